import type { ApiError } from './errors';

/** A write whose answer was lost, as far as it is needed to look whether it was carried out. */
export interface LostWrite {
  method: string;
  /** The path as the contract has it. */
  path: string;
  /** What stood in the path. */
  ids: Record<string, unknown>;
  /** What the caller knew of where the outcome can be read, where the path does not say it: ids by their names. */
  about?: Record<string, unknown> | undefined;
  /** What was sent as JSON, but for what is secret; nothing where it was sent otherwise. */
  body: object | undefined;
  /** When it was sent, in milliseconds, by the service's clock. */
  sentAt: number;
}

/** Kept beside the errors and not in them: an error carries nothing of its request, and takes this along when it goes. */
const lostWrites = new WeakMap<ApiError, LostWrite>();

const secret = /secret|password|token|ssn/i;

/** Keeps what was sent for as long as the error is shown somewhere. */
export function keepLostWrite(error: ApiError, write: Omit<LostWrite, 'body'> & { body: unknown }): void {
  const { body } = write;
  const isJson =
    typeof body === 'object' && body !== null && Object.getPrototypeOf(body) === Object.prototype;
  const told = isJson ? Object.entries(body).filter(([name]) => !secret.test(name)) : [];
  lostWrites.set(error, { ...write, body: isJson ? Object.fromEntries(told) : undefined });
}

/** What was sent in the call that failed with this error, where its answer was lost. */
export function lostWriteOf(error: ApiError): LostWrite | undefined {
  return lostWrites.get(error);
}
