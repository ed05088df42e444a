import { compareKeys, orderOfKeys, orderOfNumbers, orderOfTexts, type Key } from './order';

export interface Entry<T> {
  key: Key;
  record: T;
}

/** One change of a collection: the record as it is now, or null for one that is gone. */
export type Change<T> = [id: string, record: T | null];

const manyRecords = 1000;

/** Several sort keys: where those before are the same, the next one counts. */
export interface Steps<T> {
  /** Texts that many records share, such as names. Where the first is absent, so is the whole key. */
  by: readonly ((record: T) => string | undefined)[];
}

/** The order of other records that these belong to; those that belong to none come last. */
export interface Through<T> {
  others: Others;
  sort: string;
  /** The id of the other record. */
  id: (record: T) => string | undefined;
  /** Orders what belongs to the same one. */
  last?: (record: T) => string;
}

interface Others {
  view(sort: string): readonly Entry<{ id: string }>[];
  keyOf(sort: string, id: string | undefined): Key;
}

type Sort<T> = ((record: T) => Key) | Steps<T> | Through<T>;

interface Setup<T> {
  /** Values by which records are found directly, each under a name. */
  indexes?: Record<string, (record: T) => string | undefined>;
  /** Sort keys under the names that lists use. */
  sorts?: Record<string, Sort<T>>;
  /** Records come and go: what was made here and is gone again is no change. Nothing is generated later on. */
  isPassing?: boolean;
}

/**
 * Records by id, with direct look-up by chosen values and views in order of chosen keys, both built when first
 * asked for and kept right with every change. Records are plain JSON and never changed in place: an update is a
 * new object, so that what was handed out stays as it was.
 */
export class Collection<T extends { id: string }> {
  readonly #records = new Map<string, T>();
  readonly #changed = new Map<string, T | null>();
  readonly #lookups = new Map<string, Map<string, Set<string>>>();
  readonly #views = new Map<string, Entry<T>[]>();
  readonly #made = new Set<string>();
  readonly #setup: Setup<T>;
  #version = 0;
  /** Generated records that nobody asked for yet, and the same while some of them are made. */
  #later: (() => Iterable<T>) | undefined;
  #making: Iterator<T> | undefined;
  /** Called with every change that was made here, not with restored ones, and the record as it was before. */
  onChange: ((change: Change<T>, old: T | undefined) => void) | undefined;
  /** Called with every change, for views of other collections that depend on these records. */
  onApply: ((old: T | undefined, record: T | null) => void) | undefined;

  constructor(setup: Setup<T> = {}) {
    this.#setup = setup;
  }

  /** Grows with every change; what was computed from an older version is stale. */
  get version(): number {
    return this.#version;
  }

  get size(): number {
    return this.#all().size;
  }

  get(id: string | undefined): T | undefined {
    return id === undefined ? undefined : this.#all().get(id);
  }

  has(id: string): boolean {
    return this.#all().has(id);
  }

  all(): IterableIterator<T> {
    return this.#all().values();
  }

