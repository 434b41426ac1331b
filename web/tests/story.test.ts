import { describe, expect, test } from 'vitest';
import { beatsOf, durations, paced, together } from '../src/lib/beats';
import { Story, type Step, type Timer } from '../src/lib/story.svelte';
import type { GameEvent } from '../src/lib/wire';

const event = (key: string, nth = 0): GameEvent => ({ key, args: { nth } });
const TELLING = { durationOf: durations({ played: 400, awoke: 300, ended: 0 }), isTogether: together('played') };

/** Whatever waits for an answer that is there has it. */
const settled = () => new Promise((wake) => setImmediate(wake));

/** Time that stands still until it is told to go on. */
class Watch implements Timer {
  private waiting: { at: number; then: () => void }[] = [];
  private time = 0;

  after(ms: number, then: () => void): () => void {
    const one = { at: this.time + ms, then };
    this.waiting.push(one);
    return () => void (this.waiting = this.waiting.filter((each) => each !== one));
  }

  async pass(ms: number): Promise<void> {
    const until = this.time + ms;
    await settled();
    for (;;) {
      const next = this.waiting.filter((each) => each.at <= until).sort((one, two) => one.at - two.at)[0];
      if (!next) break;
      this.time = next.at;
      this.waiting = this.waiting.filter((each) => each !== next);
      next.then();
      await settled();
    }
    this.time = until;
  }
}

function make(motion = { speed: 1, off: false }) {
  const watch = new Watch();
  const asked: number[] = [];
  const story = new Story<string>({
    telling: TELLING,
    motion: () => motion,
    timer: watch,
    fetch: (at) => {
      asked.push(at);
      return Promise.resolve(`fetched ${at}`);
    },
  });
  return { story, watch, asked, motion };
}

const step = (key: string, view: string): Step<string> => ({ event: event(key), view });
const shown = (story: Story<string>) => [story.now?.at, story.now?.view, story.now?.telling.map((each) => each.key)];

describe('the clock of the story', () => {
  test('shows a whole table at once', () => {
    const { story } = make();
    story.begin('whole', [event('awoke'), event('played')]);
    expect(shown(story)).toEqual([2, 'whole', []]);
    expect(story.hasArrived).toBe(true);
  });

  test('tells over the table as it stood, then shows what stands after it', async () => {
    const { story, watch } = make();
    story.begin('start', []);
    story.add([step('awoke', 'a'), step('won', 'b')]);
    expect(shown(story)).toEqual([1, 'start', ['awoke']]);
    expect(story.hasArrived).toBe(false);
    await watch.pass(299);
    expect(shown(story)).toEqual([1, 'start', ['awoke']]);
    await watch.pass(1);
    expect(shown(story)).toEqual([2, 'a', ['won']]);
    await watch.pass(350);
    expect(shown(story)).toEqual([2, 'b', []]);
    expect(story.hasArrived).toBe(true);
  });

  test('what happens together is one step, as long as its longest part', async () => {
    const { story, watch } = make();
    story.begin('start', []);
    story.add([step('played', 'a'), step('played', 'b'), step('awoke', 'c')]);
    expect(shown(story)).toEqual([2, 'start', ['played', 'played']]);
    await watch.pass(400);
    expect(shown(story)).toEqual([3, 'b', ['awoke']]);
  });

  test('a step without a view leaves the table as it is', async () => {
    const { story, watch } = make();
    story.begin('start', []);
    story.add([{ event: event('awoke') }, step('won', 'b')]);
    await watch.pass(300);
    expect(shown(story)).toEqual([2, 'start', ['won']]);
    await watch.pass(350);
    expect(shown(story)).toEqual([2, 'b', []]);
  });

  test('steps queue for a slow reader, and none is lost', async () => {
    const { story, watch } = make();
    story.begin('start', []);
    const seen: string[] = [];
    for (let nth = 0; nth < 5; nth++) {
      story.add([step('awoke', `v${nth}`)]);
      await watch.pass(50);
    }
    for (let ms = 0; ms < 3000 && !story.hasArrived; ms += 10) {
      await watch.pass(10);
      if (story.now && seen.at(-1) !== story.now.view) seen.push(story.now.view);
    }
    expect(seen).toEqual(['start', 'v0', 'v1', 'v2', 'v3', 'v4']);
  });

  test('motion off means no waiting, also when it is switched off in the middle', async () => {
    const { story, watch, motion } = make({ speed: 1, off: true });
    story.begin('start', []);
    story.add([step('awoke', 'a'), step('won', 'b')]);
    expect(shown(story)).toEqual([2, 'b', []]);
    motion.off = false;
    story.add([step('awoke', 'c'), step('won', 'd')]);
    motion.off = true;
    await watch.pass(300);
    expect(shown(story)).toEqual([4, 'd', []]);
  });

  test('events without duration do not wait', () => {
    const { story } = make();
    story.begin('start', []);
    story.add([step('ended', 'end')]);
    expect(story.hasArrived).toBe(true);
    expect(story.now?.view).toBe('end');
  });

  test('skips to the newest', async () => {
    const { story, watch } = make();
    story.begin('start', []);
    story.add([step('awoke', 'a'), step('won', 'b'), step('won', 'c')]);
    story.skip();
    expect(shown(story)).toEqual([3, 'c', []]);
    await watch.pass(5000);
    expect(shown(story)).toEqual([3, 'c', []]);
  });

  test('a faster reader is told faster', async () => {
    const { story, watch } = make({ speed: 2, off: false });
    story.begin('start', []);
    story.add([step('awoke', 'a')]);
    expect(story.now?.duration).toBe(150);
    await watch.pass(150);
    expect(story.hasArrived).toBe(true);
  });

  test('what is taken back is gone at once', async () => {
    const { story, watch } = make();
    story.begin('start', []);
    story.add([step('awoke', 'a'), step('won', 'b')]);
    story.cut(1, 'a again');
    expect(shown(story)).toEqual([1, 'a again', []]);
    await watch.pass(2000);
    expect(shown(story)).toEqual([1, 'a again', []]);
    story.add([step('played', 'c')]);
    expect(shown(story)).toEqual([2, 'a again', ['played']]);
  });

  test('another view of the same moment replaces it', () => {
    const { story } = make();
    story.begin('mine', [event('awoke')]);
    story.renew('yours');
    expect(shown(story)).toEqual([1, 'yours', []]);
    expect(story.length).toBe(1);
  });
});

