/** Tells fresh events in time, step by step. The table itself shows the newest state at once and waits for nothing. */

import type { GameEvent, Motion } from '../../lib/game';
import type { Aesir } from './aesir';
import { tell, type Awakening } from './tale';

/** Events that are one step of the telling, and how long it takes at the usual speed. */
export interface Beat {
  events: GameEvent[];
  duration: number;
}

const DURATIONS: Record<string, number> = {
  played: 450,
  'passed-left': 300,
  'passed-right': 300,
  awoke: 300,
  attention: 300,
  disputed: 350,
  compared: 450,
  slept: 450,
  undecided: 600,
  favoured: 450,
  'drew-card': 0,
};
const DEED = 900;
/** How long the last deed can be read. */
const LINGER = 2500;
/** What happens at the same time, or is one line of a comparison, is one step. */
const TOGETHER = new Set(['played', 'attention', 'goal-opened']);

export function beatsOf(events: readonly GameEvent[]): Beat[] {
  const beats: Beat[] = [];
  let last: GameEvent | null = null;
  for (const event of events) {
    const beat = beats.at(-1);
    const sameComparison =
      event.key === 'compared' && last?.key === 'compared' && last.args['aesir'] === event.args['aesir'];
    const together = last?.key === event.key && TOGETHER.has(event.key);
    if (beat && (together || sameComparison || event.key === 'dropped-out')) beat.events.push(event);
    else beats.push({ events: [event], duration: DURATIONS[event.key] ?? DEED });
    last = event;
  }
  return beats;
}

/** The more is still to be told, the faster it goes: by this much it is twice as fast. */
const PATIENCE = 3000;

export class Narrator {
  /** The awakening being told. */
  awakening = $state.raw<Awakening | null>(null);
  /** What a player did, in words; what the awakening shows by itself and cards that fly are not repeated. */
  deed = $state.raw<GameEvent | null>(null);
  playing = $state(false);
  private waiting: Beat[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** `onBeat` sets things in motion; it is called once for every step that is told in time. */
  constructor(private readonly onBeat: (beat: Beat, duration: number) => void) {}

  get spotlight(): Aesir | null {
    return this.playing ? (this.awakening?.aesir ?? null) : null;
  }

  hear(events: readonly GameEvent[], motion: Motion): void {
    if (motion.off) {
      this.skip();
      for (const event of events) this.awakening = tell(this.awakening, event);
      return;
    }
    this.waiting.push(...beatsOf(events));
    if (this.playing || !this.waiting.length) return;
    clearTimeout(this.timer);
    this.next(motion);
  }

  skip = (): void => {
    clearTimeout(this.timer);
    for (const beat of this.waiting) this.take(beat);
    this.waiting = [];
    this.playing = false;
    this.deed = null;
  };

  private take(beat: Beat): void {
    for (const event of beat.events) this.awakening = tell(this.awakening, event);
    const event = beat.events[0];
    this.deed = event && !(event.key in DURATIONS) ? event : null;
  }

  private next = (motion: Motion): void => {
    const beat = this.waiting.shift();
    this.playing = beat !== undefined;
    if (!beat) {
      this.timer = setTimeout(() => (this.deed = null), LINGER);
      return;
    }
    this.take(beat);
    const behind = this.waiting.reduce((sum, each) => sum + each.duration, 0);
    const duration = beat.duration / motion.speed / (1 + behind / PATIENCE);
    this.onBeat(beat, duration);
    this.timer = setTimeout(() => this.next(motion), duration);
  };
}
