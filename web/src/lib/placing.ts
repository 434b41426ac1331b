/** Where a box with words goes: never over what it explains, and over as little as possible that can be chosen. */

export interface Rect {
  left: number;
  top: number;
  width: number;
  height: number;
}

export function overlap(one: Rect, two: Rect): number {
  const across = Math.min(one.left + one.width, two.left + two.width) - Math.max(one.left, two.left);
  const down = Math.min(one.top + one.height, two.top + two.height) - Math.max(one.top, two.top);
  return across > 0 && down > 0 ? across * down : 0;
}

/** Of the places in the order in which they are liked, the first that covers the least. */
export function placeBox(candidates: readonly Rect[], anchor: Rect, lit: readonly Rect[]): Rect | null {
  const free = candidates.filter((each) => !overlap(each, anchor));
  const covering = (rect: Rect) => lit.reduce((sum, each) => sum + overlap(rect, each), 0);
  const choices = (free.length ? free : candidates).map((rect) => ({ rect, covered: covering(rect) }));
  const [first, ...others] = choices;
  if (!first) return null;
  return others.reduce((best, each) => (each.covered < best.covered ? each : best), first).rect;
}

export interface Surroundings {
  window: { width: number; height: number };
  /** The side panel below its prompt; null where there is none, or no room in it. */
  side: Rect | null;
}

const GAP = 8;
const PHONE = 760;

/** Places for a box of that size, the best first: its fixed place in the side panel, else beside what it explains. */
export function boxPlaces(
  { window, side }: Surroundings,
  size: { width: number; height: number },
  anchor: Rect,
): Rect[] {
  const { width, height } = size;
  const at = (left: number, top: number): Rect => ({ left, top, width, height });
  const low = window.height - height - GAP;
  if (window.width <= PHONE) return [at(GAP, low), at(GAP, 52)];
  if (side) {
    const beside = side.left - width - GAP;
    return [at(side.left, side.top + side.height - height), at(beside, low), at(beside, 52), at(GAP, low), at(GAP, 52)];
  }
  const middle = Math.max(GAP, Math.min(anchor.left + anchor.width / 2 - width / 2, window.width - width - GAP));
  const below = at(middle, anchor.top + anchor.height + 6);
  const above = at(middle, anchor.top - height - 6);
  return [below, above]
    .filter((each) => each.top >= GAP && each.top <= low)
    .concat(at(GAP, low), at(window.width - width - GAP, 52));
}
