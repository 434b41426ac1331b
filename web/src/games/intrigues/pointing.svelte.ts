/** What the player points at in the hand or on the board, before any click: both show what would come of it. */

import type { Code } from '../../lib/game';

export const pointing = $state<{ code: Code | null }>({ code: null });
