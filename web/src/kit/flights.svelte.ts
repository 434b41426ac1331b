/** Things on their way from spot to spot. A game says which event sends what where; the layer draws it. */

import { spotOf } from './spots';
import type { GameEvent } from '../lib/wire';

/** `what` is whatever the game needs to draw it. Of several spots the first that is on screen is meant. */
export interface Flight<T = unknown> {
  from: string | readonly string[];
  to: string | readonly string[];
  what: T;
  /** Degrees that it turns on its way. */
  turns?: number;
  /** Times its size on arrival. */
  shrinks?: number;
}

export interface Route<T = unknown> {
  id: number;
  what: T;
  start: DOMRect;
  end: DOMRect;
  turns: number;
  shrinks: number;
  duration: number;
  delay: number;
  /** Where it lands, so that what it becomes can be hidden until then. */
  to: readonly string[];
}

/** Between equal things that leave together. */
const APART = 60;
/** Less time than this is not seen: it only flickers. */
const SHORTEST = 120;

export class Flights<T = unknown> {
  routes = $state.raw<readonly Route<T>[]>([]);
  private flown = 0;
  private readonly flightsOf: (event: GameEvent) => readonly Flight<T>[];

  constructor(flightsOf: (event: GameEvent) => readonly Flight<T>[]) {
    this.flightsOf = flightsOf;
  }

  /** Events are being told for so long; without motion the duration is 0, and nothing flies. */
  tell(events: readonly GameEvent[], duration: number): void {
    if (duration < SHORTEST) return;
    const flights = events.flatMap((event) => this.flightsOf(event));
    const apart = flights.length > 1 ? Math.min(APART, (duration * 0.4) / (flights.length - 1)) : 0;
    const time = duration - apart * (flights.length - 1);
    const made = flights.flatMap((flight, nth): Route<T>[] => {
      const start = spotOf(flight.from);
      const end = spotOf(flight.to);
      if (!start || !end) return [];
      const to = typeof flight.to === 'string' ? [flight.to] : flight.to;
      return [
        {
          id: ++this.flown,
          what: flight.what,
          start,
          end,
          to,
          turns: flight.turns ?? 0,
          shrinks: flight.shrinks ?? 1,
          duration: time,
          delay: nth * apart,
        },
      ];
    });
    if (made.length) this.routes = [...this.routes, ...made];
  }

  land = (id: number): void => {
    this.routes = this.routes.filter((route) => route.id !== id);
  };

  /** Whether something is about to land there. */
  isAwaited = (spot: string): boolean => this.routes.some((route) => route.to.includes(spot));

  /** Skipped: everything is where it belongs. */
  clear = (): void => {
    this.routes = [];
  };
}
