import { config, type IdentityProvider } from '@/config';
import { readStored, storageKey, writeStored } from '@/lib/storage';

/** What the identity provider sent back to `/sign-in/callback`. */
export type ReturnedSignIn =
  | { kind: 'code'; code: string; redirect: string | undefined }
  | { kind: 'handed-over' }
  | { kind: 'failed'; reason: 'refused' | 'not-asked' | 'no-code' };

/** What a window at the identity provider came to. */
export type WindowAnswer = { kind: 'code'; code: string } | { kind: 'blocked' | 'given-up' | 'refused' };

const askedFor = 'sign-in-state';
const inPopup = 'popup-';

/** The path that the identity provider sends the browser back to; it has to be registered there. */
function callbackAddress(): string {
  return new URL(`${import.meta.env.BASE_URL}sign-in/callback`, location.origin).href;
}

/**
 * The address at the identity provider that the user is sent to (rules.md 3.5).
 * `state` comes back unchanged and tells an answer that was asked for from one that somebody else sent.
 */
export function authorizeAddress(provider: IdentityProvider, state: string): string {
  const address = new URL(provider.authorizeUrl, new URL(import.meta.env.BASE_URL, location.origin));
  address.searchParams.set('response_type', 'code');
  address.searchParams.set('client_id', provider.clientId);
  address.searchParams.set('redirect_uri', callbackAddress());
  address.searchParams.set('state', state);
  if (provider.scope) address.searchParams.set('scope', provider.scope);
  return address.href;
}

/** Leaves for the identity provider; the user comes back to `redirect` in the end. */
export function leaveForIdentityProvider(provider: IdentityProvider, redirect: string | undefined): void {
  const state = crypto.randomUUID();
  writeStored('session', askedFor, { state, redirect });
  location.assign(authorizeAddress(provider, state));
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
  const popup = window.open(authorizeAddress(provider, state), '_blank', 'popup,width=520,height=680');
  if (!popup) {
    channel.close();
    return { kind: 'blocked' };
  }
  try {
    return await new Promise<WindowAnswer>((resolve) => {
      channel.addEventListener('message', ({ data }: MessageEvent<unknown>) =>
        resolve(typeof data === 'string' ? { kind: 'code', code: data } : { kind: 'refused' }),
      );
      // Whether the window was closed cannot be told: under Cross-Origin-Opener-Policy it counts as closed from here
      // as soon as it shows the provider. So the page waits, usable, until it is told to stop.
      signal.addEventListener('abort', () => resolve({ kind: 'given-up' }), { once: true });
    });
  } finally {
    channel.close();
    popup.close();
  }
}

/**
 * Reads what came back in the address (`code` and `state`, or `error`). In the window that `askInWindow` opened the
 * code is handed over to the page that waits for it. A state that this tab did not ask for is refused.
 */
export function readReturn(search: string): ReturnedSignIn {
  const answer = new URLSearchParams(search);
  const state = answer.get('state') ?? '';
  const code = answer.get('code');
  if (state.startsWith(inPopup)) {
    const channel = new BroadcastChannel(storageKey(state));
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin only
    channel.postMessage(code);
    channel.close();
    return { kind: 'handed-over' };
  }
  const asked = readStored('session', askedFor) as { state?: unknown; redirect?: unknown } | undefined;
  writeStored('session', askedFor, undefined);
  if (asked?.state !== state) return { kind: 'failed', reason: 'not-asked' };
  if (!code) return { kind: 'failed', reason: answer.has('error') ? 'refused' : 'no-code' };
  return { kind: 'code', code, redirect: typeof asked.redirect === 'string' ? asked.redirect : undefined };
}

/** The identity provider of this environment, if it has one. */
export function identityProvider(): IdentityProvider | undefined {
  return config().identityProvider;
}
