import { describe, expect, test } from 'vitest';
import { penalty, qrCode, qrPath } from '../src/lib/qr';
import known from './qr-codes.json';

const hex = (grid: readonly (readonly boolean[])[]) =>
  grid.map((row) => BigInt(`0b${row.map((dark) => (dark ? '1' : '0')).join('')}`).toString(16));

/** Codes made by another program (qrcode 8.2 for Python, level M, bytes). Programs differ in the mask they prefer. */
describe('a QR code', () => {
  test.each(known)('of version $version is the known one', ({ text, version, mask, rows }) => {
    const grid = qrCode(text, mask);
    expect(grid).toHaveLength(version * 4 + 17);
    expect(grid && hex(grid)).toEqual(rows);
  });

  test('has the mask that is easiest to read', () => {
    const all = Array.from({ length: 8 }, (_, mask) => penalty(qrCode('https://hall.example/', mask) ?? []));
    expect(penalty(qrCode('https://hall.example/') ?? [])).toBe(Math.min(...all));
  });

  test('is not made of a text that is too long', () => {
    expect(qrCode('x'.repeat(400))).toBeNull();
  });

  test('is drawn as one path that covers every dark module', () => {
    const grid = [
      [true, true, false],
      [false, true, false],
    ];
    expect(qrPath(grid)).toBe('M0 0h2v1H0zM1 1h1v1H1z');
  });

  test('a code of one colour is hard to read', () => {
    const plain = Array.from({ length: 21 }, () => Array<boolean>(21).fill(true));
    expect(penalty(plain)).toBeGreaterThan(penalty(qrCode('A') ?? []));
  });
});
