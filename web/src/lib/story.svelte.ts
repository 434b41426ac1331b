/**
 * The clock of the table. The hall sends steps: an event, and the table as it stands after it. They wait here until
 * they have been told, so that board, points, log and prompt all stand at one moment, and nobody is outrun.
 *
 * An event is told over the table as it stood before; when it has been told, the table is as it stands after it.
 */

import { beatsOf, paced, PLAIN, type Motion, type Telling } from './beats';
import type { GameEvent } from './wire';

/** `view` is missing for steps from before the page was opened: they are fetched when somebody looks back. */
export interface Step<V> {
  event: GameEvent;
  view?: V;
}

export interface Now<V> {
  /** How many events have happened in what is shown, those being told included. */
  at: number;
  view: V;
  /** What is being told; empty where the table stands still. */
  telling: readonly GameEvent[];
  /** How long that is told, in milliseconds. */
  duration: number;
}

/** Time is given, so that tests do not wait. */
export interface Timer {
  /** Calls back after so many milliseconds, unless it is cancelled by what it returns. */
  after: (ms: number, then: () => void) => () => void;
}

export const realTime: Timer = {
  after(ms, then) {
    const timer = setTimeout(then, ms);
    return () => clearTimeout(timer);
  },
};

interface Settings<V> {
  telling?: Telling;
  motion: () => Motion;
  timer?: Timer;
  /** The table after so many events, for moments that are not known here. */
  fetch?: (at: number) => Promise<V>;
}

type Mode = 'live' | 'looking' | 'playing';

export class Story<V> {
  /** What is shown. */
  now = $state.raw<Now<V> | null>(null);
  /** Whether the newest is shown, or is being told; else somebody looks back. */
  mode = $state<Mode>('live');
  /** How many events are known. */
  length = $state(0);
  private steps: Step<V>[] = [];
  /** The newest table, and the table before the first step. */
  private newest: V | null = null;
  private first: V | null = null;
  /** How many events have been told live. */
  private told = 0;
  private cancel: (() => void) | null = null;
  /** Counts what was asked for, so that a late answer is not shown. */
  private asked = 0;
  telling: Telling;
  private readonly settings: Settings<V>;
  private readonly timer: Timer;

  constructor(settings: Settings<V>) {
    this.settings = settings;
    this.telling = settings.telling ?? PLAIN;
    this.timer = settings.timer ?? realTime;
  }

  /** Whether nothing is left to tell, and the newest is shown: then the question may be asked. */
  get hasArrived(): boolean {
    return this.mode === 'live' && this.now !== null && this.now.telling.length === 0 && this.now.at === this.length;
  }

  /** The whole table: nothing is told. `events` is what happened before. */
  begin(view: V, events: readonly GameEvent[]): void {
    this.stop();
    this.steps = events.map((event) => ({ event }));
    this.first = events.length ? null : view;
    this.newest = view;
    this.length = this.told = events.length;
    this.mode = 'live';
    this.still(this.length, view);
  }

  /** What the hall has sent. The last step must have its view. */
  add(steps: readonly Step<V>[]): void {
    if (!steps.length) return;
    this.steps.push(...steps);
    this.length = this.steps.length;
    this.newest = steps.at(-1)?.view ?? this.newest;
    if (this.mode === 'live' && !this.cancel) this.tellNext();
  }

  /** The view of now changed without an event: another seat looks, say. */
  renew(view: V): void {
    this.newest = view;
    const last = this.steps.at(-1);
    if (last) last.view = view;
    else this.first = view;
    if (this.mode === 'live' && !this.cancel && this.told === this.length) this.still(this.length, view);
  }

  /** Events were taken back: the table stands at once where it stood then. */
  cut(keep: number, view: V): void {
    this.stop();
    this.steps = this.steps.slice(0, keep);
    const last = this.steps.at(-1);
    if (last) last.view = view;
    else this.first = view;
    this.newest = view;
    this.length = this.told = this.steps.length;
    this.mode = 'live';
    this.still(this.length, view);
  }

