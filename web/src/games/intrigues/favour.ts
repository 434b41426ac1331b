/** IA3.1-IA3.3 Who has a favour, and how a dispute for it goes, comparison by comparison. */

import { AESIR, type Aesir } from './aesir';
import type { View } from './view';

/** Attention by seat and Aesir. */
export type Attention = Record<Aesir, number>[];

export interface Comparison {
  aesir: Aesir;
  counts: { seat: number; attention: number }[];
  out: number[];
}

export interface Settling {
  /** Who has the most attention; empty when nobody has a card. */
  leaders: number[];
  best: number;
  /** By how much a sole leader is ahead. */
  ahead: number;
  comparisons: Comparison[];
  winner: number | null;
}

export function attentionOf(view: View): Attention {
  return view.players.map(
    (player) =>
      Object.fromEntries(AESIR.map((aesir) => [aesir, player.stacks[aesir]?.attention ?? 0])) as Record<Aesir, number>,
  );
}

export function settle(attention: Attention, aesir: Aesir): Settling {
  const counts = attention.map((mine) => mine[aesir]);
  const best = Math.max(...counts);
  if (best === 0) return { leaders: [], best, ahead: 0, comparisons: [], winner: null };
  const leaders = counts.flatMap((count, seat) => (count === best ? [seat] : []));
  const second = Math.max(0, ...counts.filter((count) => count < best));
  const comparisons: Comparison[] = [];
  let left = leaders;
  for (const by of AESIR) {
    if (left.length === 1) break;
    const compared = left.map((seat) => ({ seat, attention: attention[seat]?.[by] ?? 0 }));
    const top = Math.max(...compared.map((each) => each.attention));
    const out = compared.filter((each) => each.attention < top).map((each) => each.seat);
    comparisons.push({ aesir: by, counts: compared, out });
    left = left.filter((seat) => !out.includes(seat));
  }
  return {
    leaders,
    best,
    ahead: leaders.length === 1 ? best - second : 0,
    comparisons,
    winner: left.length === 1 ? (left[0] ?? null) : null,
  };
}

export function settleAll(attention: Attention): Record<Aesir, Settling> {
  return Object.fromEntries(AESIR.map((aesir) => [aesir, settle(attention, aesir)])) as Record<Aesir, Settling>;
}

/** The comparison that decides a dispute; null without a dispute or a decision. */
export function deciderOf({ comparisons, winner }: Settling): Aesir | null {
  return winner === null ? null : (comparisons.at(-1)?.aesir ?? null);
}