  /** Puts generated records in: they are no changes. Ids that are there or were changed before are left alone. */
  seed(records: Iterable<T>): void {
    const fresh = [...records].filter(({ id }) => !this.has(id) && !this.#changed.has(id));
    if (fresh.length > manyRecords) {
      // Building the views again costs less than finding the place of each record in them.
      this.#views.clear();
      this.#lookups.clear();
    }
    for (const record of fresh) this.#put(record);
    if (fresh.length > 0) this.#version += 1;
  }

  /** The first generated records, made when somebody asks for one: until then nobody can tell the difference. */
  seedLater(records: () => Iterable<T>): void {
    this.#later = records;
  }

  /** Adds a record, or takes the place of the one with its id. */
  put(record: T): T {
    this.#set(record.id, record);
    return record;
  }

  /** Replaces fields of a record; gives the new record. Throws for an id that is not there. */
  update(id: string, patch: Partial<T> | ((record: T) => T)): T {
    const old = this.get(id);
    if (!old) throw new Error(`no record ${id}`);
    const record = typeof patch === 'function' ? patch(old) : { ...old, ...patch };
    this.#set(id, record);
    return record;
  }

  remove(id: string): boolean {
    if (!this.has(id)) return false;
    this.#set(id, null);
    return true;
  }

  /** The records whose value under the index `name` is `value`, in the order they came in. */
  by(name: string, value: string): T[] {
    const ids = this.#lookup(name).get(value);
    if (!ids) return [];
    return [...ids].map((id) => this.#records.get(id)).filter((record) => record !== undefined);
  }

  /** The first of them, where there is one at most. */
  first(name: string, value: string): T | undefined {
    return this.by(name, value)[0];
  }

  /** All records in ascending order of the sort `name`, ties by id. Not to be changed by the caller. */
  view(name: string): readonly Entry<T>[] {
    const known = this.#views.get(name);
    if (known) return known;
    const entries = this.#sorted(name);
    this.#views.set(name, entries);
    return entries;
  }

  #sorted(name: string): Entry<T>[] {
    const sort = this.#setup.sorts?.[name];
    const records = this.#inOrder(sort);
    const keyOf = this.#keyOf(name);
    return records.map((record) => new Sorted(record, keyOf));
  }

  #inOrder(sort: Sort<T> | undefined): T[] {
    if (!sort) {
      const records = [...this.all()];
      return orderOfTexts(records.map(({ id }) => id)).map((place) => records[place] as T);
    }
    if (typeof sort === 'object' && 'others' in sort) return this.#inOrderOf(sort);
    // By id, then by key: each step keeps the order of the one before where it finds no difference.
    const records = this.view('Id').map(({ record }) => record);
    const [first, ...further] = typeof sort === 'function' ? [sort] : sort.by;
    const keys = first ? records.map(first) : [];
    let order = records.map((_, place) => place);
    for (const step of further.toReversed())
      order = orderOfKeys(
        records.map((record, place) => (keys[place] === undefined ? undefined : (step(record) ?? ''))),
        order,
      );
    return orderOfKeys(keys, order).map((place) => records[place] as T);
  }

  /** Each record belongs to one other, and few to the same. */
  #inOrderOf({ others, sort, id, last }: Through<T>): T[] {
    const ranks = ranksIn(others.view(sort));
    const records = [...this.all()];
    const rankOf = records.map((record) => ranks.get(id(record) ?? '') ?? ranks.size);
    const order = orderOfNumbers(rankOf);
    const sorted = order.map((place) => records[place] as T);
    const compare = (a: T, b: T) => compareKeys(last?.(a), last?.(b)) || compareIds(a, b);
    for (let from = 0, to = 0; from < order.length; from = to) {
      const rank = rankOf[order[from] ?? 0] ?? 0;
      while (to < order.length && rankOf[order[to] ?? 0] === rank) to += 1;
      if (to - from === 1) continue;
      const belongTogether = sorted.slice(from, to).toSorted(rank < ranks.size ? compare : compareIds);
      for (let nth = from; nth < to; nth += 1) sorted[nth] = belongTogether[nth - from] as T;
    }
    return sorted;
  }

  /** The key by which the record with this id is sorted; undefined without one. */
  keyOf(sort: string, id: string | undefined): Key {
    const record = this.get(id);
    return record && this.#keyOf(sort)(record);
  }

  /** Whether a record with this id was put, changed or removed here, and is not as it was generated. */
  isChanged(id: string): boolean {
    return this.#changed.has(id);
  }

  /** What differs from the generated records. */
  changes(): Change<T>[] {
    return [...this.#changed];
  }

  /** Takes changes over, from storage or from another tab; `onChange` is not called for them. */
  restore(changes: readonly Change<T>[]): void {
    for (const [id, record] of changes) this.#apply(id, record);
  }

  /**
   * Makes the next of the generated records ahead of who asks for them, so many at most. Says whether there are more. No
   * other method shows a part of them.
   */
  makeSome(most: number): boolean {
    if (this.#later) this.#making = this.#later()[Symbol.iterator]();
    this.#later = undefined;
    for (let made = 0; this.#making && made < most; made += 1) {
      const { done, value } = this.#making.next();
      if (done) this.#making = undefined;
      else this.#records.set(value.id, value);
    }
    return this.#making !== undefined;
  }

  #all(): ReadonlyMap<string, T> {
    if (this.#later || this.#making) this.makeSome(Infinity);
    return this.#records;
  }

  #set(id: string, record: T | null): void {
    const old = this.get(id);
    this.#apply(id, record);
    this.onChange?.([id, record], old);
  }

  #apply(id: string, record: T | null): void {
    const old = this.get(id);
    this.#note(id, old, record);
    this.#version += 1;
    if (old) this.#take(old, record === null);
    if (record) this.#put(record);
    this.onApply?.(old, record);
  }

  #note(id: string, old: T | undefined, record: T | null): void {
    if (this.#setup.isPassing) {
      if (record && !old && !this.#changed.has(id)) this.#made.add(id);
      if (!record && this.#made.delete(id)) {
        this.#changed.delete(id);
        return;
      }
    }
    this.#changed.set(id, record);
  }

  /** Forgets views whose keys came from elsewhere and changed there; they are built again when asked for. */
  dropViews(...views: string[]): void {
    for (const name of views) this.#views.delete(name);
    this.#version += 1;
  }

  /** `gone` keeps an updated record at its place in the order of entry. */
  #take(record: T, gone: boolean): void {
    if (gone) this.#records.delete(record.id);
    for (const [name, lookup] of this.#lookups) {
      const value = this.#setup.indexes?.[name]?.(record);
      if (value !== undefined) lookup.get(value)?.delete(record.id);
    }
    for (const [name, view] of this.#views) {
      const entry = new Sorted(record, this.#keyOf(name));
      const place = position(view, entry);
      if (view[place]?.record.id === record.id) view.splice(place, 1);
    }
  }

  #put(record: T): void {
    this.#records.set(record.id, record);
    for (const [name, lookup] of this.#lookups)
      addTo(lookup, this.#setup.indexes?.[name]?.(record), record.id);
    for (const [name, view] of this.#views) {
      const entry = new Sorted(record, this.#keyOf(name));
      view.splice(position(view, entry), 0, entry);
    }
  }

  #lookup(name: string): Map<string, Set<string>> {
    const known = this.#lookups.get(name);
    if (known) return known;
    const valueOf = this.#setup.indexes?.[name];
    if (!valueOf) throw new Error(`no index ${name}`);
    const lookup = new Map<string, Set<string>>();
    for (const record of this.all()) addTo(lookup, valueOf(record), record.id);
    this.#lookups.set(name, lookup);
    return lookup;
  }

  #keyOf(name: string): (record: T) => Key {
    if (name === 'Id') return (record) => record.id;
    const sort = this.#setup.sorts?.[name];
    if (!sort) throw new Error(`no sort ${name}`);
    if (typeof sort === 'function') return sort;
    if ('others' in sort) {
      const { others, sort: ofOthers, id, last } = sort;
      return (record) => {
        const other = id(record);
        const key = others.keyOf(ofOthers, other);
        return key === undefined ? undefined : `${key}\u0000${other}\u0000${last?.(record) ?? ''}`;
      };
    }
    return (record) => {
      const [first, ...others] = sort.by.map((step) => step(record));
      return first === undefined
        ? undefined
        : [first, ...others.map((segment) => segment ?? '')].join('\u0000');
    };
  }
}

