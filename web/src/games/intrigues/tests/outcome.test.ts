import { describe, expect, test } from 'vitest';
import { AESIR } from '../aesir';
import { attentionOf } from '../favour';
import { outcomeOf } from '../outcome';
import { lexicon, momentIn, played } from './played';

function wordOf(action: string) {
  const code = lexicon.encode(action);
  if (code === null) throw new Error(`${action} is no action`);
  return lexicon.decode(code);
}

describe('the preview', () => {
  test.each(played.outcomes.map((outcome) => [outcome.action, outcome] as const))(
    'of %s is what the rules make of it',
    (action, { view, attention }) => {
      const told = outcomeOf(view, wordOf(action));
      expect(told).not.toBeNull();
      if (!told || told.unknown) return;
      expect(told.attention).toEqual(
        attention.map((mine) => Object.fromEntries(AESIR.map((aesir) => [aesir, mine[aesir] ?? 0]))),
      );
    },
  );

  test('covers every kind of action that changes the table', () => {
    const words = new Set(played.outcomes.map(({ action }) => action.split(' ')[0]));
    expect(words).toEqual(new Set(['play', 'turn-own', 'hide', 'double', 'turn-other', 'take', 'score']));
  });

  test('says where attention changes, from what to what', () => {
    const { view } = momentIn('choose-card');
    const [shown, other] = view.hand[0] ?? ['odin', 'thor'];
    const before = attentionOf(view)[view.seat ?? 0]?.[shown] ?? 0;
    expect(outcomeOf(view, wordOf(`play ${shown} ${other}`))?.changes).toEqual([
      { seat: view.seat, aesir: shown, from: before, to: before + 1 },
    ]);
  });

  test('does not guess at a covered end', () => {
    const { view } = momentIn('lokis-will');
    const owner = view.players.findIndex(
      (player, seat) => seat !== view.seat && Object.values(player.stacks).some((stack) => stack.cards.length > 1),
    );
    const stack = AESIR.find((aesir) => (view.players[owner]?.stacks[aesir]?.cards.length ?? 0) > 1);
    expect(outcomeOf(view, wordOf(`turn-other ${owner + 1} ${stack} 2`))?.unknown).toBe(true);
  });

  test('is nothing for what changes no attention', () => {
    const { view } = momentIn('favour');
    expect(outcomeOf(view, wordOf('will'))).toBeNull();
  });
});
