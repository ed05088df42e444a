import { readStored, writeStored } from '@/lib/storage';

/** Who is signed in, as far as the service said. */
export interface SessionUser {
  email: string;
  /** Name of the role, such as `Credentialing`; a name nobody knows yet may come. */
  role?: string | undefined;
  permissions?: Record<string, string> | undefined;
  /** Date-time of the sign-in, in the service's clock. */
  signedInAt?: string | undefined;
}

/** How the user proved who they are: decides what a second sign-in over the page asks for. */
export type SignInWay = 'password' | 'identity-provider';

/** What the user asked for when signing in. */
export interface SignInWish {
  /** The browser may keep the token after it is closed, where the service allows it too. */
  stays: boolean;
  /** How long the token shall be good, as a .NET time span; as long as the service gives it where nothing is said. */
  timeToLive?: string | undefined;
}

/** A token with what is known about it. */
export interface Credentials {
  token: string;
  tokenId?: string | undefined;
  user: SessionUser;
  /** Date-time, in the service's clock. */
  expiresAt?: string | undefined;
  /** The user wants the browser to keep the token after it closes, and the service allows it. */
  persistent: boolean;
  way: SignInWay;
  /** For the next sign-in over the page. */
  wish?: SignInWish | undefined;
}

const name = 'session';

/**
 * Keeps a token where the service allows it (rules.md 3.3): in session storage, which ends with
 * the tab, unless it is `Persistent`; then in local storage, which outlives the browser.
 */
export function keepCredentials(credentials: Credentials): void {
  writeStored('session', name, credentials.persistent ? undefined : credentials);
  writeStored('local', name, credentials.persistent ? credentials : undefined);
}

/** Removes the token from both storages. */
export function removeCredentials(): void {
  writeStored('session', name, undefined);
  writeStored('local', name, undefined);
}

/** The token that an earlier page of this tab, or of this browser where allowed, has kept. */
export function keptCredentials(): Credentials | undefined {
  for (const storage of ['session', 'local'] as const) {
    const value = readStored(storage, name);
    if (isCredentials(value) && value.persistent === (storage === 'local')) return value;
  }
  return undefined;
}

const activeAt = 'active-at';

/** Writes down that somebody is at the console, for all tabs. Real time: a person is away in real time. */
export function noteActivity(): void {
  writeStored('local', activeAt, Date.now());
}

/** Nobody is signed in any more whose activity would count. */
export function removeActivity(): void {
  writeStored('local', activeAt, undefined);
}

/** When somebody last did something in any tab, in milliseconds; undefined when nothing is known. */
export function lastActivity(): number | undefined {
  const at = readStored('local', activeAt);
  return typeof at === 'number' ? at : undefined;
}

/** Whether something read back from storage or another tab is complete enough to be used. */
export function isCredentials(value: unknown): value is Credentials {
  if (typeof value !== 'object' || value === null) return false;
  const { token, user, persistent, way } = value as Partial<Record<keyof Credentials, unknown>>;
  return (
    typeof token === 'string' &&
    typeof persistent === 'boolean' &&
    (way === 'password' || way === 'identity-provider') &&
    typeof user === 'object' &&
    user !== null &&
    'email' in user &&
    typeof user.email === 'string'
  );
}
