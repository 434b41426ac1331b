import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Live, Refusal } from '../src/lib/live';
import type { Told } from '../src/lib/wire';

class FakeSocket {
  static all: FakeSocket[] = [];
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  constructor() {
    FakeSocket.all.push(this);
  }
  send(data: string) {
    this.sent.push(JSON.parse(data) as Record<string, unknown>);
  }
  close() {}
  say(message: object) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const latest = () => FakeSocket.all.at(-1) as FakeSocket;
const welcome = () => {
  latest().onopen?.();
  latest().say({ type: 'table' });
};

let standings: string[];
let heard: Told[];
let live: Live;

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
  standings = [];
  heard = [];
  live = new Live(
    'ws://hall/live',
    {
      hello: () => ({ since: 17 }),
      hear: (message) => heard.push(message),
      stand: (standing) => standings.push(standing),
    },
    () => new FakeSocket() as unknown as WebSocket,
  );
  live.open();
});

afterEach(() => {
  live.close();
  vi.useRealTimers();
});

describe('a live table', () => {
  it('says hello first, with the version seen', () => {
    latest().onopen?.();
    expect(latest().sent).toEqual([{ type: 'hello', since: 17 }]);
  });

  it('resolves what it asks by the id', async () => {
    welcome();
    const done = live.ask({ type: 'act', action: 4 });
    const { id } = latest().sent[1] as { id: string };
    latest().say({ type: 'done', id, version: 18 });
    await expect(done).resolves.toMatchObject({ version: 18 });
  });

  it('tells why the hall refuses', async () => {
    welcome();
    const refused = live.ask({ type: 'act', action: 4 });
    const { id } = latest().sent[1] as { id: string };
    latest().say({ type: 'error', id, error: { code: 'stale', text: 'look again' } });
    await expect(refused).rejects.toBeInstanceOf(Refusal);
  });

  it('comes back after a restart and says again what was not answered, with the same id', async () => {
    welcome();
    live.ask({ type: 'act', action: 4 }).catch(() => undefined);
    const said = latest().sent[1];
    latest().onclose?.({ code: 1012 });
    expect(standings.at(-1)).toBe('lost');
    await vi.advanceTimersByTimeAsync(500);
    expect(FakeSocket.all).toHaveLength(2);
    welcome();
    expect(latest().sent[1]).toEqual(said);
    expect(standings.at(-1)).toBe('live');
  });

  it('keeps what is said while it is away', async () => {
    welcome();
    latest().onclose?.({ code: 1006 });
    live.ask({ type: 'chat', text: 'hm' }).catch(() => undefined);
    await vi.advanceTimersByTimeAsync(500);
    welcome();
    expect(latest().sent[1]).toMatchObject({ type: 'chat', text: 'hm' });
  });

  it('waits longer each time, and not at all when hurried', async () => {
    latest().onclose?.({ code: 1006 });
    await vi.advanceTimersByTimeAsync(500);
    latest().onclose?.({ code: 1006 });
    await vi.advanceTimersByTimeAsync(400);
    expect(FakeSocket.all).toHaveLength(2);
    live.hurry();
    expect(FakeSocket.all).toHaveLength(3);
  });

  it('does not come back to a table that is not there', async () => {
    latest().onclose?.({ code: 4404 });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(standings).toEqual(['refused']);
    expect(FakeSocket.all).toHaveLength(1);
  });

  it('says it again when the store was away', async () => {
    welcome();
    live.ask({ type: 'act', action: 4 }).catch(() => undefined);
    const { id } = latest().sent[1] as { id: string };
    latest().say({ type: 'error', id, error: { code: 'unavailable', text: '' } });
    await vi.advanceTimersByTimeAsync(1100);
    expect(latest().sent).toHaveLength(3);
    expect(latest().sent[2]).toMatchObject({ id });
  });

  it('gives up a connection that has fallen silent', async () => {
    welcome();
    await vi.advanceTimersByTimeAsync(65_000);
    expect(standings).toContain('lost');
  });
});
