/** Short notes at the foot of the page: why not, what went wrong, what was done. */

export interface Toast {
  id: number;
  text: string;
  tone: 'ice' | 'ember' | 'moss';
  /** A place to read on: the rule. */
  link?: { href: string; text: string };
}

const STAY = 7000;

class Toasts {
  all = $state.raw<Toast[]>([]);
  private next = 0;

  show(text: string, tone: Toast['tone'] = 'ice', link?: Toast['link']): void {
    const id = this.next++;
    const toast: Toast = link ? { id, text, tone, link } : { id, text, tone };
    this.all = [...this.all.filter((other) => other.text !== text).slice(-2), toast];
    setTimeout(() => this.drop(id), STAY);
  }

  drop(id: number): void {
    this.all = this.all.filter((toast) => toast.id !== id);
  }
}

export const toasts = new Toasts();
