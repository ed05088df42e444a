/** Ids that look random and follow from the seed, so that a run can be repeated. */
export interface Ids {
  /** An id that was not given before. */
  next(): string;
  /** How many were given; part of the snapshot. */
  count(): number;
  restore(count: number): void;
}

/**
 * A uuid that follows from its three parts. The 128 bits are four rounds of an integer hash; versions and variant
 * are set as for random ids.
 */
export function idFor(kind: string, seed: number, index: number): string {
  let state = Math.imul(hashText(kind) ^ seed, 0x9e3779b1) ^ Math.imul(index + 1, 0x85ebca6b);
  let hex = '';
  for (let round = 0; round < 4; round += 1) {
    state = mix(state + 0x6d2b79f5 + Math.imul(index, round * 2 + 1));
    hex += (state >>> 0).toString(16).padStart(8, '0');
  }
  const variant = '89ab'[Number.parseInt(hex.charAt(16), 16) & 3];
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20)}`;
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
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash;
}

function mix(value: number): number {
  let x = value;
  x = Math.imul(x ^ (x >>> 16), 0x85ebca6b);
  x = Math.imul(x ^ (x >>> 13), 0xc2b2ae35);
  return x ^ (x >>> 16);
}
