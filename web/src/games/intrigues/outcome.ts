/** What a choice would do to the table as far as the viewer can know: for the preview before it is confirmed. */

import { AESIR, type Aesir } from './aesir';
import { attentionOf, type Attention } from './favour';
import type { View } from './view';

interface Word {
  word: string;
  args: Record<string, unknown>;
}

export interface Outcome {
  attention: Attention;
  /** Where attention changes, by seat and Aesir. */
  changes: { seat: number; aesir: Aesir; from: number; to: number }[];
  /** The card's lower end is not shown, so nobody knows where it will go. */
  unknown: boolean;
  point: boolean;
}

/** Cards of every stack, and where the doubling card lies. */
class Draft {
  unknown = false;
  point = false;
  readonly faceUp: Record<Aesir, number>[];
  readonly hidden: Record<Aesir, number>[];
  doubled: { seat: number; stack: Aesir } | null;

  constructor(readonly view: View) {
    const counts = (of: 'cards' | 'hidden') =>
      view.players.map(
        (player) =>
          Object.fromEntries(AESIR.map((aesir) => [aesir, player.stacks[aesir]?.[of].length ?? 0])) as Record<
            Aesir,
            number
          >,
      );
    this.faceUp = counts('cards');
    this.hidden = counts('hidden');
    this.doubled = view.doubling;
  }

  put(seat: number, aesir: Aesir, cards = 1): void {
    const mine = this.faceUp[seat];
    if (mine) mine[aesir] += cards;
  }

  /** The nth card from the top; hidden Thor cards lie below. */
  takeOut(seat: number, aesir: Aesir, nth: number): void {
    const faceUp = this.faceUp[seat];
    const hidden = this.hidden[seat];
    if (!faceUp || !hidden) return;
    if (nth <= faceUp[aesir]) faceUp[aesir] -= 1;
    else hidden[aesir] -= 1;
  }

  turn(seat: number, aesir: Aesir, nth: number): void {
    const other = this.view.players[seat]?.stacks[aesir]?.cards[nth - 1];
    this.takeOut(seat, aesir, nth);
    if (other) this.put(seat, other);
    else this.unknown = true;
  }

  hide(seat: number, aesir: Aesir): void {
    const faceUp = this.faceUp[seat];
    const hidden = this.hidden[seat];
    if (!faceUp || !hidden) return;
    hidden[aesir] += faceUp.thor;
    faceUp.thor = 0;
  }

  /** IA4.8, IA4.3 Hidden cards left alone turn up; the doubling card leaves a stack that is no more. */
  setRight(): void {
    this.hidden.forEach((hidden, seat) => {
      for (const aesir of AESIR) {
        if (this.faceUp[seat]?.[aesir]) continue;
        this.put(seat, 'thor', hidden[aesir]);
        hidden[aesir] = 0;
        if (this.doubled?.seat === seat && this.doubled.stack === aesir && !this.faceUp[seat]?.[aesir])
          this.doubled = null;
      }
    });
  }

  attention(): Attention {
    return this.faceUp.map(
      (faceUp, seat) =>
        Object.fromEntries(
          AESIR.map((aesir) => {
            const cards = faceUp[aesir] + (this.hidden[seat]?.[aesir] ?? 0);
            return [aesir, this.doubled?.seat === seat && this.doubled.stack === aesir ? 2 * cards : cards];
          }),
        ) as Record<Aesir, number>,
    );
  }
}

/** Null for a choice that changes no attention yet. */
export function outcomeOf(view: View, { word, args }: Word): Outcome | null {
  const seat = view.seat;
  if (seat === null) return null;
  const draft = new Draft(view);
  const stack = args['stack'] as Aesir;
  const owner = args['owner'] as number;
  const nth = args['nth'] as number;
  switch (word) {
    case 'play':
      draft.put(seat, args['shown'] as Aesir);
      break;
    case 'turn-own':
      draft.turn(seat, stack, 1);
      draft.setRight();
      break;
    case 'hide':
      draft.hide(seat, stack);
      draft.setRight();
      break;
    case 'double':
      draft.doubled = { seat, stack };
      break;
    case 'turn-other':
      draft.turn(owner, stack, nth);
      draft.setRight();
      break;
    case 'score':
      if (!view.awake) return null;
      draft.takeOut(seat, view.awake, nth);
      draft.point = true;
      // IA4.9 within a goal the table is set right after the last card; alone, at once
      if (view.frame !== 'favour' && view.frame !== 'goal') draft.setRight();
      break;
    case 'take': {
      const [, given, from] = view.given?.split(' ') ?? [];
      if (!given) return null;
      draft.takeOut(seat, given as Aesir, Number(from));
      draft.takeOut(owner, stack, nth);
      draft.put(seat, stack);
      draft.put(owner, given as Aesir);
      draft.setRight();
      break;
    }
    default:
      return null;
  }
  const before = attentionOf(view);
  const attention = draft.attention();
  const changes = attention.flatMap((mine, at) =>
    AESIR.flatMap((aesir) => {
      const from = before[at]?.[aesir] ?? 0;
      return from === mine[aesir] ? [] : [{ seat: at, aesir, from, to: mine[aesir] }];
    }),
  );
  return { attention, changes, unknown: draft.unknown, point: draft.point };
}
