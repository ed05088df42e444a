import type { ApiError } from './errors';

/** A way for an answer to be wrong, and what the console calls it wherever it happens. */
interface Fault {
  name: string;
  /** Answers in this way, as `fetch` does. */
  answer: () => Promise<Response>;
  /** What happened, in the words for the user. */
  says: string;
  /** What is said of a write instead, as it may have been carried out. */
  saysOfWrite?: string;
  /** Whether the answer had an id to quote to support. */
  quotes?: boolean;
  /** How often a read is sent before it is given up; once where nothing is said. */
  attempts?: number;
}

export const correlationId = '5eaf00d0-0000-4000-8000-00000000c0de';

const problem =
  (status: number, headers: Record<string, string> = {}) =>
  async () =>
    Response.json({ title: 'Something is wrong.', correlationId }, { status, headers });

const page = (status: number) => async () =>
  new Response('<!doctype html><title>Proxy</title>', { status, headers: { 'Content-Type': 'text/html' } });

const json = (body: string | null) => async () =>
  new Response(body, { headers: { 'Content-Type': 'application/json' } });

const lost = 'It may have been carried out';

/** Every kind of failure of one answer, but for a session that ended: that one is not told at its place. */
export const faults: Fault[] = [
  { name: '400', answer: problem(400), says: 'The service did not accept this', quotes: true },
  { name: '403', answer: problem(403), says: 'Not allowed', quotes: true },
  { name: '404', answer: problem(404), says: 'Not found', quotes: true },
  { name: '409', answer: problem(409), says: 'This has changed meanwhile', quotes: true },
  {
    name: '429',
    answer: problem(429, { 'Retry-After': '1' }),
    says: 'Try again in 1 second.',
    quotes: true,
    attempts: 4,
  },
  {
    name: '500',
    answer: problem(500),
    says: 'The service failed',
    saysOfWrite: lost,
    quotes: true,
    attempts: 4,
  },
  {
    name: '502 with a page of a proxy',
    answer: page(502),
    says: 'The service failed',
    saysOfWrite: lost,
    attempts: 4,
  },
  { name: 'HTML', answer: page(200), says: 'The answer cannot be read', saysOfWrite: lost },
  { name: 'an empty body', answer: json(null), says: 'The answer cannot be read', saysOfWrite: lost },
  {
    name: 'half a JSON',
    answer: json('{"items": [{"id": "'),
    says: 'The answer cannot be read',
    saysOfWrite: lost,
  },
  {
    name: 'a cut connection',
    answer: () => Promise.reject(new TypeError('Failed to fetch')),
    says: 'The service cannot be reached',
    saysOfWrite: lost,
    attempts: 4,
  },
];

/** Node follows a signal only as long as somebody holds the request that it belongs to. */
const unanswered: Request[] = [];

/** Never answers; ends as fetch does when its signal aborts. */
export const hangs = (request: Request) =>
  new Promise<Response>((_, reject) => {
    const { signal } = request;
    unanswered.push(request);
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason));
  });

/** What a call fails with. */
export const failure = (call: Promise<unknown>) =>
  call.then(
    () => Promise.reject(new Error('The call succeeded')),
    (error: ApiError) => error,
  );