  /** A key, a click or a tap: to the newest, or to the end of what is played back. */
  skip = (): void => {
    if (this.mode !== 'live') return this.toNow();
    this.stop();
    this.told = this.length;
    if (this.newest !== null) this.still(this.length, this.newest);
  };

  /** The table as it stood after so many events. */
  lookAt = async (at: number): Promise<void> => {
    const wanted = Math.max(0, Math.min(at, this.length));
    this.stop();
    this.mode = 'looking';
    const asked = ++this.asked;
    const view = await this.viewAt(wanted);
    if (asked === this.asked && view !== undefined) this.still(wanted, view);
  };

  /** Tell again what happened after `from` events, up to `to` of them; then what is newest is told on. */
  play = async (from: number, to = this.length): Promise<void> => {
    await this.lookAt(from);
    const asked = this.asked;
    this.mode = 'playing';
    const last = Math.min(to, this.length);
    for (let at = Math.max(0, from); at < last;) {
      const beat = beatsOf(this.eventsFrom(at, last), this.telling)[0];
      if (!beat) break;
      const view = await this.viewAt(at + beat.events.length);
      if (asked !== this.asked) return;
      if (view === undefined) break;
      // somebody who plays back wants to see each step, whatever their motion
      const { speed, off } = this.settings.motion();
      const duration = off ? STILL : Math.max(SHORTEST, beat.duration) / speed;
      at += beat.events.length;
      if (off) this.still(at, view);
      else if (this.now) this.now = { at, view: this.now.view, telling: beat.events, duration };
      await this.pause(duration);
      if (asked !== this.asked) return;
      this.still(at, view);
    }
    if (asked === this.asked && this.mode === 'playing') this.toNow();
  };

  /** Back from the past: what has not been told yet is told now. */
  toNow = (): void => {
    this.stop();
    this.mode = 'live';
    const view = this.told === this.length ? this.newest : (this.knownAt(this.told) ?? this.newest);
    if (view !== null) this.still(this.told, view);
    if (this.told < this.length) this.tellNext();
  };

  /** Nothing more happens here. */
  close(): void {
    this.stop();
  }

  private stop(): void {
    this.asked++;
    this.cancel?.();
    this.cancel = null;
  }

  private still(at: number, view: V): void {
    this.now = { at, view, telling: [], duration: 0 };
  }

  private pause(ms: number): Promise<void> {
    return new Promise((wake) => {
      const cancel = this.timer.after(ms, wake);
      this.cancel = () => {
        cancel();
        wake();
      };
    });
  }

  private eventsFrom(at: number, to = this.length): GameEvent[] {
    return this.steps.slice(at, to).map((step) => step.event);
  }

  private tellNext(): void {
    this.cancel = null;
    const motion = this.settings.motion();
    const beats = beatsOf(this.eventsFrom(this.told), this.telling);
    const beat = beats[0];
    if (motion.off || !beat) return this.skip();
    const behind = beats.slice(1).reduce((sum, each) => sum + each.duration, 0);
    const duration = paced(beat.duration, behind, motion);
    const after = this.told + beat.events.length;
    const before = this.now?.view ?? this.newest;
    if (before === null) return;
    // a step that came without a view changes nothing that is seen; the last one of a message has it
    const view = this.knownAt(after) ?? before;
    this.now = { at: after, view: before, telling: beat.events, duration };
    const done = () => {
      this.told = after;
      this.still(after, view);
      if (this.told < this.length) this.tellNext();
      else this.cancel = null;
    };
    if (duration <= 0) done();
    else this.cancel = this.timer.after(duration, done);
  }

  private knownAt(at: number): V | undefined {
    if (at === 0) return this.first ?? undefined;
    return this.steps[at - 1]?.view;
  }

  private async viewAt(at: number): Promise<V | undefined> {
    const known = this.knownAt(at);
    if (known !== undefined || !this.settings.fetch) return known;
    try {
      const view = await this.settings.fetch(at);
      if (at === 0) this.first = view;
      else {
        const step = this.steps[at - 1];
        if (step) step.view ??= view;
      }
      return view;
    } catch {
      return undefined;
    }
  }
}

/** Played back without motion, a step can still be read. */
const STILL = 900;
const SHORTEST = 250;
