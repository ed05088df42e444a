import createClient, { type MaybeOptionalInit } from 'openapi-fetch';
import { config } from '@/config';
import { now, observeServerDate } from '@/lib/clock';
import { stripNulls } from './strip-nulls';
import { ApiError, mayBeCarriedOut, problemError } from './errors';
import type { CheckIds } from './ids';
import type { WriteOperation } from './operation-names.gen';
import { rememberUnconfirmedWrite } from './unconfirmed-write';
import type { paths } from './schema';
import { maySeeSsn } from './role-permissions';
import { session as sessionOfTab, type SessionStore } from './session-store';
import { watchRead } from './waiting-reads';

type Verb = 'get' | 'put' | 'post' | 'delete' | 'patch';

type PathWith<V extends Verb> = {
  [Path in keyof paths]: paths[Path] extends Record<V, object> ? Path : never;
}[keyof paths];

type Success = 200 | 201 | 204;

/** What an operation answers when all is well; undefined where that is nothing. */
type DataOf<Operation> = Operation extends { responses: infer Responses }
  ? {
      [Status in keyof Responses & Success]: Responses[Status] extends { content: infer Content }
        ? Content[keyof Content]
        : undefined;
    }[keyof Responses & Success]
  : never;

/** A write carries the id of its operation, by which tables know it; a read needs none. */
type OperationOf<V extends Verb> = V extends 'get' ? object : { operation: WriteOperation };

// openapi-fetch's own answer type turns `string & {}`, which keeps enumerations open, into an object.
type Call<V extends Verb> = <Path extends PathWith<V>, Init extends MaybeOptionalInit<paths[Path], V>>(
  path: Path,
  ...init: undefined extends Init & OperationOf<V>
    ? [init?: Init & OperationOf<V>]
    : [init: Init & OperationOf<V>]
) => Promise<{ data: Init extends { parseAs: 'blob' } ? Blob : DataOf<paths[Path][V]>; response: Response }>;

/** The calls of the contract. Each gives data or throws `ApiError`. */
export interface Api {
  GET: Call<'get'>;
  PUT: Call<'put'>;
  POST: Call<'post'>;
  DELETE: Call<'delete'>;
  PATCH: Call<'patch'>;
}

interface RawInit {
  params?: { path?: Record<string, unknown> } | undefined;
  headers?: Record<string, string> | undefined;
  signal?: AbortSignal | null | undefined;
  /** The write that this is; undefined for a read. It is not sent. */
  operation?: WriteOperation | undefined;
  /** Milliseconds beyond the usual time of a call, for one that carries much. */
  moreTimeMs?: number | undefined;
  /** Where the outcome of a write can be read, for when its answer is lost; it is not sent. */
  about?: Record<string, unknown> | undefined;
  /** Checks the ids of the answer; false refuses the answer. */
  checkIds?: CheckIds | undefined;
  [option: string]: unknown;
}
type RawCall = (
  path: string,
  init: RawInit,
) => Promise<{ data?: unknown; error?: unknown; response: Response }>;

interface Setup {
  baseUrl: string;
  /** Milliseconds until a write without an answer is given up. */
  timeoutMs: number;
  /** The same for a read, which is sent again more easily; as long where nothing is said. */
  readTimeoutMs?: number | undefined;
  session: SessionStore;
}

let current: Api | undefined;

/** The client of the configured service. Throws before the configuration is read. */
export function api(): Api {
  current ??= createApi({
    baseUrl: config().apiBaseUrl,
    timeoutMs: config().requestTimeoutMs,
    readTimeoutMs: config().readTimeoutMs,
    session: sessionOfTab,
  });
  return current;
}

/**
 * Makes a client (rules.md 3.1, 4.1). Every answer outside 2xx, every 2xx without the JSON or the id
 * that is due, a cut connection, a time-out and an abort become an `ApiError`.
 */
export function createApi(setup: Setup): Api {
  const raw = createClient<paths>({ baseUrl: setup.baseUrl });
  const wrap = (method: keyof Api) => {
    // The types of a call are stated once, in `Api`; in here every call is the same.
    const call = raw[method] as unknown as RawCall;
    return async (path: string, init: RawInit = {}) => {
      const sentAt = now();
      try {
        return await perform(call, { ...setup, path, init, operation: init.operation });
      } catch (error) {
        const { params, about, body, operation } = init;
        if (operation && mayBeCarriedOut(error)) {
          const ids = params?.path ?? {};
          rememberUnconfirmedWrite(error, { operation, method, path, ids, about, body, sentAt });
        }
        throw error;
      }
    };
  };
  return {
    GET: wrap('GET'),
    PUT: wrap('PUT'),
    POST: wrap('POST'),
    DELETE: wrap('DELETE'),
    PATCH: wrap('PATCH'),
  } as unknown as Api;
}

interface Attempt extends Setup {
  path: string;
  init: RawInit;
  operation: WriteOperation | undefined;
}

/** Operations without a session: their 401 means that what was typed is wrong. */
const withoutToken = new Set<WriteOperation | undefined>([
  'signInWithPassword',
  'signInWithIdentityProvider',
  'issueOAuthToken',
  'requestPasswordReset',
  'resetPassword',
]);

