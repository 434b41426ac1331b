import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { readComponents } from '../src/lib/components';
import { axis, runningTotals } from '../src/lib/points';
import { quickExceptions, quickTable } from '../src/lib/quick';
import { readPlace } from '../src/lib/router.svelte';
import { findRules, parts } from '../src/lib/rules';
import { bytesOfHex, sha256 } from '../src/lib/sha256';
import { clockFace, timeLeft } from '../src/lib/time';
import { interleave } from '../src/table/chronicle';

describe('sha256', () => {
  it('agrees with another implementation on every length around a block', () => {
    for (let length = 0; length < 130; length++) {
      const data = Uint8Array.from({ length }, (_, at) => (at * 37 + length) % 256);
      expect(sha256(data)).toBe(createHash('sha256').update(data).digest('hex'));
    }
  });

  it('reads the hexadecimal digits of a seed', () => {
    expect([...bytesOfHex('00ff10')]).toEqual([0, 255, 16]);
  });
});

describe('a quick table against bots', () => {
  const deals = { id: 'deals', values: ['on', 'off'], rule: 'AS5.7', quick: 'off' };
  const goals = { id: 'goals', values: ['top', 'bottom'], rule: 'IA1.3', quick: 'top' };
  const game = { id: 'asgard', fewest: 2, most: 4, options: [deals, goals] };

  it('has two karls and the options that the game names for it', () => {
    const { seats, options } = quickTable(game);
    expect(seats.map((seat) => seat.kind)).toEqual(['me', 'bot', 'bot']);
    expect(options).toEqual({ deals: 'off', goals: 'top' });
    expect(quickTable({ ...game, most: 2 }).seats).toHaveLength(2);
  });

  it('says only what is not as usual', () => {
    expect(quickExceptions(game)).toEqual([deals]);
  });
});

describe('rules', () => {
  const rule = (id: string, text: string) => ({ id, text, ruling: false });
  const chapters = [
    { id: 'IA1', title: 'Setup', rules: [rule('IA1.1', 'Shuffle the deck.'), rule('IA1.2', 'Deal seven cards.')] },
    { id: 'IA2', title: 'Cards', rules: [rule('IA2.1', 'Choose a card of the hand.')] },
  ];
  const ids = (wanted: string) =>
    findRules(chapters, wanted).flatMap((chapter) => chapter.rules.map((each) => each.id));

  it('are found by chapter, by number and by words', () => {
    expect(ids('')).toHaveLength(3);
    expect(ids('ia1')).toEqual(['IA1.1', 'IA1.2']);
    expect(ids('IA1.2')).toEqual(['IA1.2']);
    expect(ids('card')).toEqual(['IA1.2', 'IA2.1']);
    expect(ids('hand card')).toEqual(['IA2.1']);
    expect(ids('dragon')).toEqual([]);
  });

  it('have strong words', () => {
    expect(parts('a **b** c')).toEqual([
      { text: 'a ', strong: false },
      { text: 'b', strong: true },
      { text: ' c', strong: false },
    ]);
  });
});

describe('a log', () => {
  it('has notices where they happened', () => {
    const notices = [0, 2, 2, 9].map((after, nth) => ({ key: `n${nth}`, args: {}, at: 0, after }));
    expect(interleave(3, notices).map((line) => line.key)).toEqual(['n0', 'e0', 'e1', 'n1', 'n2', 'e2', 'n3']);
  });
});

describe('small things', () => {
  it('clocks are short', () => {
    expect([500, 61_000, 3_725_000, 90_000_000, -5].map((left) => clockFace(left))).toEqual([
      '0:01',
      '1:01',
      '1:02:05',
      '1 d 1 h',
      '0:00',
    ]);
  });

  it('only clocks that run go down, also past the end', () => {
    const clock = { running: [1], left: [5000, 2000, null], out: [] };
    expect([0, 1, 2].map((seat) => timeLeft(clock, seat, 3000))).toEqual([5000, -1000, null]);
    expect(timeLeft(clock, 1, -40)).toBe(2000);
    expect(timeLeft(null, 0, 3000)).toBe(null);
  });

  it('points add up over rounds, on an axis of whole steps', () => {
    expect(runningTotals([2, 0, 3])).toEqual([0, 2, 2, 5]);
    expect(axis(5)).toEqual([0, 2, 4, 6]);
    expect(axis(87)).toEqual([0, 50, 100]);
    expect(axis(0)).toEqual([0]);
  });

  it('addresses are read with their escapes', () => {
    expect(readPlace(new URL('http://h/join/a%2Fb?at=3#IA1'))).toMatchObject({ parts: ['join', 'a/b'], hash: 'IA1' });
  });

  it('component files become tables with their sources', () => {
    const [goals, cards] = readComponents({
      goals: { src: 'S', columns: [1, 2] },
      card: [{ id: 'troll', src: 'P', source: 'lists', cost: 2 }, { id: 'dwarf' }],
    });
    expect(goals).toMatchObject({ source: 'S', rows: [{ cells: ['columns', '1, 2'] }] });
    expect(cards).toMatchObject({
      columns: ['id', 'cost'],
      rows: [{ source: 'P: lists', cells: ['troll', '2'] }, { cells: ['dwarf', ''] }],
    });
  });
});
