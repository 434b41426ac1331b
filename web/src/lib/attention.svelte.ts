/** Calls a person who looks elsewhere: the tab's title, its mark, and a sound if wanted. */

import quiet from '../marks/mark.svg';
import wanting from '../marks/mark-act.svg';
import { preferences } from './preferences.svelte';

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
    if (wanted && !this.isWanted && preferences.sound && performance.now() - this.rangAt > PAUSE) {
      this.rangAt = performance.now();
      ring();
    }
    this.isWanted = wanted;
  }
}

export const attention = new Attention();

/** Two soft notes; made, not fetched. */
export function ring(): void {
  try {
    const audio = new AudioContext();
    const volume = audio.createGain();
    volume.connect(audio.destination);
    volume.gain.setValueAtTime(0.0001, audio.currentTime);
    volume.gain.exponentialRampToValueAtTime(0.12, audio.currentTime + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, audio.currentTime + 0.7);
    for (const [at, pitch] of [
      [0, 392],
      [0.16, 523],
    ] as const) {
      const tone = audio.createOscillator();
      tone.type = 'triangle';
      tone.frequency.value = pitch;
      tone.connect(volume);
      tone.start(audio.currentTime + at);
      tone.stop(audio.currentTime + at + 0.5);
    }
    setTimeout(() => void audio.close(), 1200);
  } catch {
    // no sound device: the title and the mark still call
  }
}
