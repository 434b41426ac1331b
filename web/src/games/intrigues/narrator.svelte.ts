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
  'passed-left': 350,
  'passed-right': 350,
  awoke: 350,
  attention: 350,
  disputed: 350,
  compared: 500,
  slept: 400,
  undecided: 600,
  favoured: 500,
  'drew-card': 0,
  'round-began': 300,
};
const DEED = 450;
/** What happens at the same time, or is one line of a comparison, is one step. */
const TOGETHER = new Set(['played', 'attention', 'goal-opened']);

export function beatsOf(events: readonly GameEvent[]): Beat[] {
  const beats: Beat[] = [];
  let last: GameEvent | null = null;
  for (const event of events) {
    const beat = beats.at(-1);
    const sameComparison = event.key === 'compared' && last?.key === 'compared' && last.args['aesir'] === event.args['aesir'];
    const together = last?.key === event.key && TOGETHER.has(event.key);
    if (beat && (together || sameComparison || event.key === 'dropped-out')) beat.events.push(event);
    else beats.push({ events: [event], duration: DURATIONS[event.key] ?? DEED });
    last = event;
  }
  return beats;
}

/** Behind by more than this, the telling hurries. */
const PATIENCE = 6000;

export class Narrator {
  /** The awakening being told. */
  awakening = $state.raw<Awakening | null>(null);
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
    if (!this.playing) this.next(motion);
  }

  skip = (): void => {
    clearTimeout(this.timer);
    for (const beat of this.waiting) this.take(beat);
    this.waiting = [];
    this.playing = false;
  };

  private take(beat: Beat): void {
    for (const event of beat.events) this.awakening = tell(this.awakening, event);
  }

  private next = (motion: Motion): void => {
    const beat = this.waiting.shift();
    this.playing = beat !== undefined;
    if (!beat) return;
    this.take(beat);
    const behind = this.waiting.reduce((sum, each) => sum + each.duration, 0);
    const duration = beat.duration / motion.speed / (behind > PATIENCE ? 2 : 1);
    this.onBeat(beat, duration);
    this.timer = setTimeout(() => this.next(motion), duration);
  };
}
