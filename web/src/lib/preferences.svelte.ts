/** What a person prefers, kept in this browser and shared by its tabs. */

import { LANGUAGES, type Language } from './texts';

export type Theme = 'system' | 'dark' | 'light';
export type Confirm = 'always' | 'final' | 'never';
export type Pace = 'system' | 'normal' | 'fast' | 'off';

interface Kept {
  language: Language;
  theme: Theme;
  motion: Pace;
  /** From 0, silent, to 1. */
  volume: number;
  confirm: Confirm;
  /** Single keys act at the table. */
  keys: boolean;
}

const KEY = 'meadhall-preferences';

function spoken(): Language {
  const first = globalThis.navigator?.languages?.map((language) => language.slice(0, 2));
  return first?.find((language): language is Language => (LANGUAGES as readonly string[]).includes(language)) ?? 'en';
}

function read(): Kept {
  const usual: Kept = {
    language: spoken(),
    theme: 'system',
    motion: 'system',
    volume: 0,
    confirm: 'final',
    keys: true,
  };
  try {
    return { ...usual, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>) };
  } catch {
    return usual;
  }
}

class Preferences {
  private kept = $state.raw(read());
  private dim = $state(false);
  private still = $state(false);

  /** Follow the system's wishes and the other tabs of this browser. */
  follow(): void {
    const light = matchMedia('(prefers-color-scheme: light)');
    const still = matchMedia('(prefers-reduced-motion: reduce)');
    const look = () => {
      this.dim = !light.matches;
      this.still = still.matches;
    };
    look();
    light.addEventListener('change', look);
    still.addEventListener('change', look);
    addEventListener('storage', (event) => {
      if (event.key === KEY) this.kept = read();
    });
  }

  private change(what: Partial<Kept>): void {
    this.kept = { ...this.kept, ...what };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.kept));
    } catch {
      // a browser that keeps nothing still plays
    }
  }

  get language(): Language {
    return this.kept.language;
  }
  set language(language: Language) {
    this.change({ language });
  }
  get theme(): Theme {
    return this.kept.theme;
  }
  set theme(theme: Theme) {
    this.change({ theme });
  }
  get pace(): Pace {
    return this.kept.motion;
  }
  set pace(motion: Pace) {
    this.change({ motion });
  }
  get volume(): number {
    return this.kept.volume;
  }
  set volume(volume: number) {
    this.change({ volume });
  }
  get confirm(): Confirm {
    return this.kept.confirm;
  }
  set confirm(confirm: Confirm) {
    this.change({ confirm });
  }

  get keys(): boolean {
    return this.kept.keys;
  }
  set keys(keys: boolean) {
    this.change({ keys });
  }

  get isDark(): boolean {
    return this.theme === 'system' ? this.dim : this.theme === 'dark';
  }

  get motion(): { speed: number; off: boolean } {
    const off = this.pace === 'off' || (this.pace === 'system' && this.still);
    return { speed: this.pace === 'fast' ? 2 : 1, off };
  }
}

export const preferences = new Preferences();
