/** SHA-256 by FIPS 180-4. The browser's own is missing on plain HTTP, where a hall in a home network lives. */

const K = new Uint32Array(64);
const START = new Uint32Array(8);

function isPrime(n: number): boolean {
  for (let factor = 2; factor * factor <= n; factor++) if (n % factor === 0) return false;
  return true;
}

for (let n = 2, found = 0; found < 64; n++) {
  if (!isPrime(n)) continue;
  const bits = (root: number) => Math.floor((root - Math.floor(root)) * 2 ** 32);
  if (found < 8) START[found] = bits(Math.sqrt(n));
  K[found++] = bits(Math.cbrt(n));
}

const turn = (word: number, by: number) => (word >>> by) | (word << (32 - by));

export function sha256(data: Uint8Array): string {
  const blocks = Math.ceil((data.length + 9) / 64);
  const padded = new DataView(new ArrayBuffer(blocks * 64));
  new Uint8Array(padded.buffer).set(data);
  padded.setUint8(data.length, 0x80);
  padded.setUint32(blocks * 64 - 8, Math.floor(data.length / 2 ** 29));
  padded.setUint32(blocks * 64 - 4, data.length << 3);

  const hash = Uint32Array.from(START);
  const w = new Uint32Array(64);
  const at = (index: number) => w[index] as number;
  for (let block = 0; block < blocks; block++) {
    for (let i = 0; i < 16; i++) w[i] = padded.getUint32(block * 64 + i * 4);
    for (let i = 16; i < 64; i++) {
      const low = turn(at(i - 15), 7) ^ turn(at(i - 15), 18) ^ (at(i - 15) >>> 3);
      const high = turn(at(i - 2), 17) ^ turn(at(i - 2), 19) ^ (at(i - 2) >>> 10);
      w[i] = at(i - 16) + low + at(i - 7) + high;
    }
    let [a, b, c, d, e, f, g, h] = hash as unknown as [number, number, number, number, number, number, number, number];
    for (let i = 0; i < 64; i++) {
      const one = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + (K[i] as number) + at(i)) | 0;
      const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((word, i) => (hash[i] = (hash[i] as number) + word));
  }
  return Array.from(hash, (word) => word.toString(16).padStart(8, '0')).join('');
}

export function bytesOfHex(hex: string): Uint8Array {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}
