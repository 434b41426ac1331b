/**
 * Reads any game's view, for a table without a board of its own: facts become words, things that the game names, seats,
 * lists and pairs. It knows no game; only which words usually mean what.
 */

export type Reading =
  | { kind: 'words'; text: string }
  | { kind: 'thing'; topic: string; value: string; count: number | null }
  | { kind: 'seat'; seat: number }
  | { kind: 'by-seat'; values: { seat: number; value: number }[] }
  | { kind: 'list'; parts: Reading[] }
  | { kind: 'pairs'; pairs: Pair[] };

export interface Pair {
  key: string;
  /** The key is a thing that the game names, not the name of a fact. */
  thing: { topic: string; value: string } | null;
  /** Null: it is so, and there is nothing more to say. */
  reading: Reading | null;
}

export interface Panel {
  key: string;
  rows: Pair[];
}

export interface Reader {
  seats: number;
  topics: readonly string[];
  /** Whether the language files name that thing. */
  isNamed: (topic: string, value: string) => boolean;
}

/** What the frame shows, or what only machines want. */
const FRAME = new Set(['game', 'seat', 'seats', 'frame', 'asked', 'waiting', 'deciding', 'pick', 'memory']);
/** Numbers that are seats. */
const SEAT_KEYS = new Set([
  'seat', 'turn', 'first', 'winner', 'pillager', 'owner', 'by', 'holder', 'request', 'temple', 'support', 'battle', 'victory', 'skills',
]); // prettier-ignore
/** Lists with a number for each seat. */
const SEAT_COUNTS = new Set(['strength', 'won', 'taken']);
/** Lists of facts, one for each player. */
const PLAYER_KEYS = ['players', 'clans'];
const SCORES = ['points', 'glory', 'score'];
/** Row by row, the name is that of the number: world 3. */
const COUNTED_ROWS: Readonly<Record<string, string>> = { worlds: 'world' };

type Facts = Record<string, unknown>;
const isFacts = (value: unknown): value is Facts =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Nothing that anybody wants to read. */
function isNothing(value: unknown): boolean {
  if (value == null || value === false || value === 0 || value === '') return true;
  if (Array.isArray(value)) return value.every(isNothing);
  return isFacts(value) && Object.values(value).every(isNothing);
}

/** The topic under which a text is named; that of its key first: "god", "gods". */
export function topicOf(reader: Reader, key: string, value: string): string | null {
  const near = reader.topics.filter((topic) => key === topic || key === `${topic}s`);
  return [...near, ...reader.topics].find((topic) => reader.isNamed(topic, value)) ?? null;
}

function readText(reader: Reader, key: string, value: string, count: number | null = null): Reading {
  const topic = topicOf(reader, key, value);
  if (topic) return { kind: 'thing', topic, value, count };
  const text = value.replaceAll(/[-_]/g, ' ');
  return { kind: 'words', text: count === null ? text : `${text} ×${count}` };
}

export function read(reader: Reader, key: string, value: unknown): Reading | null {
  if (value == null) return null;
  if (typeof value === 'string') return value ? readText(reader, key, value) : null;
  if (typeof value === 'number') {
    if (!SEAT_KEYS.has(key)) return { kind: 'words', text: String(value) };
    return value >= 0 && value < reader.seats ? { kind: 'seat', seat: value } : null;
  }
  if (typeof value === 'boolean') return null;
  if (Array.isArray(value)) return readList(reader, key, value);
  return isFacts(value) ? readFacts(reader, key, value) : null;
}

function readList(reader: Reader, key: string, values: readonly unknown[]): Reading | null {
  if (SEAT_COUNTS.has(key) && values.length === reader.seats) {
    const present = values.map((value, seat) => ({ seat, value: Number(value) })).filter(({ value }) => value !== 0);
    return present.length ? { kind: 'by-seat', values: present } : null;
  }
  const parts = values.flatMap((each) => read(reader, key, each) ?? []);
  return parts.length ? { kind: 'list', parts } : null;
}

