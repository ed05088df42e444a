import { useSyncExternalStore } from 'react';
import { now } from '@/lib/clock';
import { api } from './client';
import { ApiError } from './errors';
import type { AuthResponse } from './models';
import type { Credentials, SessionUser, SignInWay, SignInWish } from './session-kept';
import { session, type SessionState } from './session-store';

export type { SessionUser, SignInWish } from './session-kept';
export { session, type SessionState } from './session-store';
export { lastActivity, noteActivity } from './session-kept';

/** What this tab's session is in at present; screens render again when it changes. */
export function useSession(): SessionState {
  return useSyncExternalStore(session.subscribe, session.state, session.state);
}

/** Who is signed in, also while the session is locked or waits for a new token; undefined when signed out. */
export function currentUser(): SessionUser | undefined {
  const state = session.state();
  return state.status === 'signed-out' ? undefined : state.user;
}

/**
 * Signs in with a password (rules.md 3.4), or as the same user again over the page.
 * Throws `ApiError`: 401 wrong e-mail or password, 409 a new password is required, 403 the current password is wrong
 * beside a new one, 400 the new one equals the current one or breaks a rule.
 */
export async function signIn(
  entry: { email: string; password: string; newPassword?: string },
  wish: SignInWish = presentWish(),
): Promise<void> {
  const { data } = await api().POST('/auth/token/password', {
    operation: 'signInWithPassword',
    body: { ...entry, ...lifeOf(wish) },
  });
  begin(data, entry.email, 'password', wish);
}

/**
 * Exchanges the authorization code of the identity provider, or its token where the code was exchanged there, for a token
 * of the service (POST /auth/token/idp). Throws `ApiError`.
 */
export async function signInWithProvider(
  proof: { code: string } | { token: string },
  wish: SignInWish = presentWish(),
): Promise<void> {
  const { data } = await api().POST('/auth/token/idp', {
    operation: 'signInWithIdentityProvider',
    body: { ...proof, ...lifeOf(wish) },
  });
  begin(data, undefined, 'identity-provider', wish);
}

/** Whoever signs in again over the page wants what they wanted before. */
function presentWish(): SignInWish {
  return session.wish() ?? { stays: false };
}

const lifeOf = ({ timeToLive }: SignInWish) => (timeToLive === undefined ? {} : { timeToLive });

/** Ends the session in every tab, empties every cache, and ends the token at the service. */
export function signOut(): void {
  session.end('user');
}

function begin(answer: AuthResponse, typedEmail: string | undefined, way: SignInWay, wish: SignInWish): void {
  const { token, tokenId, email, role, expiresAt, persistenceHint } = answer;
  if (!token) throw new ApiError({ kind: 'not-json', title: 'The service gave no token' });
  const replaced = session.begin({
    token,
    tokenId,
    user: {
      email: email ?? typedEmail ?? '',
      role: role?.name,
      permissions: role?.permissions,
      signedInAt: new Date(now()).toISOString(),
    },
    expiresAt,
    persistent: wish.stays && persistenceHint === 'Persistent',
    way,
    wish,
  });
  if (replaced) endToken(replaced);
}

/** How long a token outlives its session at most, in milliseconds, for what was sent with it last. */
const longestWait = 5_000;

session.onEnd((old, _, sent) => {
  const waited = new Promise((resolve) => setTimeout(resolve, longestWait));
  void Promise.race([sent, waited]).then(() => endToken(old));
});

/**
 * Ends a token at the service, so that a copy of it is worth nothing. Whether that succeeds changes nothing for the
 * user, who is signed out here in any case, so no error is passed on; the token ends by itself at its time.
 */
function endToken({ token, tokenId }: Credentials): void {
  if (!tokenId) return;
  const headers = { Authorization: `Bearer ${token}` };
  const path = { tokenId };
  api()
    .POST('/auth/token/{tokenId}/invalidate', {
      operation: 'invalidateAccessToken',
      params: { path },
      headers,
      keepalive: true,
    })
    .catch(() => undefined);
}
