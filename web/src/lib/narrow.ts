/**
 * Choosing step by step: what was pointed at so far leaves some legal actions, and shows what can be pointed at next.
 * Whatever the hall calls legal is offered, and nothing else; no rule is known here.
 */

import type { Kind, Lexicon } from './lexicon';
import type { Code } from './wire';

/** Something that was pointed at: a kind of action, or a thing that an action may name. */
export type Step = KindStep | ThingStep;

export interface KindStep {
  word: string;
}

export interface ThingStep {
  topic: string;
  value: string;
  /** The arguments that it can stand for; without them any argument of its topic. */
  as?: readonly string[];
}

/** A thing that can be pointed at next. */
export interface Lit {
  word: string;
  /** The argument that it would fill. */
  name: string;
  topic: string;
  value: string;
  /** The actions that are left afterwards. */
  codes: Code[];
}

export interface Narrowed {
  /** Legal actions that agree with every step. */
  codes: Code[];
  /** The one that is left; null while there are several. */
  only: Code | null;
  /** Their kinds, in the order of the legal actions. */
  words: string[];
  /** Values of arguments that no step has filled. */
  lit: Lit[];
  /** The first argument to be chosen where one kind is left; an argument with a single value chooses itself. */
  next: { word: string; name: string; topic: string; values: string[] } | null;
  /** What the steps and the lack of alternatives have settled, by argument, where one kind is left. */
  settled: Record<string, string>;
}

interface Agreeing {
  code: Code;
  kind: Kind;
  values: string[];
  /** By argument: filled by a step. */
  filled: boolean[];
  /** Arguments of the same topic that were passed over; START is meant before GOAL. */
  passed: number;
}

export const isKind = (step: Step): step is KindStep => 'word' in step;

export function sameStep(one: Step, two: Step): boolean {
  if (isKind(one) || isKind(two)) return isKind(one) && isKind(two) && one.word === two.word;
  return one.topic === two.topic && one.value === two.value && (one.as ?? []).join() === (two.as ?? []).join();
}

/** An argument's value in the notation of steps: seats from 0, several seats joined by +. */
export function valueText(value: unknown): string {
  return Array.isArray(value) ? value.join('+') : String(value);
}

export function narrow(lexicon: Lexicon, legal: readonly Code[], steps: readonly Step[]): Narrowed {
  const agreeing = agreeingWith(lexicon, legal, steps);
  const codes = agreeing.map((each) => each.code);
  const words = [...new Set(agreeing.map((each) => each.kind.word))];
  const lit: Lit[] = [];
  const places = new Map<string, Lit>();
  for (const { code, kind, values, filled } of agreeing) {
    kind.args.forEach((arg, at) => {
      if (filled[at]) return;
      const value = values[at] ?? '';
      const key = `${kind.word} ${arg.name} ${value}`;
      const known = places.get(key);
      if (known) known.codes.push(code);
      else {
        const made = { word: kind.word, name: arg.name, topic: arg.topic, value, codes: [code] };
        places.set(key, made);
        lit.push(made);
      }
    });
  }
  return { codes, only: codes.length === 1 ? (codes[0] ?? null) : null, words, lit, ...nextOf(agreeing, words) };
}

/** Codes that agree, each with how the steps fill its arguments. */
function agreeingWith(lexicon: Lexicon, legal: readonly Code[], steps: readonly Step[]): Agreeing[] {
  const all = legal.flatMap((code) => {
    const found = agree(lexicon, code, steps);
    return found ? [found] : [];
  });
  const fewest = new Map<string, number>();
  for (const { kind, passed } of all) fewest.set(kind.word, Math.min(passed, fewest.get(kind.word) ?? Infinity));
  return all.filter(({ kind, passed }) => passed === fewest.get(kind.word));
}

function agree(lexicon: Lexicon, code: Code, steps: readonly Step[]): Agreeing | null {
  const { word, args } = lexicon.decode(code);
  const kind = lexicon.kinds.find((each) => each.word === word);
  if (!kind) return null;
  const values = kind.args.map((arg) => valueText(args[arg.name]));
  const filled = kind.args.map(() => false);
  const reached = new Map<string, number>();
  let passed = 0;
  for (const step of steps) {
    if (isKind(step)) {
      if (step.word !== word) return null;
      continue;
    }
    const from = reached.get(step.topic) ?? 0;
    const at = kind.args.findIndex(
      (arg, place) =>
        place >= from &&
        !filled[place] &&
        arg.topic === step.topic &&
        values[place] === step.value &&
        (step.as?.includes(arg.name) ?? true),
    );
    if (at < 0) return null;
    passed += kind.args
      .slice(from, at)
      .filter((arg, place) => arg.topic === step.topic && !filled[from + place]).length;
    filled[at] = true;
    // a thing that says which argument it is may come in any order
    if (!step.as) reached.set(step.topic, at + 1);
  }
  return { code, kind, values, filled, passed };
}

