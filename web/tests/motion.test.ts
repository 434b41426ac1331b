import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Flights } from '../src/kit/flights.svelte';
import { counted } from '../src/lib/counting';

/** A screen with these spots, each at a place of its own. */
function screen(...spots: string[]) {
  const boxes = new Map(spots.map((name, nth) => [name, { left: nth * 100, top: 0, width: 10, height: 10 }]));
  vi.stubGlobal('CSS', { escape: (text: string) => text });
  vi.stubGlobal('document', {
    querySelectorAll: (selector: string) => {
      const box = boxes.get(selector.match(/"(.*)"/)?.[1] ?? '');
      return box ? [{ querySelector: () => null, getBoundingClientRect: () => box }] : [];
    },
  });
}

describe('flights', () => {
  beforeEach(() => screen('hand', 'stack', 'player-0', 'points'));
  afterEach(() => vi.unstubAllGlobals());
  const flights = () =>
    new Flights<string>((event) =>
      event.key === 'played'
        ? [{ from: ['nowhere', 'hand'], to: 'stack', what: 'card' }]
        : event.key === 'scored'
          ? [{ from: 'stack', to: 'points', what: 'disc', shrinks: 0.5 }]
          : [],
    );
  const played = { key: 'played', args: {} };

  test('go from the first spot that is on screen', () => {
    const layer = flights();
    layer.tell([played], 400);
    expect(layer.routes).toMatchObject([
      { what: 'card', duration: 400, delay: 0, start: { left: 0 }, end: { left: 100 } },
    ]);
    expect(layer.isAwaited('stack')).toBe(true);
    layer.land(layer.routes[0]?.id ?? 0);
    expect(layer.isAwaited('stack')).toBe(false);
  });

  test('that leave together are apart, and all land in time', () => {
    const layer = flights();
    layer.tell([played, played, played], 400);
    expect(layer.routes.map((route) => route.delay)).toEqual([0, 60, 120]);
    for (const route of layer.routes) expect(route.delay + route.duration).toBeLessThanOrEqual(400);
  });

  test('do not happen without motion, nor from where nothing is', () => {
    const layer = flights();
    layer.tell([played], 0);
    layer.tell([{ key: 'told', args: {} }], 400);
    screen('hand');
    layer.tell([played], 400);
    expect(layer.routes).toEqual([]);
  });

  test('are gone when skipped', () => {
    const layer = flights();
    layer.tell([played], 400);
    layer.clear();
    expect(layer.routes).toEqual([]);
  });
});

describe('a number that counts', () => {
  test('starts at what it was and ends at what it is, up and down', () => {
    expect([0, 0.5, 1, 2].map((part) => counted(0, 8, part))).toEqual([0, 7, 8, 8]);
    expect([0, 0.5, 1].map((part) => counted(8, 0, part))).toEqual([8, 1, 0]);
    expect(counted(5, 5, 0.3)).toBe(5);
  });
});
