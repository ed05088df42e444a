/**
 * Everything the console keeps in the browser lies under one prefix per place and environment, so that staging
 * and production, or two consoles on one origin, never read each other's things.
 */
const base = import.meta.env?.BASE_URL ?? '/';
const place = `credence:${base === '/' ? '' : base}`;
let prefix = place;

/** Sets which environment's things are read and written. Called once, when the configuration is known. */
export function setStorageNamespace(environment: string): void {
  prefix = `${place}${environment ? `${environment}:` : ''}`;
}

/** The name under which `name` is kept in session or local storage, or used as a channel between tabs. */
export function storageKey(name: string): string {
  return prefix + name;
}

/** Reads a stored value; undefined when there is none, it is damaged, or the browser forbids storage. */
export function readStored(storage: 'local' | 'session', name: string): unknown {
  try {
    const text = storageOf(storage).getItem(storageKey(name));
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Stores a value as JSON, or removes it when it is undefined. Does nothing where the browser forbids storage. */
export function writeStored(storage: 'local' | 'session', name: string, value: unknown): void {
  try {
    if (value === undefined) storageOf(storage).removeItem(storageKey(name));
    else storageOf(storage).setItem(storageKey(name), JSON.stringify(value));
  } catch {
    // Full or forbidden storage: what is kept in memory still works until the tab closes.
  }
}

/** Stores what the next page has to know before the configuration says which environment it works with. */
export function writeForAnyEnvironment(name: string, value: unknown): void {
  const inUse = prefix;
  prefix = place;
  writeStored('local', name, value);
  prefix = inUse;
}

let cleared = 0;

/**
 * How often everything of this tab was removed. Who remembers something in memory for storage compares this before
 * writing, so that what one session has left is not written into the next.
 */
export function timesCleared(): number {
  return cleared;
}

/** The names of all stored things of this environment that start with `start`, in alphabetical order. */
export function storedNames(storage: 'local' | 'session', start: string): string[] {
  try {
    const area = storageOf(storage);
    const keys = Array.from({ length: area.length }, (_, index) => area.key(index) ?? '');
    const found = keys.filter((key) => key.startsWith(storageKey(start)));
    return found.map((key) => key.slice(prefix.length)).toSorted();
  } catch {
    return [];
  }
}

/** Removes every stored thing of this environment whose name starts with `start`. */
export function removeStored(storage: 'local' | 'session', start: string): void {
  if (storage === 'session' && start === '') cleared += 1;
  try {
    for (const name of storedNames(storage, start)) storageOf(storage).removeItem(storageKey(name));
  } catch {
    // Nothing is kept where storage is forbidden.
  }
}

type Area = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** What session storage has of this console while it is held in memory. */
let held: Area | undefined;

/** What was encrypted of it lies under this name; it is in session storage also while the rest is held. */
export const sealedName = 'sealed';

/**
 * Takes everything of this console and environment out of session storage into memory, where it is read and written until
 * it is put back: somebody else may sit at the browser meanwhile and look into its storage. Does nothing where it is so already.
 */
export function holdSessionStorage(isHeld: boolean): void {
  if (isHeld === Boolean(held)) return;
  try {
    const from = storageOf('session');
    const to = isHeld ? inMemory() : sessionStorage;
    for (const name of storedNames('session', '')) {
      const key = storageKey(name);
      to.setItem(key, from.getItem(key) ?? '');
      from.removeItem(key);
    }
    held = isHeld ? to : undefined;
    if (!isHeld) sessionStorage.removeItem(storageKey(sealedName));
  } catch {
    // It is forbidden, or full by now: what is in memory stays there.
  }
}

function inMemory(): Area {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, text) => void kept.set(key, text),
    removeItem: (key) => void kept.delete(key),
    key: (index) => [...kept.keys()][index] ?? null,
    get length() {
      return kept.size;
    },
  };
}

function storageOf(storage: 'local' | 'session'): Area {
  return storage === 'local' ? localStorage : (held ?? sessionStorage);
}
