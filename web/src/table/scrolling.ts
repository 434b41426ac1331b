/** Lists that grow at their upper end. */

import { tick } from 'svelte';

/** So close to the upper end, in pixels, older lines are fetched. */
export const NEAR = 40;

/** Load older lines, and leave those that are looked at where they are. */
export async function keepPlace(list: HTMLElement, load: () => Promise<void>): Promise<void> {
  const below = list.scrollHeight - list.scrollTop;
  await load();
  await tick();
  list.scrollTop = list.scrollHeight - below;
}
