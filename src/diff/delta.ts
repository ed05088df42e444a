import { isPlainObject } from '@/flexible-data/model';

/** A delta that does not fit the jsondiffpatch format, or the document that it is applied to. */
export class DeltaError extends Error {
  override name = 'DeltaError';
}

export type DeltaKind =
  | 'none'
  | 'added'
  | 'modified'
  | 'deleted'
  | 'moved'
  | 'text'
  | 'array'
  | 'object'
  | 'unknown';

/**
 * What a jsondiffpatch delta says (rules.md 9.6: the diff is in jsondiffpatch format): `[new]`
 * added, `[old, new]` modified, `[old, 0, 0]` deleted, `[patch, 0, 2]` text diff, `['', to, 3]` moved,
 * `{ _t: 'a', … }` inside an array, any other object inside an object. Takes any value, never throws.
 */
export function deltaKind(delta: unknown): DeltaKind {
  if (delta === undefined) return 'none';
  if (Array.isArray(delta)) {
    if (delta.length === 1) return 'added';
    if (delta.length === 2) return 'modified';
    if (delta.length !== 3) return 'unknown';
    if (delta[2] === 0) return 'deleted';
    if (delta[2] === 2 && typeof delta[0] === 'string') return 'text';
    return delta[2] === 3 && Number.isInteger(delta[1]) ? 'moved' : 'unknown';
  }
  if (!isPlainObject(delta)) return 'unknown';
  return delta['_t'] === 'a' ? 'array' : 'object';
}

/** Sets an own property, also one called `__proto__`, which an assignment would take for the prototype. */
export function setOwn(target: object, key: string | number, value: unknown): void {
  Object.defineProperty(target, key, { value, enumerable: true, configurable: true, writable: true });
}

/** An own value of an object or array; what is inherited is not there. */
export function ownProperty(value: unknown, key: string | number): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
  return (value as Record<string | number, unknown>)[key];
}

export interface ArrayMoves {
  /** Indices of the old array that are gone. */
  removed: Set<number>;
  /** Index in the old array → index in the new one. */
  moved: Map<number, number>;
  /** Index in the new array → what was put there. */
  added: Map<number, unknown>;
  /** Index in the new array → delta of what lies there. */
  inside: Map<number, unknown>;
}

/** Sorts the entries of an array delta; throws DeltaError for one that no array delta has. */
export function readArrayDelta(delta: object): ArrayMoves {
  const moves: ArrayMoves = { removed: new Set(), moved: new Map(), added: new Map(), inside: new Map() };
  for (const [key, entry] of Object.entries(delta)) {
    if (key === '_t') continue;
    const found = /^(_?)(\d+)$/.exec(key);
    const kind = deltaKind(entry);
    if (!found) throw new DeltaError(`“${key}” is no place in an array`);
    const index = Number(found[2]);
    if (found[1]) {
      if (kind === 'deleted') moves.removed.add(index);
      else if (kind === 'moved') moves.moved.set(index, Number((entry as unknown[])[1]));
      else throw new DeltaError(`Only a removal or a move can stand at “${key}”`);
    } else if (kind === 'added') moves.added.set(index, (entry as unknown[])[0]);
    else if (kind !== 'none') moves.inside.set(index, entry);
  }
  return moves;
}

/** Where every item of the new array comes from: an index of the old one, or undefined when added. */
export function origins(length: number, { removed, moved, added }: ArrayMoves): (number | undefined)[] {
  const stay: number[] = [];
  for (let index = 0; index < length; index++) {
    if (!removed.has(index) && !moved.has(index)) stay.push(index);
  }
  const put = new Map<number, number | undefined>();
  for (const index of added.keys()) put.set(index, undefined);
  for (const [from, to] of moved) put.set(to, from);
  const waiting = [...put.keys()].toSorted((one, other) => one - other);
  const result: (number | undefined)[] = [];
  let next = 0;
  for (const position of waiting) {
    while (result.length < position && next < stay.length) result.push(stay[next++]);
    result.push(put.get(position));
  }
  while (next < stay.length) result.push(stay[next++]);
  return result;
}
