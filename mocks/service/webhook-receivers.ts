import { hashText } from '../store/ids';
import type { World } from '../store/world';
import { second } from './time';

/** How long an attempt may take, in milliseconds (not stated by the specification). */
export const deliveryTimeout = 10 * second;

/** A message as it goes out: what the request of one attempt is made from. */
export interface OutgoingMessage {
  url: string;
  headers: Record<string, string>;
  body: string;
}

/** What came of an attempt; without a status nobody answered. */
export interface Reply {
  status?: number | undefined;
  headers?: Record<string, string> | undefined;
  body?: string | undefined;
  /** Why there was no answer. */
  failureReason?: string | undefined;
  /** Milliseconds until the answer, or until the attempt was given up. */
  durationMs: number;
}

/** Sends a message and gives the reply; never throws. Undefined where the receiver is to be simulated. */
export type Send = (message: OutgoingMessage) => Promise<Reply> | undefined;

const senders = new WeakMap<World, Send>();

/** From now on the messages of this world are sent by its host. Without it, all receivers are simulated. */
export function deliverBy(world: World, send: Send): void {
  senders.set(world, send);
}

/** Sends a message by the world's host, if it does such things. */
export function sendByHost(world: World, message: OutgoingMessage): Promise<Reply> | undefined {
  return senders.get(world)?.(message);
}

/**
 * How a simulated receiver answers. An address whose path contains `fail` answers 500, one with
 * `timeout` never does, one with `flaky` is unavailable at the first attempt; all others answer 200.
 */
export function simulatedReply(url: string, traceId: string, attempt: number): Reply {
  const path = new URL(url).pathname;
  const durationMs = 60 + (Math.abs(hashText(`${traceId} ${attempt}`)) % 340);
  if (path.includes('timeout'))
    return { failureReason: timedOut(deliveryTimeout), durationMs: deliveryTimeout };
  if (path.includes('fail')) return reply(500, '{"error":"Internal server error"}', durationMs);
  if (path.includes('flaky') && attempt === 1) {
    return reply(503, '{"error":"Try again later"}', durationMs);
  }
  return reply(200, '{"received":true}', durationMs);
}

/** The reason to give for an attempt that took too long. */
export function timedOut(afterMs: number): string {
  return `The receiver did not answer within ${afterMs / second} seconds.`;
}

function reply(status: number, body: string, durationMs: number): Reply {
  return { status, headers: { 'content-type': 'application/json' }, body, durationMs };
}