/** A count of things, one thing of a seat, or facts by name. */
function readFacts(reader: Reader, key: string, facts: Facts): Reading | null {
  const entries = Object.entries(facts).filter(([, value]) => !isNothing(value));
  const areThings = (name: string) => topicOf(reader, key, name) !== null;
  if (entries.length && entries.every(([name, value]) => typeof value === 'number' && areThings(name)))
    return { kind: 'list', parts: entries.map(([name, value]) => readText(reader, key, name, value as number)) };
  if (typeof facts['seat'] === 'number') {
    const { seat, count, ...rest } = facts;
    const texts = Object.entries(rest).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
    const others = Object.fromEntries(
      Object.entries(rest).filter(([, value]) => typeof value !== 'string' && !isNothing(value)),
    );
    const many = typeof count === 'number' ? count : null;
    const parts: Reading[] = [
      { kind: 'seat', seat: Number(seat) },
      ...texts.map(([name, value]) => readText(reader, name, value, many)),
    ];
    if (Object.keys(others).length) parts.push({ kind: 'pairs', pairs: pairsOf(reader, key, others) });
    return { kind: 'list', parts };
  }
  const pairs = pairsOf(reader, key, facts);
  return pairs.length ? { kind: 'pairs', pairs } : null;
}

/** Facts that are so, in their order. */
export function pairsOf(reader: Reader, within: string, facts: Facts): Pair[] {
  return Object.entries(facts).flatMap(([key, value]): Pair[] => {
    // the first seat is 0, and is somebody
    const isSeat =
      SEAT_KEYS.has(key) &&
      (typeof value === 'number' || (Array.isArray(value) && value.some((each) => each !== null)));
    // what a choice costs stands on its button
    if ((isNothing(value) && !isSeat) || key === 'costs') return [];
    const topic = topicOf(reader, within, key);
    const thing = topic && isFacts(value) ? { topic, value: key } : null;
    if (value === true) return [{ key, thing, reading: null }];
    const reading = read(reader, key, value);
    return reading ? [{ key, thing, reading }] : [];
  });
}

/** The list with an entry for each player. */
export function playersOf(view: Facts): Facts[] | null {
  for (const key of PLAYER_KEYS) {
    const found: unknown = view[key];
    if (Array.isArray(found) && found.length && found.every(isFacts)) return found;
  }
  return null;
}

export function scoreOf(view: unknown, seat: number): number {
  const facts = isFacts(view) ? playersOf(view)?.[seat] : undefined;
  const found = facts && SCORES.map((key) => facts[key]).find((each) => typeof each === 'number');
  return typeof found === 'number' ? found : 0;
}

/** The view in panels: single facts first, then each group of facts; own lists and players are shown elsewhere. */
export function panelsOf(reader: Reader, view: Facts): Panel[] {
  const players = playersOf(view);
  const single: Facts = {};
  const panels: Panel[] = [];
  for (const [key, value] of Object.entries(view)) {
    if (FRAME.has(key) || value === players || HAND.includes(key) || isNothing(value)) continue;
    const rows = Array.isArray(value) && value.every(isFacts) ? numbered(key, value) : value;
    if (isFacts(rows) && Object.values(rows).some((each) => isFacts(each)))
      panels.push({ key, rows: pairsOf(reader, key, rows) });
    else single[key] = value;
  }
  const facts = pairsOf(reader, '', single);
  return [...(facts.length ? [{ key: 'table', rows: facts }] : []), ...panels.filter((panel) => panel.rows.length)];
}

function numbered(key: string, rows: readonly Facts[]): Facts {
  const name = COUNTED_ROWS[key];
  return Object.fromEntries(
    rows.map((row, nth) => {
      const { [name ?? '']: number, ...rest } = row;
      return [name ? `${name} ${String(number)}` : String(nth + 1), rest];
    }),
  );
}

/** What a player holds, in the order in which it is shown. */
const HAND = ['hand', 'pack', 'drawn', 'cards', 'quests'];

export interface Held {
  key: string;
  things: { topic: string | null; value: string }[];
}

export function heldIn(reader: Reader, view: Facts): Held[] {
  const nested = Object.values(view).filter(isFacts);
  return HAND.flatMap((key): Held[] => {
    const found = [view, ...nested]
      .map((each) => each[key])
      .find((each) => Array.isArray(each) && each.length && each.every((one) => typeof one === 'string'));
    if (!found) return [];
    return [{ key, things: (found as string[]).map((value) => ({ topic: topicOf(reader, key, value), value })) }];
  });
}

/** What it costs to use a thing, where the view says it for its own player: `costs` by thing. */
export function costOf(view: unknown, values: readonly string[]): number | null {
  const seat = isFacts(view) ? view['seat'] : null;
  if (typeof seat !== 'number') return null;
  const costs = playersOf(view as Facts)?.[seat]?.['costs'];
  const found = isFacts(costs)
    ? values.map((value) => costs[value]).find((each) => typeof each === 'number')
    : undefined;
  return typeof found === 'number' ? found : null;
}
