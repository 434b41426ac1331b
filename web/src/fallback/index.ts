/** A game without a folder in src/games can be played all the same: its view in panels, its actions in the prompt. */

import type { GameClient } from '../lib/game';
import Board from './Board.svelte';
import Hand from './Hand.svelte';
import { explainThing } from './reader';
import { costOf, scoreOf } from './reading';
import Status from './Status.svelte';

export function fallbackFor(game: string): GameClient {
  return {
    Board,
    Hand,
    Status,
    onTable: () => new Set(),
    explain: (topic, value, texts) => explainThing(game, topic, value, texts),
    score: scoreOf,
    cost(code, view, lexicon, texts) {
      const cost = costOf(view, Object.values(lexicon.decode(code).args).map(String));
      const key = `${game}-cost`;
      return cost !== null && texts.has(key) ? texts.say(key, { cost }) : null;
    },
  };
}
