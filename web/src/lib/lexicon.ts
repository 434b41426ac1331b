/** A game's vocabulary: codes and notation both ways, as meadhall.core.vocabulary has them. */

import type { ArgumentFacts, Code, KindFacts, LexiconFacts } from './wire';

export interface Word {
  /** The kind of action, with `-`. */
  word: string;
  /** Names as they are, seats from 0, numbers as numbers. */
  args: Record<string, unknown>;
  topics: Record<string, string>;
  rule: string;
  text: string;
}

/** A kind of action: its word, its rule, and what its arguments can be. */
export interface Kind {
  word: string;
  rule: string;
  args: readonly ArgumentFacts[];
}

export interface Lexicon {
  /** In the order of the codes. */
  readonly kinds: readonly Kind[];
  decode: (code: Code) => Word;
  encode: (text: string) => Code | null;
  /** The topics of an event's arguments. */
  eventTopics: (key: string) => Record<string, string>;
}

interface Placed extends KindFacts {
  first: Code;
  size: number;
}

export function makeLexicon(facts: LexiconFacts): Lexicon {
  const kinds: Placed[] = [];
  let next = 0;
  for (const kind of facts.kinds) {
    const size = kind.args.reduce((product, arg) => product * arg.values.length, 1);
    kinds.push({ ...kind, word: kind.word.replaceAll('_', '-'), first: next, size });
    next += size;
  }
  const cache = new Map<Code, Word>();

  function decode(code: Code): Word {
    const known = cache.get(code);
    if (known) return known;
    const kind = kinds.find((each) => code >= each.first && code < each.first + each.size);
    if (!kind) throw new RangeError(`there is no action ${code}; codes go from 0 to ${next - 1}`);
    let rest = code - kind.first;
    const indices: number[] = [];
    for (const arg of kind.args.toReversed()) {
      indices.unshift(rest % arg.values.length);
      rest = Math.floor(rest / arg.values.length);
    }
    const args: Record<string, unknown> = {};
    const topics: Record<string, string> = {};
    const words = [kind.word];
    kind.args.forEach((arg, at) => {
      const index = indices[at] ?? 0;
      args[arg.name] = valueOf(arg, index);
      topics[arg.name] = arg.topic;
      words.push(arg.values[index] ?? '');
    });
    const made = { word: kind.word, args, topics, rule: kind.rule, text: words.join(' ') };
    cache.set(code, made);
    return made;
  }

  function encode(text: string): Code | null {
    const [word, ...values] = text.trim().toLowerCase().replaceAll('_', '-').split(/\s+/);
    const kind = kinds.find((each) => each.word === word);
    if (!kind || values.length !== kind.args.length) return null;
    let at = 0;
    for (const [place, arg] of kind.args.entries()) {
      const index = arg.values.indexOf(values[place] ?? '');
      if (index < 0) return null;
      at = at * arg.values.length + index;
    }
    return kind.first + at;
  }

  return { kinds, decode, encode, eventTopics: (key) => facts.events[key] ?? {} };
}

function valueOf(arg: ArgumentFacts, index: number): unknown {
  if (arg.topic === 'number') return index + arg.first;
  if (arg.topic === 'seat') return index;
  if (arg.topic === 'seats') return Array.from({ length: 16 }, (_, seat) => seat).filter((seat) => (index >> seat) & 1);
  return arg.values[index];
}
