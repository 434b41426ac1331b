/** The mark at the left of a card: what counts. */

export type MarkShape = 'tag' | 'flame' | 'disc' | 'laurels';

export interface Mark {
  shape: MarkShape;
  text: string;
  /** What it says, for screen readers: "2 rage". */
  label?: string;
}
