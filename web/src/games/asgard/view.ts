// Written by `make types` from meadhall.games.asgard.view_types: change it there.

export type God = 'freyja' | 'baldr' | 'odin' | 'tyr' | 'thor' | 'loki' | 'hel' | 'mimir' | 'surtr' | 'fenrir';

export type Part = 'light' | 'dark';

export type Sort = 'weapon' | 'wizardry';

/** `request`, `temple` and `support` name the seat whose disc lies there; `asks`: recruits for each support slot. */
export interface GodFacts {
  side: Part;
  rises: number;
  risen: boolean;
  seal: boolean;
  request: (number | null)[];
  temple: number | null;
  support: (number | null)[];
  asks: string[][];
  tile: number | null;
  tiles_left: number[];
  recruits: Record<string, number>;
}

export interface Tile {
  god: God | null;
  population: string | null;
  flipped: boolean;
  value: number;
}

/** A face-down tile under a god; `tile` is null for those who do not know it. */
export interface Laid {
  sort: Sort;
  seat: number;
  tile: number | string | null;
}

/** `ancient`: an ancient weapon under a population, 0 while it is face down. */
export interface WorldSide {
  god: God | null;
  population: string | null;
  flipped: boolean;
  value: number;
  battle: number | null;
  battle_value: number;
  army: Record<string, number>;
  army_strength: number;
  ancient: number | null;
  laid: Laid[];
  total: number | null;
}

export interface World {
  world: number;
  closed: boolean;
  rewards: number[];
  won: number[];
  victory: number[];
  light: WorldSide;
  dark: WorldSide;
}

export interface TempleStack {
  left: number;
  top: string | null;
  points?: number;
  cost?: Record<string, number>;
  other?: number;
}

export interface Bonus {
  bonus: string;
  open: boolean;
}

/** `maybe`: the tiles that are left, or may be for all that the viewer knows. */
export interface HiddenStack {
  left: number;
  known: boolean;
  maybe: (number | string)[];
}

export interface Hidden {
  count: number;
  known: (number | string)[];
}

export interface Player {
  points: number;
  order: number;
  discs: number;
  in_row: number;
  asgard: number;
  middle: number;
  cards: number;
  revealed: God[];
  committed: boolean;
  held: Record<string, number>;
  tiles: Record<string, number>;
  temples: string[];
  temple_points: number;
  victories: number;
  battle_tiles: number;
  battle_tile_values: number[] | null;
  hidden: Record<Sort, Hidden>;
  has_passed: boolean;
}

export interface Offer {
  seat: number;
  number: number;
  pieces: Record<string, number>;
  tiles: Record<string, number>;
  skills: string[];
  weapon: number[];
  wizardry: string[];
}

/** What is still to be paid: stones for a temple, seals, or strength in a battle. */
export interface Due {
  stones?: Record<string, number>;
  other?: number;
  seals?: Record<string, number>;
  slot?: string;
  strength?: number;
}

export interface View {
  seat: number | null;
  seats: number;
  round: number;
  phase: string;
  frame: string;
  deals: boolean;
  silence: boolean;
  deciding: number[];
  gods: Record<God, GodFacts>;
  worlds: World[];
  lower: Record<Part, Tile>;
  supply: Record<string, number>;
  valhalla: Record<string, number>;
  pool: Record<string, number>;
  temples: Record<string, TempleStack>;
  row: Bonus[];
  bonuses_left: string[];
  ancient: Record<Part, number | null>;
  ancient_left: Record<Part, number[]>;
  battle_tiles: Record<string, number>;
  stacks: Record<Sort, HiddenStack>;
  skills: Record<string, number>;
  players: Player[];
  offers: Offer[];
  promised: Record<string, number>;
  cards: God[];
  pick: string | null;
  due: Due | null;
}
