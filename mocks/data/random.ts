import { hashText } from '../store/ids';

/** A stream of numbers that follows from its three parts, so that any record can be drawn without the others. */
export interface Draw {
  /** From 0 up to but not including 1. */
  next(): number;
  /** A whole number from 0 up to but not including `below`. */
  below(below: number): number;
  pick<T>(choices: readonly [T, ...T[]] | readonly T[]): T;
  chance(probability: number): boolean;
}

const hashes = new Map<string, number>();

/** The few kinds that generate every record are hashed once. */
function hashOfKind(kind: string): number {
  const known = hashes.get(kind);
  if (known !== undefined) return known;
  const hash = hashText(kind);
  if (hashes.size < 100) hashes.set(kind, hash);
  return hash;
}

/** Mulberry32 over a hash of kind, seed and index. */
export function draw(kind: string, seed: number, index: number): Draw {
  return new Mulberry32(
    Math.imul(hashOfKind(kind) ^ Math.imul(seed, 0x9e3779b1), 0x85ebca6b) ^ Math.imul(index + 1, 0xc2b2ae35),
  );
}

// A class, since every record of 100,000 providers has a stream of its own.
class Mulberry32 implements Draw {
  private state: number;

  constructor(state: number) {
    this.state = state;
  }

  next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    const { state } = this;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  below(limit: number): number {
    return Math.floor(this.next() * limit);
  }

  pick<T>(choices: readonly T[]): T {
    return choices[this.below(choices.length)] as T;
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }
}
