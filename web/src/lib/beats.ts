/** Events that are told together, and how long each step of the telling takes. */

import type { GameEvent } from './wire';

/** How a game tells its events; times in milliseconds at the usual speed. */
export interface Telling {
  durationOf: (event: GameEvent) => number;
  /** Whether an event belongs to the same step as the one before it: all reveal at once, one line of a comparison. */
  isTogether?: (before: GameEvent, event: GameEvent) => boolean;
}

export interface Motion {
  /** Durations are divided by it. */
  speed: number;
  /** Everything is shown at once. */
  off: boolean;
}

/** A game that says nothing is told event by event. */
export const PLAIN: Telling = { durationOf: () => 350 };

export interface Beat {
  events: GameEvent[];
  duration: number;
}

/** The longest duration of what is told together is that of the step. */
export function beatsOf(events: readonly GameEvent[], telling: Telling): Beat[] {
  const beats: Beat[] = [];
  let last: GameEvent | null = null;
  for (const event of events) {
    const beat = beats.at(-1);
    const duration = telling.durationOf(event);
    if (beat && last && telling.isTogether?.(last, event)) {
      beat.events.push(event);
      beat.duration = Math.max(beat.duration, duration);
    } else beats.push({ events: [event], duration });
    last = event;
  }
  return beats;
}

/** So much may be waiting before the telling goes faster; twice as much makes it twice as fast. */
const PATIENCE = 4000;
const FASTEST = 3;

export function paced(duration: number, behind: number, { speed, off }: Motion): number {
  return off ? 0 : duration / speed / Math.min(FASTEST, Math.max(1, behind / PATIENCE));
}

/** Durations from a table by the event's key. */
export function durations(table: Readonly<Record<string, number>>, usual = 350): Telling['durationOf'] {
  return (event) => table[event.key] ?? usual;
}

/** Equal events in a row are one step. */
export function together(...keys: string[]): NonNullable<Telling['isTogether']> {
  const all = new Set(keys);
  return (before, event) => before.key === event.key && all.has(event.key);
}
