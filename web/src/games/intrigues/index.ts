/** The table of Intrigues of Asgard. */

import type { GameClient } from '../../lib/game';
import { inHand, onTable } from './aims';
import Board from './Board.svelte';
import EndCount from './EndCount.svelte';
import { about, explain } from './explain';
import Hand from './Hand.svelte';
import PlayerLine from './PlayerLine.svelte';
import Status from './Status.svelte';
import type { View } from './view';

const game: GameClient<View> = {
  Board,
  Hand,
  Status,
  PlayerLine,
  EndCount,
  onTable,
  inHand,
  about,
  explain,
  tellsItself: true,
  score: (view, seat) => view.players[seat]?.points ?? 0,
};

export default game;
