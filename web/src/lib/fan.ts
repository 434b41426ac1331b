/** A fan's step is a fifth of a card's width; it is squeezed into its room, but each card stays visible. */

const USUAL = 0.2;
const LEAST = 4;

export function fanSteps(count: number, width: number, room: number): number {
  if (count < 2) return 0;
  return Math.max(LEAST, Math.min(width * USUAL, (room - width) / (count - 1)));
}
