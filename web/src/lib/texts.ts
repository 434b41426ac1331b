/** Texts by Fluent, from the same files and with the same two functions as meadhall.core.text. */

import { FluentBundle, FluentNumber, FluentResource, FluentType } from '@fluent/bundle';
import type { FluentVariable } from '@fluent/bundle';
import type { GameEvent, Saying } from './wire';
import type { Lexicon } from './lexicon';

export const LANGUAGES = ['en', 'ru'] as const;
export type Language = (typeof LANGUAGES)[number];

/** A thing that the language files name. */
export class Name extends FluentType<string> {
  toString(): string {
    return this.value;
  }
}

export class Texts {
  readonly language: Language;
  private readonly bundle: FluentBundle;

  constructor(language: Language, ...sources: string[]) {
    this.language = language;
    this.bundle = new FluentBundle(language, {
      useIsolating: false,
      functions: {
        NAME: ([thing], { case: wanted }) =>
          thing instanceof Name
            ? this.say(thing.value, { case: wanted === undefined ? 'nom' : String(wanted) })
            : (thing ?? ''),
        // halves are rounded as Python rounds them
        NUMBER: ([value], { maximumFractionDigits: most }) =>
          new FluentNumber(Number(value instanceof FluentType ? value.valueOf() : value), {
            roundingMode: 'halfEven',
            ...(most === undefined ? {} : { maximumFractionDigits: Number(most.valueOf()) }),
          }),
        GENDER: ([thing]) => (thing instanceof Name ? this.genderOf(thing.value) : 'masculine'),
      },
    });
    for (const source of sources) this.bundle.addResource(new FluentResource(source), { allowOverrides: true });
  }

  has(key: string): boolean {
    return this.bundle.hasMessage(key);
  }

  /** The message with its arguments. One that is missing is a bug: it shows its key. */
  say(key: string, args: Record<string, FluentVariable> = {}): string {
    const value = this.bundle.getMessage(key)?.value;
    if (value == null) {
      console.error(`${this.language}.ftl has no message ${key}`);
      return key;
    }
    return this.format(key, value, args);
  }

  private genderOf(key: string): string {
    const gender = this.bundle.getMessage(key)?.attributes['gender'];
    return gender == null ? 'masculine' : this.format(key, gender, {});
  }

  private format(
    key: string,
    pattern: Parameters<FluentBundle['formatPattern']>[0],
    args: Record<string, FluentVariable>,
  ) {
    const errors: Error[] = [];
    const told = this.bundle.formatPattern(pattern, args, errors);
    for (const error of errors) console.error(`${this.language}.ftl, ${key}: ${error.message}`);
    return told;
  }

  /** a, b and c */
  listOf(things: readonly string[]): string {
    if (things.length < 2) return things.join('');
    return this.say('list', { rest: things.slice(0, -1).join(', '), last: things.at(-1) ?? '' });
  }

  /** What a thing is called: name('aesir', 'odin', 'gen'). */
  name(topic: string, value: string, wanted = 'nom'): string {
    return this.say(`${topic}-${value}`, { case: wanted });
  }

  /** Arguments of an action or an event, made ready for a message: seats by their players' names. */
  arguments(args: Record<string, unknown>, topics: Record<string, string>, who: readonly string[]) {
    const ready: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(args)) {
      const topic = topics[name];
      if (topic === 'seat') ready[name] = who[value as number] ?? String((value as number) + 1);
      else if (topic === 'seats')
        ready[name] = this.listOf((value as number[]).map((seat) => who[seat] ?? String(seat + 1)));
      else if (topic === 'number') ready[name] = value as number;
      else if (topic) ready[name] = new Name(`${topic}-${String(value)}`);
      else ready[name] = typeof value === 'number' ? value : String(value);
    }
    return ready;
  }

  // words for what the hall sends

  tellSaying(saying: Saying, who: readonly string[]): string {
    return this.say(saying.key, this.arguments(saying.args, saying.topics, who));
  }

  tellAction(game: string, lexicon: Lexicon, code: number, who: readonly string[]): string {
    const { word, args, topics } = lexicon.decode(code);
    return this.say(`${game}-do-${word}`, this.arguments(args, topics, who));
  }

  tellEvent(game: string, lexicon: Lexicon, event: GameEvent, who: readonly string[]): string {
    return this.say(`${game}-${event.key}`, this.arguments(event.args, lexicon.eventTopics(event.key), who));
  }
}
