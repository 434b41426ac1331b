/** Matches between bots, by `python -m tests.web.intrigues`. */

import { makeLexicon, type Lexicon } from '../../../lib/lexicon';
import type { GameEvent, Result, Turn } from '../../../lib/game';
import type { LexiconFacts } from '../../../lib/wire';
import type { Aesir } from '../aesir';
import type { View } from '../view';
import read from './played.json';

interface Played {
  lexicon: LexiconFacts;
  moments: { view: View; turn: Turn }[];
  outcomes: { view: View; action: string; attention: Partial<Record<Aesir, number>>[] }[];
  matches: { seats: number; events: GameEvent[]; result: Result }[];
}

export const played = read as unknown as Played;
export const lexicon: Lexicon = makeLexicon(played.lexicon);

export function momentIn(frame: string): { view: View; turn: Turn } {
  const found = played.moments.find((moment) => moment.view.frame === frame);
  if (!found) throw new Error(`no moment in ${frame}`);
  return found;
}
