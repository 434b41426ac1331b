import { describe, expect, test } from 'vitest';
import { momentOf } from '../moment';
import { momentIn, played } from './played';

describe('who comes late to an awakening', () => {
  test('sees who has the favour, with the dispute where it can still be told', () => {
    const told = played.moments
      .filter(({ view }) => view.phase !== 'choosing')
      .map(({ view }) => ({ view, moment: momentOf(view, null) }));
    for (const { view, moment } of told) {
      expect(moment?.aesir).toBe(view.awake);
      expect(moment?.winner).toBe(view.asked[0]);
      const out = moment?.comparisons.flatMap((comparison) => comparison.out) ?? [];
      if (moment?.disputants.length)
        expect(moment.disputants.filter((seat) => !out.includes(seat))).toEqual([moment.winner]);
    }
    expect(told.some(({ moment }) => moment?.disputants.length)).toBe(true);
  });

  test('sees none while cards are chosen', () => {
    expect(momentOf(momentIn('choose-card').view, null)).toBeNull();
  });

  test('keeps what was heard of this very favour', () => {
    const { view } = momentIn('goal');
    const fresh = momentOf(view, null);
    const heard = fresh && { ...fresh, counts: [{ seat: 0, attention: 9 }] };
    expect(momentOf(view, heard)).toBe(heard);
    expect(momentOf(view, heard && { ...heard, winner: 4 })).not.toBe(heard);
  });
});
