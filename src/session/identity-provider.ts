import { ApiError } from '@/api/errors';
import type { SignInWish } from '@/api/session';
import { config, type IdentityProvider } from '@/config';
import { readStored, storageKey, writeStored } from '@/lib/storage';

/**
 * An authorization code, with what proves that whoever exchanges it has asked for it (PKCE, RFC 7636), and what the token of
 * this sign-in has to repeat, so that one of another sign-in is none (`nonce`, OpenID Connect Core 1.0, 3.1.2.1).
 */
interface Code {
  code: string;
  verifier?: string | undefined;
  nonce?: string | undefined;
}

/** What the identity provider sent back to `/sign-in/callback`. */
export type ReturnedSignIn =
  | ({ kind: 'code'; redirect: string | undefined; wish?: SignInWish | undefined } & Code)
  | { kind: 'handed-over' }
  | { kind: 'failed'; reason: 'refused' | 'not-asked' | 'no-code' | 'nobody-waits' };

/** What a window at the identity provider came to. */
export type WindowAnswer = ({ kind: 'code' } & Code) | { kind: 'blocked' | 'given-up' | 'refused' };

const pendingKey = 'sign-in-state';
const inPopup = 'popup-';
/** How long the identity provider may take to exchange a code, in milliseconds. */
const longest = 15_000;
/** How long the window waits for the page that opened it to take the answer over, in milliseconds. */
const longestHandOver = 2000;
/** What that page replies. */
const taken = { taken: true };

/** The path that the identity provider sends the browser back to; it has to be registered there. */
function callbackAddress(): string {
  return new URL(`${import.meta.env.BASE_URL}sign-in/callback`, location.origin).href;
}

/**
 * The address at the identity provider that the user is sent to (rules.md 3.5).
 * `state` comes back unchanged and tells an answer that was asked for from one that somebody else sent; `challenge` is
 * what the provider will hold the verifier of the code against, and `nonce` what it writes into the token.
 */
export function authorizeAddress(
  provider: IdentityProvider,
  state: string,
  { challenge, nonce }: { challenge?: string | undefined; nonce?: string | undefined } = {},
): string {
  const address = new URL(provider.authorizeUrl, new URL(import.meta.env.BASE_URL, location.origin));
  address.searchParams.set('response_type', 'code');
  address.searchParams.set('client_id', provider.clientId);
  address.searchParams.set('redirect_uri', callbackAddress());
  address.searchParams.set('state', state);
  if (challenge) {
    address.searchParams.set('code_challenge', challenge);
    address.searchParams.set('code_challenge_method', 'S256');
  }
  if (nonce) address.searchParams.set('nonce', nonce);
  if (provider.scope) address.searchParams.set('scope', provider.scope);
  return address.href;
}

/** Leaves for the identity provider; the user comes back to `redirect` in the end, with what was wished for. */
export async function leaveForIdentityProvider(
  provider: IdentityProvider,
  redirect: string | undefined,
  wish?: SignInWish,
): Promise<void> {
  const state = crypto.randomUUID();
  const verifier = newVerifier(provider);
  const challenge = verifier && (await challengeOf(verifier));
  const nonce = crypto.randomUUID();
  writeStored('session', pendingKey, { state, redirect, verifier, nonce, wish });
  location.assign(authorizeAddress(provider, state, { challenge, nonce }));
}

/**
 * The service's interface takes a code without its verifier, so a code is protected by one only where the console itself
 * exchanges it, at the provider's own token address.
 */
function newVerifier({ tokenUrl }: IdentityProvider): string | undefined {
  return tokenUrl ? base64Url(crypto.getRandomValues(new Uint8Array(32))) : undefined;
}

async function challengeOf(verifier: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  return base64Url(new Uint8Array(hash));
}

