import type { WebhookLog } from '@/api/models';
import { instant } from '@/lib/dates';

/** One message of a webhook with the attempts at it that are known (rules.md 18.2: one trace id). */
export interface Message {
  traceId: string;
  /** The first attempt first. */
  attempts: readonly WebhookLog[];
}

/** One delivery and at most 3 retries (rules.md 5.4). */
export const mostAttempts = 4;

/**
 * Attempts as messages, in the order in which their first ones come. An attempt without a trace id is a message of its
 * own, named by its id. One that came twice is there once, as it came last.
 */
export function messagesOf(entries: readonly WebhookLog[]): Message[] {
  const messages = new Map<string, Map<string, WebhookLog>>();
  for (const [index, entry] of entries.entries()) {
    const traceId = entry.traceId ?? entry.id ?? `entry ${index}`;
    const attempts = messages.get(traceId) ?? new Map<string, WebhookLog>();
    attempts.set(entry.id ?? `entry ${index}`, entry);
    messages.set(traceId, attempts);
  }
  return [...messages].map(([traceId, attempts]) => ({
    traceId,
    attempts: [...attempts.values()].toSorted(byAttempt),
  }));
}

function byAttempt(one: WebhookLog, other: WebhookLog): number {
  return (
    (one.attempt ?? 0) - (other.attempt ?? 0) ||
    (instant(one.timestamp) ?? 0) - (instant(other.timestamp) ?? 0)
  );
}

/** The attempt that says how a message stands: its last one. */
export function lastAttempt({ attempts }: Message): WebhookLog | undefined {
  return attempts.at(-1);
}

/** `4 of 4`, from the numbers of the attempts, also where not all of them are known. */
export function attemptWords({ attempts }: Message): string {
  const made = Math.max(attempts.length, ...attempts.map(({ attempt }) => attempt ?? 0));
  return `${made} of ${Math.max(made, mostAttempts)}`;
}

/** Which attempt of a message an address means: the one with that number, else the last. */
export function chosenAttempt(message: Message, number: number | undefined): WebhookLog | undefined {
  return message.attempts.find(({ attempt }) => attempt === number) ?? lastAttempt(message);
}

/**
 * The messages of a list with the attempts that its filters leave out, where another look at the log has them: what is
 * filtered by "failed" would otherwise hide how a message ended. Attempts of the list stay as they are.
 */
export function completed(messages: readonly Message[], log: readonly WebhookLog[] | undefined): Message[] {
  if (!log) return [...messages];
  const byTrace = new Map(messagesOf(log).map((message) => [message.traceId, message.attempts]));
  return messages.map(({ traceId, attempts }) => {
    const others = byTrace.get(traceId);
    return others
      ? (messagesOf([...others, ...attempts])[0] ?? { traceId, attempts })
      : { traceId, attempts };
  });
}
