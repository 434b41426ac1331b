/** One tab stop for many things: arrow keys move between them. */

/** Places are `data-place="row:column"`; a move lands on the next place there is in that direction. */
export function roving(node: HTMLElement) {
  const places = () =>
    [...node.querySelectorAll<HTMLElement>('[data-place]')].filter((each) => each.getClientRects().length > 0);
  const at = (element: HTMLElement) => (element.dataset['place'] ?? '0:0').split(':').map(Number) as [number, number];

  /** The tab stop stays where the focus was last, unless something else is lit now and that is not. */
  function settle(focused?: HTMLElement) {
    const all = places();
    const isLit = (each: HTMLElement) => each.dataset['lit'] !== undefined || each.dataset['start'] !== undefined;
    const kept =
      all.find((each) => each === document.activeElement) ?? all.find((each) => each.dataset['kept'] !== undefined);
    const lit = all.find(isLit);
    const stop =
      focused ?? (kept && (kept === document.activeElement || isLit(kept) || !lit) ? kept : (lit ?? kept ?? all[0]));
    for (const each of all) {
      each.tabIndex = each === stop ? 0 : -1;
      if (focused && each !== focused) delete each.dataset['kept'];
    }
    if (focused) focused.dataset['kept'] = '';
  }

  function move(from: HTMLElement, rows: number, columns: number) {
    const [row, column] = at(from);
    const ahead = places().filter((each) => {
      const [r, c] = at(each);
      return rows ? Math.sign(r - row) === rows : r === row && Math.sign(c - column) === columns;
    });
    const distance = (each: HTMLElement) => {
      const [r, c] = at(each);
      return Math.abs(r - row) * 100 + Math.abs(c - column);
    };
    ahead.sort((one, two) => distance(one) - distance(two))[0]?.focus();
  }

  function onkeydown(event: KeyboardEvent) {
    const from = (event.target as HTMLElement).closest<HTMLElement>('[data-place]');
    if (!from || event.altKey || event.ctrlKey || event.metaKey) return;
    const row = places().filter((each) => at(each)[0] === at(from)[0]);
    switch (event.key) {
      case 'ArrowLeft':
        move(from, 0, -1);
        break;
      case 'ArrowRight':
        move(from, 0, 1);
        break;
      case 'ArrowUp':
        move(from, -1, 0);
        break;
      case 'ArrowDown':
        move(from, 1, 0);
        break;
      case 'Home':
        row[0]?.focus();
        break;
      case 'End':
        row.at(-1)?.focus();
        break;
      default:
        return;
    }
    event.preventDefault();
  }

  const onfocusin = (event: FocusEvent) => {
    const place = (event.target as HTMLElement).closest<HTMLElement>('[data-place]');
    if (place) settle(place);
  };
  node.addEventListener('keydown', onkeydown);
  node.addEventListener('focusin', onfocusin);
  const watcher = new MutationObserver(() => settle());
  watcher.observe(node, { childList: true, subtree: true, attributeFilter: ['data-lit', 'data-start'] });
  settle();

  return {
    destroy() {
      watcher.disconnect();
      node.removeEventListener('keydown', onkeydown);
      node.removeEventListener('focusin', onfocusin);
    },
  };
}
