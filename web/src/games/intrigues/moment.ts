/** The awakening as it stands, for who comes to the table without having heard the events. */

import { attentionOf, settle } from './favour';
import type { Awakening } from './tale';
import type { View } from './view';

export function momentOf(view: View, heard: Awakening | null): Awakening | null {
  const aesir = view.awake;
  const winner = view.asked[0];
  if (!aesir || winner === undefined || view.phase === 'choosing') return null;
  if (heard?.aesir === aesir && heard.winner === winner) return heard;
  const { leaders, comparisons, winner: found } = settle(attentionOf(view), aesir);
  // a goal may have taken cards since: then the count of now does not tell how the favour was won
  const tellsIt = found === winner;
  const disputed = tellsIt && leaders.length > 1;
  return {
    aesir,
    slept: false,
    counts: [],
    disputants: disputed ? leaders : [],
    comparisons: disputed ? comparisons : [],
    winner,
    undecided: false,
    deeds: [],
  };
}
