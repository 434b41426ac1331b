/** What can be read from a view; no rule of the game. */

import type { Aesir, Goal, View } from './view';

/** Rows of the matrix: the viewer's own is the last. */
export function rowsOf(view: View): number[] {
  const others = view.players.map((_, seat) => seat).filter((seat) => seat !== view.seat);
  return view.seat === null ? others : [...others, view.seat];
}

/** IA2.4 Who gets the viewer's hand. */
export function receiverOf(view: View, seat: number): number {
  const seats = view.players.length;
  return (seat + (view.passing === 'left' ? 1 : seats - 1)) % seats;
}

export function goalOf(view: View, aesir: Aesir): Goal | null {
  return view.goals.find((goal) => goal.aesir === aesir) ?? null;
}

/** IA5.2 There are no goals in the final count. */
export function countsNow(view: View, goal: Goal | undefined): boolean {
  return goal !== undefined && goal.current && (view.phase === 'choosing' || view.phase === 'awakening');
}

export function isPast(view: View, goal: Goal | undefined): boolean {
  return goal !== undefined && !countsNow(view, goal) && goal.column <= view.round;
}

export function isDoubled(view: View, seat: number, aesir: Aesir): boolean {
  return view.doubling?.seat === seat && view.doubling.stack === aesir;
}

export function leadersOf(view: View): number[] {
  const best = Math.max(...view.players.map((player) => player.points));
  return best === 0 ? [] : view.players.flatMap((player, seat) => (player.points === best ? [seat] : []));
}

/** Cards of the round that are still to be played, the one being chosen included. */
export function cardOf(view: View): { nth: number; of: number } {
  const left = Math.max(...view.players.map((player) => player.hand));
  return { nth: view.turn + 1, of: view.turn + left };
}
