/** How something that can be chosen stands. Gold means: act now. */

export type CardState = 'plain' | 'lit' | 'lifted' | 'chosen' | 'quiet' | 'ghost';

/** Whether a legal action names it. */
export const isOffered = (state: CardState): boolean => state === 'lit' || state === 'lifted' || state === 'chosen';
