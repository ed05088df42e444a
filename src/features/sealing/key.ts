import { api } from '@/api/client';
import { isApiError } from '@/api/errors';
import { currentUser, session } from '@/api/session';
import { keysFolder, uploadFile } from '@/features/files/uploads';
import { sealingKey } from '@/lib/seal';

// What this user leaves in a browser, encrypted with this key, can be opened by who signs in as them again, and by nobody who
// only has the browser. Single sign-on gives the console no secret to make a key of, and a password may change: so the service
// keeps it, as a file.

let known: Promise<CryptoKey> | undefined;

/** The key of the user who is signed in, which is made when they have none. Throws `ApiError` where the service neither has nor takes one. */
export function browserKey(): Promise<CryptoKey> {
  known ??= readOrMake().catch((error: unknown) => {
    known = undefined;
    throw error;
  });
  return known;
}

session.onEnd(() => (known = undefined));

async function readOrMake(): Promise<CryptoKey> {
  const path = await pathOfKey();
  const bytes = (await readKey(path)) ?? (await makeKey(path)) ?? (await readKey(path));
  if (!bytes) throw new Error('The key of this user is no key');
  return sealingKey(bytes);
}

/** An e-mail address may hold what a path may not. */
async function pathOfKey(): Promise<string> {
  const email = currentUser()?.email.toLowerCase() ?? '';
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(email)));
  return `${keysFolder}${Array.from(hash.subarray(0, 16), (byte) => byte.toString(16).padStart(2, '0')).join('')}.json`;
}

async function readKey(pathOrId: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  try {
    const { data } = await api().GET('/files/{pathOrId}', {
      params: { path: { pathOrId } },
      parseAs: 'blob',
    });
    const { key } = JSON.parse(await data.text()) as { key: string };
    return Uint8Array.from(atob(key), (letter) => letter.codePointAt(0) ?? 0);
  } catch (error) {
    if (isApiError(error) && error.status === 404) return undefined;
    throw error;
  }
}

/** Undefined where another tab was faster (409). */
async function makeKey(path: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  const content = new Blob([JSON.stringify({ version: 1, key: btoa(String.fromCodePoint(...bytes)) })], {
    type: 'application/json',
  });
  try {
    await uploadFile(path, content);
    return bytes;
  } catch (error) {
    if (isApiError(error) && error.status === 409) return undefined;
    throw error;
  }
}
