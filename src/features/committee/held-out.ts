import { readStored, writeStored } from '@/lib/storage';

/** Where it is kept: in the browser, as long as the session lasts. */
const key = 'committee-held-out';

/**
 * The clean files, by request, that somebody left out of the sign-off: whoever comes back to the agenda, or loads it again, does not
 * sign them unasked. Nothing but this keeps it, so that it ends with the session.
 */
export function heldOut(): ReadonlySet<string> {
  const kept = readStored('session', key);
  return new Set(Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : []);
}

/** Keeps which requests are left out of the sign-off, in the place of those before. */
export function holdOut(requests: ReadonlySet<string>): void {
  writeStored('session', key, requests.size > 0 ? [...requests] : undefined);
}
