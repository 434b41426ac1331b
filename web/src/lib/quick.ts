/** The table that *Play now against bots* opens: a few karls, and the options of the game for quick tables. */

import type { GameFacts, OptionFacts } from './api';

export function quickTable(game: GameFacts) {
  const bots = Math.min(3, game.most) - 1;
  return {
    game: game.id,
    seats: [{ kind: 'me' }, ...Array.from({ length: bots }, () => ({ kind: 'bot', level: 'karl' }))],
    options: Object.fromEntries(game.options.map((option) => [option.id, option.quick])),
    start: true,
  };
}

/** What is not as usual at a quick table; the page says so. */
export function quickExceptions(game: GameFacts): OptionFacts[] {
  return game.options.filter((option) => option.quick !== option.values[0]);
}
