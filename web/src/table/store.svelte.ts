/** A table as one browser sees it: what is known, what is chosen, what is looked back at. */

import { Wrong, get, post, table, type HintMove, type MomentFacts } from '../lib/api';
import { Live, Refusal, type Standing } from '../lib/live';
import { prepended, updated, whole, type Known } from '../lib/merge';
import { preferences } from '../lib/preferences.svelte';
import type { ClockSettings, Code, GameEvent, Saying, Told, Turn, WireError } from '../lib/wire';
import { readMark, writeMark } from './marks';

export interface Moment {
  at: number;
  view: unknown;
  fresh: GameEvent[];
}

export interface Ears {
  /** The hall refused, or says why not. */
  refused: (error: WireError) => void;
  whyNot: (saying: Saying) => void;
  happened: (known: Known) => void;
  /** The session is over; the table goes on as whoever one is now. */
  ended: () => void;
}

/** The code by which the hall closes the sockets of a session that is over. */
const SESSION_ENDED = 4401;
/** By then the browser has the cookie of the session that another window has begun. */
const RENEWAL = 1000;

const REPEAT = 350;
export const QUIET: Pick<
  Turn,
  'seat' | 'prompt' | 'legal' | 'final' | 'picked' | 'forced' | 'undo' | 'redo' | 'undo_turn' | 'propose_undo'
> = {
  seat: null,
  prompt: null,
  legal: [],
  final: [],
  picked: null,
  forced: false,
  undo: false,
  redo: false,
  undo_turn: false,
  propose_undo: false,
};

export class TableStore {
  known = $state.raw<Known | null>(null);
  standing = $state<Standing>('joining');
  closedBy = $state(0);
  selected = $state.raw<Code | null>(null);
  pointed = $state.raw<Code | null>(null);
  /** Sent and not yet answered. */
  acting = $state.raw<Code | null>(null);
  moment = $state.raw<Moment | null>(null);
  isPlaying = $state(false);
  hints = $state.raw<HintMove[] | null>(null);
  isThinking = $state(false);
  /** When the last message came, for clocks. */
  heardAt = $state(0);
  mark = $state(0);

  readonly id: string;
  private readonly ears: Ears;
  private readonly live: Live;
  private looking: number | null = null;
  private selectedAt = 0;
  private isStale = false;
  private isLoading = false;
  private anew: ReturnType<typeof setTimeout> | undefined;
  /** The version that shows what was sent last. */
  private awaited = 0;

  constructor(id: string, ears: Ears) {
    this.id = id;
    this.ears = ears;
    const address = `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${table(id)}/live`;
    this.live = new Live(address, {
      hello: () => this.hello(),
      hear: (message) => this.hear(message),
      stand: (standing, code) => {
        this.standing = code === SESSION_ENDED ? 'lost' : standing;
        this.closedBy = code;
        if (code === SESSION_ENDED) this.anew = setTimeout(() => this.comeAnew(), RENEWAL);
      },
    });
  }

  open(): void {
    this.live.open();
  }

  close(): void {
    this.stop();
    clearTimeout(this.anew);
    this.live.close();
  }

  hurry = (): void => this.live.hurry();

  /** Come in again, as somebody else perhaps. */
  reenter = (): void => {
    this.isStale = true;
    this.live.renew();
  };

  private comeAnew(): void {
    this.looking = null;
    this.ears.ended();
    this.reenter();
  }

  private hello(): Record<string, unknown> {
    return {
      ...(this.known && !this.isStale ? { since: this.known.version } : {}),
      ...(this.looking === null ? {} : { seat: this.looking }),
    };
  }

  private hear(message: Told): void {
    if (message.type === 'table') this.take(whole(message));
    else if (message.type === 'update') {
      const next = this.known && updated(this.known, message);
      if (next) this.take(next);
      else {
        this.isStale = true;
        this.live.renew();
      }
    } else if (message.type === 'error' && !message.id) this.ears.refused(message.error);
  }

  private take(known: Known): void {
    const before = this.known;
    this.isStale = false;
    this.heardAt = performance.now();
    this.known = known;
    if (!before || before.seat !== known.seat) {
      const mark = readMark(this.id, known.seat);
      if (mark === null) this.setMark(known.events.length);
      else this.mark = mark;
    }
    if (this.mark > known.events.length) this.setMark(known.events.length);
    if (!before || isNewQuestion(before.turn, known.turn) || known.wentBack) {
      this.selected = null;
      this.pointed = null;
      this.hints = null;
    } else if (this.selected !== null && !known.turn.legal.includes(this.selected)) this.selected = null;
    if (known.wentBack && this.moment) this.toNow();
    this.settle();
    this.ears.happened(known);
  }

  // choosing

  get turn(): Turn | null {
    const turn = this.known?.turn ?? null;
    return turn && this.moment ? { ...turn, ...QUIET, asked: [], waiting: [] } : turn;
  }

  choose = (code: Code): void => {
    const turn = this.turn;
    if (!turn || this.acting !== null) return;
    if (!turn.legal.includes(code)) {
      this.whyNot(code);
      return;
    }
    const asks = preferences.confirm === 'always' || (preferences.confirm === 'final' && turn.final.includes(code));
    // a second tap confirms, but not the second half of a double click
    const isAgain = this.selected === code && performance.now() - this.selectedAt > REPEAT;
    if (!asks || isAgain) void this.act(code);
    else if (this.selected !== code) {
      this.selected = code;
      this.selectedAt = performance.now();
    }
  };

