import { isApiError, type ApiError } from './errors';

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: ApiError;
  }
}

/** What was tried as often as it should be: the query around a list that is read page by page must not read all of it again. */
const givenUp = new WeakSet<object>();

/** Marks a failure as tried often enough, by whoever tried. Gives it back, to be thrown. */
export function asGivenUp(error: unknown): unknown {
  if (typeof error === 'object' && error !== null) givenUp.add(error);
  return error;
}

const attempts = 3;
const longestWait = 30_000;
/** A longer wait than this is told to the user instead of being sat through. */
const patience = 60_000;

/**
 * Whether a failed read is sent again: up to three times when the network, the rate limit (429) or the service
 * (5xx) failed, never for anything else, and never what was given up before. Who has waited until the time was over
 * decides whether to wait once more. Writes are never sent again by themselves.
 * `failures` counts from 0.
 */
export function shouldRetry(failures: number, error: unknown): boolean {
  if (!isApiError(error) || givenUp.has(error)) return false;
  if ((error.retryAfterMs ?? 0) > patience) return false;
  const passing = error.kind === 'network' || error.status === 429 || error.status >= 500;
  return passing && failures < attempts;
}

/**
 * Milliseconds to wait before the next try: what the service asked for, else doubling from one second, spread by
 * chance so that many tabs do not come back at the same moment. `failures` counts from 0.
 */
export function retryDelay(failures: number, error: unknown, random = Math.random): number {
  if (isApiError(error) && error.retryAfterMs !== undefined) return error.retryAfterMs + random() * 250;
  const full = Math.min(longestWait, 1000 * 2 ** failures);
  return full / 2 + (random() * full) / 2;
}
