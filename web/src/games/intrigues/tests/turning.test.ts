import { describe, expect, test } from 'vitest';
import { endsUp, isReady, readyIn } from '../turning';
import type { Card } from '../view';

const HAND: Card[] = [
  ['odin', 'sif'],
  ['loki', 'bragi'],
  ['loki', 'bragi'],
];

describe('a card of the hand', () => {
  test('lies as it came until it is turned, and again after a second turn', () => {
    expect(endsUp(['odin', 'sif'], 0, null, undefined)).toEqual(['odin', 'sif']);
    expect(endsUp(['odin', 'sif'], 0, null, true)).toEqual(['sif', 'odin']);
    expect(endsUp(['odin', 'sif'], 0, null, false)).toEqual(['odin', 'sif']);
  });

  test('shows the end that was chosen when the table comes back', () => {
    const ready = readyIn(HAND, 'play bragi loki', true);
    expect(ready).toEqual({ at: 1, shown: 'bragi', committed: true });
    expect(endsUp(['loki', 'bragi'], 1, ready, undefined)).toEqual(['bragi', 'loki']);
    expect(endsUp(['loki', 'bragi'], 2, ready, undefined)).toEqual(['loki', 'bragi']);
  });

  test('is marked as chosen only with that end up', () => {
    const ready = readyIn(HAND, 'play odin sif', false);
    expect(isReady(['odin', 'sif'], 0, ready)).toBe(true);
    expect(isReady(['sif', 'odin'], 0, ready)).toBe(false);
    expect(isReady(['odin', 'sif'], 1, ready)).toBe(false);
  });

  test('is not meant by other actions or by cards that are not there', () => {
    expect(readyIn(HAND, 'turn-own odin', false)).toBeNull();
    expect(readyIn(HAND, 'play thor odin', false)).toBeNull();
    expect(readyIn(HAND, null, true)).toBeNull();
  });
});
