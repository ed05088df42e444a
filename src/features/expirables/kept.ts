import { clear, createStore, get, getMany, set } from 'idb-keyval';
import type { Dated, ExpirableOwner } from '@/domain/expirables';
import { browserKey } from '@/features/sealing/key';
import { now } from '@/lib/clock';
import { sealJson, unsealJson, type Sealed } from '@/lib/seal';
import { storageKey, timesCleared, writeStored } from '@/lib/storage';

// To read the info of everybody takes a request for each: what came of it lies in the browser's database, in pieces, none of
// which holds up the page, encrypted for who reads it. It goes when the session ends.

/** A provider or facility with all of theirs that has a last day. */
export interface KeptOwner {
  owner: ExpirableOwner;
  /** What lists tell of them: licenses, DEA registrations, attestations. */
  listed: readonly Dated[];
  /** What their info tells; undefined until it was read. */
  info?: readonly Dated[] | undefined;
  /** Their info has changed since it was read. */
  isOld?: boolean | undefined;
}

/** What could not be read, in words that begin a sentence, and why. */
export interface Lack {
  what: string;
  reason: string;
}

/** What was read, with when, in milliseconds of the service's clock. */
export interface Reading {
  owners: readonly KeptOwner[];
  /** The lists. */
  listsAt: number;
  /** The info of everybody who is not marked as old: what has changed before is in it. */
  infoAt: number;
  /** The event log did not tell what has changed since then. */
  isUntold: boolean;
  /** Lists that could not be read. */
  lacks: readonly Lack[];
  /** Whose info could not be read, and why. */
  failed: readonly Lack[];
}

interface Head extends Omit<Reading, 'owners'> {
  version: number;
  pieces: number;
}

/** Another one where what is kept has another shape. */
const version = 1;

/** It has names of people, so it is kept no longer than somebody is likely to come back to it. */
const mostDays = 7;

const ownersInPiece = 250;

let made: ReturnType<typeof createStore> | undefined;
const store = () => (made ??= createStore(storageKey('expirables'), 'kept'));

/** Writes down what was read. Where the browser has no room, or no key is to be had, it lives as long as its page. */
export async function keepReading({ owners, ...head }: Reading): Promise<void> {
  const session = timesCleared();
  writeStored('local', 'expirables', true);
  try {
    const key = await browserKey();
    const pieces = Math.ceil(owners.length / ownersInPiece);
    for (let piece = 0; piece < pieces; piece += 1) {
      const from = piece * ownersInPiece;
      const sealed = await sealJson(key, owners.slice(from, from + ownersInPiece));
      await set(`piece ${piece}`, sealed, store());
    }
    const sealed = await sealJson(key, { version, pieces, ...head } satisfies Head);
    // The session ended meanwhile: nothing of it stays.
    if (timesCleared() !== session) return void (await forgetReading());
    await set('head', sealed, store());
  } catch {
    await forgetReading();
  }
}

/** What was written down; undefined for nothing, for what is too old, and for what another user's key has sealed. */
export async function keptReading(): Promise<Reading | undefined> {
  try {
    const head = await get<Sealed>('head', store());
    if (!head) return undefined;
    const key = await browserKey();
    const { version: written, pieces, ...rest } = (await unsealJson(key, head)) as Head;
    if (written !== version || now() - rest.infoAt > mostDays * 86_400_000) return undefined;
    const names = Array.from({ length: pieces }, (_, piece) => `piece ${piece}`);
    const owners: KeptOwner[] = [];
    for (const sealed of await getMany<Sealed | undefined>(names, store())) {
      if (!sealed) return undefined;
      owners.push(...((await unsealJson(key, sealed)) as KeptOwner[]));
    }
    return { ...rest, owners };
  } catch {
    return undefined;
  }
}

/** Takes away what was written down. */
export async function forgetReading(): Promise<void> {
  writeStored('local', 'expirables', undefined);
  try {
    await clear(store());
  } catch {
    // A browser that forbids its database has kept nothing.
  }
}
