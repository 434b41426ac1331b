/** A button that only explains: on hover and focus like everything, and on a click or tap too. */

import { explained, explainer } from '../../lib/explain.svelte';

interface About {
  topic: string;
  value: string;
}

export function explains(node: HTMLElement, about: About) {
  let now = about;
  const inner = explained(node, about);
  const show = () => explainer.show(node, now);
  node.addEventListener('click', show);
  return {
    update(next: About) {
      now = next;
      inner.update(next);
    },
    destroy() {
      node.removeEventListener('click', show);
      inner.destroy();
    },
  };
}
