/** Pages by the address: history, no reload, links are ordinary links. */

export interface Place {
  path: string;
  parts: string[];
  query: URLSearchParams;
  hash: string;
}

export function readPlace(url: URL): Place {
  const parts = url.pathname.split('/').filter(Boolean).map(decodeURIComponent);
  return { path: url.pathname, parts, query: url.searchParams, hash: decodeURIComponent(url.hash.slice(1)) };
}

class Router {
  place = $state.raw<Place>({ path: '/', parts: [], query: new URLSearchParams(), hash: '' });

  start(): void {
    this.look();
    addEventListener('popstate', () => this.look());
    document.addEventListener('click', (event) => this.follow(event));
  }

  go(to: string, { replace = false } = {}): void {
    const before = location.pathname;
    history[replace ? 'replaceState' : 'pushState'](null, '', to);
    this.look();
    if (location.pathname !== before) scrollTo(0, 0);
  }

  private look(): void {
    this.place = readPlace(new URL(location.href));
  }

  private follow(event: MouseEvent): void {
    if (
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return;
    const link = (event.target as Element | null)?.closest?.('a');
    if (!link || link.target || link.origin !== location.origin || link.hasAttribute('download')) return;
    if (link.pathname.startsWith('/api/')) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const router = new Router();
