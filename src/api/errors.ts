import type { WriteOperation } from './operation-names.gen';
import { now } from '@/lib/clock';
import { isRecord } from '@/lib/values';
import { count } from '@/lib/words';

/**
 * How a call failed: `problem` the service answered outside 2xx, `not-json` it answered 2xx without the JSON that
 * is due, or with a record that lacks its id, `network` no answer came, `timeout` none came in time, `aborted` the caller gave up.
 */
export type ApiErrorKind = 'problem' | 'network' | 'timeout' | 'not-json' | 'aborted';

interface ApiErrorFacts {
  kind: ApiErrorKind;
  /** HTTP status; 0 when there was no answer. */
  status?: number | undefined;
  title?: string | undefined;
  correlationId?: string | undefined;
  errors?: Record<string, string[]> | undefined;
  retryAfterMs?: number | undefined;
  /** The write that failed; undefined where a read did. */
  operation?: WriteOperation | undefined;
}

/**
 * The one error of every call to the service (rules.md 4.1). It carries the fields of the error object and
 * nothing else of request or answer: no token, no body, no identifier from the path.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  /** HTTP status; 0 when there was no answer. */
  readonly status: number;
  readonly title: string;
  /** To quote to support. */
  readonly correlationId: string | undefined;
  /** Messages by JSON path (`$.firstName`); empty unless the service found fault with single fields. */
  readonly errors: Record<string, string[]>;
  /** How long the service asked to wait, in milliseconds. */
  readonly retryAfterMs: number | undefined;
  /** The write that failed; undefined where a read did. */
  readonly operation: WriteOperation | undefined;

  constructor(facts: ApiErrorFacts) {
    const title = facts.title ?? defaultTitle(facts.kind, facts.status ?? 0);
    super(title);
    this.kind = facts.kind;
    this.status = facts.status ?? 0;
    this.title = title;
    this.correlationId = facts.correlationId;
    this.errors = facts.errors ?? {};
    this.retryAfterMs = facts.retryAfterMs;
    this.operation = facts.operation;
  }
}

/** Whether something thrown is an `ApiError`. */
export function isApiError(error: unknown): error is ApiError {
  return error instanceof ApiError;
}

/** Writes that change nothing for anybody: the token that they give is lost with their answer. */
const withoutEffect = new Set<WriteOperation>([
  'signInWithPassword',
  'signInWithIdentityProvider',
  'issueOAuthToken',
]);

/**
 * Failures that leave open how far a request came: the service broke off in the middle, or a gateway answers in place of a service
 * whose answer did not reach it in time or whole (RFC 9110, 15.6.1, 15.6.3 and 15.6.5; 520, 522 and 524 are Cloudflare's).
 */
const unclear = new Set([500, 502, 504, 520, 522, 524]);

/**
 * Whether this is a write that may have been carried out although it failed: its answer was cut off, too late or not readable, or
 * says nothing of how far it came. Nobody may be told that it was not, and sending it again may do it twice.
 */
export function mayBeCarriedOut(error: unknown): error is ApiError {
  if (!isApiError(error)) return false;
  const { kind, operation, status } = error;
  if (operation === undefined || withoutEffect.has(operation)) return false;
  if (kind !== 'problem') return kind !== 'aborted';
  return unclear.has(status) && !wordsByOperation[operation]?.[status];
}

/** Whether what is shown may be old after a write failed: somebody else was faster, or nobody knows whether it was carried out. */
export const mayBeOld = (error: unknown): boolean =>
  mayBeCarriedOut(error) || (isApiError(error) && [404, 409, 412].includes(error.status));

/**
 * Makes the error for an answer outside 2xx (rules.md 4.1). `body` is whatever the answer held: the error
 * object, or HTML, half a JSON, nothing; only fields of the right type are taken from it.
 */
export function problemError(response: Response, body: unknown, operation?: WriteOperation): ApiError {
  const problem = isRecord(body) ? body : {};
  return new ApiError({
    kind: 'problem',
    status: response.status,
    // A gateway, or another framework, says in `detail` what is the matter, beside a title of its own (RFC 9457) or none. It may
    // quote the request: what names a credential is not passed on.
    title: withoutCredential(text(problem['detail'])) ?? text(problem['title']),
    correlationId: text(problem['correlationId']),
    errors: fieldErrors(problem['errors'] ?? problem['detail']),
    retryAfterMs: retryAfter(response.headers),
    operation,
  });
}

