import { day } from '../service/time';
import { type Problem, problemResponse } from './problem';

/**
 * How a failure looks on the wire; `half` is the answer that is due, cut off in the middle, `no-id` the same where the record,
 * or the first entry of the list, lacks its id; `replaced` is carried out, and a gateway answers with a page of its own; `lost` is
 * carried out, and the connection is cut before the answer.
 */
export type FailureBody =
  | 'problem'
  | 'html'
  | 'empty'
  | 'malformed'
  | 'half'
  | 'no-id'
  | 'replaced'
  | 'lost'
  | 'drop'
  | 'hang';

export interface Failure {
  /** An operation such as `PATCH /providers/{providerId}`, `*` for any, or `GET *` for any read. */
  operation: string;
  status?: number;
  body?: FailureBody;
  /** What `Retry-After` says beside a status, in seconds; 1 beside a 429 when left out. */
  retryAfterSeconds?: number;
  /** How many requests fail; 1 when left out. */
  times?: number;
}

/** What a gateway makes of the headers of the service's answers. */
export interface GatewayHeaders {
  /** `Cache-Control` in place of the service's `no-store`; an empty one takes it away. */
  cacheControl?: string;
  /** `Last-Modified`, so many days before the answer: a cache may keep it for a tenth of that without being told (RFC 9111, 4.2.2). */
  lastModifiedDays?: number;
  /** The seconds for which a cache on the way has kept the answer: it carries `Age`, and the `Date` of when it was made. */
  ageSeconds?: number;
  /** Leaves `Age` out of such a copy. */
  withoutAge?: boolean;
  /** Leaves `Date` out. */
  withoutDate?: boolean;
  /** By how many seconds the gateway's clock, of which `Date` is then, is ahead of the service's. */
  dateAheadSeconds?: number;
}

export interface Conditions {
  latencyMs?: number;
  gateway?: GatewayHeaders;
  /**
   * Pieces of the JSON text of answers, and what is written in place of each: `"$3.10"` → `3.10`. So numbers of sources come with
   * digits that no number of JavaScript keeps, date-times without a zone, and keys in an order that no object has.
   */
  written?: Record<string, string>;
  rateLimit?: { limit: number; windowSeconds: number };
  failures?: Failure[];
}

const ordinaryRateLimit = { limit: 10_000, windowSeconds: 300 };

/** The state of the network and of the service that `POST /control/conditions` sets. */
export function createConditions() {
  let current: Conditions = {};
  let failures: (Failure & { left: number })[] = [];
  let window = { start: Number.NEGATIVE_INFINITY, used: 0 };

  return {
    set(conditions: Conditions) {
      current = conditions;
      failures = (conditions.failures ?? []).map((failure) => ({
        ...failure,
        left: failure.times ?? 1,
      }));
      window = { start: Number.NEGATIVE_INFINITY, used: 0 };
    },

    /** What is set now, with how many failures are left of each. */
    get(): Conditions {
      const left = failures.filter((failure) => failure.left > 0);
      return { ...current, failures: left.map(({ left: times, ...failure }) => ({ ...failure, times })) };
    },

    latencyMs: () => current.latencyMs ?? 0,

    /** Gives an answer the headers that it has behind the gateway; `now` is service time in milliseconds. */
    passGateway(headers: Headers, now: number): void {
      const { ageSeconds = 0, dateAheadSeconds = 0, ...gateway } = current.gateway ?? {};
      const made = now + (dateAheadSeconds - ageSeconds) * 1000;
      if (gateway.withoutDate) headers.delete('Date');
      else headers.set('Date', new Date(made).toUTCString());
      if (ageSeconds > 0 && !gateway.withoutAge) headers.set('Age', String(ageSeconds));
      if (gateway.cacheControl) headers.set('Cache-Control', gateway.cacheControl);
      else if (gateway.cacheControl === '') headers.delete('Cache-Control');
      if (gateway.lastModifiedDays !== undefined)
        headers.set('Last-Modified', new Date(now - gateway.lastModifiedDays * day).toUTCString());
    },

    /** The JSON text of an answer, as the service is to write it. */
    written: (text: string): string =>
      Object.entries(current.written ?? {}).reduce(
        (all, [piece, other]) => all.replaceAll(piece, () => other),
        text,
      ),

    /** Takes the next failure that is due for an operation, if there is one. */
    takeFailure(operation: string): Failure | undefined {
      const due = failures.find(
        (failure) =>
          failure.left > 0 &&
          (['*', operation].includes(failure.operation) ||
            (failure.operation === 'GET *' && operation.startsWith('GET '))),
      );
      if (due) due.left -= 1;
      return due;
    },

    /**
     * Counts a request against the rate limit (rules.md 5.1), in fixed windows of
     * service time. Gives the title and the seconds to wait once the limit is used up.
     */
    countRequest(now: number): { title: string; retryAfter: number } | undefined {
      const { limit, windowSeconds } = current.rateLimit ?? ordinaryRateLimit;
      const elapsed = (now - window.start) / 1000;
      if (elapsed >= windowSeconds) window = { start: now, used: 0 };
      window.used += 1;
      if (window.used <= limit) return undefined;
      const retryAfter = Math.max(1, Math.ceil(windowSeconds - (now - window.start) / 1000));
      return { title: `The rate limit of ${spellLimit(limit, windowSeconds)} was exceeded.`, retryAfter };
    },
  };
}

