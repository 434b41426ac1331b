import { expect, test, vi } from 'vitest';
import { Answers } from '../src/lib/answers.svelte';
import { makeLexicon } from '../src/lib/lexicon';

const lexicon = makeLexicon({
  kinds: ['march', 'move', 'done'].map((word) => ({ word, rule: '', args: [] })),
  events: {},
});

test('answers are given one after another, each when it is asked for', () => {
  const act = vi.fn();
  const answers = new Answers(act);
  answers.give(['march', 'move', 'done']);
  answers.hear(lexicon, [0]);
  expect(act).toHaveBeenLastCalledWith(0);
  answers.hear(lexicon, [1, 2]);
  answers.hear(lexicon, [1, 2]);
  expect(act.mock.calls).toEqual([[0], [1], [2]]);
  expect(answers.isEmpty).toBe(true);
  answers.hear(lexicon, [0]);
  expect(act).toHaveBeenCalledTimes(3);
});

test('what was not foreseen stops them', () => {
  const act = vi.fn();
  const answers = new Answers(act);
  answers.give(['march', 'move']);
  answers.hear(lexicon, [0]);
  answers.hear(lexicon, [2]);
  answers.hear(lexicon, [1]);
  expect(act.mock.calls).toEqual([[0]]);
});