/**
 * Reads the `Retry-After` of an answer, which holds seconds or an HTTP date. Gives milliseconds, never negative: a date is
 * compared with the answer's own `Date`, else with service time. Undefined when it says nothing.
 */
export function retryAfter(headers: Headers): number | undefined {
  const value = headers.get('Retry-After')?.trim();
  if (!value) return undefined;
  if (/^\d+(\.\d+)?$/.test(value)) return Number(value) * 1000;
  const date = Date.parse(value);
  const sent = Date.parse(headers.get('Date') ?? '');
  return Number.isNaN(date) ? undefined : Math.max(0, date - (Number.isNaN(sent) ? now() : sent));
}

interface Words {
  title: string;
  text: string;
}

/**
 * Says in plain words what happened and what to do about it. Takes anything thrown; `text` is one or two
 * sentences that stand after the title.
 */
export function describeError(error: unknown): Words & { correlationId?: string } {
  if (!isApiError(error)) {
    return { title: 'Something went wrong here', text: 'The page met a fault of its own. Load it again.' };
  }
  const words = inWords(error);
  return error.correlationId ? { ...words, correlationId: error.correlationId } : words;
}

function inWords(error: ApiError): Words {
  const { kind, status, title, retryAfterMs, operation } = error;
  const ofOperation = kind === 'problem' && operation ? wordsByOperation[operation]?.[status] : undefined;
  if (ofOperation) return ofOperation;
  if (mayBeCarriedOut(error)) return { title: 'It may have been carried out', text: lostWords(error) };
  if (kind === 'aborted')
    return { title: 'Stopped', text: 'The request was given up before it was answered.' };
  if (kind === 'network') {
    return globalThis.navigator?.onLine === false
      ? { title: 'You are offline', text: 'Check the network, then try again.' }
      : {
          title: 'The service cannot be reached',
          text: 'No answer came. Check the network, then try again.',
        };
  }
  if (kind === 'timeout') {
    return {
      title: 'The service took too long',
      text: 'No answer came in time. Try again; if it stays, tell support.',
    };
  }
  if (kind === 'not-json') {
    return {
      title: 'The answer cannot be read',
      text: 'The service answered, but not with the data that is due. Try again; if it stays, tell support.',
    };
  }
  if (status === 429) {
    const wait = retryAfterMs
      ? ` Try again in ${count(Math.ceil(retryAfterMs / 1000), 'second')}.`
      : ' Wait a little, then try again.';
    return { title: 'Too many requests', text: `The service asks to slow down.${wait}` };
  }
  if (status >= 500) {
    return {
      title: 'The service failed',
      text: `It answered ${status}. Try again; if it stays, tell support.`,
    };
  }
  return saidOnce(plainTitles[status] ?? title, plainTexts[status] ?? sentence(title));
}

/** The words of a sentence, without its capitals and marks. */
const bare = (words: string) =>
  ` ${
    words
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu)
      ?.join(' ') ?? ''
  } `;

/** Between two sentences; not behind what may be an abbreviation, such as `No.` and `Dr.`. */
const sentenceEnd = /(?<=\p{L}{4}[.!?]) (?=\p{Lu})/u;

/** Whether `other` says the words of `sentence` already; a single word is no sentence of its own. */
export const isSaidBy = (sentence: string, other: string): boolean =>
  bare(other) === bare(sentence) || (/\S \S/.test(bare(sentence)) && bare(other).includes(bare(sentence)));

/**
 * A heading with the sentences below it, none of them twice: a sentence that says the heading and more takes its place, and one
 * that another says already is left out. `''`, `false` and undefined say nothing.
 */
export function saidOnce(heading: string, ...texts: readonly (string | false | undefined)[]): Words {
  let title = heading;
  const kept: string[] = [];
  for (const words of texts.flatMap((text) => (text || '').split(sentenceEnd)).filter(Boolean)) {
    if ([title, ...kept].some((one) => isSaidBy(words, one))) continue;
    const shorter = kept.findIndex((one) => isSaidBy(one, words));
    if (isSaidBy(title, words)) title = words;
    else kept.splice(shorter < 0 ? kept.length : shorter, shorter < 0 ? 0 : 1, words);
  }
  return { title: title.replace(/\.$/, ''), text: kept.join(' ') };
}