/** Operations that answer a success other than 204 without a body (openapi.yaml). */
const withoutAnswer = new Set<WriteOperation | undefined>(['changePassword']);

async function perform(call: RawCall, attempt: Attempt, repeated = false): Promise<unknown> {
  const { init, operation, path, session } = attempt;
  const token = withoutToken.has(operation) ? undefined : session.token();
  const { data, error, response } = await answer(call, attempt, token);
  if (response.ok) {
    const isEmpty = data === undefined || data === null;
    if (!isEmpty || response.status === 204 || withoutAnswer.has(operation)) {
      const answered = await forUser(session, stripNulls(data));
      if (isEmpty || (init.checkIds?.(answered, path, init.params?.path ?? {}) ?? true))
        return { data: answered, response };
    }
    throw new ApiError({ kind: 'not-json', status: response.status, operation });
  }
  const problem = problemError(response, await forUser(session, error), operation);
  if (response.status !== 401 || !token || repeated) throw problem;
  // A 401 means that nothing was carried out, so a write may be sent again as safely as a read. Both wait here,
  // with all that was typed, until the same user has signed in over the page, and are then sent once more. When
  // the user leaves, or somebody else signs in, the call fails as it would have: it is never sent for another user.
  await session.waitForSignIn(token, init.signal).catch(() => {
    throw init.signal?.aborted ? new ApiError({ kind: 'aborted', operation }) : problem;
  });
  return perform(call, attempt, true);
}

/** Who may only read is shown of social security numbers no more than how they end, wherever they stand. */
async function forUser<Answer>(session: SessionStore, answer: Answer): Promise<Answer> {
  const state = session.state();
  const isShown = state.status === 'signed-out' || maySeeSsn(state.user);
  return isShown ? answer : (await import('./masked-ssns')).maskSsns(answer);
}

/** JSON in which JavaScript's own reader may change something: long, small or `3.10` numbers, keys that are whole numbers. */
const unusual = /[:[,]\s*(?:-0[\s,}\]]|-?(?:\d[\d.]{15}|\d+\.\d*0[\s,}\]]|0\.0{6}|\d[\d.]*e))|"\d+"\s*:/i;

/** The JSON of an answer. Where it needs the other reader and that cannot be loaded, it is read as ever. */
async function parsed(text: string): Promise<unknown> {
  if (!text) return undefined;
  const reader = unusual.test(text) ? await import('@/lib/source-json').catch(() => JSON) : JSON;
  return reader.parse(text);
}

/** One attempt, its body read to the end, within its time. */
async function answer(call: RawCall, attempt: Attempt, token: string | undefined): ReturnType<RawCall> {
  const { init, path, operation } = attempt;
  const { moreTimeMs: _, about: _about, checkIds: _checkIds, operation: _id, ...options } = init;
  const limit = limitOf(attempt);
  const signal = init.signal ? AbortSignal.any([init.signal, limit.signal]) : limit.signal;
  const headers = { Accept: '*/*', ...init.headers, ...(token && { Authorization: `Bearer ${token}` }) };
  const isFile = init['parseAs'] === 'blob';
  // Past the browser's cache, whatever a gateway allows it to keep: what a colleague changed is read. A file is asked for anew.
  const cache = isFile ? 'no-cache' : 'no-store';
  let status = 0;
  // openapi-fetch keeps the function that it finds first; the simulated service and tests replace it later.
  const fetch = async (request: Request) => {
    const response = await globalThis.fetch(request);
    status = response.status;
    observeServerDate(response.headers, operation ? 'write' : isFile ? 'file' : 'read');
    return response;
  };
  try {
    const text = isFile ? {} : { parseAs: 'text' };
    const answered = await call(path, { ...options, ...text, headers, signal, cache, fetch });
    const { data } = answered;
    return typeof data === 'string' ? { ...answered, data: await parsed(data) } : answered;
  } catch (error) {
    if (init.signal?.aborted) throw new ApiError({ kind: 'aborted', operation });
    const reached = limit.reached();
    if (reached === 'again') return await answer(call, attempt, token);
    if (reached) throw new ApiError({ kind: reached, operation });
    // What fetch throws may quote the address, and a JSON error quotes the body: neither is passed on.
    if (error instanceof SyntaxError) throw new ApiError({ kind: 'not-json', status, operation });
    throw new ApiError({ kind: 'network', operation });
  } finally {
    limit.clear();
  }
}

/** What ends an attempt before its answer: its time is over, or the user gives a long read up or asks for it anew. */
function limitOf({ init, operation, timeoutMs, readTimeoutMs = timeoutMs }: Attempt) {
  type Reached = 'timeout' | 'aborted' | 'again';
  const controller = new AbortController();
  let reached: Reached | undefined;
  const reach = (how: Reached) => {
    reached = how;
    clear();
    controller.abort();
  };
  const isRead = operation === undefined;
  const ms = (isRead ? readTimeoutMs : timeoutMs) + (init.moreTimeMs ?? 0);
  const timer = setTimeout(() => reach('timeout'), ms);
  const unwatch = isRead
    ? watchRead({ stop: () => reach('aborted'), again: () => reach('again') })
    : () => undefined;
  function clear() {
    clearTimeout(timer);
    unwatch();
  }
  return { signal: controller.signal, reached: () => reached, clear };
}
