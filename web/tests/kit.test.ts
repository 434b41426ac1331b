import { describe, expect, test } from 'vitest';
import { partsOf, totalOf } from '../src/lib/bars';
import { fanSteps } from '../src/lib/fan';
import { SOUNDS, Sounds, type SoundName } from '../src/lib/sounds.svelte';
import { ranked } from '../src/lib/strengths';

describe('strengths in a place', () => {
  const ranks = (...strengths: number[]) =>
    ranked(strengths.map((strength, seat) => ({ seat, strength }))).map(({ seat, rank }) => `${seat} ${rank}`);

  test('the strongest first, and who is ahead', () => {
    expect(ranks(2, 3, 0)).toEqual(['1 first', '0 behind']);
    expect(ranks(3, 3, 1)).toEqual(['0 tied', '1 tied', '2 behind']);
    expect(ranks(0, 0, 4)).toEqual(['2 alone']);
    expect(ranks(0, 0)).toEqual([]);
  });
});

describe('a fan', () => {
  test('steps a fifth of a card, squeezes into its room, and never hides a card', () => {
    expect(fanSteps(1, 100, 300)).toBe(0);
    expect(fanSteps(3, 100, 300)).toBe(20);
    expect(fanSteps(6, 100, 150)).toBe(10);
    expect(fanSteps(30, 100, 120)).toBe(4);
  });
});

describe('stacked bars', () => {
  const sources = ['a', 'b', 'c'].map((key) => ({ key, name: key }));

  test('follow each other on one scale, without what is nothing or less', () => {
    const parts = partsOf({ a: 10, b: 0, c: 30 }, sources, 80);
    expect(parts.map(({ key, left, width, end }) => [key, left, width, end])).toEqual([
      ['a', 0, 12.5, 12.5],
      ['c', 12.5, 37.5, 50],
    ]);
    expect(partsOf({ a: -4, c: 2 }, sources, 80).map(({ key }) => key)).toEqual(['c']);
    expect(totalOf({ a: -4, c: 10 })).toBe(6);
  });

  test('carry a number only where it has room', () => {
    expect(partsOf({ a: 1, c: 70 }, sources, 71).map(({ isRoomy }) => isRoomy)).toEqual([false, true]);
  });
});

describe('sounds', () => {
  /** A device that counts what is started. */
  function device() {
    const started: number[] = [];
    const param = { value: 0, setValueAtTime: () => param, exponentialRampToValueAtTime: () => param };
    const node = () => {
      const made = {
        gain: param,
        frequency: param,
        connect: (to: unknown) => to,
        start: (at: number) => started.push(at),
        stop: () => undefined,
      };
      return made;
    };
    const audio = {
      currentTime: 1,
      state: 'running',
      sampleRate: 10,
      destination: {},
      createGain: node,
      createOscillator: node,
      createBufferSource: node,
      createBiquadFilter: node,
      createBuffer: () => ({ getChannelData: () => new Float32Array(10) }),
    };
    return { started, make: () => audio as unknown as AudioContext };
  }

  test.each(Object.keys(SOUNDS) as SoundName[])('%s starts each of its voices, and is short', (name) => {
    const { started, make } = device();
    new Sounds(make).play(name, 0.5);
    expect(started).toEqual(SOUNDS[name].map((voice) => 1 + voice.start));
    expect(Math.max(...SOUNDS[name].map((voice) => voice.start + voice.length))).toBeLessThan(1);
  });

  test('are silent until they are switched on, and where there is no device', () => {
    const { started, make } = device();
    new Sounds(make).play('card', 0);
    expect(started).toEqual([]);
    const mute = new Sounds(() => {
      throw new Error('no device');
    });
    expect(() => mute.play('card', 1)).not.toThrow();
  });
});