function addTo(lookup: Map<string, Set<string>>, value: string | undefined, id: string): void {
  if (value === undefined) return;
  const ids = lookup.get(value);
  if (ids) ids.add(id);
  else lookup.set(value, new Set([id]));
}

/** Orders by key, then by id; absent keys last. */
export function compareEntries<T extends { id: string }>(a: Entry<T>, b: Entry<T>): number {
  return compareKeys(a.key, b.key) || compareIds(a.record, b.record);
}

/** The ranks of those that have a key, by id: they stand before the others. */
function ranksIn(view: readonly Entry<{ id: string }>[]): Map<string, number> {
  let count = 0;
  // Keys are worked out when they are read, so that only a few are.
  for (let end = view.length; count < end;) {
    const middle = (count + end) >>> 1;
    if (view[middle]?.key === undefined) end = middle;
    else count = middle + 1;
  }
  const ranks = new Map<string, number>();
  for (let rank = 0; rank < count; rank += 1) ranks.set(view[rank]?.record.id ?? '', rank);
  return ranks;
}

function compareIds({ id: a }: { id: string }, { id: b }: { id: string }): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** A record of a view. Its key is read where it is compared: most of 100,000 never are. */
class Sorted<T> implements Entry<T> {
  constructor(
    readonly record: T,
    private readonly keyOf: (record: T) => Key,
  ) {}

  get key(): Key {
    return this.keyOf(this.record);
  }
}

/** The index at which `entry` stands or would stand. */
export function position<T extends { id: string }>(
  view: readonly Entry<T>[],
  entry: Entry<{ id: string }>,
): number {
  let low = 0;
  let high = view.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const at = view[middle];
    if (at && compareEntries(at as Entry<{ id: string }>, entry) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}
