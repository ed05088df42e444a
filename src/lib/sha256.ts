const size = 64;

/** The first bits of the fractional parts of the roots of primes: the constants of the standard (FIPS 180-4). */
function fractions(count: number, root: (prime: number) => number): Uint32Array {
  const found: number[] = [];
  for (let candidate = 2; found.length < count; candidate += 1) {
    const isPrime = !found.some((_, at) => candidate % (primes[at] ?? candidate + 1) === 0);
    if (!isPrime) continue;
    primes[found.length] = candidate;
    found.push(Math.floor((root(candidate) % 1) * 2 ** 32));
  }
  return Uint32Array.from(found);
}
const primes: number[] = [];

let constants: { rounds: Uint32Array; start: Uint32Array } | undefined;

const turn = (word: number, by: number) => (word >>> by) | (word << (32 - by));

/**
 * The SHA-256 of a text in UTF-8 as 64 hexadecimal digits (FIPS 180-4). The browser’s own answers later, and only in a
 * secure context; this one answers at once, wherever the console is served from. Not for secrets.
 */
export function sha256(text: string): string {
  constants ??= { rounds: fractions(64, Math.cbrt), start: fractions(8, Math.sqrt) };
  const { rounds, start } = constants;
  const bytes = new TextEncoder().encode(text);
  const padded = new Uint8Array(Math.ceil((bytes.length + 9) / size) * size);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 8, Math.floor(bytes.length / 2 ** 29));
  view.setUint32(padded.length - 4, (bytes.length << 3) >>> 0);

  const hash = Uint32Array.from(start);
  const words = new Uint32Array(64);
  for (let block = 0; block < padded.length; block += size) {
    for (let at = 0; at < 64; at += 1) {
      if (at < 16) {
        words[at] = view.getUint32(block + at * 4);
        continue;
      }
      const [early, late] = [words[at - 15] ?? 0, words[at - 2] ?? 0];
      const small = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3);
      const large = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10);
      words[at] = (words[at - 16] ?? 0) + small + (words[at - 7] ?? 0) + large;
    }
    mix(hash, words, rounds);
  }
  return [...hash].map((word) => word.toString(16).padStart(8, '0')).join('');
}

/** Takes one block into the hash. */
function mix(hash: Uint32Array, words: Uint32Array, rounds: Uint32Array): void {
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = hash;
  for (let at = 0; at < 64; at += 1) {
    const sum = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
    const choice = (e & f) ^ (~e & g);
    const one = (h + sum + choice + (rounds[at] ?? 0) + (words[at] ?? 0)) | 0;
    const other = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + other) | 0];
  }
  for (const [at, word] of [a, b, c, d, e, f, g, h].entries()) hash[at] = (hash[at] ?? 0) + word;
}
