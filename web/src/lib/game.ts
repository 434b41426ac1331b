/** What a game's folder gives to the client: `web/src/games/<game>/index.ts` exports it as its default. */

import type { Component } from 'svelte';
import type { Aiming } from './aiming.svelte';
import type { Motion } from './beats';
import type { Code, Facts, GameEvent, Result, Turn } from './wire';
import type { Lexicon } from './lexicon';
import type { Texts } from './texts';

export type { Clock, Code, Facts, GameEvent, Result, Saying, SeatFacts, Turn } from './wire';
export type { Motion } from './beats';
export type { Lexicon } from './lexicon';
export type { Texts } from './texts';

export interface TableProps<V = unknown> {
  view: V;
  turn: Turn;
  facts: Facts;
  /** The seat that looks; null for a spectator. */
  seat: number | null;
  lexicon: Lexicon;
  /** Another object after the language was switched. */
  texts: Texts;
  /** Players' names by seat. */
  who: string[];
  /** Events of the update just shown, for motion; empty on a whole table or a replay. */
  fresh: GameEvent[];
  /** Chosen and waiting for confirmation: show a preview. */
  selected: Code | null;
  /** The choice that a button of the prompt panel is hovered or focused on. */
  pointed: Code | null;
  /** What was pointed at on the way to an action; board, hand and prompt share it. */
  aiming: Aiming;
  /** Selects or acts, as the player prefers to confirm. */
  choose: (code: Code) => void;
  /** A tap on something that is not lit: the hall says why, with the rule. */
  whyNot: (code: Code) => void;
  /** Takes my last choice back, or my whole turn; where that is not possible the hall says so. */
  undo: (turn: boolean) => void;
  /** Answers in notation, given one after another as long as each is legal when its turn comes. */
  queue: (notations: readonly string[]) => void;
  motion: Motion;
}

export interface Explanation {
  title: string;
  body: string;
  rule?: string;
}

/** Whatever a legal action names and a click chooses carries the attribute `data-lit`. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- only the game knows its view; the frame passes it on
export interface GameClient<V = any> {
  Board: Component<TableProps<V>>;
  Hand: Component<TableProps<V>>;
  /** The game's part of the prompt, between the question and the buttons: verbs, a bill, what it would come to. */
  Choices?: Component<TableProps<V>>;
  /** Legal codes that Board and Hand offer themselves; the rest become buttons of the prompt panel. */
  onTable: (turn: Turn, lexicon: Lexicon) => Set<Code>;
  /** Those of `onTable` that Hand offers: on a phone the tab that needs the player glows. Without it both do. */
  inHand?: (turn: Turn, lexicon: Lexicon) => Set<Code>;
  /** The board tells the events in words, in step with its motion: there is no ticker. */
  tellsItself?: boolean;
  /** A small line of the top bar: round and phase. */
  Status?: Component<TableProps<V>>;
  /** The game's facts in the compact list of players. */
  PlayerLine?: Component<TableProps<V> & { player: number }>;
  /** The final count, step by step. */
  EndCount?: Component<TableProps<V> & { result: Result; events: GameEvent[] }>;
  /** What a button of the prompt does, where its words do not say it. */
  about?: (code: Code, view: V, lexicon: Lexicon, texts: Texts) => string | null;
  /** What a choice costs, in two or three words. */
  cost?: (code: Code, view: V, lexicon: Lexicon, texts: Texts) => string | null;
  explain: (topic: string, value: string, texts: Texts) => Explanation | null;
  /** Points of a seat as they stand. */
  score: (view: V, seat: number) => number;
}
