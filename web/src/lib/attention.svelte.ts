/** Calls a person who looks elsewhere: the tab's title, its mark, and a sound if wanted. */

import quiet from '../marks/mark.svg';
import wanting from '../marks/mark-act.svg';
import { sounds } from './sounds.svelte';

/** From the list of tables to the table itself it is one call. */
const PAUSE = 3000;

class Attention {
  private isWanted = false;
  private rangAt = -Infinity;

  /** `wanted`: I must act. The title says it before the name of the page. */
  show(title: string, wanted: boolean): void {
    document.title = title;
    const mark = document.querySelector<HTMLLinkElement>('link[rel=icon]');
    if (mark) mark.href = wanted ? wanting : quiet;
    if (wanted && !this.isWanted && sounds.areOn && performance.now() - this.rangAt > PAUSE) {
      this.rangAt = performance.now();
      sounds.play('turn');
    }
    this.isWanted = wanted;
  }
}

export const attention = new Attention();