function base64Url(bytes: Uint8Array): string {
  return btoa(String.fromCodePoint(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/**
 * What the service is shown: the code itself, or the provider's token that the console gets for it. Throws `ApiError`
 * where the provider gives none.
 */
export async function proofOf(
  provider: IdentityProvider,
  { code, verifier, nonce }: Code,
): Promise<{ code: string } | { token: string }> {
  if (!provider.tokenUrl || !verifier) return { code };
  const body = new URLSearchParams({
    grant_type: 'authorization_code',
    code,
    redirect_uri: callbackAddress(),
    client_id: provider.clientId,
    code_verifier: verifier,
  });
  const signal = AbortSignal.timeout(longest);
  const response = await fetch(provider.tokenUrl, {
    method: 'POST',
    body,
    credentials: 'omit',
    signal,
  }).catch(() => {
    throw new ApiError({ kind: 'network' });
  });
  const answer = (await response.json().catch(() => ({}))) as { id_token?: unknown; access_token?: unknown };
  const token = answer.id_token ?? answer.access_token;
  if (!response.ok || typeof token !== 'string') {
    throw new ApiError({ kind: 'problem', status: 403, title: 'The identity provider gave no token' });
  }
  if (nonce && answer.id_token !== undefined && nonceOf(token) !== nonce) {
    throw new ApiError({
      kind: 'problem',
      status: 403,
      title: 'The identity provider gave a token of another sign-in',
    });
  }
  return { token };
}

/** What an ID token repeats of the request; undefined where it is none. Its signature is for the service to check. */
function nonceOf(token: string): unknown {
  try {
    const [, payload = ''] = token.split('.');
    const claims = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as { nonce?: unknown };
    return claims.nonce;
  } catch {
    return undefined;
  }
}

/**
 * Opens the identity provider in a window of its own, so that the page with what was typed stays. Gives the
 * authorization code, or why there is none.
 */
export async function askInWindow(provider: IdentityProvider, signal: AbortSignal): Promise<WindowAnswer> {
  const state = inPopup + crypto.randomUUID();
  // The code comes over a channel of this origin under a name that only the two windows know: a provider's own
  // isolation may have cut the window's link to its opener.
  const channel = new BroadcastChannel(storageKey(state));
  const verifier = newVerifier(provider);
  const challenge = verifier && (await challengeOf(verifier));
  const nonce = crypto.randomUUID();
  const popup = window.open(
    authorizeAddress(provider, state, { challenge, nonce }),
    '_blank',
    'popup,width=520,height=680',
  );
  if (!popup) {
    channel.close();
    return { kind: 'blocked' };
  }
  try {
    return await new Promise<WindowAnswer>((resolve) => {
      channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
        send(channel, taken);
        resolve(
          typeof data === 'string' ? { kind: 'code', code: data, verifier, nonce } : { kind: 'refused' },
        );
      });
      // Whether the window was closed cannot be told: under Cross-Origin-Opener-Policy it counts as closed from here
      // as soon as it shows the provider. So the page waits, usable, until it is told to stop.
      signal.addEventListener('abort', () => resolve({ kind: 'given-up' }), { once: true });
    });
  } finally {
    channel.close();
    popup.close();
  }
}

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin only
const send = (channel: BroadcastChannel, message: unknown) => channel.postMessage(message);

/** Hands what came back over to the page that waits under this state. Gives whether a page took it. */
async function handOver(state: string, code: string | null): Promise<boolean> {
  const channel = new BroadcastChannel(storageKey(state));
  const reply = new Promise<boolean>((resolve) => {
    channel.addEventListener('message', () => resolve(true));
    setTimeout(() => resolve(false), longestHandOver);
  });
  send(channel, code);
  const isTaken = await reply;
  channel.close();
  return isTaken;
}

/**
 * Reads what came back in the address (`code` and `state`, or `error`), at once. In the window that `askInWindow` opened
 * the answer is handed over to the page that waits for it; anybody may write such a state into an address, so it counts
 * as handed over only once a page replied. A state that this tab did not ask for is refused.
 */
export async function readReturn(search: string): Promise<ReturnedSignIn> {
  const answer = new URLSearchParams(search);
  const state = answer.get('state') ?? '';
  const code = answer.get('code');
  const withoutCode = { kind: 'failed', reason: answer.has('error') ? 'refused' : 'no-code' } as const;
  if (state.startsWith(inPopup)) {
    const isTaken = await handOver(state, code);
    if (!code) return withoutCode;
    return isTaken ? { kind: 'handed-over' } : { kind: 'failed', reason: 'nobody-waits' };
  }
  const pending = readStored('session', pendingKey) as
    | { state?: unknown; redirect?: unknown; verifier?: unknown; nonce?: unknown; wish?: SignInWish }
    | undefined;
  writeStored('session', pendingKey, undefined);
  if (pending?.state !== state) return { kind: 'failed', reason: 'not-asked' };
  if (!code) return withoutCode;
  const { redirect, verifier, nonce, wish } = pending;
  return {
    kind: 'code',
    code,
    redirect: text(redirect),
    verifier: text(verifier),
    nonce: text(nonce),
    wish,
  };
}

const text = (value: unknown) => (typeof value === 'string' ? value : undefined);

/** The identity provider of this environment, if it has one. */
export function identityProvider(): IdentityProvider | undefined {
  return config().identityProvider;
}
