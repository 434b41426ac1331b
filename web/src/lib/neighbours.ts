/** Which place comes next in a direction, by where places are on screen. */

export type Direction = 'left' | 'right' | 'up' | 'down';

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Placed {
  name: string;
  box: Box;
}

/** How much a place beside the way costs, against one straight ahead. */
const ASIDE = 3;
const OFF = 0.25;

interface Way {
  ahead: number;
  gap: number;
  cost: number;
}

function wayTo(from: Box, to: Box, direction: Direction): Way {
  const across = direction === 'left' || direction === 'right';
  const sign = direction === 'left' || direction === 'up' ? -1 : 1;
  const middle = (box: Box, horizontal: boolean) =>
    horizontal ? (box.left + box.right) / 2 : (box.top + box.bottom) / 2;
  const ahead = sign * (middle(to, across) - middle(from, across));
  const offset = Math.abs(middle(to, !across) - middle(from, !across));
  const gap = across
    ? Math.max(0, to.top - from.bottom, from.top - to.bottom)
    : Math.max(0, to.left - from.right, from.left - to.right);
  return { ahead, gap, cost: ahead + ASIDE * gap + OFF * offset };
}

/** The nearest place in that direction, straight ahead before aside; null where there is none. */
export function neighbourOf(places: readonly Placed[], from: string, direction: Direction): string | null {
  const here = places.find((each) => each.name === from);
  if (!here) return null;
  const ways = places
    .filter((each) => each.name !== from)
    .map(({ name, box }) => ({ name, ...wayTo(here.box, box, direction) }))
    .filter((way) => way.ahead > 1);
  const straight = ways.filter((way) => way.gap === 0);
  const near = ways.filter((way) => way.gap <= way.ahead);
  return (
    (straight.length ? straight : near.length ? near : ways).sort((one, two) => one.cost - two.cost)[0]?.name ?? null
  );
}

/** The last place straight ahead: Home and End of a row. */
export function furthestOf(places: readonly Placed[], from: string, direction: Direction): string | null {
  const here = places.find((each) => each.name === from);
  if (!here) return null;
  const ways = places
    .map(({ name, box }) => ({ name, ...wayTo(here.box, box, direction) }))
    .filter((way) => way.ahead > 1 && way.gap === 0);
  return ways.sort((one, two) => two.ahead - one.ahead)[0]?.name ?? null;
}

/**
 * A game's own order instead of geometry: where to go from a place, null for nowhere, undefined to leave it to geometry.
 * `before` is the place that had the focus before this one.
 */
export type Neighbours = (from: string, direction: Direction, before: string | null) => string | null | undefined;

/** Left and right go round. */
export function ringOf(order: readonly string[]): Neighbours {
  return (from, direction) => {
    const at = order.indexOf(from);
    if (at < 0 || direction === 'up' || direction === 'down') return undefined;
    return order[(at + (direction === 'right' ? 1 : order.length - 1)) % order.length];
  };
}
