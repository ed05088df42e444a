import { isPlainObject } from '@/flexible-data/model';
import { align, longestIncreasing } from './align';
import { ownProperty, setOwn } from './delta';
import { Identity } from './identity';

interface Work {
  target: object;
  key: string | number;
  old: unknown;
  now: unknown;
}

/**
 * The jsondiffpatch delta from one JSON document to another, for comparing two verifications that the
 * service was not asked to compare. Rows are recognised by their numbers and their likeness, see
 * `align`. Takes documents of any depth; undefined when they are equal. `applyDelta(old, delta)` and
 * jsondiffpatch's `patch` both give `now`.
 *
 * Written here because the library aligns lists by a matrix of their lengths (10,000 rows against
 * 10,000 are 100 million cells) and by a hash that cannot see the row on the other side.
 */
export function createDelta(old: unknown, now: unknown, identity = new Identity()): unknown {
  const holder: { delta?: unknown } = {};
  const open: Work[] = [{ target: holder, key: 'delta', old, now }];
  for (let work = open.pop(); work; work = open.pop()) {
    if (identity.same(work.old, work.now)) continue;
    setOwn(work.target, work.key, entry(work, open, identity));
  }
  return holder.delta;
}

function entry({ old, now }: Work, open: Work[], identity: Identity): unknown {
  if (now === undefined) return [old, 0, 0];
  if (old === undefined) return [now];
  if (Array.isArray(old) && Array.isArray(now)) return inArray(old, now, open, identity);
  if (isPlainObject(old) && isPlainObject(now)) return inObject(old, now, open);
  return [old, now];
}

function inObject(old: object, now: object, open: Work[]): object {
  const delta = {};
  for (const key of new Set([...Object.keys(old), ...Object.keys(now)])) {
    open.push({ target: delta, key, old: ownProperty(old, key), now: ownProperty(now, key) });
  }
  return delta;
}

function inArray(old: unknown[], now: unknown[], open: Work[], identity: Identity): object {
  const delta: Record<string, unknown> = { _t: 'a' };
  const pairs = align(old, now, identity);
  const kept = longestIncreasing([...pairs].toSorted(([one], [other]) => one - other));
  const reached = new Set(pairs.values());
  for (const [index, item] of old.entries()) {
    const to = pairs.get(index);
    if (to === undefined) delta[`_${index}`] = [item, 0, 0];
    else if (!kept.has(index)) delta[`_${index}`] = ['', to, 3];
    if (to !== undefined) open.push({ target: delta, key: to, old: item, now: now[to] });
  }
  for (const [index, item] of now.entries()) if (!reached.has(index)) delta[index] = [item];
  return delta;
}
