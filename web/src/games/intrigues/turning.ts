/** IA2.3 Which end of a card in the hand is up. */

import type { Card } from './view';

/** A card of the hand that is chosen: by place, with the end that is up. */
export interface Ready {
  at: number;
  shown: string;
  /** Committed and still to be changed, or waiting to be confirmed. */
  committed: boolean;
}

/** The card that the notation of a play means; of equal cards the first. */
export function readyIn(cards: readonly Card[], text: string | null, committed: boolean): Ready | null {
  const [word, shown, other] = text?.split(' ') ?? [];
  if (word !== 'play' || !shown || !other) return null;
  const at = cards.findIndex((card) => card.includes(shown as Card[0]) && card.includes(other as Card[0]));
  return at < 0 ? null : { at, shown, committed };
}

export function turnedRound([upper, lower]: Card): Card {
  return [lower, upper];
}

/** A card lies as the player turned it; else as it was chosen; else as it came. */
export function endsUp(card: Card, at: number, ready: Ready | null, turned: boolean | undefined): Card {
  const isOver = turned ?? (ready?.at === at && ready.shown !== card[0]);
  return isOver ? turnedRound(card) : card;
}

/** Whether the card is chosen with the end up that it shows. */
export function isReady(ends: Card, at: number, ready: Ready | null): boolean {
  return ready?.at === at && ready.shown === ends[0];
}
