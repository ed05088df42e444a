import { isPlainObject } from '@/flexible-data/model';
import { deltaKind, DeltaError, origins, ownProperty, readArrayDelta, setOwn } from './delta';
import { applyTextPatch } from './text-patch';

interface Work {
  target: object;
  key: string | number;
  old: unknown;
  delta: unknown;
}

/**
 * Applies a jsondiffpatch delta: the later document from the earlier one (rules.md 9.6: the diff answer
 * is `{ old, new, diff }`). Takes JSON documents of any depth and leaves them as they are; throws
 * DeltaError when the delta is none or does not belong to this document.
 */
export function applyDelta(old: unknown, delta: unknown): unknown {
  const holder: { result?: unknown } = {};
  const open: Work[] = [{ target: holder, key: 'result', old, delta }];
  for (let work = open.pop(); work; work = open.pop()) step(work, open);
  return holder.result;
}

function step({ target, key, old, delta }: Work, open: Work[]): void {
  const leaf = delta as unknown[];
  switch (deltaKind(delta)) {
    case 'none':
      setOwn(target, key, old);
      return;
    case 'added':
      setOwn(target, key, leaf[0]);
      return;
    case 'modified':
      setOwn(target, key, leaf[1]);
      return;
    case 'deleted':
      Reflect.deleteProperty(target, key);
      return;
    case 'text':
      if (typeof old !== 'string') throw new DeltaError('A text diff stands where there was no text');
      setOwn(target, key, applyTextPatch(old, leaf[0] as string));
      return;
    case 'array':
      setOwn(target, key, inArray(old, delta as object, open));
      return;
    case 'object':
      setOwn(target, key, inObject(old, delta as Record<string, unknown>, open));
      return;
    default:
      throw new DeltaError('A delta has an entry of no known kind');
  }
}

function inObject(old: unknown, delta: Record<string, unknown>, open: Work[]): unknown {
  if (!isPlainObject(old)) throw new DeltaError('A delta changes the fields of something that is no object');
  const copy = { ...old };
  for (const [key, entry] of Object.entries(delta)) {
    open.push({ target: copy, key, old: ownProperty(old, key), delta: entry });
  }
  return copy;
}

function inArray(old: unknown, delta: object, open: Work[]): unknown {
  if (!Array.isArray(old)) throw new DeltaError('A delta changes the items of something that is no list');
  const moves = readArrayDelta(delta);
  const from = origins(old.length, moves);
  const places = new Map([...moves.added].toSorted(([one], [other]) => one - other));
  const values = places.values();
  const copy: unknown[] = from.map((index) => (index === undefined ? values.next().value : old[index]));
  for (const [index, entry] of moves.inside) {
    if (index >= copy.length) throw new DeltaError('A delta changes an item that is not there');
    open.push({ target: copy, key: index, old: copy[index], delta: entry });
  }
  return copy;
}
