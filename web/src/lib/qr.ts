/** QR codes for links: bytes, error correction of level M, versions 1 to 13 (ISO/IEC 18004). Rows of dark modules. */

/** By version from 1: bytes of correction in each block, and the number of blocks of data with their sizes. */
const BLOCKS: readonly (readonly [number, ...(readonly [number, number])[]])[] = [
  [10, [1, 16]],
  [16, [1, 28]],
  [26, [1, 44]],
  [18, [2, 32]],
  [24, [2, 43]],
  [16, [4, 27]],
  [18, [4, 31]],
  [22, [2, 38], [2, 39]],
  [22, [3, 36], [2, 37]],
  [26, [4, 43], [1, 44]],
  [30, [1, 50], [4, 51]],
  [22, [6, 36], [2, 37]],
  [22, [8, 37], [1, 38]],
];

// arithmetic of the field with 256 elements

const EXP = new Uint8Array(512);
const LOG = new Uint8Array(256);
for (let power = 0, value = 1; power < 255; power++) {
  EXP[power] = EXP[power + 255] = value;
  LOG[value] = power;
  value = (value << 1) ^ (value & 0x80 ? 0x11d : 0);
}
const times = (one: number, two: number) => (one && two ? (EXP[(LOG[one] ?? 0) + (LOG[two] ?? 0)] ?? 0) : 0);

/** Bytes of correction for a block. */
function correction(data: readonly number[], count: number): number[] {
  let divisor = [1];
  for (let power = 0; power < count; power++) {
    const root = EXP[power] ?? 0;
    const next = [...divisor, 0];
    divisor.forEach((factor, at) => (next[at + 1] = (next[at + 1] ?? 0) ^ times(factor, root)));
    divisor = next;
  }
  const rest = [...data, ...Array<number>(count).fill(0)];
  for (let at = 0; at < data.length; at++) {
    const lead = rest[at] ?? 0;
    divisor.forEach((factor, nth) => (rest[at + nth] = (rest[at + nth] ?? 0) ^ times(factor, lead)));
  }
  return rest.slice(data.length);
}

function sizesOf(version: number): { extra: number; sizes: number[] } {
  const [extra, ...groups] = BLOCKS[version - 1] ?? [0];
  return { extra, sizes: groups.flatMap(([count, size]) => Array<number>(count).fill(size)) };
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0);

/** The text as bytes of data and correction, in the order in which they are drawn. */
function codewords(bytes: Uint8Array, version: number): number[] {
  const { extra, sizes } = sizesOf(version);
  const room = sumOf(sizes);
  let bits = '0100' + bytes.length.toString(2).padStart(version < 10 ? 8 : 16, '0');
  for (const byte of bytes) bits += byte.toString(2).padStart(8, '0');
  bits += '0'.repeat(Math.min(4, room * 8 - bits.length));
  bits += '0'.repeat((8 - (bits.length % 8)) % 8);
  const data = (bits.match(/.{8}/g) ?? []).map((each) => parseInt(each, 2));
  for (let pad = 0xec; data.length < room; pad ^= 0xec ^ 0x11) data.push(pad);

  let at = 0;
  const blocks = sizes.map((size) => data.slice(at, (at += size)));
  const checks = blocks.map((block) => correction(block, extra));
  const made: number[] = [];
  for (const [rows, length] of [
    [blocks, Math.max(...sizes)],
    [checks, extra],
  ] as const)
    for (let nth = 0; nth < length; nth++)
      for (const row of rows) {
        const byte = row[nth];
        if (byte !== undefined) made.push(byte);
      }
  return made;
}

// drawing

type Grid = (boolean | null)[][];

/** Middles of the small squares. */
function alignments(version: number): number[] {
  if (version === 1) return [];
  const count = Math.floor(version / 7) + 2;
  const last = version * 4 + 10;
  const step = Math.ceil((last - 6) / (count - 1) / 2) * 2;
  return [6, ...Array.from({ length: count - 1 }, (_, nth) => last - (count - 2 - nth) * step)];
}

function frameOf(version: number): Grid {
  const size = version * 4 + 17;
  const grid: Grid = Array.from({ length: size }, () => Array<boolean | null>(size).fill(null));
  const set = (row: number, column: number, dark: boolean) => {
    const line = grid[row];
    if (line && column >= 0 && column < size) line[column] = dark;
  };
  for (let at = 0; at < size; at++) {
    set(6, at, at % 2 === 0);
    set(at, 6, at % 2 === 0);
  }
  for (const [top, left] of [
    [0, 0],
    [0, size - 7],
    [size - 7, 0],
  ] as const)
    for (let row = -1; row < 8; row++)
      for (let column = -1; column < 8; column++) {
        const away = Math.max(Math.abs(row - 3), Math.abs(column - 3));
        set(top + row, left + column, away !== 2 && away !== 4);
      }
  const middles = alignments(version);
  for (const row of middles)
    for (const column of middles) {
      const isCorner =
        (row === 6 && column === 6) || (row === 6 && column === size - 7) || (row === size - 7 && column === 6);
      if (isCorner) continue;
      for (let down = -2; down < 3; down++)
        for (let right = -2; right < 3; right++)
          set(row + down, column + right, Math.max(Math.abs(down), Math.abs(right)) !== 1);
    }
  drawFormat(grid, 0);
  drawVersion(grid, version);
  return grid;
}

