/** The games that this client can show: one folder each, fetched when a table of it is opened. */

import type { GameClient } from './game';

const folders = import.meta.glob<{ default: GameClient }>('../games/*/index.ts');

export async function loadGame(id: string): Promise<GameClient | null> {
  const load = folders[`../games/${id}/index.ts`];
  return load ? (await load()).default : null;
}

export function canShow(id: string): boolean {
  return `../games/${id}/index.ts` in folders;
}
