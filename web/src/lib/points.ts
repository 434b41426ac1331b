/** Lines of a chart: points that add up over the rounds. */

export function runningTotals(rounds: readonly number[]): number[] {
  let sum = 0;
  return [0, ...rounds.map((points) => (sum += points))];
}

/** Round steps for an axis from 0 to at least `most`. */
export function axis(most: number, steps = 4): number[] {
  const rough = Math.max(1, most) / steps;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, ([1, 2, 5, 10].find((each) => each * power >= rough) ?? 10) * power);
  const ticks = [0];
  while ((ticks.at(-1) ?? 0) < most) ticks.push((ticks.at(-1) ?? 0) + step);
  return ticks;
}
