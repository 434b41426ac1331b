/** Which cards fly from where to where when an event is told. Places are `data-spot` on the table. */

import type { GameEvent } from '../../lib/game';
import type { Aesir } from './aesir';

export interface Flight {
  from: string;
  to: string;
  /** Aesir at the upper end; null flies face down. */
  upper: Aesir | null;
  lower: Aesir | null;
  /** Turns round on its way. */
  turns: boolean;
  doubling: boolean;
}

/** A flight on the screen. */
export interface Route extends Flight {
  start: DOMRect;
  end: DOMRect;
  /** In milliseconds. */
  duration: number;
}

export const spotOf = {
  stack: (seat: number, aesir: Aesir) => `stack-${seat}-${aesir}`,
  player: (seat: number) => `player-${seat}`,
  points: (seat: number) => `points-${seat}`,
  deck: 'deck',
  middle: 'middle',
};

interface Args {
  seat: number;
  owner: number;
  shown: Aesir;
  other: Aesir;
  before: Aesir;
  after: Aesir;
  stack: Aesir;
  given: Aesir;
  taken: Aesir;
}

const card = (from: string, to: string, upper: Aesir | null, lower: Aesir | null = null, turns = false): Flight => ({
  from,
  to,
  upper,
  lower,
  turns,
  doubling: false,
});

export function flightsOf(event: GameEvent): Flight[] {
  const { seat, owner, shown, other, before, after, stack, given, taken } = event.args as unknown as Args;
  const { stack: at, player, points, deck, middle } = spotOf;
  switch (event.key) {
    case 'played':
      return [card(player(seat), at(seat, shown), shown, other)];
    case 'turned-own':
      return [card(at(seat, before), at(seat, after), before, after, true)];
    case 'turned-other':
      return [card(at(owner, before), at(owner, after), before, after, true)];
    case 'hid':
      return [card(at(seat, 'thor'), at(seat, stack), null)];
    case 'turned-up':
      return [card(at(seat, stack), at(seat, 'thor'), 'thor')];
    case 'swapped':
      return [card(at(seat, given), at(owner, given), given), card(at(owner, taken), at(seat, taken), taken)];
    case 'drew':
      return [card(deck, player(seat), null)];
    case 'scored':
      return [card(at(seat, stack), points(seat), stack)];
    case 'scored-hidden':
      return [card(at(seat, stack), points(seat), 'thor')];
    case 'doubled':
      return [{ ...card(middle, at(seat, stack), null), doubling: true }];
    default:
      return [];
  }
}
