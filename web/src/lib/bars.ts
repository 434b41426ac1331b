/** Bars that are stacked from parts, all on one scale. */

export interface BarSource {
  key: string;
  name: string;
}

export interface Part {
  key: string;
  value: number;
  /** In percent of the scale. */
  left: number;
  width: number;
  end: number;
  /** Wide enough for its number. */
  isRoomy: boolean;
}

/** Parts below this share of the scale carry no number. */
const ROOMY = 3.2;

export function partsOf(
  values: Readonly<Record<string, number>>,
  sources: readonly BarSource[],
  scale: number,
): Part[] {
  let left = 0;
  const whole = Math.max(1, scale);
  return sources.flatMap(({ key }) => {
    const value = values[key] ?? 0;
    if (value <= 0) return [];
    const width = (value / whole) * 100;
    const part = { key, value, left, width, end: left + width, isRoomy: width >= ROOMY * String(value).length };
    left += width;
    return [part];
  });
}

export const totalOf = (values: Readonly<Record<string, number>>): number =>
  Object.values(values).reduce((sum, value) => sum + value, 0);
