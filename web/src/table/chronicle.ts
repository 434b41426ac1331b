/** Events and notices in the order in which the viewer learned of them. */

import type { Notice } from '../lib/wire';

export type Line = { kind: 'event'; at: number; key: string } | { kind: 'notice'; notice: Notice; key: string };

export function interleave(events: number, notices: readonly Notice[]): Line[] {
  const lines: Line[] = [];
  let at = 0;
  notices.forEach((notice, nth) => {
    for (; at < Math.min(notice.after, events); at++) lines.push({ kind: 'event', at, key: `e${at}` });
    lines.push({ kind: 'notice', notice, key: `n${nth}` });
  });
  for (; at < events; at++) lines.push({ kind: 'event', at, key: `e${at}` });
  return lines;
}
