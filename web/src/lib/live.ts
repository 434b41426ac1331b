/** One socket to one table that comes back by itself, and loses nothing that was said meanwhile. */

import type { Told, WireError } from './wire';

export type Standing = 'joining' | 'live' | 'lost' | 'refused';

export interface Listener {
  /** The first message after each connection. */
  hello: () => Record<string, unknown>;
  hear: (message: Told) => void;
  stand: (standing: Standing, code: number) => void;
}

export class Refusal extends Error {
  readonly told: WireError;

  constructor(told: WireError) {
    super(told.text);
    this.told = told;
  }
}

interface Pending {
  message: Record<string, unknown>;
  resolve: (told: Told) => void;
  reject: (error: Error) => void;
}

type SocketMaker = (url: string) => WebSocket;

const PING = 20_000;
const SILENCE = 45_000;
const WAITS = [300, 700, 1500, 3000, 5000, 8000];
/** Closing codes after which coming back is pointless: not for us, no such table, begun by other rules. */
const FINAL_CODES = new Set([4401, 4403, 4404, 4409]);

export function freshId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export class Live {
  private socket: WebSocket | null = null;
  private pending = new Map<string, Pending>();
  private failures = 0;
  private heard = 0;
  private isClosed = false;
  private isReady = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pulse: ReturnType<typeof setInterval> | undefined;
  private readonly url: string;
  private readonly listener: Listener;
  private readonly make: SocketMaker;

  constructor(url: string, listener: Listener, make: SocketMaker = (address) => new WebSocket(address)) {
    this.url = url;
    this.listener = listener;
    this.make = make;
  }

  open(): void {
    this.isClosed = false;
    clearTimeout(this.timer);
    this.drop();
    const socket = this.make(this.url);
    this.socket = socket;
    socket.onopen = () => {
      this.heard = Date.now();
      socket.send(JSON.stringify({ type: 'hello', ...this.listener.hello() }));
    };
    socket.onmessage = (event: MessageEvent) => this.hear(JSON.parse(event.data as string) as Told);
    socket.onclose = (event: CloseEvent) => {
      if (socket === this.socket) this.lose(event.code);
    };
    this.pulse ??= setInterval(() => this.beat(), PING);
  }

  /** Come back at once: the network is there again, or somebody looks. */
  hurry(): void {
    if (!this.isClosed && !this.isReady && !this.socket) this.open();
  }

  /** Forget the connection and ask for everything anew. */
  renew(): void {
    this.open();
  }

  close(): void {
    this.isClosed = true;
    clearTimeout(this.timer);
    clearInterval(this.pulse);
    this.pulse = undefined;
    this.drop();
    for (const { reject } of this.pending.values()) reject(new Error('closed'));
    this.pending.clear();
  }

  tell(message: Record<string, unknown>): void {
    if (this.isReady) this.socket?.send(JSON.stringify(message));
  }

  /** Says something and waits for the answer, over lost connections too: the id makes it count once. */
  ask(message: Record<string, unknown>): Promise<Told> {
    const id = freshId();
    return new Promise((resolve, reject) => {
      const full = { ...message, id };
      this.pending.set(id, { message: full, resolve, reject });
      this.tell(full);
    });
  }

  private hear(message: Told): void {
    this.heard = Date.now();
    if (message.type === 'table' || message.type === 'update') {
      if (!this.isReady) this.welcome();
    }
    if (
      message.type === 'done' ||
      message.type === 'why' ||
      message.type === 'earlier' ||
      (message.type === 'error' && message.id)
    ) {
      const pending = this.pending.get(message.id as string);
      this.pending.delete(message.id as string);
      if (message.type !== 'error') pending?.resolve(message);
      else if (message.error.code === 'unavailable') this.later(pending);
      else pending?.reject(new Refusal(message.error));
    }
    this.listener.hear(message);
  }

  private welcome(): void {
    this.isReady = true;
    this.failures = 0;
    this.listener.stand('live', 0);
    for (const { message } of this.pending.values()) this.tell(message);
  }

  /** The hall could not store it just now and did nothing: say it again in a while. */
  private later(pending: Pending | undefined): void {
    if (!pending) return;
    const id = pending.message['id'] as string;
    this.pending.set(id, pending);
    setTimeout(() => this.pending.has(id) && this.tell(pending.message), 1000);
  }

  private lose(code: number): void {
    this.drop();
    if (this.isClosed) return;
    if (FINAL_CODES.has(code)) {
      this.isClosed = true;
      this.listener.stand('refused', code);
      return;
    }
    this.listener.stand('lost', code);
    const wait = WAITS[Math.min(this.failures, WAITS.length - 1)] as number;
    this.failures += 1;
    this.timer = setTimeout(() => this.open(), wait * (0.75 + Math.random() / 2));
  }

  private beat(): void {
    if (!this.socket) return;
    if (this.isReady && Date.now() - this.heard > SILENCE) this.lose(0);
    else this.tell({ type: 'ping' });
  }

  private drop(): void {
    const socket = this.socket;
    this.socket = null;
    this.isReady = false;
    if (!socket) return;
    socket.onclose = socket.onmessage = socket.onopen = null;
    socket.close();
  }
}