function nextOf(agreeing: readonly Agreeing[], words: readonly string[]): Pick<Narrowed, 'next' | 'settled'> {
  const first = agreeing[0];
  if (!first || words.length > 1) return { next: null, settled: {} };
  const settled: Record<string, string> = {};
  let next: Narrowed['next'] = null;
  first.kind.args.forEach((arg, at) => {
    const values = [...new Set(agreeing.map((each) => each.values[at] ?? ''))];
    if (values.length === 1) settled[arg.name] = values[0] ?? '';
    else next ??= { word: first.kind.word, name: arg.name, topic: arg.topic, values };
  });
  return { next, settled };
}

/** The lit values of a topic, for whatever draws things of that topic; `name` asks for one argument only. */
export function litValues(narrowed: Narrowed, topic: string, name?: string): Set<string> {
  return new Set(
    narrowed.lit
      .filter((each) => each.topic === topic && (name === undefined || each.name === name))
      .map((each) => each.value),
  );
}

/**
 * The steps after something else was pointed at. The same thing again takes it back, with all that followed it.
 * What agrees with an earlier aim only replaces what came after that: another figure, another card. Null: nothing agrees.
 */
export function pointed(lexicon: Lexicon, legal: readonly Code[], steps: readonly Step[], step: Step): Step[] | null {
  const again = steps.findIndex((each) => sameStep(each, step));
  if (again >= 0) return steps.slice(0, again);
  for (let kept = steps.length; kept >= 0; kept--) {
    const tried = [...steps.slice(0, kept), step];
    if (agreeingWith(lexicon, legal, tried).length) return tried;
    // a kind of action that was chosen is kept last of all: then its own things come first
    const word = steps.slice(0, kept).findLast(isKind);
    if (word && kept > 1 && agreeingWith(lexicon, legal, [word, step]).length) return [word, step];
  }
  return null;
}

/** An action that the steps may have meant although none is legal: what to ask the hall about. */
export function meant(lexicon: Lexicon, steps: readonly Step[]): Code | null {
  const word = steps.findLast(isKind)?.word;
  const things = steps.filter((step): step is ThingStep => !isKind(step));
  for (const kind of lexicon.kinds) {
    if (word !== undefined && kind.word !== word) continue;
    const words = [kind.word];
    const open = [...things];
    for (const arg of kind.args) {
      const at = open.findIndex(
        (step) => step.topic === arg.topic && (step.as?.includes(arg.name) ?? true) && placeOf(arg, step.value) >= 0,
      );
      const [step] = at < 0 ? [] : open.splice(at, 1);
      words.push(arg.values[step ? placeOf(arg, step.value) : 0] ?? '');
    }
    if (!open.length && (things.length || word !== undefined)) return lexicon.encode(words.join(' '));
  }
  return null;
}

function placeOf(arg: Kind['args'][number], value: string): number {
  if (arg.topic === 'seat') return Number(value);
  if (arg.topic === 'seats')
    return value === '' ? 0 : value.split('+').reduce((sum, seat) => sum + 2 ** Number(seat), 0);
  return arg.values.indexOf(value);
}

// buttons of a prompt

export interface Group {
  word: string;
  codes: Code[];
}

/** Kinds of action in the order in which they are legal. */
export function groupsOf(lexicon: Lexicon, codes: readonly Code[]): Group[] {
  const groups = new Map<string, Code[]>();
  for (const code of codes) {
    const { word } = lexicon.decode(code);
    const known = groups.get(word);
    if (known) known.push(code);
    else groups.set(word, [code]);
  }
  return [...groups].map(([word, found]) => ({ word, codes: found }));
}

/** So many buttons are read at a glance; more are grouped by their kind. */
export const FEW = 6;

/** Words with which all sentences begin; those of one sentence are the whole of it. */
export function commonStart(sentences: readonly string[]): string {
  const [first = '', ...others] = sentences.map((sentence) => sentence.replace(/[.!?:]+$/, ''));
  if (!others.length) return first;
  const words = first.split(' ');
  let shared = words.length;
  for (const other of others) {
    const compared = other.split(' ');
    let at = 0;
    while (at < shared && words[at] === compared[at]) at++;
    shared = at;
  }
  return words
    .slice(0, shared)
    .join(' ')
    .replace(/[,:;]+$/, '');
}
