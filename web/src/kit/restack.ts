/** When children of a list change their order or number, they slide to where they belong. Children carry `data-key`. */

export interface Restacking {
  /** Anything that changes when the list does. */
  of: unknown;
  /** 0: nothing moves. */
  duration: number;
}

type Place = { left: number; top: number };

export function restack(node: HTMLElement, given: Restacking) {
  let duration = given.duration;
  let before = places();

  function children(): HTMLElement[] {
    return [...node.children].filter(
      (each): each is HTMLElement => each instanceof HTMLElement && each.dataset['key'] !== undefined,
    );
  }

  /** Relative to the list, so that scrolling moves nothing. */
  function places(): Map<string, Place> {
    const base = node.getBoundingClientRect();
    return new Map(
      children().map((each) => {
        const { left, top } = each.getBoundingClientRect();
        return [each.dataset['key'] ?? '', { left: left - base.left, top: top - base.top }];
      }),
    );
  }

  function slide() {
    const now = places();
    for (const each of children()) {
      const from = before.get(each.dataset['key'] ?? '');
      const to = now.get(each.dataset['key'] ?? '');
      if (!to || duration <= 0) continue;
      if (!from)
        each.animate(
          [
            { opacity: 0, scale: 0.9 },
            { opacity: 1, scale: 1 },
          ],
          { duration, easing: 'ease-out' },
        );
      else if (Math.hypot(from.left - to.left, from.top - to.top) > 1)
        each.animate([{ translate: `${from.left - to.left}px ${from.top - to.top}px` }, { translate: '0 0' }], {
          duration,
          easing: 'cubic-bezier(0.3, 0, 0.2, 1)',
        });
    }
    before = now;
  }

  return {
    update(next: Restacking) {
      duration = next.duration;
      slide();
    },
  };
}
