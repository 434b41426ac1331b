/** What a player has pointed at on the way to an action. One for a table: board, hand and prompt share it. */

import { meant, narrow, pointed, sameStep, type Narrowed, type Step } from './narrow';
import type { Lexicon } from './lexicon';
import type { Code } from './wire';

export interface Question {
  lexicon: Lexicon;
  legal: readonly Code[];
}

export interface Deeds {
  /** Exactly one action agrees with all that was pointed at. */
  choose: (code: Code) => void;
  /** Nothing legal agrees: the hall says why. */
  whyNot: (code: Code) => void;
  /** What was chosen is taken back. */
  cancel: () => void;
}

const NOTHING: Narrowed = { codes: [], only: null, words: [], lit: [], next: null, settled: {} };

export class Aiming {
  steps = $state.raw<readonly Step[]>([]);
  private readonly ask: () => Question | null;
  private readonly deeds: Deeds;

  constructor(ask: () => Question | null, deeds: Deeds) {
    this.ask = ask;
    this.deeds = deeds;
  }

  /** As things stand; where nothing was pointed at, all legal actions. */
  readonly now: Narrowed = $derived.by(() => this.with(this.steps));

  get isAiming(): boolean {
    return this.steps.length > 0;
  }

  private with(steps: readonly Step[]): Narrowed {
    const question = this.ask();
    return question ? narrow(question.lexicon, question.legal, steps) : NOTHING;
  }

  isFixed = (step: Step): boolean => this.steps.some((each) => sameStep(each, step));

  /** Whether pointing there leads on. */
  isLit = (step: Step): boolean => {
    const question = this.ask();
    return question !== null && narrow(question.lexicon, question.legal, [...this.steps, step]).codes.length > 0;
  };

  /** What is left if that is pointed at too: hover and focus show it. */
  after = (step: Step): Narrowed => this.with([...this.steps, step]);

  /**
   * A tap on a thing or on a kind of action. A second tap on what completed the choice chooses it again, which confirms it;
   * a second tap on anything else takes it back.
   */
  point = (step: Step): void => {
    const question = this.ask();
    if (!question) return;
    const { only } = this.now;
    const last = this.steps.at(-1);
    if (only !== null && last && sameStep(last, step)) return this.deeds.choose(only);
    const next = pointed(question.lexicon, question.legal, this.steps, step);
    if (!next) {
      const code = meant(question.lexicon, [...this.steps, step]) ?? meant(question.lexicon, [step]);
      if (code !== null) this.deeds.whyNot(code);
      return;
    }
    if (only !== null) this.deeds.cancel();
    this.steps = next;
    if (next.length && this.now.only !== null) this.deeds.choose(this.now.only);
  };

  /** Esc: one step back. False where there was none to take. */
  back = (): boolean => {
    if (!this.steps.length) return false;
    if (this.now.only !== null) this.deeds.cancel();
    this.steps = this.steps.slice(0, -1);
    return true;
  };

  /** Another question: what was pointed at for the last one means nothing now. */
  clear = (): void => {
    this.steps = [];
  };
}

/** Where nobody is asked: a replay. */
export const noAim = (): Aiming =>
  new Aiming(() => null, { choose: () => undefined, whyNot: () => undefined, cancel: () => undefined });