  confirm = (): void => {
    if (this.selected !== null) void this.act(this.selected);
  };

  cancel = (): void => {
    this.selected = null;
  };

  /** Without asking for confirmation. */
  async act(action: Code): Promise<void> {
    const { known } = this;
    if (!known || known.turn.seat === null) return;
    this.acting = action;
    this.awaited = Infinity;
    const done = await this.ask({ type: 'act', seat: known.turn.seat, version: known.version, action });
    // what was chosen stays chosen until the table shows it
    this.awaited = done?.type === 'done' ? (done.version ?? 0) : 0;
    this.settle();
  }

  private settle(): void {
    if (this.acting === null || !this.known || this.known.version < this.awaited) return;
    if (this.awaited > 0) this.setMark(this.known.events.length);
    this.acting = null;
    this.selected = null;
  }

  whyNot = (code: Code): void => {
    if (!this.known || this.known.seat === null || this.moment) return;
    void this.live
      .ask({ type: 'why', seat: this.known.seat, action: code })
      .then((told) => told.type === 'why' && told.saying && this.ears.whyNot(told.saying))
      .catch(this.refuse);
  };

  // around the match

  undo = (turn = false) => this.ask({ type: 'undo', seat: this.known?.seat, turn });
  redo = () => this.ask({ type: 'redo', seat: this.known?.seat });
  proposeUndo = () => this.ask({ type: 'propose', seat: this.known?.seat, what: 'undo' });
  proposeClock = (clock: ClockSettings) => this.ask({ type: 'propose', seat: this.known?.seat, what: 'clock', clock });
  answer = (seat: number, yes: boolean) => this.ask({ type: 'answer', seat, yes });
  callStandIn = (seat: number) => this.ask({ type: 'stand_in', seat });
  takeBack = (seat: number) => this.ask({ type: 'take_back', seat });
  chat = async (text: string, to: 'players' | 'all') => (await this.ask({ type: 'chat', text, to })) !== null;

  mute = (by: string, muted: boolean) => this.ask({ type: 'mute', by, muted });

  /** Fetch notices from before those that are known. */
  loadEarlier = async (): Promise<void> => {
    if (!this.known?.earlier || this.isLoading) return;
    this.isLoading = true;
    const told = await this.ask({ type: 'earlier', before: this.known.earlier });
    this.isLoading = false;
    if (told?.type === 'earlier' && this.known) this.known = prepended(this.known, told);
  };

  private async ask(message: Record<string, unknown>): Promise<Told | null> {
    try {
      return await this.live.ask(message);
    } catch (error) {
      this.refuse(error);
      return null;
    }
  }

  private refuse = (error: unknown): void => {
    if (error instanceof Refusal) this.ears.refused(error.told);
    else if (error instanceof Wrong) this.ears.refused(error.told);
  };

  // hot seat

  /** Show the table as that seat sees it. */
  look(seat: number | null): void {
    this.looking = seat;
    this.live.tell({ type: 'look', seat });
  }

  // looking back

  private setMark(at: number): void {
    this.mark = at;
    writeMark(this.id, this.known?.seat ?? null, at);
  }

  async toMoment(at: number, fresh: GameEvent[] = []): Promise<void> {
    const seat = this.known?.seat ?? null;
    // nobody's eyes at a shared screen: the hall would show the first seat's
    if (seat === null && (this.known?.facts.mine.length ?? 0) > 1) return;
    try {
      const told = await this.fetchMoment(at, seat);
      this.moment = { at, view: told, fresh };
    } catch (error) {
      this.refuse(error);
    }
  }

  private async fetchMoment(at: number, seat: number | null): Promise<unknown> {
    const told = await get<MomentFacts>(`${table(this.id)}/moments/${at}${seat === null ? '' : `?seat=${seat}`}`);
    return told.view;
  }

  toNow = (): void => {
    this.stop();
    this.moment = null;
  };

  /** Play back what happened since my last move. */
  playMissed = async (): Promise<void> => {
    const last = this.known?.events.length ?? 0;
    this.isPlaying = true;
    for (let at = this.mark + 1; at <= last && this.isPlaying; at++) {
      const event = this.known?.events[at - 1];
      await this.toMoment(at, event ? [event] : []);
      await new Promise((wake) => setTimeout(wake, 900 / preferences.motion.speed));
    }
    if (this.isPlaying) this.toNow();
  };

  private stop(): void {
    this.isPlaying = false;
  }

  // hints

  askHint = async (): Promise<void> => {
    const seat = this.known?.turn.seat;
    if (seat == null) return;
    this.isThinking = true;
    try {
      const told = await post<{ advice: HintMove[] }>(`${table(this.id)}/hint`, { seat });
      if (this.known?.turn.seat === seat) this.hints = told.advice;
    } catch (error) {
      this.refuse(error);
    } finally {
      this.isThinking = false;
    }
  };
}

function isNewQuestion(before: Turn, after: Turn): boolean {
  return (
    before.seat !== after.seat || before.prompt?.key !== after.prompt?.key || before.legal.join() !== after.legal.join()
  );
}
