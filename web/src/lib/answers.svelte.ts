/** Answers given in advance: one after another, as long as each is legal when its turn comes. */

import type { Lexicon } from './lexicon';
import type { Code } from './wire';

export class Answers {
  private waiting = $state.raw<readonly string[]>([]);
  private readonly act: (code: Code) => void;

  constructor(act: (code: Code) => void) {
    this.act = act;
  }

  get isEmpty(): boolean {
    return this.waiting.length === 0;
  }

  /** In notation. What was waiting before is forgotten. */
  give(notations: readonly string[]): void {
    this.waiting = notations;
  }

  stop = (): void => {
    this.waiting = [];
  };

  /** I am asked: the next answer is given. Something else is asked than was foreseen: then nothing more is answered. */
  hear(lexicon: Lexicon, legal: readonly Code[]): void {
    const [next, ...rest] = this.waiting;
    if (next === undefined) return;
    const code = lexicon.encode(next);
    if (code === null || !legal.includes(code)) return this.stop();
    this.waiting = rest;
    this.act(code);
  }
}
