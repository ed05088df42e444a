import { isIdentityKey } from '@/flexible-data/describe';
import { isPlainObject, isScalar } from '@/flexible-data/model';
import type { Identity } from './identity';

/** Beyond so many unmatched items on a side, likeness is not searched for: it costs their product. */
const mostCompared = 200;

class Pairing {
  readonly pairs = new Map<number, number>();
  private readonly taken = new Set<number>();
  constructor(
    readonly old: unknown[],
    readonly now: unknown[],
  ) {}

  add(from: number, to: number) {
    this.pairs.set(from, to);
    this.taken.add(to);
  }

  left(): { old: number[]; now: number[] } {
    return {
      old: [...this.old.keys()].filter((index) => !this.pairs.has(index)),
      now: [...this.now.keys()].filter((index) => !this.taken.has(index)),
    };
  }

  /** Pairs what is left by a name; only names that are there once on both sides, or `inOrder`. */
  by(name: (item: unknown) => string | number | undefined, inOrder: boolean) {
    const left = this.left();
    const group = (items: unknown[], indices: number[]) => {
      const found = new Map<string | number, number[]>();
      for (const index of indices) {
        const key = name(items[index]);
        if (key === undefined) continue;
        const same = found.get(key);
        if (same) same.push(index);
        else found.set(key, [index]);
      }
      return found;
    };
    const now = group(this.now, left.now);
    for (const [key, from] of group(this.old, left.old)) {
      const to = now.get(key) ?? [];
      if (!inOrder && (from.length !== 1 || to.length !== 1)) continue;
      for (const [index, position] of from.entries()) {
        const target = to[index];
        if (target !== undefined) this.add(position, target);
      }
    }
  }
}

/** The field by which a row is recognised again: a case, docket, id or other number. */
function identityOf(item: unknown): string | undefined {
  if (!isPlainObject(item)) return undefined;
  for (const [key, value] of Object.entries(item)) {
    if (isIdentityKey(key) && isScalar(value) && String(value ?? '').trim())
      return `${key}\n${String(value)}`;
  }
  return undefined;
}

/** What a node or a row is made of, for those that share no value. */
function shapeOf(item: unknown): string {
  if (Array.isArray(item)) return 'list';
  if (!isPlainObject(item)) return typeof item;
  if (typeof item['type'] === 'string' && Object.hasOwn(item, 'data')) return `node ${item['type']}`;
  return 'object';
}

function likeness(one: unknown, other: unknown, identity: Identity): number {
  if (!isPlainObject(one) || !isPlainObject(other)) return 0;
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  let same = 0;
  for (const key of keys) {
    if (Object.hasOwn(one, key) && Object.hasOwn(other, key) && identity.same(one[key], other[key])) same++;
  }
  return keys.size === 0 ? 0 : same / keys.size;
}

function byLikeness(pairing: Pairing, identity: Identity) {
  const left = pairing.left();
  if (left.old.length > mostCompared || left.now.length > mostCompared) return;
  const scored: { from: number; to: number; score: number }[] = [];
  for (const from of left.old) {
    for (const to of left.now) {
      const score = likeness(pairing.old[from], pairing.now[to], identity);
      if (score >= 0.4) scored.push({ from, to, score });
    }
  }
  scored.sort(
    (one, other) => other.score - one.score || Math.abs(one.from - one.to) - Math.abs(other.from - other.to),
  );
  const used = new Set<number>();
  for (const { from, to } of scored) {
    if (pairing.pairs.has(from) || used.has(to)) continue;
    pairing.add(from, to);
    used.add(to);
  }
}

/**
 * Finds out which item of a new list is which item of the old one: first equal ones, then those with
 * the same case, docket or other number, then the most alike, at last the only one left on both sides
 * and nodes of the same type. Gives index in `old` → index in `now`; what is not in it was removed or
 * added.
 */
export function align(old: unknown[], now: unknown[], identity: Identity): Map<number, number> {
  const pairing = new Pairing(old, now);
  const shorter = Math.min(old.length, now.length);
  let head = 0;
  while (head < shorter && identity.same(old[head], now[head])) pairing.add(head, head++);
  let tail = 0;
  while (tail < shorter - head && identity.same(old[old.length - 1 - tail], now[now.length - 1 - tail])) {
    pairing.add(old.length - 1 - tail, now.length - 1 - tail);
    tail++;
  }
  pairing.by((item) => identity.of(item), true);
  pairing.by(identityOf, false);
  byLikeness(pairing, identity);
  pairing.by((item) => (shapeOf(item).startsWith('node') ? shapeOf(item) : undefined), true);
  const left = pairing.left();
  const [from, to] = [left.old[0], left.now[0]];
  const areSingle = left.old.length === 1 && left.now.length === 1 && from !== undefined && to !== undefined;
  if (areSingle && old.length === 1 && now.length === 1 && shapeOf(old[from]) === shapeOf(now[to]))
    pairing.add(from, to);
  if (left.old.length > mostCompared && left.old.length === left.now.length) {
    for (const [index, position] of left.old.entries()) pairing.add(position, left.now[index] ?? position);
  }
  return pairing.pairs;
}

/** Of pairs sorted by their old index, the most that keep their order; the others moved. */
export function longestIncreasing(pairs: [number, number][]): Set<number> {
  const tails: number[] = [];
  const before: number[] = [];
  for (const [index, [, to]] of pairs.entries()) {
    let low = 0;
    let high = tails.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((pairs[tails[middle] ?? 0]?.[1] ?? 0) < to) low = middle + 1;
      else high = middle;
    }
    before[index] = low > 0 ? (tails[low - 1] ?? -1) : -1;
    tails[low] = index;
  }
  const kept = new Set<number>();
  for (let position = tails.at(-1) ?? -1; position >= 0; position = before[position] ?? -1) {
    const pair = pairs[position];
    if (pair) kept.add(pair[0]);
  }
  return kept;
}
