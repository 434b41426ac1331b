import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { GameEvent } from '../../../lib/game';
import { Narrator } from '../narrator.svelte';
import { flightsOf } from '../flights';

const DISPUTE: GameEvent[] = [
  { key: 'awoke', args: { aesir: 'sif' } },
  { key: 'attention', args: { aesir: 'sif', seat: 0, attention: 1 } },
  { key: 'attention', args: { aesir: 'sif', seat: 1, attention: 1 } },
  { key: 'disputed', args: { aesir: 'sif', seats: [0, 1] } },
  { key: 'compared', args: { aesir: 'odin', seat: 0, attention: 2 } },
  { key: 'compared', args: { aesir: 'odin', seat: 1, attention: 2 } },
  { key: 'compared', args: { aesir: 'thor', seat: 0, attention: 1 } },
  { key: 'compared', args: { aesir: 'thor', seat: 1, attention: 0 } },
  { key: 'dropped-out', args: { seat: 1 } },
  { key: 'favoured', args: { seat: 0, aesir: 'sif' } },
];

describe('the narrator', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('tells a dispute comparison by comparison', () => {
    const narrator = new Narrator(() => {});
    narrator.hear(DISPUTE, { speed: 1, off: false });
    expect(narrator.spotlight).toBe('sif');
    expect(narrator.awakening?.comparisons).toHaveLength(0);
    const lengths = new Set<number>();
    while (narrator.playing) {
      lengths.add(narrator.awakening?.comparisons.length ?? 0);
      vi.advanceTimersByTime(20);
    }
    expect([...lengths]).toEqual([0, 1, 2]);
    expect(narrator.awakening?.winner).toBe(0);
    expect(narrator.spotlight).toBeNull();
  });

  test('is at the end at once without motion, and when skipped', () => {
    const still = new Narrator(() => expect.unreachable('nothing moves'));
    still.hear(DISPUTE, { speed: 1, off: true });
    expect(still.playing).toBe(false);
    expect(still.awakening?.winner).toBe(0);
    const skipped = new Narrator(() => {});
    skipped.hear(DISPUTE, { speed: 1, off: false });
    skipped.skip();
    expect(skipped.playing).toBe(false);
    expect(skipped.awakening?.comparisons).toHaveLength(2);
  });

  test('goes faster at a higher speed', () => {
    const took = (speed: number) => {
      const narrator = new Narrator(() => {});
      const start = Date.now();
      narrator.hear(DISPUTE, { speed, off: false });
      while (narrator.playing) vi.advanceTimersByTime(5);
      return Date.now() - start;
    };
    expect(took(2)).toBeLessThan(took(1) * 0.6);
  });

  test('leaves the last deed to be read, then takes it away', () => {
    const narrator = new Narrator(() => {});
    narrator.hear([...DISPUTE, { key: 'scored', args: { seat: 0, stack: 'sif', nth: 1 } }], { speed: 1, off: false });
    while (narrator.playing) vi.advanceTimersByTime(20);
    expect(narrator.deed?.key).toBe('scored');
    vi.advanceTimersByTime(3000);
    expect(narrator.deed).toBeNull();
  });
});

test('a swap is two cards in flight, a turned card turns on its way', () => {
  const swap = flightsOf({ key: 'swapped', args: { seat: 0, given: 'odin', owner: 2, taken: 'sif' } });
  expect(swap.map(({ from, to }) => [from, to])).toEqual([
    ['stack-0-odin', 'stack-2-odin'],
    ['stack-2-sif', 'stack-0-sif'],
  ]);
  expect(flightsOf({ key: 'turned-other', args: { seat: 0, owner: 1, before: 'loki', after: 'thor' } })).toMatchObject([
    { from: 'stack-1-loki', to: 'stack-1-thor', turns: true },
  ]);
  expect(flightsOf({ key: 'awoke', args: { aesir: 'odin' } })).toEqual([]);
});