/** Why nobody knows what became of a write. */
function lostWords({ kind, status, correlationId }: ApiError): string {
  if (kind === 'problem') {
    return status === 500 || correlationId
      ? `The service answered ${status}: it failed on the way.`
      : `A gateway answered ${status}: the service’s own answer did not reach it.`;
  }
  if (kind === 'timeout') return 'No answer came in time.';
  if (kind === 'not-json') return 'The service answered, but the answer cannot be read.';
  return globalThis.navigator?.onLine === false
    ? 'You are offline, and no answer came.'
    : 'The connection was cut before an answer came.';
}

/** Why a record is not written: by label, what somebody else set since it was shown; '' where that is nothing. */
export function changedMeanwhile(fields: readonly (readonly [label: string, there: string])[]): ApiError {
  const changes = fields.map(([label, there]) => `${label} to ${there || 'nothing'}`);
  return conflict(`Somebody else set ${changes.join(', ')}.`);
}

/** The conflict that was found by reading a record before it is written, in the words of `title`. */
export function conflict(title: string): ApiError {
  return new ApiError({ kind: 'problem', status: 409, title, errors: { '': [title] } });
}

/** The verb on the button that sends a write: once it may have been carried out, the next press is one more sending. */
export function sendLabel(label: string, error: unknown): string {
  return mayBeCarriedOut(error) ? 'Send again' : label;
}

/** Where a status means something else than it does everywhere else. */
const wordsByOperation: Partial<Record<WriteOperation, Record<number, Words>>> = {
  requestCrmDocument: {
    409: {
      title: 'No CRM is configured',
      text: 'The operator of the service connects a customer-relationship system to your organization.',
    },
    502: {
      title: 'The CRM did not answer',
      text: 'The service could not reach the customer-relationship system. Try again in a while.',
    },
  },
};

const plainTitles: Record<number, string> = {
  400: 'The service did not accept this',
  401: 'Your session has ended',
  403: 'Not allowed',
  404: 'Not found',
  405: 'Not possible here',
  409: 'This has changed meanwhile',
  410: 'Gone for good',
  413: 'Too large',
  415: 'Not taken in this form',
  422: 'The service did not accept this',
};

const plainTexts: Record<number, string> = {
  401: 'Sign in again to go on.',
  403: 'Your role does not permit this. An administrator of your organization can change that.',
  404: 'It does not exist any more, or it belongs to another organization.',
  405: 'The service, or a gateway before it, does not take this request. Tell support.',
  410: 'It was removed and does not come back.',
  413: 'The service, or a gateway before it, takes nothing of this size. Send less at once, or ask whoever runs it to allow more.',
  415: 'The service, or a gateway before it, takes this in another form only. Tell support.',
};

const final = new Set([405, 410, 413, 415]);

/** Whether the same request may end better when it is sent again. */
export const mayHelpAgain = (error: unknown): boolean => !isApiError(error) || !final.has(error.status);

function defaultTitle(kind: ApiErrorKind, status: number): string {
  if (kind === 'problem') return plainTitles[status] ?? `The service answered ${status}`;
  const titles = {
    network: 'The service cannot be reached',
    timeout: 'The service took too long',
    'not-json': 'The answer cannot be read',
    aborted: 'Stopped',
  };
  return titles[kind];
}

/** Messages by the path of their field: of `{ path: [message] }`, or of a list such as `[{ field, message }]`. */
function fieldErrors(value: unknown): Record<string, string[]> | undefined {
  if (Array.isArray(value)) return listedErrors(value);
  if (!isRecord(value)) return undefined;
  const entries = Object.entries(value).map(([path, messages]): [string, string[]] => [
    path,
    (Array.isArray(messages) ? messages : [messages]).filter((message) => typeof message === 'string'),
  ]);
  return Object.fromEntries(entries.filter(([, messages]) => messages.length > 0));
}

function listedErrors(list: readonly unknown[]): Record<string, string[]> {
  const errors: Record<string, string[]> = {};
  for (const one of list) {
    const { field, path, pointer, loc, message, msg, detail }: Record<string, unknown> = isRecord(one)
      ? one
      : { message: one };
    const place = field ?? path ?? pointer ?? loc ?? '';
    const reason = text(message ?? msg ?? detail);
    if (reason) (errors[Array.isArray(place) ? place.join('.') : String(place)] ??= []).push(reason);
  }
  return errors;
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value.slice(0, 300) : undefined;
}

const withoutCredential = (words: string | undefined) =>
  words && /bearer|token|password|secret/i.test(words) ? undefined : words;

function sentence(title: string): string {
  return /[.!?]$/.test(title) ? title : `${title}.`;
}
