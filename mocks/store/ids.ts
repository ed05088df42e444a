/** Ids that look random and follow from the seed, so that a run can be repeated. */
export interface Ids {
  /** An id that was not given before. */
  next(): string;
  /** How many were given; part of the snapshot. */
  count(): number;
  restore(count: number): void;
}

const bytes = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));

function hex(word: number): string {
  return `${bytes[word >>> 24]}${bytes[(word >>> 16) & 255]}${bytes[(word >>> 8) & 255]}${bytes[word & 255]}`;
}

const kinds = new Map<string, number>();

function hashOfKind(kind: string): number {
  const known = kinds.get(kind);
  if (known !== undefined) return known;
  const hash = hashText(kind);
  if (kinds.size < 100) kinds.set(kind, hash);
  return hash;
}

/**
 * A uuid that follows from its three parts: four rounds of an integer hash, with version and variant as random
 * ids have them.
 */
export function idFor(kind: string, seed: number, index: number): string {
  const start = Math.imul(hashOfKind(kind) ^ seed, 0x9e3779b1) ^ Math.imul(index + 1, 0x85ebca6b);
  const a = mix(start + 0x6d2b79f5);
  const b = mix(a + 0x6d2b79f5 + index);
  const c = mix(b + 0x6d2b79f5 + Math.imul(index, 3));
  const d = mix(c + 0x6d2b79f5 + Math.imul(index, 5));
  const second = hex((b & 0xffff0fff) | 0x4000);
  const third = hex((c & 0x3fffffff) | 0x80000000);
  // Joined, since what is put together by `+` or a template is kept as the tree of its pieces, of seven times the size.
  return [hex(a), second.slice(0, 4), second.slice(4), third.slice(0, 4), third.slice(4) + hex(d)].join('-');
}

/** The index that `idFor` made an id from, given the other two parts; undefined where the id has others. */
export function indexOfId(kind: string, seed: number, id: string): number | undefined {
  const start = unmix(Number.parseInt(id.slice(0, 8), 16)) - 0x6d2b79f5;
  const index = Math.imul(start ^ Math.imul(hashOfKind(kind) ^ seed, 0x9e3779b1), 0xa5cb9243) - 1;
  return idFor(kind, seed, index) === id ? index : undefined;
}

/** `owner` tells two tabs apart that both make records of one demo. */
export function createIds(seed: number, owner = 0): Ids {
  let given = 0;
  return {
    next: () => idFor(`made ${owner}`, seed, given++),
    count: () => given,
    restore(count) {
      given = Math.max(given, count);
    },
  };
}

/** FNV-1a over UTF-16 units. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return hash;
}

function mix(value: number): number {
  let x = value;
  x = Math.imul(x ^ (x >>> 16), 0x85ebca6b);
  x = Math.imul(x ^ (x >>> 13), 0xc2b2ae35);
  return x ^ (x >>> 16);
}

/** Undoes `mix`: its factors by their inverses modulo 2 ** 32. */
function unmix(value: number): number {
  let x = Math.imul(value ^ (value >>> 16), 0x7ed1b41d);
  x = Math.imul(x ^ (x >>> 13) ^ (x >>> 26), 0xa5cb9243);
  return x ^ (x >>> 16);
}
