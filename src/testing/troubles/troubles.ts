import { vi } from 'vitest';

/** A way for a write to go wrong between the press of a button and the answer on screen. */
export interface Trouble {
  name: string;
  /** Whether the service carries out what is sent first. */
  isCarriedOut: boolean;
  /**
   * What the console may know by the answer: `refused` that nothing was done, `unclear` nothing at all, as the answer was lost or a
   * gateway's, `answered` that it was done.
   */
  tells: 'refused' | 'unclear' | 'answered';
  /** Answers what is sent first; `carryOut` has the service do it. Without this it is answered as ever. */
  answer?: (carryOut: () => Promise<Response>, field: string) => Promise<Response>;
  /** What happens around the press of the button, where that is more than one press. */
  around?: 'two presses' | 'sign-in' | 'closed meanwhile' | 'colleague' | 'opened anew';
  /** The state of the browser meanwhile; gives what ends it. */
  begin?: () => () => void;
  /** A piece of what has to be said then. */
  says?: string;
}

const correlationId = '5eaf00d0-0000-4000-8000-00000000c0de';

/** The error object of the service. */
const problem = (status: number, more: object = {}, headers: Record<string, string> = {}) =>
  Response.json(
    { status, title: 'Something is the matter.', correlationId, ...more },
    { status, headers: { 'Content-Type': 'application/problem+json', ...headers } },
  );

/** What a gateway writes in place of an answer. */
const page = (status: number) =>
  new Response('<!doctype html><title>Gateway</title><h1>Sorry</h1>', {
    status,
    headers: { 'Content-Type': 'text/html' },
  });

const cut = () => {
  throw new TypeError('Failed to fetch');
};

/** What the service says of a field that it refuses. */
export const refusal = 'Has to be another one.';

const refused = (name: string, status: number, says: string, more?: object): Trouble => ({
  name,
  isCarriedOut: false,
  tells: 'refused',
  says,
  answer: async () => problem(status, more, status === 429 ? { 'Retry-After': '1' } : {}),
});

const lostBefore = (name: string, answer: () => Response): Trouble => ({
  name,
  isCarriedOut: false,
  tells: 'unclear',
  answer: async () => answer(),
});

const lostAfter = (name: string, answer: (whole: Response) => Response | Promise<Response>): Trouble => ({
  name,
  isCarriedOut: true,
  tells: 'unclear',
  answer: async (carryOut) => answer(await carryOut()),
});

/** The first half of an answer. An empty one has no half: it is the page of a gateway then. */
async function half(whole: Response): Promise<Response> {
  const text = await whole.text();
  const { status, headers } = whole;
  return text ? new Response(text.slice(0, Math.ceil(text.length / 2)), { status, headers }) : page(200);
}

/** Every trouble that a write can meet. */
export const troubles: readonly Trouble[] = [
  {
    ...lostBefore('the browser is offline', cut),
    begin() {
      const spy = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
      return () => spy.mockRestore();
    },
  },
  lostBefore('the connection is cut before the service saw it', cut),
  lostAfter('the answer is lost after it was carried out', cut),
  lostBefore('500 before it was carried out', () => problem(500)),
  lostAfter('500 after it was carried out', () => problem(500)),
  lostBefore('502 of a gateway that did not reach the service', () => page(502)),
  lostAfter('504 of a gateway after it was carried out', () => page(504)),
  refused('409', 409, 'Something is the matter'),
  {
    name: 'a colleague was faster',
    isCarriedOut: false,
    tells: 'refused',
    around: 'colleague',
  },
  {
    name: '422 with what is wrong with a field',
    isCarriedOut: false,
    tells: 'refused',
    says: refusal,
    answer: async (_, field) => problem(422, { errors: { [`$.${field}`]: [refusal] } }),
  },
  refused('413', 413, 'Too large'),
  refused('429', 429, 'Too many requests'),
  {
    name: 'the session ends in the middle',
    isCarriedOut: false,
    tells: 'refused',
    around: 'sign-in',
    answer: async () => problem(401),
  },
  refused('403', 403, 'Not allowed'),
  lostAfter('half of the answer', half),
  lostBefore('the page of a gateway with 200', () => page(200)),
  {
    name: 'a slow answer, and the form is closed',
    isCarriedOut: true,
    tells: 'answered',
    around: 'closed meanwhile',
  },
  {
    ...lostAfter('the answer is lost after it was carried out, and the form is left and opened anew', cut),
    around: 'opened anew',
  },
  { name: 'a double click', isCarriedOut: true, tells: 'answered', around: 'two presses' },
];
