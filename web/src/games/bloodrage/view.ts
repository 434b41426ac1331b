// Written by `make types` from meadhall.games.bloodrage.view_types: change it there.

export type Province = 'elvagar' | 'angerboda' | 'muspelheim' | 'horgr' | 'utgard' | 'andlang' | 'gimle' | 'myrkulor' | 'yggdrasil';

export type Fjord = 'north-east' | 'south-east' | 'south-west' | 'north-west';

export interface Figures {
  seat: number;
  figure: string;
  count: number;
}

/** Yggdrasil has no region, no villages and no fjord. `strength` is each clan's, by seat. */
export interface ProvinceFacts {
  region: 'manheim' | 'jotunheim' | 'alfheim' | null;
  villages: number | null;
  room: number | null;
  fjord: Fjord | null;
  token: string;
  glory: number;
  pillaged: boolean;
  destroyed: boolean;
  figures: Figures[];
  strength: number[];
}

export interface FjordFacts {
  supports: Province[];
  live: boolean;
  figures: Figures[];
}

export interface Stat {
  step: number;
  value: number;
}

/** `known`: cards that the viewer knows to be in the hand or among the quests. */
export interface Clan {
  clan: 'wolf' | 'raven' | 'serpent' | 'bear';
  glory: number;
  sources: Record<string, number>;
  rage: number;
  passed: boolean;
  stats: Record<'rage' | 'axes' | 'horns', Stat>;
  on_board: number;
  upgrades: Record<'warrior' | 'leader' | 'ship' | 'monster-1' | 'monster-2' | 'clan-1' | 'clan-2' | 'clan-3', string | null>;
  reserve: Record<string, number>;
  valhalla: Record<string, number>;
  costs: Record<string, number>;
  hand: number;
  quests: number;
  open_quests: string[];
  known: string[];
  committed: boolean;
}

export interface Draft {
  round: number;
  rounds: number;
  choices: number;
  pack: string[];
  cards: number;
}

/** Cards that vanished from a pack between two looks: how many each seat took, and how many were left. */
export interface Memory {
  age: number;
  cards: string[];
  taken: number[];
  left: number;
}

export interface March {
  start: Province;
  goal: Province;
  moved: number;
}

export interface Line {
  figure: string;
  count: number;
  strength: number;
}

export interface Side {
  seat: number;
  face_down: boolean;
  laid: string[];
  late: string[];
  silenced: boolean;
  counted: boolean;
  lines: Line[];
  strength: number;
  bonus: number;
  total: number;
  fallen: number;
}

export interface Battle {
  province: Province;
  pillager: number;
  challenge: boolean;
  winner: number | null;
  sides: Side[];
}

export interface View {
  game: 'bloodrage';
  seat: number | null;
  age: number;
  phase: string;
  frame: string;
  asked: number[];
  waiting: number[];
  first: number;
  turn: number | null;
  doom: Province[];
  doomed: Province | null;
  provinces: Record<Province, ProvinceFacts>;
  fjords: Record<Fjord, FjordFacts>;
  clans: Clan[];
  discard: string[];
  draft: Draft | null;
  memory: Memory[];
  march: March | null;
  battle: Battle | null;
  destruction: Figures[];
  hand: string[];
  quests: string[];
  pick: string | null;
}
