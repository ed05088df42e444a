import {
  type OutgoingMessage,
  type Reply,
  type Send,
  deliveryTimeout,
  timedOut,
} from '../service/webhook-receivers';

/** So many messages go to one receiver at a time; the others wait, and no receiver waits for another one. */
const atOnce = 4;

/** A receiver's answer is kept up to so many characters. */
const mostText = 10_000;

/** Nobody can own a name below these (RFC 2606); the receivers of generated webhooks have such names. */
const reserved = /(^|\.)(example|invalid|test)$/;

/**
 * Sends messages by real requests (rules.md 18.3): a redirect is an answer like any other and not
 * followed, and after `timeoutMs` nobody waits any more. Receivers that cannot be there are left to the
 * simulation.
 */
export function createSender({ timeoutMs = deliveryTimeout } = {}): Send {
  const lines = new Map<string, ReturnType<typeof createLine>>();
  return (message) => {
    const { origin, hostname } = new URL(message.url);
    if (reserved.test(hostname)) return undefined;
    const line = lines.get(origin) ?? createLine();
    lines.set(origin, line);
    return line(() => request(message, timeoutMs));
  };
}

/** Runs what it is given, a few at a time and in the order given. */
function createLine() {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async <Result>(run: () => Promise<Result>): Promise<Result> => {
    if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await run();
    } finally {
      // The place is handed on, so that nobody who comes meanwhile takes it.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

async function request({ url, headers, body }: OutgoingMessage, timeoutMs: number): Promise<Reply> {
  const started = performance.now();
  const durationMs = () => performance.now() - started;
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const response = await fetch(url, { method: 'POST', headers, body, redirect: 'manual', signal });
    const text = await textOf(response);
    const answered = { status: response.status, headers: Object.fromEntries(response.headers), body: text };
    return { ...answered, durationMs: durationMs() };
  } catch (error) {
    return {
      failureReason: signal.aborted ? timedOut(timeoutMs) : reasonOf(error),
      durationMs: durationMs(),
    };
  }
}

/** The beginning of an answer; a receiver that never stops talking is not listened to for long. */
async function textOf({ body }: Response): Promise<string | undefined> {
  if (!body) return undefined;
  let text = '';
  for await (const chunk of body.pipeThrough(new TextDecoderStream())) {
    text += chunk;
    if (text.length >= mostText) break;
  }
  return text.slice(0, mostText) || undefined;
}

const reasons: Record<string, string> = {
  ECONNREFUSED: 'The connection was refused.',
  ECONNRESET: 'The connection was cut.',
  UND_ERR_SOCKET: 'The connection was cut.',
  ENOTFOUND: 'There is no such host.',
  EAI_AGAIN: 'The name of the host could not be looked up.',
  CERT_HAS_EXPIRED: 'The certificate has expired.',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'The certificate is not trusted.',
  SELF_SIGNED_CERT_IN_CHAIN: 'The certificate is not trusted.',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'The certificate is not trusted.',
  ERR_TLS_CERT_ALTNAME_INVALID: 'The certificate is for another host.',
};

/** `fetch` hides what went wrong in the cause of its error. */
function reasonOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  const detail = cause instanceof Error ? cause.message : String(cause);
  return reasons[code] ?? `The connection failed: ${code || detail}.`;
}
