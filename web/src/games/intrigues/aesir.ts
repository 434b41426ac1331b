/** The seven Aesir in awakening order, and the sign of each. */

import raven from '~icons/raven';
import hammer from '~icons/thor-hammer';
import necklace from '~icons/gem-necklace';
import snake from '~icons/snake';
import wheat from '~icons/wheat';
import harp from '~icons/harp';
import horn from '~icons/hunting-horn';

export const AESIR = ['odin', 'thor', 'freya', 'loki', 'sif', 'bragi', 'heimdall'] as const;
export type Aesir = (typeof AESIR)[number];

export const SIGNS: Record<Aesir, string> = {
  odin: raven,
  thor: hammer,
  freya: necklace,
  loki: snake,
  sif: wheat,
  bragi: harp,
  heimdall: horn,
};

export function orderOf(aesir: Aesir): number {
  return AESIR.indexOf(aesir) + 1;
}

export function isAesir(value: string): value is Aesir {
  return (AESIR as readonly string[]).includes(value);
}
