/** Tells a screen reader what happens, in words. */

class Announcer {
  text = $state('');
  private isOdd = false;

  tell(...sentences: string[]): void {
    const told = sentences.filter(Boolean).slice(-12).join(' ');
    if (!told) return;
    // the same words twice would not be read again
    this.isOdd = !this.isOdd;
    this.text = told + (this.isOdd ? '\u00a0' : '');
  }
}

export const announcer = new Announcer();