function drawFormat(grid: Grid, mask: number): void {
  const size = grid.length;
  const data = mask; // level M is 00
  let rest = data;
  for (let bit = 0; bit < 10; bit++) rest = (rest << 1) ^ ((rest >> 9) * 0x537);
  const bits = ((data << 10) | rest) ^ 0x5412;
  const bit = (at: number) => ((bits >> at) & 1) === 1;
  const set = (row: number, column: number, dark: boolean) => {
    const line = grid[row];
    if (line) line[column] = dark;
  };
  for (let at = 0; at < 6; at++) set(at, 8, bit(at));
  set(7, 8, bit(6));
  set(8, 8, bit(7));
  set(8, 7, bit(8));
  for (let at = 9; at < 15; at++) set(8, 14 - at, bit(at));
  for (let at = 0; at < 8; at++) set(8, size - 1 - at, bit(at));
  for (let at = 8; at < 15; at++) set(size - 15 + at, 8, bit(at));
  set(size - 8, 8, true);
}

function drawVersion(grid: Grid, version: number): void {
  if (version < 7) return;
  let rest = version;
  for (let bit = 0; bit < 12; bit++) rest = (rest << 1) ^ ((rest >> 11) * 0x1f25);
  const bits = (version << 12) | rest;
  for (let at = 0; at < 18; at++) {
    const dark = ((bits >> at) & 1) === 1;
    const across = grid.length - 11 + (at % 3);
    const along = Math.floor(at / 3);
    const upper = grid[along];
    const lower = grid[across];
    if (upper) upper[across] = dark;
    if (lower) lower[along] = dark;
  }
}

const MASKS: readonly ((row: number, column: number) => boolean)[] = [
  (row, column) => (row + column) % 2 === 0,
  (row) => row % 2 === 0,
  (_, column) => column % 3 === 0,
  (row, column) => (row + column) % 3 === 0,
  (row, column) => (Math.floor(row / 2) + Math.floor(column / 3)) % 2 === 0,
  (row, column) => ((row * column) % 2) + ((row * column) % 3) === 0,
  (row, column) => (((row * column) % 2) + ((row * column) % 3)) % 2 === 0,
  (row, column) => (((row + column) % 2) + ((row * column) % 3)) % 2 === 0,
];

/** Two columns at a time from the right, up and down by turns. */
function fill(frame: Grid, words: readonly number[], mask: number): boolean[][] {
  const size = frame.length;
  const grid: Grid = frame.map((row) => [...row]);
  drawFormat(grid, mask);
  let at = 0;
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5;
    for (let nth = 0; nth < size; nth++)
      for (const column of [right, right - 1]) {
        const isUp = ((right + 1) & 2) === 0;
        const row = isUp ? size - 1 - nth : nth;
        const line = grid[row];
        if (!line || frame[row]?.[column] !== null) continue;
        const dark = (((words[at >> 3] ?? 0) >> (7 - (at & 7))) & 1) === 1;
        at++;
        line[column] = dark !== (MASKS[mask]?.(row, column) ?? false);
      }
  }
  return grid.map((row) => row.map((each) => each === true));
}

/** How hard a code is to read: runs, blocks, what looks like a corner, and too much of one colour. */
export function penalty(grid: readonly (readonly boolean[])[]): number {
  const size = grid.length;
  const columns = grid.map((_, at) => grid.map((row) => row[at] ?? false));
  let sum = 0;
  for (const line of [...grid, ...columns]) {
    let run = 0;
    line.forEach((dark, at) => {
      run = at > 0 && dark === line[at - 1] ? run + 1 : 1;
      if (run === 5) sum += 3;
      else if (run > 5) sum++;
    });
    const text = line.map((dark) => (dark ? '1' : '0')).join('');
    for (let at = 0; at + 11 <= size; at++) {
      const part = text.slice(at, at + 11);
      if (part === '10111010000' || part === '00001011101') sum += 40;
    }
  }
  for (let row = 0; row + 1 < size; row++)
    for (let column = 0; column + 1 < size; column++) {
      const dark = grid[row]?.[column];
      if (dark === grid[row]?.[column + 1] && dark === grid[row + 1]?.[column] && dark === grid[row + 1]?.[column + 1])
        sum += 3;
    }
  const share = (grid.flat().filter(Boolean).length * 100) / (size * size);
  return sum + Math.floor(Math.abs(share - 50) / 5) * 10;
}

/** Null where the text is too long for a code that can still be scanned from a screen. The mask that reads best is chosen. */
export function qrCode(text: string, mask?: number): boolean[][] | null {
  const bytes = new TextEncoder().encode(text);
  const version = BLOCKS.findIndex((_, at) => bytes.length + (at + 1 < 10 ? 2 : 3) <= sumOf(sizesOf(at + 1).sizes)) + 1;
  if (!version) return null;
  const words = codewords(bytes, version);
  const frame = frameOf(version);
  if (mask !== undefined) return fill(frame, words, mask);
  const tried = MASKS.map((_, nth) => fill(frame, words, nth));
  return tried.reduce((best, each) => (penalty(each) < penalty(best) ? each : best));
}

/** The dark modules as one path, in units of a module. */
export function qrPath(grid: readonly (readonly boolean[])[]): string {
  return grid
    .flatMap((row, y) => row.map((dark, x) => (dark && !row[x - 1] ? `M${x} ${y}h${runFrom(row, x)}v1H${x}z` : '')))
    .join('');
}

function runFrom(row: readonly boolean[], at: number): number {
  let run = 0;
  while (row[at + run]) run++;
  return run;
}
