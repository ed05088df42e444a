import { ApiError, isApiError } from '@/api/errors';
import { uploadFile as upload } from '@/api/operations.gen';
import { writeBlocked } from '@/api/permissions';
import { currentUser, session } from '@/api/session';
import { readTextFile, readTextIfThere } from '@/features/files/text-file';
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
  const bytes =
    keyIn(await readTextIfThere(path)) ?? (await makeKey(path)) ?? keyIn(await readTextFile(path));
  if (!bytes) throw new Error('The key of this user is no key');
  return sealingKey(bytes);
}

/** An e-mail address may hold what a path may not. */
async function pathOfKey(): Promise<string> {
  const email = currentUser()?.email.toLowerCase() ?? '';
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(email)));
  return `${keysFolder}${Array.from(hash.subarray(0, 16), (byte) => byte.toString(16).padStart(2, '0')).join('')}.json`;
}

/** The key in the text of its file; undefined where there is none. */
function keyIn(text: string | undefined): Uint8Array<ArrayBuffer> | undefined {
  if (text === undefined) return undefined;
  const { key } = JSON.parse(text) as { key: string };
  return Uint8Array.from(atob(key), (letter) => letter.codePointAt(0) ?? 0);
}

/** Undefined where another tab was faster (409). A role that may not write files is not asked to: the answer is known. */
async function makeKey(path: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const why = writeBlocked(currentUser(), upload);
  if (why) throw new ApiError({ kind: 'problem', status: 403, title: why });
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
