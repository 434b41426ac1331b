/** What every card, Aesir and term says about itself. */

import type { Code, Explanation, Lexicon, Texts } from '../../lib/game';
import { isAesir, orderOf } from './aesir';
import type { View } from './view';

const TERM_RULES: Record<string, string> = {
  attention: 'IA3.1',
  favour: 'IA3.2',
  dispute: 'IA3.3',
  goal: 'IA3.4',
  goals: 'IA1.3',
  will: 'IA3.4',
  doubling: 'IA4.3',
  hidden: 'IA4.2',
  deck: 'IA1.2',
  passing: 'IA2.4',
  known: 'IA6.1',
  points: 'IA3.6',
  'final-count': 'IA5.2',
  covered: 'IA6.2',
};

/** A stack tells its sum: `aesir:face-up:hidden:doubled`. */
export function stackValue(aesir: string, faceUp: number, hidden: number, doubled: boolean): string {
  return [aesir, faceUp, hidden, doubled ? 1 : 0].join(':');
}

export function explain(topic: string, value: string, texts: Texts): Explanation | null {
  if (topic === 'aesir' && isAesir(value)) return aboutAesir(value, texts);
  if (topic === 'card' || topic === 'laid') return aboutCard(value, texts, topic === 'card');
  if (topic === 'stack') return aboutStack(value, texts);
  if (topic === 'term' && value in TERM_RULES) {
    const made = { title: texts.say(`intrigues-term-${value}`), body: texts.say(`intrigues-term-${value}-about`) };
    return { ...made, rule: TERM_RULES[value] ?? '' };
  }
  return null;
}

/** The will where it is chosen. */
export function about(code: Code, view: View, lexicon: Lexicon, texts: Texts): string | null {
  return lexicon.decode(code).word === 'will' && view.awake ? texts.say(`intrigues-will-short-${view.awake}`) : null;
}

function aboutAesir(aesir: string, texts: Texts): Explanation | null {
  if (!isAesir(aesir)) return null;
  const order = orderOf(aesir);
  return {
    title: texts.say('intrigues-aesir-order', { name: texts.name('aesir', aesir), order }),
    body: texts.say(`intrigues-will-${aesir}`),
    rule: `IA4.${order}`,
  };
}

/** A card that can still be played says where it would go; one on the table only what its ends are good for. */
function aboutCard(value: string, texts: Texts, isHeld: boolean): Explanation | null {
  const [shown = '', other = ''] = value.split(':');
  if (!isAesir(shown) || !isAesir(other)) return null;
  const names = { shown: texts.name('aesir', shown), other: texts.name('aesir', other) };
  const wills = { upper: texts.say(`intrigues-will-${shown}`), lower: texts.say(`intrigues-will-${other}`) };
  return {
    title: texts.say('intrigues-card-title', names),
    body: texts.say(isHeld ? 'intrigues-card-about' : 'intrigues-card-laid', { ...names, ...wills }),
    rule: isHeld ? 'IA2.3' : 'IA2.6',
  };
}

function aboutStack(value: string, texts: Texts): Explanation | null {
  const [aesir = '', cards = '0', hidden = '0', doubled = '0'] = value.split(':');
  if (!isAesir(aesir)) return null;
  const faceUp = Number(cards);
  const under = Number(hidden);
  const parts = [texts.say('intrigues-stack-cards', { cards: faceUp })];
  if (under) parts.push(texts.say('intrigues-stack-hidden', { cards: under }));
  if (doubled === '1') parts.push(texts.say('intrigues-stack-doubled'));
  const attention = (faceUp + under) * (doubled === '1' ? 2 : 1);
  return {
    title: texts.say('intrigues-stack-title', { name: texts.name('aesir', aesir, 'gen'), attention }),
    body: texts.say('intrigues-stack-about', { parts: texts.listOf(parts) }),
    rule: 'IA3.1',
  };
}
