import { isApiError } from '@/api/errors';
import { session } from '@/api/session';
import { sealJson, unsealJson } from '@/lib/seal';
import { readStored, sealedName, storageKey, storedNames, writeStored } from '@/lib/storage';
import { browserKey } from './key';

/** How often what is held is looked at while the page is locked, in milliseconds: work that goes on there writes down how far it is. */
const interval = 2_000;

/** As base64 under names that say what they are. */
interface StoredSeal {
  iv: string;
  data: string;
}

/**
 * While the session is locked, keeps encrypted in session storage what it holds in memory: a page that is loaded again, or that
 * the browser has put to sleep, has it after the next sign-in of this user. Where there is no key to be had it is tried again.
 */
export function sealWhileLocked(): () => void {
  let last = '[]';
  const look = async () => {
    const entries = storedNames('session', '').map((name) => [name, readStored('session', name)]);
    const text = JSON.stringify(entries);
    if (text === last) return;
    const { iv, data } = await sealJson(await browserKey(), entries);
    if (session.state().status !== 'locked') return;
    const sealed: StoredSeal = { iv: toBase64(iv), data: toBase64(new Uint8Array(data)) };
    // Beside what is held, which is where `writeStored` writes now.
    sessionStorage.setItem(storageKey(sealedName), JSON.stringify(sealed));
    last = text;
  };
  const lookAgain = () => void look().catch(() => undefined);
  const timer = setInterval(lookAgain, interval);
  lookAgain();
  return () => clearInterval(timer);
}

/**
 * Gives a page that was loaded again while it was locked what it had in session storage. What another user left is
 * removed; where the key cannot be read now, it stays for the next time.
 */
export async function openSealed(): Promise<void> {
  const sealed = readStored('session', sealedName) as Partial<StoredSeal> | undefined;
  if (session.state().status !== 'active' || !sealed) return;
  try {
    const key = await browserKey();
    const opened = { iv: fromBase64(sealed.iv), data: fromBase64(sealed.data).buffer };
    const entries = (await unsealJson(key, opened)) as [name: string, value: unknown][];
    for (const [name, value] of entries)
      if (readStored('session', name) === undefined) writeStored('session', name, value);
  } catch (error) {
    if (isApiError(error)) return;
  }
  writeStored('session', sealedName, undefined);
}

function toBase64(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCodePoint(byte);
  return btoa(text);
}

const fromBase64 = (text = '') => Uint8Array.from(atob(text), (letter) => letter.codePointAt(0) ?? 0);
