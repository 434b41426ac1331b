import { describe, expect, test } from 'vitest';
import { AESIR, type Aesir } from '../aesir';
import { attentionOf, deciderOf, settle, type Attention } from '../favour';
import { played } from './played';

function table(...rows: Partial<Record<Aesir, number>>[]): Attention {
  return rows.map((row) => Object.fromEntries(AESIR.map((aesir) => [aesir, row[aesir] ?? 0])) as Record<Aesir, number>);
}

describe('a favour', () => {
  test('goes to whom the hall says, at every moment of the matches', () => {
    for (const { view } of played.moments) {
      const attention = attentionOf(view);
      for (const aesir of AESIR) {
        const { winner, leaders } = settle(attention, aesir);
        expect(winner).toBe(view.favourites[aesir].seat);
        expect(leaders.length > 1 ? leaders : []).toEqual(view.favourites[aesir].tied);
      }
    }
  });

  test('is nobody’s when nobody has a card', () => {
    expect(settle(table({ odin: 1 }, {}), 'loki')).toMatchObject({ leaders: [], winner: null, comparisons: [] });
  });

  test('of a sole leader says by how much', () => {
    expect(settle(table({ loki: 4 }, { loki: 1 }, {}), 'loki')).toMatchObject({ winner: 0, ahead: 3, comparisons: [] });
  });

  test('is disputed from Odin on until one is left (IA7.2)', () => {
    const settled = settle(table({ sif: 1, odin: 2 }, { sif: 1, odin: 2, loki: 2 }, {}), 'sif');
    expect(settled.comparisons.map(({ aesir, out }) => [aesir, out])).toEqual([
      ['odin', []],
      ['thor', []],
      ['freya', []],
      ['loki', [0]],
    ]);
    expect(settled.winner).toBe(1);
    expect(deciderOf(settled)).toBe('loki');
  });

  test('stays undecided when all seven comparisons tie, and no third player gets it', () => {
    const settled = settle(table({ sif: 2 }, { sif: 2 }, { sif: 1, odin: 5 }), 'sif');
    expect(settled.comparisons).toHaveLength(7);
    expect(settled.winner).toBeNull();
    expect(deciderOf(settled)).toBeNull();
  });
});
