/** JSON over HTTP with the hall. */

import type { Facts, GameEvent, LexiconFacts, Saying, WireError } from './wire';

export class Wrong extends Error {
  readonly code: string;
  readonly status: number;
  readonly told: WireError;

  constructor(status: number, told: WireError) {
    super(told.text);
    this.code = told.code;
    this.status = status;
    this.told = told;
  }
}

export interface Me {
  id: string;
  name: string;
  login: string | null;
  csrf: string;
}

export interface OptionFacts {
  id: string;
  /** The first one is the usual one. */
  values: string[];
  rule: string;
  /** The value at a quick table against bots. */
  quick: string;
}

export interface GameFacts {
  id: string;
  fewest: number;
  most: number;
  options: OptionFacts[];
}

export interface BotFacts {
  level: string;
  seconds: number;
}

export interface Rulebook {
  title: string;
  preface: string;
  chapters: { id: string; title: string; rules: { id: string; text: string; ruling: boolean }[] }[];
  /** The numbers on the pieces as the component file has them, each with where it comes from. */
  components: Record<string, unknown>;
}

export interface ListedSeat {
  kind: 'open' | 'person' | 'bot';
  name: string;
  level: string | null;
  stand_in: string | null;
}

/** A table in a list. */
export interface Listed {
  id: string;
  game: string;
  status: Facts['status'];
  changed: number;
  seats: ListedSeat[];
  waiting: number[];
  mine?: number[];
}

export interface MomentFacts {
  moment: number;
  moments: number;
  events: GameEvent[];
  view: unknown;
  views: unknown[] | null;
}

export interface HintMove {
  action: number;
  score: number | null;
  win: number | null;
  reason: Saying | null;
}

let csrf = '';
let person = '';

export function keepCsrf(token: string, id: string): void {
  csrf = token;
  person = id;
}

/** In another window of this browser the session may have gone on under another token. */
async function isRenewed(): Promise<boolean> {
  const { me } = await get<{ me: Me | null }>('/api/me');
  if (!me || me.id !== person || me.csrf === csrf) return false;
  csrf = me.csrf;
  return true;
}

export async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  try {
    return await request<T>(method, path, body);
  } catch (error) {
    if (method === 'GET' || !(error instanceof Wrong) || error.code !== 'forged' || !(await isRenewed())) throw error;
    return request<T>(method, path, body);
  }
}

async function request<T>(method: string, path: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = {};
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  if (method !== 'GET' && csrf) headers['X-CSRF-Token'] = csrf;
  let answer: Response;
  try {
    answer = await fetch(path, { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) });
  } catch {
    throw new Wrong(0, { code: 'unreachable', text: 'the hall cannot be reached; try again' });
  }
  const text = await answer.text();
  let told: unknown = null;
  try {
    told = text ? JSON.parse(text) : null;
  } catch {
    // something between us and the hall answered with a page of its own
  }
  if (!answer.ok) {
    const error = (told as { error?: WireError } | null)?.error;
    throw new Wrong(
      answer.status,
      error ?? { code: answer.status === 404 ? 'not-found' : 'unavailable', text: answer.statusText },
    );
  }
  return told as T;
}

export const get = <T>(path: string) => call<T>('GET', path);
export const post = <T>(path: string, body: unknown = {}) => call<T>('POST', path, body);

const once = new Map<string, Promise<unknown>>();

/** What does not change while the page is open is asked once. */
export function getOnce<T>(path: string): Promise<T> {
  let known = once.get(path);
  if (!known) {
    known = get<T>(path);
    known.catch(() => once.delete(path));
    once.set(path, known);
  }
  return known as Promise<T>;
}

export const table = (id: string) => `/api/tables/${encodeURIComponent(id)}`;
export const lexiconOf = (game: string) => getOnce<LexiconFacts & GameFacts>(`/api/games/${encodeURIComponent(game)}`);
export const gamesOfHall = async () => (await getOnce<{ games: GameFacts[] }>('/api/games')).games;
export const botsOfHall = async () => (await getOnce<{ bots: BotFacts[] }>('/api/bots')).bots;
