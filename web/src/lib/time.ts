/** Time left on a clock, as short as it can be read: 0:42, 12:05, 2 d 3 h. */

import type { Clock } from './wire';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export function clockFace(left: number, day = 'd', hour = 'h'): string {
  const rest = Math.max(0, left);
  if (rest >= DAY) return `${Math.floor(rest / DAY)} ${day} ${Math.floor((rest % DAY) / HOUR)} ${hour}`;
  const seconds = Math.ceil(rest / SECOND);
  const two = (n: number) => String(n).padStart(2, '0');
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return `${minutes}:${two(seconds % 60)}`;
  return `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${two(seconds % 60)}`;
}

/** What a seat has left so long after the hall told its clock; null without a clock. The hall sends nothing when time runs out. */
export function timeLeft(clock: Clock | null, seat: number, since: number): number | null {
  const told = clock?.left[seat] ?? null;
  return told !== null && clock?.running.includes(seat) ? told - Math.max(0, since) : told;
}
