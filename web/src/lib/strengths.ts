/** Strengths of the seats in one place, in the order in which they are shown. */

export interface SeatStrength {
  seat: number;
  strength: number;
}

export interface Ranked extends SeatStrength {
  /** first: strictly ahead; tied: at the top with others; behind; alone: nobody to compare with. */
  rank: 'first' | 'tied' | 'behind' | 'alone';
}

/** The strongest first; equal ones by seat. Seats with nothing are left out. */
export function ranked(strengths: readonly SeatStrength[]): Ranked[] {
  const present = strengths
    .filter((each) => each.strength > 0)
    .sort((one, two) => two.strength - one.strength || one.seat - two.seat);
  const top = present[0]?.strength ?? 0;
  const leaders = present.filter((each) => each.strength === top).length;
  return present.map((each) => ({
    ...each,
    rank: present.length === 1 ? 'alone' : each.strength < top ? 'behind' : leaders > 1 ? 'tied' : 'first',
  }));
}
