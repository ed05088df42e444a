import { isApiError } from './errors';
import type { NextSending } from './reconcile';
import { doubles } from './sent-once';
import { unconfirmedWriteOf, type Finding } from './unconfirmed-write';

/**
 * What the service has of the write that failed with `error`, where its answer was lost; undefined for any other error, and where
 * that cannot be read.
 */
export async function lookUp(error: unknown): Promise<Finding | undefined> {
  const lost = isApiError(error) ? unconfirmedWriteOf(error) : undefined;
  if (!lost) return undefined;
  try {
    const { reconcile } = await import('./reconcile');
    return await reconcile(lost);
  } catch {
    return undefined;
  }
}

/**
 * What may be done where a write failed with `error` and the same is to be sent again: `send` unless it may have been carried out
 * and would be done twice; see `beforeSendingAgain`. Never throws.
 */
export async function nextSending(error: unknown): Promise<NextSending> {
  const lost = isApiError(error) ? unconfirmedWriteOf(error) : undefined;
  if (!lost || !doubles.test(lost.method)) return { way: 'send' };
  return import('./reconcile')
    .then(({ beforeSendingAgain }) => beforeSendingAgain(lost))
    .catch(() => ({ way: 'wait' }) as const);
}
