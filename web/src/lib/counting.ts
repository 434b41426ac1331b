/** Numbers that count from what they were to what they are. */

/** What is shown after a part of the time, from 0 to 1: quick at first, then slower. */
export function counted(from: number, to: number, part: number): number {
  const way = 1 - (1 - Math.max(0, Math.min(part, 1))) ** 3;
  const at = from + (to - from) * way;
  return (to >= from ? Math.floor(at + 1e-9) : Math.ceil(at - 1e-9)) || 0; // never -0
}
