/** Every card, god and term explains itself: `use:explained={{ topic, value }}` on what shows it. */

import type { Explanation, GameClient } from './game';
import type { Texts } from './texts';

export interface Explained {
  topic: string;
  value: string;
}

interface Shown extends Explanation {
  game: string;
  anchor: Element;
}

const HOVER_DELAY = 350;
const PRESS_DELAY = 450;

class Explainer {
  shown = $state.raw<Shown | null>(null);
  private game = '';
  private client: Pick<GameClient, 'explain'> | null = null;
  private texts: Texts | null = null;
  private leaving: ReturnType<typeof setTimeout> | undefined;

  /** The table that is on screen explains its things; null when it leaves. */
  serve(game: string, client: Pick<GameClient, 'explain'> | null, texts: Texts | null): void {
    this.game = game;
    this.client = client;
    this.texts = texts;
    this.shown = null;
  }

  show(anchor: Element, { topic, value }: Explained): boolean {
    this.stay();
    const told = this.texts && this.client?.explain(topic, value, this.texts);
    if (!told) return false;
    this.shown = { ...told, game: this.game, anchor };
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

export function explained(node: HTMLElement | SVGElement, given: Explained | null) {
  let what = given;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pressed = false;
  let isMoved = false;

  const later = (delay: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      pressed = true;
      if (what) explainer.show(node, what);
    }, delay);
  };
  const stop = () => clearTimeout(timer);

  const target = node as HTMLElement; // whose events an element of an SVG has too
  const detached = new AbortController();
  const { signal } = detached;
  target.addEventListener('pointerenter', () => (isMoved = false), { signal });
  target.addEventListener(
    'pointermove',
    (event) => {
      // what slides under a pointer that rests was not pointed at
      if (event.pointerType !== 'mouse' || isMoved || !(event.movementX || event.movementY)) return;
      isMoved = true;
      if (explainer.shown?.anchor === node) explainer.stay();
      else later(HOVER_DELAY);
    },
    { signal },
  );
  target.addEventListener(
    'pointerleave',
    (event) => {
      stop();
      if (event.pointerType === 'mouse') explainer.leave();
    },
    { signal },
  );
  target.addEventListener(
    'pointerdown',
    (event) => {
      pressed = false;
      if (event.pointerType !== 'mouse') later(PRESS_DELAY);
      else stop();
    },
    { signal },
  );
  target.addEventListener('pointerup', stop, { signal });
  target.addEventListener('pointercancel', stop, { signal });
  target.addEventListener('contextmenu', (event) => pressed && event.preventDefault(), { signal });
  target.addEventListener(
    'click',
    (event) => {
      // a long press has explained; it does not also act
      if (pressed && event.pointerType !== 'mouse') {
        event.preventDefault();
        event.stopImmediatePropagation();
        pressed = false;
      } else if (!node.closest('button, a, [role=button]') && what) explainer.show(node, what);
    },
    { signal, capture: true },
  );
  target.addEventListener('focus', () => node.matches(':focus-visible') && what && explainer.show(node, what), {
    signal,
  });
  target.addEventListener('blur', explainer.leave, { signal });

  return {
    update(next: Explained | null) {
      const changed = next?.topic !== what?.topic || next?.value !== what?.value;
      what = next;
      // a card that turns is explained as it lies now
      if (!changed || explainer.shown?.anchor !== node) return;
      if (!next || !explainer.show(node, next)) explainer.hide();
    },
    destroy() {
      stop();
      detached.abort();
      if (explainer.shown?.anchor === node) explainer.hide();
    },
  };
}
