import { describe, expect, test } from 'vitest';
import { AESIR } from '../aesir';
import { aimOf, litIn, onTable, playing } from '../aims';
import type { Card } from '../view';
import { lexicon, momentIn, played } from './played';

describe('what can be clicked', () => {
  test('is on the table except doing the will and scoring no more', () => {
    for (const { turn } of played.moments) {
      const rest = turn.legal.filter((code) => !onTable(turn, lexicon).has(code));
      expect(
        rest.map((code) => lexicon.decode(code).word).filter((word) => word !== 'will' && word !== 'done'),
      ).toEqual([]);
    }
  });

  test('is exactly what the legal actions name', () => {
    for (const { view, turn } of played.moments) {
      const stacks = view.players.flatMap((_, seat) =>
        AESIR.flatMap((aesir) => litIn(view, turn, lexicon, seat, aesir)),
      );
      const hand = (view.drawn ? [view.drawn] : view.hand).flatMap(([one, two]) =>
        [[one, two] as Card, [two, one] as Card].map((card) => lexicon.encode(playing(card))),
      );
      const offered = new Set([...stacks, ...hand.filter((code) => code !== null && turn.legal.includes(code))]);
      expect(offered).toEqual(onTable(turn, lexicon));
    }
  });

  test('is nothing for who is not asked', () => {
    const { view, turn } = momentIn('lokis-will');
    const silent = { ...turn, seat: null, legal: [] };
    for (const aesir of AESIR) expect(aimOf(view, silent, lexicon, 0, aesir, 1)).toBeNull();
  });
});

describe('a tap on what is not lit', () => {
  const asked = (frame: string, own: boolean) => {
    const { view, turn } = momentIn(frame);
    const seat = own ? (view.seat ?? 0) : view.players.findIndex((_, at) => at !== view.seat);
    const aim = aimOf(view, turn, lexicon, seat, 'thor', 1);
    return aim && lexicon.decode(aim.code).word;
  };

  test('asks about the action that it aimed at', () => {
    expect(asked('thors-will', true)).toBe('hide');
    expect(asked('lokis-will', true)).toBe('turn-other');
    expect(asked('bragis-prize', true)).toBe('take');
    expect(asked('bragis-gift', false)).toBe('take');
    expect(asked('odins-will', false)).toBe('turn-other');
  });

  test('asks nothing while cards are chosen: it looks into the stack', () => {
    expect(asked('choose-card', true)).toBeNull();
  });
});