describe('looking back', () => {
  test('shows exactly the table after that event', async () => {
    const { story, watch } = make();
    story.begin('start', []);
    story.add([step('awoke', 'a'), step('won', 'b'), step('won', 'c')]);
    await watch.pass(2000);
    await story.lookAt(1);
    expect(shown(story)).toEqual([1, 'a', []]);
    expect(story.mode).toBe('looking');
    expect(story.hasArrived).toBe(false);
    await story.lookAt(0);
    expect(story.now?.view).toBe('start');
    story.toNow();
    expect(shown(story)).toEqual([3, 'c', []]);
    expect(story.hasArrived).toBe(true);
  });

  test('fetches what happened before the page was opened, once', async () => {
    const { story, asked } = make();
    story.begin('now', [event('awoke'), event('won')]);
    await story.lookAt(1);
    expect(story.now?.view).toBe('fetched 1');
    await story.lookAt(0);
    await story.lookAt(1);
    expect(asked).toEqual([1, 0]);
  });

  test('what happens meanwhile waits, and is told on the way back', async () => {
    const { story, watch } = make();
    story.begin('start', []);
    story.add([step('awoke', 'a')]);
    await watch.pass(300);
    await story.lookAt(0);
    story.add([step('won', 'b')]);
    await watch.pass(1000);
    expect(shown(story)).toEqual([0, 'start', []]);
    story.toNow();
    expect(shown(story)).toEqual([2, 'a', ['won']]);
    await watch.pass(350);
    expect(story.hasArrived).toBe(true);
  });

  test('plays what was missed step by step, then is back', async () => {
    const { story, watch } = make();
    story.begin('start', []);
    story.add([step('awoke', 'a'), step('won', 'b'), step('won', 'c')]);
    await watch.pass(2000);
    const seen: unknown[] = [];
    const played = story.play(1);
    for (let ms = 0; ms < 3000; ms += 50) {
      await watch.pass(50);
      if (seen.at(-1) !== story.now?.view) seen.push(story.now?.view);
    }
    await played;
    expect(seen).toEqual(['a', 'b', 'c']);
    expect(story.mode).toBe('live');
    expect(story.hasArrived).toBe(true);
  });

  test('playing back can be stopped', async () => {
    const { story, watch } = make();
    story.begin('start', []);
    story.add([step('awoke', 'a'), step('won', 'b'), step('won', 'c')]);
    await watch.pass(2000);
    void story.play(0);
    await watch.pass(100);
    expect(story.mode).toBe('playing');
    story.skip();
    expect(shown(story)).toEqual([3, 'c', []]);
    await watch.pass(5000);
    expect(story.mode).toBe('live');
    expect(shown(story)).toEqual([3, 'c', []]);
  });
});

describe('beats', () => {
  test('group events, and take as long as the longest', () => {
    const beats = beatsOf([event('played'), event('played'), event('awoke'), event('played')], TELLING);
    expect(beats.map((beat) => [beat.events.length, beat.duration])).toEqual([
      [2, 400],
      [1, 300],
      [1, 400],
    ]);
  });

  test('go faster the more is waiting, but never more than three times', () => {
    expect(paced(600, 2000, { speed: 1, off: false })).toBe(600);
    expect(paced(600, 8000, { speed: 1, off: false })).toBe(300);
    expect(paced(600, 99_999, { speed: 1, off: false })).toBe(200);
    expect(paced(600, 0, { speed: 1, off: true })).toBe(0);
  });
});
