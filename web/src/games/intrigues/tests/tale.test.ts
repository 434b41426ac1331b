import { describe, expect, test } from 'vitest';
import { AESIR } from '../aesir';
import { beatsOf } from '../narrator.svelte';
import { awakenings, finalCount } from '../tale';
import { played } from './played';

describe('the tale of the events', () => {
  test('has seven awakenings a round and seven in the final count, in order', () => {
    for (const { events } of played.matches) {
      const order = awakenings(events).map((awakening) => awakening.aesir);
      expect(order).toEqual([...AESIR, ...AESIR, ...AESIR, ...AESIR]);
    }
  });

  test('tells every dispute comparison by comparison, down to its winner', () => {
    let disputes = 0;
    for (const { events } of played.matches) {
      for (const { disputants, comparisons, winner, undecided, counts } of awakenings(events)) {
        if (!disputants.length) {
          expect(comparisons).toEqual([]);
          continue;
        }
        disputes += 1;
        const best = Math.max(...counts.map(({ attention }) => attention));
        expect(counts.filter(({ attention }) => attention === best).map(({ seat }) => seat)).toEqual(disputants);
        const out = comparisons.flatMap((comparison) => comparison.out);
        const left = disputants.filter((seat) => !out.includes(seat));
        expect(comparisons.map(({ aesir }) => aesir)).toEqual(AESIR.slice(0, comparisons.length));
        if (undecided) expect(left.length).toBeGreaterThan(1);
        else expect(left).toEqual([winner]);
      }
    }
    expect(disputes).toBeGreaterThan(10);
  });

  test('gives a card that Sif drew to her awakening, and none of the draft', () => {
    for (const { events } of played.matches) {
      for (const { aesir, deeds } of awakenings(events)) {
        const cards = deeds.filter((event) => event.key === 'played');
        expect(cards.length).toBeLessThanOrEqual(aesir === 'sif' ? 1 : 0);
      }
    }
  });

  test('counts finally to the scores of the result', () => {
    for (const { events, seats, result } of played.matches) {
      const { before, favours } = finalCount(events, seats);
      expect(favours).toHaveLength(7);
      expect(favours.at(-1)?.points).toEqual(result.scores);
      const gained = result.scores.map((score, seat) => score - (before[seat] ?? 0));
      expect(gained).toEqual(result.sources.map((sources) => sources['final']));
      expect(favours.filter((favour) => favour.scored)).toHaveLength(gained.reduce((sum, points) => sum + points, 0));
    }
  });

  test('is told in steps: cards shown together are one, every comparison is one', () => {
    const [match] = played.matches;
    const beats = beatsOf(match?.events ?? []);
    expect(beats.flatMap((beat) => beat.events)).toEqual(match?.events);
    const first = beats.find((beat) => beat.events[0]?.key === 'played');
    expect(first?.events).toHaveLength(match?.seats ?? 0);
    for (const beat of beats.filter((each) => each.events[0]?.key === 'compared')) {
      const by = new Set(beat.events.filter((event) => event.key === 'compared').map((event) => event.args['aesir']));
      expect(by.size).toBe(1);
    }
  });
});
