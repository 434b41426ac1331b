/** The client's words in the language of the moment. The old ones stay until the new ones have come. */

import { loadTexts } from './sources';
import type { Language, Texts } from './texts';

class Words {
  private loaded = $state.raw<Texts | null>(null);

  async speak(language: Language): Promise<void> {
    if (this.loaded?.language === language) return;
    const made = await loadTexts(language);
    this.loaded = made;
    document.documentElement.lang = language;
  }

  get texts(): Texts {
    if (!this.loaded) throw new Error('words are loaded before anything is drawn');
    return this.loaded;
  }

  say = (...args: Parameters<Texts['say']>): string => this.texts.say(...args);
}

export const words = new Words();
export const say = words.say;
