/** Who one is. A guest is made when a name is needed, not before. */

import { call, get, keepCsrf, post, type Me } from './api';

const NAMES = ['Sigrid', 'Astrid', 'Freydis', 'Gudrun', 'Bjorn', 'Ragnar', 'Leif', 'Torstein', 'Ylva', 'Eirik'];

class Session {
  me = $state.raw<Me | null>(null);
  isKnown = $state(false);

  async look(): Promise<void> {
    const { me } = await get<{ me: Me | null }>('/api/me');
    if (me) this.take(me);
    else this.forget();
    this.isKnown = true;
  }

  /** The person, made a guest with that name (or one of ours) if nobody is there yet. */
  async need(name = ''): Promise<Me> {
    if (!this.isKnown) await this.look();
    if (this.me) return this.me;
    const wanted = name.trim() || `${NAMES[Math.floor(Math.random() * NAMES.length)]}`;
    this.take(await post<Me>('/api/guest', { name: wanted }));
    return this.me as unknown as Me;
  }

  /** Login and password; `old` is the password before, where there was one. */
  async keep(login: string, password: string, old = ''): Promise<void> {
    await this.need();
    this.take(await post<Me>('/api/account', { login, password, ...(old ? { old } : {}) }));
  }

  async enter(login: string, password: string): Promise<void> {
    await post('/api/login', { login, password });
    await this.look();
  }

  async leave(): Promise<void> {
    await post('/api/logout');
    this.forget();
  }

  async remove(): Promise<void> {
    await call('DELETE', '/api/me');
    this.forget();
  }

  async rename(name: string): Promise<void> {
    this.take(await post<Me>('/api/me/name', { name }));
  }

  private take(me: Me): void {
    this.me = me;
    keepCsrf(me.csrf, me.id);
  }

  private forget(): void {
    this.me = null;
    keepCsrf('', '');
  }
}

export const session = new Session();
