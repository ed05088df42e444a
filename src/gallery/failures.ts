import { ApiError, type ApiErrorKind } from '@/api/errors';

const problem = (status: number) =>
  new ApiError({
    kind: 'problem',
    status,
    correlationId: '7f3c9a2e-0d41',
    ...(status === 429 && { retryAfterMs: 12_000 }),
  });

/** Each way in which a call fails without an answer outside 2xx. */
const withoutAnswer: Record<Exclude<ApiErrorKind, 'problem'>, ApiError> = {
  network: new ApiError({ kind: 'network' }),
  timeout: new ApiError({ kind: 'timeout' }),
  'not-json': new ApiError({ kind: 'not-json', status: 200 }),
  aborted: new ApiError({ kind: 'aborted' }),
};

/** Everything that a read can fail with, by what it is: the statuses that the service answers with, and what is no answer. */
export const failures: readonly (readonly [what: string, error: Error])[] = [
  ...[400, 401, 403, 404, 409, 422, 429, 500, 503].map(
    (status) => [String(status), problem(status)] as const,
  ),
  ...Object.entries(withoutAnswer),
  ['a fault of the page', new Error('undefined is not a function')],
];

/** A write whose answer was cut off: nobody knows whether it was carried out. */
export const unconfirmedWrite = new ApiError({ kind: 'network', operation: 'createProvider' });
