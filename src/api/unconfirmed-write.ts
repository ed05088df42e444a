import type { ApiError } from './errors';
import type { WriteOperation } from './operation-names.gen';

/** A write whose answer was lost, with all that `reconcile` needs to find out whether it was carried out. */
export interface UnconfirmedWrite {
  operation: WriteOperation;
  method: string;
  /** The path as the contract has it. */
  path: string;
  /** The parameters of the path. */
  ids: Record<string, unknown>;
  /** Ids that the path does not have, by their names: the outcome is read at another path that needs them. */
  about?: Record<string, unknown> | undefined;
  /** What was sent as JSON, without secrets; undefined where it was sent otherwise. */
  body: object | undefined;
  /** When it was sent, in milliseconds, by the service's clock. */
  sentAt: number;
}

/** What the service has of a write whose answer was lost. */
export interface Finding {
  /** `unknown` where nothing that can be read shows it. */
  outcome: 'done' | 'not done' | 'unknown';
  /** What was read, and what it has. */
  words: string;
  /** What the service has of it, as far as it was read: the record that was changed, or the new entry of a list. */
  record?: unknown;
  /** Why that could not be read, where it could not. */
  unread?: unknown;
  /** What the user did since according to the event log, the newest first. */
  events: string[];
}

/** A finding in words, once something is known. */
export interface FindingWords {
  /** Whether it was carried out. */
  isDone: boolean;
  title: string;
  text: string;
  /** How the box looks that says it, where that is not as of a failure. */
  box?: object;
}

/** What was found, where anything is known, and what else there is to say of it. */
export type LookedUpWords = readonly [found: FindingWords | undefined, more: string];

/** WeakMap, so that an `ApiError` carries nothing of its request, and the write is collected together with its error. */
const unconfirmedWrites = new WeakMap<ApiError, UnconfirmedWrite>();

const secret = /secret|password|token|ssn/i;

/** Remembers what was sent for as long as the error is referenced, without the fields that may hold a secret. */
export function rememberUnconfirmedWrite(
  error: ApiError,
  write: Omit<UnconfirmedWrite, 'body'> & { body: unknown },
): void {
  const { body } = write;
  const isJson =
    typeof body === 'object' && body !== null && Object.getPrototypeOf(body) === Object.prototype;
  const fields = isJson ? Object.entries(body).filter(([name]) => !secret.test(name)) : [];
  unconfirmedWrites.set(error, { ...write, body: isJson ? Object.fromEntries(fields) : undefined });
}

/** The write that failed with this error, where its answer was lost. */
export function unconfirmedWriteOf(error: ApiError): UnconfirmedWrite | undefined {
  return unconfirmedWrites.get(error);
}
