import { describe, expect, test, vi } from 'vitest';
import { Aiming } from '../src/lib/aiming.svelte';
import { makeLexicon } from '../src/lib/lexicon';
import { commonStart, groupsOf, litValues, meant, narrow, pointed, type Step } from '../src/lib/narrow';

const LANDS = ['gimle', 'horgr', 'utgard'];
const lexicon = makeLexicon({
  kinds: [
    {
      word: 'invade',
      rule: 'BR4.3.1',
      args: [
        { name: 'figure', topic: 'figure', values: ['warrior', 'leader', 'ship'], first: 0 },
        { name: 'place', topic: 'province', values: LANDS, first: 0 },
      ],
    },
    {
      word: 'march',
      rule: 'BR4.4.1',
      args: [
        { name: 'start', topic: 'province', values: LANDS, first: 0 },
        { name: 'goal', topic: 'province', values: LANDS, first: 0 },
      ],
    },
    {
      word: 'upgrade',
      rule: 'BR4.5.1',
      args: [
        { name: 'card', topic: 'card', values: ['troll', 'valkyrie'], first: 0 },
        { name: 'slot', topic: 'number', values: ['1', '2', '3'], first: 1 },
      ],
    },
    { word: 'take_from', rule: 'AS1.6', args: [{ name: 'seat', topic: 'seat', values: ['1', '2', '3'], first: 0 }] },
    { word: 'pass', rule: 'BR4.2.3', args: [] },
  ],
  events: {},
});
const codes = (...texts: string[]) =>
  texts.map((text) => {
    const code = lexicon.encode(text);
    if (code === null) throw new Error(text);
    return code;
  });
const texts = (all: readonly number[]) => all.map((code) => lexicon.decode(code).text);
const LEGAL = codes(
  'invade warrior gimle',
  'invade warrior horgr',
  'invade leader gimle',
  'march gimle horgr',
  'march gimle utgard',
  'march utgard horgr',
  'upgrade troll 1',
  'upgrade valkyrie 1',
  'upgrade valkyrie 2',
  'take-from 2',
  'pass',
);
const thing = (topic: string, value: string, as?: string[]): Step => ({ topic, value, ...(as ? { as } : {}) });

describe('choosing step by step', () => {
  test('nothing pointed at leaves everything, and every kind', () => {
    const { codes: left, only, words } = narrow(lexicon, LEGAL, []);
    expect(left).toEqual(LEGAL);
    expect(only).toBeNull();
    expect(words).toEqual(['invade', 'march', 'upgrade', 'take-from', 'pass']);
  });

  test('arguments are chosen in any order', () => {
    const figure = thing('figure', 'leader');
    const land = thing('province', 'gimle', ['place']);
    expect(texts(narrow(lexicon, LEGAL, [figure]).codes)).toEqual(['invade leader gimle']);
    for (const steps of [
      [figure, land],
      [land, figure],
    ])
      expect(texts(narrow(lexicon, LEGAL, steps).codes)).toEqual(['invade leader gimle']);
  });

  test('of two arguments of one topic the first is meant first', () => {
    const steps: Step[] = [{ word: 'march' }, thing('province', 'utgard')];
    expect(texts(narrow(lexicon, LEGAL, steps).codes)).toEqual(['march utgard horgr']);
    expect(texts(narrow(lexicon, LEGAL, [...steps, thing('province', 'gimle')]).codes)).toEqual([]);
  });

  test('but the second is meant where the first cannot be', () => {
    const { codes: left, next } = narrow(lexicon, LEGAL, [{ word: 'march' }, thing('province', 'horgr')]);
    expect(texts(left)).toEqual(['march gimle horgr', 'march utgard horgr']);
    expect(next).toMatchObject({ name: 'start', values: ['gimle', 'utgard'] });
  });

  test('the next argument, its lit values, and what settles itself', () => {
    const march = narrow(lexicon, LEGAL, [{ word: 'march' }, thing('province', 'gimle')]);
    expect(march.next).toEqual({ word: 'march', name: 'goal', topic: 'province', values: ['horgr', 'utgard'] });
    expect(march.settled).toEqual({ start: 'gimle' });
    expect(litValues(march, 'province')).toEqual(new Set(['horgr', 'utgard']));
    const invade = narrow(lexicon, LEGAL, [{ word: 'invade' }]);
    expect(litValues(invade, 'figure')).toEqual(new Set(['warrior', 'leader']));
    expect(litValues(invade, 'province', 'place')).toEqual(new Set(['gimle', 'horgr']));
  });

  test('the one action that is left', () => {
    expect(narrow(lexicon, LEGAL, [{ word: 'pass' }]).only).toBe(codes('pass')[0]);
    expect(narrow(lexicon, LEGAL, [thing('card', 'troll')]).only).toBe(codes('upgrade troll 1')[0]);
    expect(narrow(lexicon, LEGAL, [thing('card', 'valkyrie')]).only).toBeNull();
    expect(narrow(lexicon, LEGAL, [thing('card', 'valkyrie'), thing('number', '2')]).only).toBe(
      codes('upgrade valkyrie 2')[0],
    );
    expect(narrow(lexicon, LEGAL, [thing('seat', '1')]).only).toBe(codes('take-from 2')[0]);
  });
});

