// Written by `make types` from meadhall.games.intrigues.view_types: change it there.

export type Aesir = 'odin' | 'thor' | 'freya' | 'loki' | 'sif' | 'bragi' | 'heimdall';

export type Card = [Aesir, Aesir];

/** From the top: the lower end of each face-up card, then of the hidden Thor cards; null is not shown. */
export interface Stack {
  attention: number;
  cards: (Aesir | null)[];
  hidden: (Aesir | null)[];
}

export interface Player {
  points: number;
  hand: number;
  committed: boolean;
  stacks: Partial<Record<Aesir, Stack>>;
}

export interface Goal {
  column: number;
  row: number;
  aesir: Aesir | null;
  limit: number;
  current: boolean;
}

/** Who would have the favour now, or between whom a dispute would be. */
export interface Favourite {
  seat: number | null;
  tied: number[];
}

export interface Doubling {
  seat: number;
  stack: Aesir;
}

export interface View {
  game: 'intrigues';
  seat: number | null;
  round: number;
  turn: number;
  phase: 'choosing' | 'awakening' | 'final-count' | 'over';
  frame: string;
  asked: number[];
  waiting: number[];
  passing: 'left' | 'right';
  deck: number;
  doubling: Doubling | null;
  goals: Goal[];
  awake: Aesir | null;
  favourites: Record<Aesir, Favourite>;
  players: Player[];
  hand: Card[];
  pick: string | null;
  known_hands: Record<string, Card[]>;
  drawn: Card | null;
  given: string | null;
}
