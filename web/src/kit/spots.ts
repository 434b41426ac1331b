/** Named places on screen, from and to which things fly: `data-spot="name"` on whatever stands there. */

/** Within a spot, `data-top` marks the very thing that is meant: the top card of a stack. */
export function spotAt(name: string, within: ParentNode = document): DOMRect | null {
  for (const spot of within.querySelectorAll(`[data-spot="${CSS.escape(name)}"]`)) {
    const at = (spot.querySelector('[data-top]') ?? spot).getBoundingClientRect();
    // on a phone the other tabs are there, but have no place
    if (at.width && at.height) return at;
  }
  return null;
}

/** The first spot of several that has a place: my hand, else my line in the list of players. */
export function spotOf(names: string | readonly string[]): DOMRect | null {
  for (const name of typeof names === 'string' ? [names] : names) {
    const at = spotAt(name);
    if (at) return at;
  }
  return null;
}
