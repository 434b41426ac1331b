/** How what a viewer knows grows by the hall's messages. */

import { patched } from './patch';
import type { EarlierMessage, Facts, GameEvent, Notice, TableMessage, Turn, UpdateMessage } from './wire';

/** An event and the view after it; without an event the view changed by itself. */
export interface KnownStep {
  event: GameEvent | null;
  view: unknown;
}

export interface Known {
  version: number;
  seat: number | null;
  facts: Facts;
  events: GameEvent[];
  /** How many notices came before these. */
  earlier: number;
  notices: Notice[];
  view: unknown;
  turn: Turn;
  /** What the last message told, step by step; empty after a whole table. Where events were taken back, the first
   * steps lead to the view at that moment. */
  steps: KnownStep[];
  /** Events of the last message that belong on top of what was shown. */
  fresh: GameEvent[];
  /** Whether events that had been told were taken back by the last message. */
  wentBack: boolean;
}

export function whole(message: TableMessage): Known {
  const { version, seat, facts, events, earlier, notices, view, turn } = message;
  return { version, seat, facts, events, earlier, notices, view, turn, steps: [], fresh: [], wentBack: false };
}

/** Null where the message does not follow what is known: the whole table must be asked for. */
export function updated(known: Known, message: UpdateMessage): Known | null {
  if (message.keep > known.events.length) return null;
  const wentBack = message.keep < known.events.length;
  const kept = wentBack ? known.events.slice(0, message.keep) : known.events;
  const heard = wentBack
    ? known.notices.map((each) => ({ ...each, after: Math.min(each.after, message.keep) }))
    : known.notices;
  const steps = stepsFrom(known.view, message);
  const events = steps.flatMap((step) => step.event ?? []);
  return {
    version: message.version,
    seat: known.seat,
    facts: message.facts ?? known.facts,
    events: events.length ? [...kept, ...events] : kept,
    earlier: known.earlier,
    notices: message.notices.length ? [...heard, ...message.notices] : heard,
    view: steps.at(-1)?.view ?? known.view,
    turn: message.turn,
    steps,
    fresh: wentBack ? [] : events,
    wentBack,
  };
}

function stepsFrom(view: unknown, message: UpdateMessage): KnownStep[] {
  return message.steps.map(({ event, change }) => ({ event, view: (view = patched(view, change)) }));
}

/** Older notices before those that are known; nothing changes where they do not end there. */
export function prepended(known: Known, message: EarlierMessage): Known {
  if (message.earlier + message.notices.length !== known.earlier) return known;
  return {
    ...known,
    earlier: message.earlier,
    notices: [...message.notices, ...known.notices],
    steps: [],
    fresh: [],
    wentBack: false,
  };
}
