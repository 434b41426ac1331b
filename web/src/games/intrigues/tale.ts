/** The awakening as the events tell it, one Aesir after the other. */

import type { GameEvent } from '../../lib/game';
import type { Aesir } from './aesir';
import type { Comparison } from './favour';

export interface Awakening {
  aesir: Aesir;
  /** IA3.2 Nobody has a card. */
  slept: boolean;
  counts: { seat: number; attention: number }[];
  disputants: number[];
  comparisons: Comparison[];
  winner: number | null;
  /** IA3.3 The dispute has found nobody. */
  undecided: boolean;
  /** What the winner did, and what came of it. */
  deeds: GameEvent[];
}

interface Told {
  aesir: Aesir;
  seat: number;
  seats: number[];
  attention: number;
}

/** Takes one more event into the tale; an awakening begins with `awoke`, and others follow from it. */
export function tell(awakening: Awakening | null, event: GameEvent): Awakening | null {
  const { aesir, seat, seats, attention } = event.args as unknown as Told;
  if (event.key === 'awoke') {
    return {
      aesir,
      slept: false,
      counts: [],
      disputants: [],
      comparisons: [],
      winner: null,
      undecided: false,
      deeds: [],
    };
  }
  if (!awakening) return null;
  switch (event.key) {
    case 'slept':
      return { ...awakening, slept: true };
    case 'attention':
      return { ...awakening, counts: [...awakening.counts, { seat, attention }] };
    case 'disputed':
      return { ...awakening, disputants: seats };
    case 'compared': {
      const last = awakening.comparisons.at(-1);
      const goesOn = last?.aesir === aesir;
      const comparison: Comparison = {
        aesir,
        counts: [...(goesOn ? last.counts : []), { seat, attention }],
        out: goesOn ? last.out : [],
      };
      return {
        ...awakening,
        comparisons: [...(goesOn ? awakening.comparisons.slice(0, -1) : awakening.comparisons), comparison],
      };
    }
    case 'dropped-out': {
      const last = awakening.comparisons.at(-1);
      if (!last) return awakening;
      return {
        ...awakening,
        comparisons: [...awakening.comparisons.slice(0, -1), { ...last, out: [...last.out, seat] }],
      };
    }
    case 'undecided':
      return { ...awakening, undecided: true };
    case 'favoured':
      return { ...awakening, winner: seat };
    case 'round-began':
    case 'count-began':
    case 'ended':
      return null;
    case 'played':
      // cards of the draft belong to no awakening; Sif's card is played after her favour
      return awakening.winner === null ? awakening : { ...awakening, deeds: [...awakening.deeds, event] };
    default:
      return { ...awakening, deeds: [...awakening.deeds, event] };
  }
}

/** All awakenings that these events tell, in order. */
export function awakenings(events: readonly GameEvent[]): Awakening[] {
  const told: Awakening[] = [];
  let now: Awakening | null = null;
  for (const event of events) {
    const next = tell(now, event);
    if (event.key !== 'awoke' && now && next) told[told.length - 1] = next;
    else if (next) told.push(next);
    now = next;
  }
  return told;
}

export interface Counted extends Awakening {
  /** Points of every seat after this favour. */
  points: number[];
  /** Whether the winner turned a card into a point. */
  scored: boolean;
}

const SCORED = new Set(['scored', 'scored-hidden']);

/** IA5.2 The final count, favour by favour, with the points as they grow. */
export function finalCount(events: readonly GameEvent[], seats: number): { before: number[]; favours: Counted[] } {
  const start = events.findIndex((event) => event.key === 'count-began');
  const points = Array.from({ length: seats }, () => 0);
  const add = (event: GameEvent) => {
    const seat = event.args['seat'] as number;
    if (SCORED.has(event.key)) points[seat] = (points[seat] ?? 0) + 1;
  };
  (start < 0 ? events : events.slice(0, start)).forEach(add);
  const before = [...points];
  const favours = (start < 0 ? [] : awakenings(events.slice(start + 1))).map((awakening) => {
    awakening.deeds.forEach(add);
    return { ...awakening, points: [...points], scored: awakening.deeds.some((event) => SCORED.has(event.key)) };
  });
  return { before, favours };
}
