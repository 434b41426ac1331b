import { describe, expect, it } from 'vitest';
import { makeLexicon } from '../src/lib/lexicon';

const aesir = ['odin', 'thor', 'freya'];
const lexicon = makeLexicon({
  kinds: [
    {
      word: 'play',
      rule: 'IA2.3',
      args: ['shown', 'other'].map((name) => ({ name, topic: 'aesir', values: aesir, first: 0 })),
    },
    { word: 'will', rule: 'IA3.4', args: [] },
    {
      word: 'turn_other',
      rule: 'IA4.4',
      args: [
        { name: 'owner', topic: 'seat', values: ['1', '2'], first: 0 },
        { name: 'nth', topic: 'number', values: ['1', '2', '3'], first: 1 },
      ],
    },
  ],
  events: { played: { seat: 'seat', shown: 'aesir' } },
});

describe('a lexicon', () => {
  it('counts the last argument fastest', () => {
    expect(lexicon.decode(0).text).toBe('play odin odin');
    expect(lexicon.decode(1).text).toBe('play odin thor');
    expect(lexicon.decode(3).args).toEqual({ shown: 'thor', other: 'odin' });
    expect(lexicon.decode(9)).toMatchObject({ word: 'will', args: {}, rule: 'IA3.4' });
  });

  it('counts seats from 0 and numbers as they are told', () => {
    expect(lexicon.decode(10 + 4)).toMatchObject({
      word: 'turn-other',
      args: { owner: 1, nth: 2 },
      text: 'turn-other 2 2',
    });
  });

  it('reads what it writes', () => {
    for (let code = 0; code < 16; code++) expect(lexicon.encode(lexicon.decode(code).text)).toBe(code);
  });

  it('knows what is no action', () => {
    expect(lexicon.encode('play odin')).toBeNull();
    expect(lexicon.encode('sing odin')).toBeNull();
    expect(() => lexicon.decode(16)).toThrow('from 0 to 15');
  });
});
