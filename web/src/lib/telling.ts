/** Words for what went wrong: ours where we have them for the code, else the hall's own. */

import { Wrong } from './api';
import { say, words } from './words.svelte';
import type { WireError } from './wire';

export function tellError(error: WireError): string {
  const key = `web-error-${error.code}`;
  return words.texts.has(key) ? say(key) : error.text;
}

export function tellWrong(error: unknown): string {
  return error instanceof Wrong ? tellError(error.told) : String(error);
}

/** What a bot's level means; a program of the hall's owner has only its name. */
export function botName(level: string): string {
  const key = `web-bot-${level}`;
  return words.texts.has(key) ? say(key) : level;
}
