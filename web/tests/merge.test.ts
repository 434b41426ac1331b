import { describe, expect, it } from 'vitest';
import { prepended, updated, whole, type Known } from '../src/lib/merge';
import type { EarlierMessage, TableMessage, UpdateMessage } from '../src/lib/wire';

const event = (key: string) => ({ key, args: {} });
const step = (key: string | null, change: object) => ({ event: key && event(key), change });
const notice = (key: string, after: number) => ({ key, args: {}, at: 0, after });
const table = {
  type: 'table',
  version: 3,
  seat: 0,
  facts: { id: 't' },
  events: ['a', 'b', 'c'].map(event),
  earlier: 0,
  notices: [notice('started', 0)],
  view: { points: 1 },
  turn: {},
};
const update = {
  type: 'update',
  version: 4,
  keep: 3,
  steps: [step('d', { points: [2] })],
  notices: [],
  turn: {},
  facts: null,
};
const known = (): Known => whole(table as unknown as TableMessage);
const after = (change: object) => updated(known(), { ...update, ...change } as unknown as UpdateMessage);

describe('what a viewer knows', () => {
  it('shows nothing as fresh on a whole table', () => {
    expect(known().fresh).toEqual([]);
  });

  it('grows by the events of an update', () => {
    const next = after({});
    expect(next?.events.map((each) => each.key)).toEqual(['a', 'b', 'c', 'd']);
    expect(next?.fresh.map((each) => each.key)).toEqual(['d']);
    expect(next).toMatchObject({ version: 4, view: { points: 2 }, facts: { id: 't' }, wentBack: false, seat: 0 });
  });

  it('knows the view after every step', () => {
    const next = after({ steps: [step('d', { points: [2] }), step(null, {}), step('e', { points: [5] })] });
    expect(next?.steps.map((each) => each.view)).toEqual([{ points: 2 }, { points: 2 }, { points: 5 }]);
    expect(next?.events.map((each) => each.key)).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect(next?.view).toEqual({ points: 5 });
  });

  it('loses events that were taken back, and moves nothing then', () => {
    const next = after({ keep: 1, steps: [step('x', {})] });
    expect(next?.events.map((each) => each.key)).toEqual(['a', 'x']);
    expect(next).toMatchObject({ fresh: [], wentBack: true });
  });

  it('moves notices back with the events that were taken back', () => {
    const known = whole({ ...table, notices: [notice('started', 0), notice('chat', 3)] } as unknown as TableMessage);
    const back = updated(known, { ...update, keep: 1, steps: [] } as unknown as UpdateMessage);
    expect(back?.notices.map((each) => each.after)).toEqual([0, 1]);
  });

  it('keeps the notices it has before new ones', () => {
    expect(after({ notices: [notice('chat', 3)] })?.notices.map((each) => each.key)).toEqual(['started', 'chat']);
  });

  it('takes new facts', () => {
    expect(after({ facts: { id: 'u' } })?.facts.id).toBe('u');
  });

  it('asks for everything where a message does not follow', () => {
    expect(after({ keep: 9 })).toBeNull();
  });

  it('puts older notices before those that are known, once', () => {
    const known = whole({ ...table, earlier: 2 } as unknown as TableMessage);
    const older = {
      type: 'earlier',
      id: 'x',
      earlier: 0,
      notices: [notice('opened', 0), notice('joined', 0)],
    } as unknown as EarlierMessage;
    const grown = prepended(known, older);
    expect(grown.notices.map((each) => each.key)).toEqual(['opened', 'joined', 'started']);
    expect(grown.earlier).toBe(0);
    expect(prepended(grown, older)).toBe(grown);
  });
});
