/** A model that has its id for certain. */
export type WithId<Model> = Model & { id: string };

/** An answer behind the client: a record has its id, and so has each entry of a list, where the contract gives it one. */
export type Identified<Data> = Data extends readonly (infer Entry)[]
  ? Identified<Entry>[]
  : 'id' extends keyof Data
    ? WithId<Data>
    : Data extends { items?: (infer Entry)[] | undefined }
      ? Omit<Data, 'items'> & { items?: Identified<Entry>[] }
      : Data;

/** Checks the ids of an answer; false refuses it. Takes the path of the contract, and the parameters of the path. */
export type CheckIds = (answer: unknown, path: string, ids: Record<string, unknown>) => boolean;

/** Refuses a record without its id, as it could not be opened, changed or identified. */
export const record: CheckIds = (answer) => hasId(answer);

/** For a write at the path of a record, which answers that record: an id that the answer lacks is taken from the path. */
export const sameRecord: CheckIds = (answer, path, ids) => {
  const [, last = ''] = /\{(\w+)\}$/.exec(path) ?? [];
  if (typeof answer === 'object' && answer !== null && !hasId(answer))
    Object.assign(answer, { id: ids[last] });
  return hasId(answer);
};

/**
 * Removes the entries without an id from a list, whole or a page, and reports how many they were: the other entries are
 * complete without them. Mutates the list, which was parsed for the caller alone.
 */
export const entries: CheckIds = (answer, path) => {
  reportLeftOut(
    removeWithoutId(Array.isArray(answer) ? answer : (answer as { items?: unknown }).items),
    path,
  );
  return true;
};

/** The same for an object with a list for each kind of provider info (rules.md 7.2), in `BasicInfo` with a list for each field. */
export const entriesByKind: CheckIds = (answer, path) => {
  const { BasicInfo, ...kinds } = answer as { BasicInfo?: Record<string, unknown>; [kind: string]: unknown };
  const { addresses, aliases, emails } = BasicInfo ?? {};
  let leftOut = 0;
  for (const list of [...Object.values(kinds), addresses, aliases, emails]) leftOut += removeWithoutId(list);
  reportLeftOut(leftOut, path);
  return true;
};

/** Removes what has no id from a list, in place; returns how many that were. Anything but a list stays as it is. */
function removeWithoutId(list: unknown): number {
  if (!Array.isArray(list)) return 0;
  const kept = list.filter(hasId);
  const leftOut = list.length - kept.length;
  if (leftOut > 0) list.splice(0, list.length, ...kept);
  return leftOut;
}

function hasId(answer: unknown): boolean {
  const { id } = (answer ?? {}) as { id?: unknown };
  return typeof id === 'string' && id !== '';
}

let listener: ((leftOut: number) => void) | undefined;
/** Reported paths with their counts, so that a list that is polled reports the same entries once. */
const reported = new Set<string>();

/** Sets the function that notifies the user of entries that were left out; undefined removes it. */
export function onEntriesLeftOut(notify: ((leftOut: number) => void) | undefined): void {
  listener = notify;
  reported.clear();
}

function reportLeftOut(leftOut: number, path: string): void {
  const key = `${path} ${leftOut}`;
  if (leftOut === 0 || reported.has(key)) return;
  reported.add(key);
  listener?.(leftOut);
}
