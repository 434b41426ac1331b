import { describe, expect, test } from 'vitest';
import { costOf, heldIn, pairsOf, panelsOf, read, scoreOf, topicOf, type Reader } from '../src/fallback/reading';

const NAMED: Record<string, string[]> = {
  province: ['gimle', 'horgr'],
  card: ['troll', 'tyrs-smash-1'],
  figure: ['warrior', 'ship', 'troll'],
  piece: ['giant', 'red-stone'],
  stat: ['rage'],
};
const reader: Reader = {
  seats: 3,
  topics: Object.keys(NAMED),
  isNamed: (topic, value) => NAMED[topic]?.includes(value) ?? false,
};

describe('reading a view', () => {
  test('names what the game names, by the topic of its key first', () => {
    expect(topicOf(reader, 'figures', 'troll')).toBe('figure');
    expect(topicOf(reader, 'card', 'troll')).toBe('card');
    expect(topicOf(reader, 'anything', 'gimle')).toBe('province');
    expect(read(reader, 'place', 'south_west')).toEqual({ kind: 'words', text: 'south west' });
  });

  test('the first seat is 0, and is somebody; nobody is nothing', () => {
    expect(read(reader, 'turn', 0)).toEqual({ kind: 'seat', seat: 0 });
    expect(read(reader, 'skills', -1)).toBeNull();
    expect(read(reader, 'request', [1, null])).toEqual({ kind: 'list', parts: [{ kind: 'seat', seat: 1 }] });
    expect(pairsOf(reader, '', { temple: 0, support: [null, null], glory: 0 }).map(({ key }) => key)).toEqual([
      'temple',
    ]);
  });

  test('numbers of all seats belong to the seats', () => {
    expect(read(reader, 'strength', [0, 2, 1])).toEqual({
      kind: 'by-seat',
      values: [
        { seat: 1, value: 2 },
        { seat: 2, value: 1 },
      ],
    });
    expect(read(reader, 'strength', [0, 0, 0])).toBeNull();
    expect(read(reader, 'tiles_left', [1, 2, 4])?.kind).toBe('list');
  });

  test('counts of things are things with counts', () => {
    expect(read(reader, 'held', { 'red-stone': 2, giant: 0 })).toEqual({
      kind: 'list',
      parts: [{ kind: 'thing', topic: 'piece', value: 'red-stone', count: 2 }],
    });
  });

  test('figures of a seat are told as whose, what and how many', () => {
    expect(read(reader, 'figures', [{ seat: 0, figure: 'warrior', count: 3 }])).toEqual({
      kind: 'list',
      parts: [
        {
          kind: 'list',
          parts: [
            { kind: 'seat', seat: 0 },
            { kind: 'thing', topic: 'figure', value: 'warrior', count: 3 },
          ],
        },
      ],
    });
  });

  const view = {
    seat: 1,
    age: 2,
    provinces: {
      gimle: { villages: 5, pillaged: true, figures: [] },
      horgr: { villages: 4, pillaged: false, figures: [] },
    },
    worlds: [{ world: 1, closed: true }],
    clans: [{ glory: 3 }, { glory: 7, costs: { warrior: 1, ship: 2 } }, { glory: 0 }],
    hand: ['troll', 'tyrs-smash-1'],
    draft: { pack: ['troll'], round: 1 },
  };

  test('makes panels of groups, and one of single facts; nothing of what the frame shows', () => {
    const panels = panelsOf(reader, view);
    expect(panels.map(({ key, rows }) => [key, rows.map((row) => row.key)])).toEqual([
      ['table', ['age', 'draft']],
      ['provinces', ['gimle', 'horgr']],
      ['worlds', ['world 1']],
    ]);
    expect(panels[1]?.rows[0]?.thing).toEqual({ topic: 'province', value: 'gimle' });
  });

  test('finds what is held, points and costs', () => {
    expect(heldIn(reader, view).map(({ key, things }) => [key, things.map(({ value }) => value)])).toEqual([
      ['hand', ['troll', 'tyrs-smash-1']],
      ['pack', ['troll']],
    ]);
    expect(scoreOf(view, 1)).toBe(7);
    expect(scoreOf({}, 1)).toBe(0);
    expect(costOf(view, ['ship', 'horgr'])).toBe(2);
    expect(costOf(view, ['gimle'])).toBeNull();
  });
});
