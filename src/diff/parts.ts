import { deltaKind, origins, ownProperty, readArrayDelta } from './delta';

export type PartKind = 'same' | 'added' | 'removed' | 'changed' | 'inside';

/** One field of an object, or one item of a list, in both documents. */
export interface Part {
  key: string | number;
  kind: PartKind;
  before: unknown;
  after: unknown;
  /** The delta between the two where something `inside` changed. */
  delta: unknown;
  /** The item stands at another place than before, counted from 0. */
  moved?: { from: number; to: number };
}

function kindOf(delta: unknown): PartKind {
  switch (deltaKind(delta)) {
    case 'none':
      return 'same';
    case 'added':
      return 'added';
    case 'deleted':
      return 'removed';
    case 'array':
    case 'object':
      return 'inside';
    default:
      return 'changed';
  }
}

/** The keys of the later object in their order, each key that only the earlier one has where it stood. */
function keysOf(before: object, after: object): string[] {
  const keys = Object.keys(after);
  const known = new Set(keys);
  const gone = new Map<string | undefined, string[]>();
  let previous: string | undefined;
  for (const key of Object.keys(before)) {
    if (known.has(key)) previous = key;
    else gone.set(previous, [...(gone.get(previous) ?? []), key]);
  }
  return [...(gone.get(undefined) ?? []), ...keys.flatMap((key) => [key, ...(gone.get(key) ?? [])])];
}

/**
 * The fields of two objects side by side, in the order of the later one, fields that are gone where
 * they stood. Takes a jsondiffpatch object delta and both documents at this place; throws nothing.
 */
export function objectParts(before: object, after: object, delta: unknown): Part[] {
  return keysOf(before, after).map((key) => {
    const entry = ownProperty(delta, key);
    return {
      key,
      kind: kindOf(entry),
      before: ownProperty(before, key),
      after: ownProperty(after, key),
      delta: entry,
    };
  });
}

/**
 * The items of two lists side by side in the order of the later one; removed items stand where they
 * were. Takes a jsondiffpatch array delta and the earlier list; throws DeltaError for a delta that is
 * none.
 */
export function arrayParts(before: unknown[], after: unknown[], delta: unknown): Part[] {
  if (deltaKind(delta) !== 'array') {
    return after.map((item, key) => ({ key, kind: 'same', before: item, after: item, delta: undefined }));
  }
  const moves = readArrayDelta(delta as object);
  const parts: Part[] = [];
  let old = 0;
  const passRemoved = () => {
    for (; old < before.length && (moves.removed.has(old) || moves.moved.has(old)); old++) {
      if (!moves.removed.has(old)) continue;
      parts.push({
        key: `_${old}`,
        kind: 'removed',
        before: before[old],
        after: undefined,
        delta: undefined,
      });
    }
  };
  for (const [key, from] of origins(before.length, moves).entries()) {
    const item = after[key];
    if (from === undefined) {
      parts.push({ key, kind: 'added', before: undefined, after: item, delta: undefined });
      continue;
    }
    const moved = moves.moved.has(from);
    if (!moved) {
      passRemoved();
      old = from + 1;
    }
    const entry = moves.inside.get(key);
    const part: Part = { key, kind: kindOf(entry), before: before[from], after: item, delta: entry };
    if (moved) part.moved = { from, to: key };
    parts.push(part);
  }
  passRemoved();
  return parts;
}
