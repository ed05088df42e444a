import { createStore, get, getMany, set } from 'idb-keyval';
import { browserKey } from '@/features/sealing/key';
import { seal, sealJson, unseal, unsealJson, type Sealed } from '@/lib/seal';
import { storageKey, writeStored } from '@/lib/storage';

/** What rosters keep in the browser beyond a page: files, what was done with them, imports. Emptied when the session ends. */
export const rosterStore = createStore(storageKey('rosters'), 'drafts');

/** It has names and dates of birth of people, so it is kept no longer than somebody is likely to come back to it. */
export const mostDays = 7;

/** Says whether there may be something to take away, to who does not load this module for it. */
export const markStored = (isStored: boolean): void =>
  writeStored('local', 'roster-draft', isStored || undefined);

/** Of what the browser does not do, because it is private or full, it gives `otherwise`. */
export async function attempt<T, Other>(action: () => Promise<T>, otherwise: Other): Promise<T | Other> {
  try {
    return await action();
  } catch {
    return otherwise;
  }
}

/** How things lie in the store. */
interface StoredThing {
  value: Sealed;
  /** The bytes of a file in pieces, whose name is in the value; those that lie there since before are one. */
  content?: Sealed | readonly Sealed[];
}

/** Bytes that are encrypted at once: the browser copies them before it does, and the page waits for that copy. */
const pieceSize = 4 * 2 ** 20;

let writes: Promise<unknown> = Promise.resolve();

/**
 * Keeps what JSON can say, or a file, encrypted for this user: nobody reads it in the browser who is not signed in as them.
 * One after the other, since an earlier one that takes longer to encrypt would else take the place of a later one. Throws where
 * there is no room, or no key to be had.
 */
export function setSealed(name: string, value: unknown): Promise<void> {
  const write = writes.then(async () => {
    const key = await browserKey();
    await set(name, await sealed(key, value), rosterStore);
  });
  writes = write.catch(() => undefined);
  return write;
}

async function sealed(key: CryptoKey, value: unknown): Promise<StoredThing> {
  if (!(value instanceof File)) return { value: await sealJson(key, value) };
  const { name, type, lastModified } = value;
  return {
    value: await sealJson(key, { name, type, lastModified }),
    content: await sealedPieces(key, value),
  };
}

async function sealedPieces(key: CryptoKey, file: File): Promise<Sealed[]> {
  const pieces: Sealed[] = [];
  for (let from = 0; from < file.size; from += pieceSize) {
    // oxlint-disable-next-line no-await-in-loop -- one piece after the other, so that the page answers between them
    pieces.push(await seal(key, await file.slice(from, from + pieceSize).arrayBuffer()));
  }
  return pieces;
}

/** What was kept under a name; undefined for nothing. Throws where this user's key does not open it. */
export async function getSealed<T>(name: string): Promise<T | undefined> {
  return (await opened(await get<StoredThing>(name, rosterStore))) as T | undefined;
}

/** The same for many, in the order of their names. */
export async function getManySealed<T>(names: string[]): Promise<(T | undefined)[]> {
  const stored = await getMany<StoredThing | undefined>(names, rosterStore);
  return (await Promise.all(stored.map(opened))) as (T | undefined)[];
}

async function opened(stored: StoredThing | undefined): Promise<unknown> {
  if (!stored) return undefined;
  const key = await browserKey();
  const value = await unsealJson(key, stored.value);
  if (!stored.content) return value;
  const { name, ...about } = value as { name: string; type: string; lastModified: number };
  const pieces = [stored.content].flat();
  return new File(await Promise.all(pieces.map((piece) => unseal(key, piece))), name, about);
}
