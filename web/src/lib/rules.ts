/** Searching a rulebook as meadhall.core.rulebook does: one rule, a chapter, or all rules that have the words. */

import type { Rulebook } from './api';

type Chapters = Rulebook['chapters'];

export function findRules(chapters: Chapters, wanted: string): Chapters {
  const words = wanted.trim().toLowerCase();
  if (!words) return chapters;
  const key = words.toUpperCase();
  const chapter = chapters.find((each) => each.id === key);
  if (chapter) return [chapter];
  const only = (keep: (rule: Chapters[number]['rules'][number]) => boolean) =>
    chapters.map((each) => ({ ...each, rules: each.rules.filter(keep) })).filter((each) => each.rules.length);
  const exact = only((rule) => rule.id === key);
  if (exact.length) return exact;
  return only((rule) =>
    words
      .split(/\s+/)
      .every((word) => rule.text.toLowerCase().includes(word) || rule.id.toLowerCase().startsWith(word)),
  );
}

/** The little markup that rules have: **strong**. */
export function parts(text: string): { text: string; strong: boolean }[] {
  return text
    .split('**')
    .map((part, nth) => ({ text: part, strong: nth % 2 === 1 }))
    .filter((part) => part.text);
}
