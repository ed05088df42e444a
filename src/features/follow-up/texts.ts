import { clear, createStore, get, set } from 'idb-keyval';
import { session } from '@/api/session';
import { browserKey } from '@/features/sealing/key';
import { sealJson, unsealJson, type Sealed } from '@/lib/seal';
import { storageKey, timesCleared, writeStored } from '@/lib/storage';

// What was read of the team's follow-ups lies in the browser's database, encrypted for who reads it, so that a page that is
// loaded again reads only those that have changed. It goes when the session ends.

/** The text of a file with what tells that it is still the same. */
export interface KeptText {
  stamp: string;
  text: string;
}

export type KeptTexts = Record<string, KeptText>;

let made: ReturnType<typeof createStore> | undefined;
const store = () => (made ??= createStore(storageKey('follow-ups'), 'kept'));

let texts: Promise<KeptTexts> | undefined;

session.onEnd(() => (texts = undefined));

/** What was read before, in this page or an earlier one of this user; nothing where the browser kept nothing. */
export function keptTexts(): Promise<KeptTexts> {
  texts ??= readKept();
  return texts;
}

async function readKept(): Promise<KeptTexts> {
  try {
    const sealed = await get<Sealed>('texts', store());
    return sealed ? ((await unsealJson(await browserKey(), sealed)) as KeptTexts) : {};
  } catch {
    // Another user's, or a browser that forbids its database.
    return {};
  }
}

/** Writes down what was read. Where the browser has no room, or no key is to be had, it lives as long as its page. */
export async function keepTexts(kept: KeptTexts): Promise<void> {
  texts = Promise.resolve(kept);
  const before = timesCleared();
  writeStored('local', 'follow-ups', true);
  try {
    const sealed = await sealJson(await browserKey(), kept);
    // The session ended meanwhile: nothing of it stays.
    if (timesCleared() === before) await set('texts', sealed, store());
  } catch {
    await forgetTexts();
  }
}

/** Takes away what was written down. */
export async function forgetTexts(): Promise<void> {
  writeStored('local', 'follow-ups', undefined);
  try {
    await clear(store());
  } catch {
    // A browser that forbids its database has kept nothing.
  }
}
