/** Every card, god and term explains itself: `use:explained={{ topic, value }}` on what shows it. */

import type { Explanation, GameClient } from './game';
import type { Texts } from './texts';

export interface Explained {
  topic: string;
  value: string;
  /** Beside the board where there is room, so that nothing next to it is covered. */
  aside?: boolean;
}

interface Shown extends Explanation {
  game: string;
  at: DOMRect;
  aside: boolean;
  anchor: HTMLElement;
}

const HOVER_DELAY = 350;
const PRESS_DELAY = 450;

class Explainer {
  shown = $state.raw<Shown | null>(null);
  private game = '';
  private client: GameClient | null = null;
  private texts: Texts | null = null;
  private leaving: ReturnType<typeof setTimeout> | undefined;

  /** The table that is on screen explains its things; null when it leaves. */
  serve(game: string, client: GameClient | null, texts: Texts | null): void {
    this.game = game;
    this.client = client;
    this.texts = texts;
    this.shown = null;
  }

  show(anchor: HTMLElement, { topic, value, aside = false }: Explained): boolean {
    this.stay();
    const told = this.texts && this.client?.explain(topic, value, this.texts);
    if (!told) return false;
    this.shown = { ...told, game: this.game, at: anchor.getBoundingClientRect(), aside, anchor };
    return true;
  }

  stay = (): void => clearTimeout(this.leaving);

  leave = (): void => {
    clearTimeout(this.leaving);
    this.leaving = setTimeout(() => (this.shown = null), 200);
  };

  hide = (): void => {
    clearTimeout(this.leaving);
    this.shown = null;
  };
}

export const explainer = new Explainer();

export function explained(node: HTMLElement, given: Explained | null) {
  let what = given;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pressed = false;

  const later = (delay: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      pressed = true;
      if (what) explainer.show(node, what);
    }, delay);
  };
  const stop = () => clearTimeout(timer);

  const detached = new AbortController();
  const { signal } = detached;
  node.addEventListener('pointerenter', (event) => event.pointerType === 'mouse' && later(HOVER_DELAY), { signal });
  node.addEventListener(
    'pointerleave',
    (event) => {
      stop();
      if (event.pointerType === 'mouse') explainer.leave();
    },
    { signal },
  );
  node.addEventListener(
    'pointerdown',
    (event) => {
      pressed = false;
      if (event.pointerType !== 'mouse') later(PRESS_DELAY);
      else stop();
    },
    { signal },
  );
  node.addEventListener('pointerup', stop, { signal });
  node.addEventListener('pointercancel', stop, { signal });
  node.addEventListener('contextmenu', (event) => pressed && event.preventDefault(), { signal });
  node.addEventListener(
    'click',
    (event) => {
      // a long press has explained; it does not also act
      if (pressed && event.pointerType !== 'mouse') {
        event.preventDefault();
        event.stopImmediatePropagation();
        pressed = false;
      } else if (!node.closest('button, a') && what) explainer.show(node, what);
    },
    { signal, capture: true },
  );
  node.addEventListener('focus', () => node.matches(':focus-visible') && what && explainer.show(node, what), {
    signal,
  });
  node.addEventListener('blur', explainer.leave, { signal });

  return {
    update(next: Explained | null) {
      what = next;
    },
    destroy() {
      stop();
      detached.abort();
      if (explainer.shown?.anchor === node) explainer.hide();
    },
  };
}