describe('pointing at something else', () => {
  test('the same again takes it back, with what followed', () => {
    const steps: Step[] = [{ word: 'march' }, thing('province', 'gimle')];
    expect(pointed(lexicon, LEGAL, steps, thing('province', 'gimle'))).toEqual([{ word: 'march' }]);
    expect(pointed(lexicon, LEGAL, steps, { word: 'march' })).toEqual([]);
  });

  test('another figure replaces the one before', () => {
    const steps: Step[] = [{ word: 'invade' }, thing('figure', 'warrior')];
    expect(pointed(lexicon, LEGAL, steps, thing('figure', 'leader'))).toEqual([
      { word: 'invade' },
      thing('figure', 'leader'),
    ]);
    expect(pointed(lexicon, LEGAL, [thing('figure', 'warrior')], thing('card', 'troll'))).toEqual([
      thing('card', 'troll'),
    ]);
  });

  test('another start of the same kind replaces start and goal', () => {
    const steps: Step[] = [{ word: 'march' }, thing('province', 'gimle'), thing('province', 'horgr')];
    expect(pointed(lexicon, LEGAL, steps, thing('province', 'utgard', ['start']))).toEqual([
      { word: 'march' },
      thing('province', 'utgard', ['start']),
    ]);
  });

  test('what no legal action names is asked about', () => {
    expect(pointed(lexicon, LEGAL, [], thing('figure', 'ship'))).toBeNull();
    const code = meant(lexicon, [{ word: 'invade' }, thing('figure', 'ship')]);
    expect(code !== null && lexicon.decode(code).text).toBe('invade ship gimle');
    expect(meant(lexicon, [thing('god', 'odin')])).toBeNull();
    const seat = meant(lexicon, [thing('seat', '2')]);
    expect(seat !== null && lexicon.decode(seat).text).toBe('take-from 3');
  });
});

describe('an aim', () => {
  const make = (legal = LEGAL) => {
    const deeds = { choose: vi.fn(), whyNot: vi.fn(), cancel: vi.fn() };
    return { aiming: new Aiming(() => ({ lexicon, legal }), deeds), deeds };
  };

  test('chooses as soon as one action is left, and only then', () => {
    const { aiming, deeds } = make();
    aiming.point({ word: 'invade' });
    aiming.point(thing('figure', 'warrior'));
    expect(deeds.choose).not.toHaveBeenCalled();
    aiming.point(thing('province', 'horgr'));
    expect(deeds.choose).toHaveBeenCalledExactlyOnceWith(codes('invade warrior horgr')[0]);
  });

  test('steps back one by one, and takes back what was chosen', () => {
    const { aiming, deeds } = make();
    aiming.point({ word: 'invade' });
    aiming.point(thing('figure', 'leader'));
    expect(deeds.choose).toHaveBeenCalledOnce();
    expect(aiming.back()).toBe(true);
    expect(deeds.cancel).toHaveBeenCalledOnce();
    expect(aiming.steps).toEqual([{ word: 'invade' }]);
    expect(aiming.back()).toBe(true);
    expect(aiming.back()).toBe(false);
  });

  test('a second tap on what completed it confirms; on what did not, steps back', () => {
    const { aiming, deeds } = make();
    aiming.point(thing('card', 'valkyrie'));
    aiming.point(thing('card', 'valkyrie'));
    expect(aiming.steps).toEqual([]);
    aiming.point(thing('card', 'troll'));
    aiming.point(thing('card', 'troll'));
    expect(deeds.choose).toHaveBeenCalledTimes(2);
    expect(aiming.steps).toEqual([thing('card', 'troll')]);
  });

  test('asks why nothing agrees, and stays where it was', () => {
    const { aiming, deeds } = make();
    aiming.point({ word: 'invade' });
    aiming.point(thing('figure', 'ship'));
    expect(deeds.whyNot).toHaveBeenCalledExactlyOnceWith(codes('invade ship gimle')[0]);
    expect(aiming.steps).toEqual([{ word: 'invade' }]);
  });

  test('a single legal action is not chosen by itself', () => {
    const { aiming, deeds } = make(codes('pass'));
    expect(aiming.now.only).toBe(codes('pass')[0]);
    expect(deeds.choose).not.toHaveBeenCalled();
  });
});

describe('buttons of a prompt', () => {
  test('are grouped by kind in the order of the legal actions', () => {
    expect(groupsOf(lexicon, LEGAL).map(({ word, codes: each }) => [word, each.length])).toEqual([
      ['invade', 3],
      ['march', 3],
      ['upgrade', 3],
      ['take-from', 1],
      ['pass', 1],
    ]);
  });

  test('a group is called by what its sentences begin with', () => {
    expect(commonStart(['Invade Gimle with a warrior.', 'Invade Horgr with a warrior.'])).toBe('Invade');
    expect(commonStart(['Pass.'])).toBe('Pass');
    expect(commonStart(['Вторгнуться в Гимле: воин', 'Вторгнуться в Гимле: вождь'])).toBe('Вторгнуться в Гимле');
    expect(commonStart(['Odin', 'Thor'])).toBe('');
  });
});
