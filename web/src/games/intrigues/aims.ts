/** Which action a thing on the table stands for: lit when the hall calls it legal, asked about when it does not. */

import type { Code, Lexicon, Turn } from '../../lib/game';
import type { Aesir } from './aesir';
import type { Card, View } from './view';

const ON_TABLE = new Set(['play', 'score', 'turn-own', 'hide', 'double', 'turn-other', 'give', 'take']);

/** Only doing the will and scoring no more cards name nothing on the table. */
export function onTable(turn: Turn, lexicon: Lexicon): Set<Code> {
  return new Set(turn.legal.filter((code) => ON_TABLE.has(lexicon.decode(code).word)));
}

/** Cards are played from the hand, Sif's drawn card too. */
export function inHand(turn: Turn, lexicon: Lexicon): Set<Code> {
  return new Set(turn.legal.filter((code) => lexicon.decode(code).word === 'play'));
}

export function playing([shown, other]: Card): string {
  return `play ${shown} ${other}`;
}

/**
 * The action that a tap on the nth card of a stack (from the top) means in the decision that is open, in notation.
 * Null: that decision is about no stack, and a tap just looks into it.
 */
export function aimAt(view: View, seat: number, aesir: Aesir, nth: number): string | null {
  const own = seat === view.seat;
  const place = `${seat + 1} ${aesir} ${nth}`;
  switch (view.frame) {
    case 'odins-will':
      return own ? `turn-own ${aesir}` : `turn-other ${place}`;
    case 'thors-will':
      return own ? `hide ${aesir}` : `turn-other ${place}`;
    case 'freyas-will':
      return own ? `double ${aesir}` : `turn-other ${place}`;
    case 'lokis-will':
      return `turn-other ${place}`;
    case 'bragis-gift':
      return own ? `give ${aesir} ${nth}` : `take ${place}`;
    case 'bragis-prize':
      return `take ${place}`;
    case 'favour':
    case 'goal':
    case 'heimdalls-will':
    case 'final-favour':
      if (own && aesir === view.awake) return `score ${nth}`;
      return own ? `turn-own ${aesir}` : `turn-other ${place}`;
    default:
      return null;
  }
}

export interface Aim {
  code: Code;
  lit: boolean;
}

export function aimOf(view: View, turn: Turn, lexicon: Lexicon, seat: number, aesir: Aesir, nth: number): Aim | null {
  if (turn.seat === null || turn.seat !== view.seat) return null;
  const text = aimAt(view, seat, aesir, nth);
  const code = text === null ? null : lexicon.encode(text);
  return code === null ? null : { code, lit: turn.legal.includes(code) };
}

/** The legal actions on the cards of a stack, from the top; whole stacks have one. */
export function litIn(view: View, turn: Turn, lexicon: Lexicon, seat: number, aesir: Aesir): Code[] {
  const stack = view.players[seat]?.stacks[aesir];
  const cards = stack ? stack.cards.length + stack.hidden.length : 0;
  const aims = Array.from({ length: cards }, (_, at) => aimOf(view, turn, lexicon, seat, aesir, at + 1));
  return [...new Set(aims.flatMap((aim) => (aim?.lit ? [aim.code] : [])))];
}
