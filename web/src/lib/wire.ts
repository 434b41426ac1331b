/** What the hall says, as docs/develop/protocol.md describes it. */

import type { Patch } from './patch';

export type Code = number;

export interface Saying {
  key: string;
  args: Record<string, unknown>;
  topics: Record<string, string>;
  rule: string;
}

export interface GameEvent {
  key: string;
  args: Record<string, unknown>;
}

export interface Notice {
  key: string;
  args: Record<string, string | number | boolean | null>;
  /** When it happened, in milliseconds since 1970. */
  at: number;
  /** How many events the viewer had seen before it. */
  after: number;
}

export interface Clock {
  running: number[];
  left: (number | null)[];
  out: number[];
}

export interface Turn {
  asked: number[];
  waiting: number[];
  seat: number | null;
  curtain: number | null;
  prompt: Saying | null;
  legal: Code[];
  final: Code[];
  picked: Code | null;
  forced: boolean;
  undo: boolean;
  redo: boolean;
  undo_turn: boolean;
  propose_undo: boolean;
  clock: Clock | null;
}

export type ClockSettings =
  | null
  | { kind: 'live'; minutes: number; increment?: number; cap?: number } // the hall leaves out what is 0
  | { kind: 'slow'; days: number };

export interface SeatFacts {
  seat: number;
  kind: 'open' | 'person' | 'bot';
  name: string;
  level: string | null;
  stand_in: string | null;
  online: boolean;
  left: number | null;
}

export interface Proposal {
  what: 'undo' | 'clock';
  by: number;
  yes: number[];
  waiting: number[];
  clock?: ClockSettings;
}

export interface Result {
  reason: string;
  places: number[];
  scores: number[];
  sources: Record<string, number>[];
  rounds: number[][];
  details: Record<string, number[]>[];
}

export interface Facts {
  id: string;
  game: string;
  options: Record<string, string>;
  status: 'open' | 'running' | 'over' | 'closed';
  public: boolean;
  hints: boolean;
  /** Whether one person may take several seats of a public table. */
  several: boolean;
  clock: ClockSettings;
  commitment: string;
  /** Told when the match is over. */
  seed: string | null;
  /** Whether the owner of the box laid a file of their own over the pieces. */
  components: boolean;
  host: boolean;
  mine: number[];
  /** The sign that stands for me in the talk. */
  by: string;
  /** Whether the host lets me say nothing here. */
  silenced: boolean;
  /** Whom the host has muted; only the host is told. */
  muted: { by: string; name: string }[];
  seats: SeatFacts[];
  rematch: string | null;
  result: Result | null;
  proposal: Proposal | null;
}

export interface ArgumentFacts {
  name: string;
  topic: string;
  values: string[];
  first: number;
}

export interface KindFacts {
  word: string;
  rule: string;
  args: ArgumentFacts[];
}

export interface LexiconFacts {
  kinds: KindFacts[];
  /** The topic of each argument, by the event's key. */
  events: Record<string, Record<string, string>>;
}

export interface TableMessage {
  type: 'table';
  version: number;
  facts: Facts;
  seat: number | null;
  events: GameEvent[];
  /** How many notices came before these. */
  earlier: number;
  notices: Notice[];
  view: unknown;
  turn: Turn;
}

export interface EarlierMessage {
  type: 'earlier';
  id: string;
  earlier: number;
  notices: Notice[];
}

/** An event, and how it changed the view. Without an event only the view changed. */
export interface WireStep {
  event: GameEvent | null;
  change: Patch;
}

export interface UpdateMessage {
  type: 'update';
  version: number;
  keep: number;
  steps: WireStep[];
  notices: Notice[];
  turn: Turn;
  facts: Facts | null;
}

export interface WireError {
  code: string;
  text: string;
  saying?: Saying;
  rule?: string;
}

export type Told =
  | TableMessage
  | UpdateMessage
  | EarlierMessage
  | { type: 'done'; id: string; version: number | null }
  | { type: 'why'; id: string; action: Code; saying: Saying | null }
  | { type: 'error'; id: string | null; error: WireError }
  | { type: 'pong' };
