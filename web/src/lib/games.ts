/** What a game shows: one folder each, fetched when a table of it is opened. */

import type { GameClient } from './game';

const folders = import.meta.glob<{ default: GameClient }>('../games/*/index.ts');

/** A game without a folder is read from its view, in panels. */
export async function loadGame(id: string): Promise<GameClient> {
  const load = folders[`../games/${id}/index.ts`];
  return load ? (await load()).default : (await import('../fallback')).fallbackFor(id);
}

/** Games with a board of their own come first. */
export function boardsFirst<G extends { id: string }>(games: readonly G[]): G[] {
  const hasBoard = (game: G) => `../games/${game.id}/index.ts` in folders;
  return [...games.filter(hasBoard), ...games.filter((game) => !hasBoard(game))];
}
