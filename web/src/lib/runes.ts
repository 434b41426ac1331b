/** The runes of the seats, in a box of 24, drawn so that no font has to have them: fehu, uruz, thurisaz, ansuz, raido. */

export const STROKES = [
  'M7 22V2M7 9 17 3M7 15l10-6',
  'M6 22V2l12 6v14',
  'M7 22V2M7 6l9 6-9 6',
  'M7 22V2l10 6M7 9l10 6',
  'M7 22V2l9 5-9 5 10 10',
];
