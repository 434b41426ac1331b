/** One tab stop for many things: arrow keys go to the neighbour in that direction, L to the next one that is lit. */

import { furthestOf, neighbourOf, type Direction, type Neighbours, type Placed } from '../lib/neighbours';

type Focusable = HTMLElement | SVGElement;

const ARROWS: Record<string, Direction> = { ArrowLeft: 'left', ArrowRight: 'right', ArrowUp: 'up', ArrowDown: 'down' };

export interface RovingOptions {
  /** A game's own order; geometry decides where it says nothing. */
  neighbours?: Neighbours | undefined;
  /** Something got the focus by a key: bring it into sight. */
  onreach?: ((place: Element) => void) | undefined;
  /** Whether letters act: L for the next lit place. */
  letters?: boolean;
}

/** Places carry `data-place` with a name of their own; those that a legal action names carry `data-lit`. */
export function roving(node: HTMLElement | SVGElement, given: RovingOptions = {}) {
  let options = given;
  let before: string | null = null;
  let focused: string | null = null;
  const places = () =>
    [...node.querySelectorAll<Focusable>('[data-place]')].filter((each) => each.getClientRects().length > 0);
  const nameOf = (place: Focusable) => place.dataset['place'] ?? '';
  const isLit = (place: Focusable) => place.dataset['lit'] !== undefined || place.dataset['start'] !== undefined;

  /** The tab stop stays where the focus was last, unless something else is lit now and that is not. */
  function settle() {
    const all = places();
    const active = all.find((each) => each === document.activeElement);
    const kept = all.find((each) => nameOf(each) === focused);
    const lit = all.find(isLit);
    const stop = active ?? (kept && (isLit(kept) || !lit) ? kept : (lit ?? kept ?? all[0]));
    for (const each of all) each.setAttribute('tabindex', each === stop ? '0' : '-1');
  }

  function goTo(name: string | null | undefined): boolean {
    const place = name == null ? undefined : places().find((each) => nameOf(each) === name);
    if (!place) return false;
    place.focus({ preventScroll: options.onreach !== undefined });
    options.onreach?.(place);
    return true;
  }

  function nextLit(from: string): string | null {
    const all = places();
    const at = all.findIndex((each) => nameOf(each) === from);
    const rest = [...all.slice(at + 1), ...all.slice(0, at + 1)];
    const lit = rest.find(isLit);
    return lit ? nameOf(lit) : null;
  }

  function onkeydown(event: KeyboardEvent) {
    const from = (event.target as Element).closest<Focusable>('[data-place]');
    if (!from || event.altKey || event.ctrlKey || event.metaKey) return;
    const boxes: () => Placed[] = () =>
      places().map((each) => ({ name: nameOf(each), box: each.getBoundingClientRect() }));
    const direction = ARROWS[event.key];
    if (direction) {
      const own = options.neighbours?.(nameOf(from), direction, before);
      goTo(own === undefined ? neighbourOf(boxes(), nameOf(from), direction) : own);
    } else if (event.key === 'Home') goTo(furthestOf(boxes(), nameOf(from), 'left'));
    else if (event.key === 'End') goTo(furthestOf(boxes(), nameOf(from), 'right'));
    else if (event.code === 'KeyL' && options.letters !== false) goTo(nextLit(nameOf(from)));
    else return;
    event.preventDefault();
  }

  function onfocusin(event: Event) {
    const place = (event.target as Element).closest<Focusable>('[data-place]');
    if (!place || nameOf(place) === focused) return;
    before = focused;
    focused = nameOf(place);
    settle();
  }

  const keys = onkeydown as EventListener;
  node.addEventListener('keydown', keys);
  node.addEventListener('focusin', onfocusin);
  const watcher = new MutationObserver(settle);
  watcher.observe(node, { childList: true, subtree: true, attributeFilter: ['data-lit', 'data-start', 'data-place'] });
  settle();

  return {
    update(next: RovingOptions = {}) {
      options = next;
    },
    destroy() {
      watcher.disconnect();
      node.removeEventListener('keydown', keys);
      node.removeEventListener('focusin', onfocusin);
    },
  };
}
