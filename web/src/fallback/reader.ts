/** A reader for the table that is shown, and the words for what it reads. */

import type { Explanation, Lexicon, TableProps, Texts } from '../lib/game';
import type { Reader } from './reading';

const topics = new WeakMap<Lexicon, string[]>();

/** Topics of actions; those of numbers and seats name nothing. */
function topicsOf(lexicon: Lexicon): string[] {
  let known = topics.get(lexicon);
  if (!known) {
    const all = lexicon.kinds.flatMap((kind) => kind.args.map((arg) => arg.topic));
    known = [...new Set([...all, ...USUAL])].filter((topic) => !['number', 'seat', 'seats'].includes(topic));
    topics.set(lexicon, known);
  }
  return known;
}

/** Things that views name although no action does. */
const USUAL = ['phase', 'region', 'token', 'source', 'clan', 'side', 'temple', 'frame'];

export function readerOf({ lexicon, texts, facts }: Pick<TableProps, 'lexicon' | 'texts' | 'facts'>): Reader {
  return {
    seats: facts.seats.length,
    topics: topicsOf(lexicon),
    isNamed: (topic, value) => texts.has(`${topic}-${value}`),
  };
}

/** What a fact is called: by the game, by the client, or by its own word. */
export function labelOf(texts: Texts, game: string, key: string): string {
  const [word = key, number] = key.split(' ');
  const found = [`${game}-view-${word}`, `web-view-${word}`].find((each) => texts.has(each));
  const label = found ? texts.say(found) : word.replaceAll(/[-_]/g, ' ');
  return number ? `${label} ${number}` : label;
}

/** The text of a card, a tile or a god, where the game has one; copies of a card share theirs. */
export function explainThing(game: string, topic: string, value: string, texts: Texts): Explanation | null {
  if (!texts.has(`${topic}-${value}`)) return null;
  const key = [value, value.replace(/-\d+$/, '')]
    .map((each) => `${game}-${topic}-${each}`)
    .find((each) => texts.has(each));
  return key ? { title: texts.name(topic, value), body: texts.say(key) } : null;
}
