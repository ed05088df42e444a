import { isApiError } from './errors';
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