function spellLimit(limit: number, windowSeconds: number): string {
  const per = windowSeconds % 60 === 0 ? `${windowSeconds / 60} minutes` : `${windowSeconds} seconds`;
  return `${limit.toLocaleString('en-US')} requests per ${per === '1 minutes' ? 'minute' : per}`;
}

/** The answer that is due, in the way of a failure that leaves some of it, or nothing but that it was carried out. */
export async function spoil(response: Response, { body, status = 502 }: Failure): Promise<Response> {
  if (body === 'replaced') return htmlPage(status);
  if (body === 'lost') return Response.error();
  return body === 'half' ? cutInHalf(response) : withoutId(response);
}

/** Whether a failure is one of the answer alone, so that the operation is carried out. */
export const isCarriedOut = ({ body }: Failure): boolean =>
  body === 'half' || body === 'no-id' || body === 'replaced' || body === 'lost';

function htmlPage(status: number): Response {
  const html = `<!doctype html><title>${status}</title><h1>The page could not be shown</h1><p>proxy error ${status}</p>`;
  return new Response(html, { status, headers: { 'Content-Type': 'text/html; charset=utf-8' } });
}

async function withoutId(response: Response): Promise<Response> {
  const answer = await response.json();
  const items = Array.isArray(answer) ? answer : answer.items;
  delete (Array.isArray(items) ? items[0] : answer)?.id;
  const headers = new Headers(response.headers);
  headers.delete('ETag');
  headers.delete('Content-Length');
  return Response.json(answer, { status: response.status, headers });
}

/** An answer whose end never came, as a gateway leaves it that loses its connection. */
async function cutInHalf(response: Response): Promise<Response> {
  const bytes = await response.arrayBuffer();
  const { status } = response;
  const headers = new Headers(response.headers);
  // A cache would keep the half as the whole that this tag stands for.
  headers.delete('ETag');
  return new Response(bytes.slice(0, Math.floor(bytes.byteLength / 2)), { status, headers });
}

/** Answers in the way of a failure. `drop` cuts the connection; `hang` waits until the client gives up. */
export async function failWith(failure: Failure, request: Request, correlationId: string) {
  const status = failure.status ?? 500;
  switch (failure.body ?? 'problem') {
    case 'problem': {
      const { retryAfterSeconds = status === 429 ? 1 : undefined } = failure;
      const headers = new Headers();
      if (retryAfterSeconds !== undefined) headers.set('Retry-After', String(retryAfterSeconds));
      return problemResponse(problemFor(status, correlationId), headers);
    }
    case 'html':
      return htmlPage(status);
    case 'empty':
      return new Response(null, { status });
    case 'malformed':
      return new Response('{"items": [{"id": "', {
        status,
        headers: { 'Content-Type': 'application/json' },
      });
    case 'half':
    case 'no-id':
    case 'replaced':
    case 'lost':
    case 'drop':
      return Response.error();
    case 'hang':
      await aborted(request.signal);
      return Response.error();
  }
}

function problemFor(status: number, correlationId: string): Problem {
  const titles: Record<number, string> = {
    400: 'One or more validation errors occurred.',
    401: 'The access token is missing, invalid or expired.',
    403: 'Your role does not allow this.',
    404: 'There is no such resource.',
    409: 'The present state forbids this.',
    429: 'The rate limit of 10,000 requests per 5 minutes was exceeded.',
    503: 'The service is unavailable for a moment.',
  };
  return { status, title: titles[status] ?? 'Something went wrong in the service.', correlationId };
}

function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
}
