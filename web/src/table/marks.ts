/** How far each seat had seen a table at its last move, kept in this browser. */

const KEY = 'meadhall-marks';
const MOST = 60;

type Marks = Record<string, number>;

function read(): Marks {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Marks;
  } catch {
    return {};
  }
}

const name = (table: string, seat: number | null) => `${table}/${seat ?? 'watching'}`;

export function readMark(table: string, seat: number | null): number | null {
  return read()[name(table, seat)] ?? null;
}

export function writeMark(table: string, seat: number | null, at: number): void {
  const marks = read();
  delete marks[name(table, seat)];
  const kept = Object.entries(marks).slice(-MOST + 1);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries([...kept, [name(table, seat), at]])));
  } catch {
    // a browser that keeps nothing only forgets where it was
  }
}
