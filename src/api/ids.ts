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

/** Looks after the ids of an answer; false refuses it. With the path of the contract, and what stood in it. */
export type CheckIds = (answer: unknown, path: string, inPath: Record<string, unknown>) => boolean;

/** A record without its id is refused: nothing of it could be opened, changed or told from another. */
export const record: CheckIds = (answer) => hasId(answer);

/** A write at the address of a record answers that record: where the answer lacks the id, it is the one of the address. */
export const sameRecord: CheckIds = (answer, path, inPath) => {
  const [, last = ''] = /\{(\w+)\}$/.exec(path) ?? [];
  if (typeof answer === 'object' && answer !== null && !hasId(answer))
    Object.assign(answer, { id: inPath[last] });
  return hasId(answer);
};

/**
 * Takes the entries without an id out of a list, whole or a page, and tells how many they were: the others are as good as
 * they would be without them. Changes the list itself, which was read for the caller alone.
 */
export const entries: CheckIds = (answer, path) => {
  const items: unknown = Array.isArray(answer) ? answer : (answer as { items?: unknown }).items;
  if (!Array.isArray(items)) return true;
  const whole = items.filter(hasId);
  const leftOut = items.length - whole.length;
  if (leftOut > 0) {
    items.splice(0, items.length, ...whole);
    tellLeftOut(leftOut, path);
  }
  return true;
};

/** Of some ids by their names, those that a path of the contract has in braces. */
export function idsInPath<Ids extends object>(path: string, ids: Ids): Partial<Ids> {
  const names = Array.from(path.matchAll(/\{(\w+)\}/g), ([, name]) => name);
  return Object.fromEntries(Object.entries(ids).filter(([name]) => names.includes(name))) as Partial<Ids>;
}

function hasId(answer: unknown): boolean {
  const { id } = (answer ?? {}) as { id?: unknown };
  return typeof id === 'string' && id !== '';
}

let listener: ((leftOut: number) => void) | undefined;
/** What was told: a list that is read anew every minute tells of the same entries once. */
const told = new Set<string>();

/** Sets who tells the user of entries that came without an id and are left out; undefined tells nobody. */
export function onEntriesLeftOut(tell: ((leftOut: number) => void) | undefined): void {
  listener = tell;
  told.clear();
}

function tellLeftOut(leftOut: number, path: string): void {
  const occasion = `${path} ${leftOut}`;
  if (told.has(occasion)) return;
  told.add(occasion);
  listener?.(leftOut);
}
