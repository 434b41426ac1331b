/** How what a viewer knows grows by the hall's messages. */

import type { EarlierMessage, Facts, GameEvent, Notice, TableMessage, Turn, UpdateMessage } from './wire';

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
  /** Events of the last message that belong on top of what was shown. */
  fresh: GameEvent[];
  /** Whether events that had been told were taken back by the last message. */
  wentBack: boolean;
}

export function whole(message: TableMessage): Known {
  const { version, seat, facts, events, earlier, notices, view, turn } = message;
  return { version, seat, facts, events, earlier, notices, view, turn, fresh: [], wentBack: false };
}

/** Null where the message does not follow what is known: the whole table must be asked for. */
export function updated(known: Known, message: UpdateMessage): Known | null {
  if (message.keep > known.events.length) return null;
  const wentBack = message.keep < known.events.length;
  const kept = wentBack ? known.events.slice(0, message.keep) : known.events;
  const heard = wentBack
    ? known.notices.map((each) => ({ ...each, after: Math.min(each.after, message.keep) }))
    : known.notices;
  return {
    version: message.version,
    seat: known.seat,
    facts: message.facts ?? known.facts,
    events: message.events.length ? [...kept, ...message.events] : kept,
    earlier: known.earlier,
    notices: message.notices.length ? [...heard, ...message.notices] : heard,
    view: message.view,
    turn: message.turn,
    fresh: wentBack ? [] : message.events,
    wentBack,
  };
}

/** Older notices before those that are known; nothing changes where they do not end there. */
export function prepended(known: Known, message: EarlierMessage): Known {
  if (message.earlier + message.notices.length !== known.earlier) return known;
  return {
    ...known,
    earlier: message.earlier,
    notices: [...message.notices, ...known.notices],
    fresh: [],
    wentBack: false,
  };
}
