import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { makeLexicon } from '../src/lib/lexicon';
import { Texts } from '../src/lib/texts';

const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');
const of = (language: 'en' | 'ru') =>
  new Texts(
    language,
    read(`../src/meadhall/core/text/${language}.ftl`),
    read(`text/${language}.ftl`),
    read(`../src/meadhall/games/intrigues/text/${language}.ftl`),
  );
const lexicon = makeLexicon({
  kinds: [
    { word: 'double', rule: 'IA4.3', args: [{ name: 'stack', topic: 'aesir', values: ['odin', 'freya'], first: 0 }] },
  ],
  events: { disputed: { aesir: 'aesir', seats: 'seats' } },
});

describe('texts', () => {
  it('tell actions with names in the right case', () => {
    expect(of('en').tellAction('intrigues', lexicon, 1, [])).toBe("Double Freya's attention");
    expect(of('ru').tellAction('intrigues', lexicon, 1, [])).toBe('Удвоить внимание Фреи');
  });

  it('tell events with players by their names', () => {
    const event = { key: 'disputed', args: { aesir: 'odin', seats: [0, 2] } };
    expect(of('en').tellEvent('intrigues', lexicon, event, ['Olga', 'Ivan', 'karl'])).toBe(
      "Olga and karl dispute Odin's favour.",
    );
  });

  it('tell sayings by the topics that come with them', () => {
    const saying = {
      key: 'intrigues-no-own-stack',
      args: { stack: 'odin' },
      topics: { stack: 'aesir' },
      rule: 'IA4.1',
    };
    expect(of('ru').tellSaying(saying, [])).toContain('Одина');
  });

  it('say in both languages that deals are off at a quick table', () => {
    const asgard = (language: 'en' | 'ru') =>
      new Texts(language, read(`../src/meadhall/games/asgard/text/${language}.ftl`));
    expect(asgard('en').say('asgard-option-deals-quick')).toContain('Deals with Odin are off');
    expect(asgard('ru').say('asgard-option-deals-quick')).toContain('сделок с Одином нет');
  });

  it('list as many things as there are', () => {
    const texts = of('en');
    expect([[], ['a'], ['a', 'b'], ['a', 'b', 'c']].map((things) => texts.listOf(things))).toEqual([
      '',
      'a',
      'a and b',
      'a, b and c',
    ]);
  });

  it('have every message that the client asks for', () => {
    const sources = readdirSync(new URL('../src', import.meta.url), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(svelte|ts)$/.test(name))
      .map((name) => read(`src/${name}`));
    const asked = new Set(
      sources.flatMap((source) =>
        [...source.matchAll(/['"`](web-[a-z0-9-]*[a-z0-9])['"`]/g)].map((found) => found[1] as string),
      ),
    );
    expect(asked.size).toBeGreaterThan(150);
    for (const language of ['en', 'ru'] as const) {
      const texts = of(language);
      expect([...asked].filter((key) => !texts.has(key))).toEqual([]);
    }
  });
});
