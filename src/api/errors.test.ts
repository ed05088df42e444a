import { describe, expect, it, vi } from 'vitest';
import { observeServerDate } from '@/lib/clock';
import {
  ApiError,
  describeError,
  mayBeCarriedOut,
  mayHelpAgain,
  problemError,
  retryAfter,
  saidOnce,
} from './errors';

const answer = (status: number, headers: Record<string, string> = {}) =>
  new Response(null, { status, headers });

const words = (status: number, title?: string) =>
  describeError(new ApiError({ kind: 'problem', status, title }));

describe('the error of an answer outside 2xx', () => {
  it('carries the fields of the error object', () => {
    const error = problemError(
      answer(400),
      {
        title: 'One or more validation errors occurred.',
        status: 400,
        correlationId: '5f0e91c4-2b7d-4c2e-9a55-0d6a4f0c7b11',
        errors: {
          '$.firstName': ['Required.'],
          '$.npi': ['Must have ten digits.', 'Has a wrong check digit.'],
        },
      },
      'createProvider',
    );
    expect(error).toMatchObject({
      kind: 'problem',
      status: 400,
      title: 'One or more validation errors occurred.',
      correlationId: '5f0e91c4-2b7d-4c2e-9a55-0d6a4f0c7b11',
      operation: 'createProvider',
    });
    expect(error.errors['$.npi']).toEqual(['Must have ten digits.', 'Has a wrong check digit.']);
  });

  it.each([
    ['HTML', '<html><body>Bad gateway</body></html>'],
    ['nothing', undefined],
    ['half a JSON', '{"title":"Unav'],
    ['a list', ['title']],
    ['fields of other types', { title: 7, correlationId: {}, errors: 'no' }],
  ])('is made from %s all the same, by its status', (_, body) => {
    const error = problemError(answer(502), body);
    expect(error).toMatchObject({ status: 502, title: 'The service answered 502', errors: {} });
    expect(error.correlationId).toBeUndefined();
    expect(JSON.stringify({ ...error, message: error.message })).not.toContain('gateway');
  });

  it('takes a single message where a list is due, and leaves out what is no text', () => {
    const { errors } = problemError(answer(400), {
      errors: { '$.a': 'Wrong.', '$.b': [1, null], '$.c': ['So.', 2] },
    });
    expect(errors).toEqual({ '$.a': ['Wrong.'], '$.c': ['So.'] });
  });
});

describe('Retry-After', () => {
  const date = 'Fri, 20 Nov 2026 08:00:00 GMT';
  const wait = (value: string, headers: Record<string, string> = { Date: date }) =>
    retryAfter(new Headers({ ...headers, 'Retry-After': value }));

  it('may hold seconds or a date, and gives milliseconds', () => {
    expect(wait('7')).toBe(7000);
    expect(wait('Fri, 20 Nov 2026 08:00:30 GMT')).toBe(30_000);
  });

  it('is counted from service time where the answer has no date of its own', () => {
    vi.useFakeTimers({ now: Date.parse('2026-11-20T05:00:00Z') });
    observeServerDate(new Headers({ Date: date }), 'write');
    expect(wait('Fri, 20 Nov 2026 08:00:30 GMT', {})).toBe(30_000);
    observeServerDate(new Headers({ Date: new Date().toUTCString() }), 'write');
    vi.useRealTimers();
  });

  it('says nothing when it is absent or not readable, and never points back in time', () => {
    expect(retryAfter(new Headers())).toBeUndefined();
    expect(wait('soon')).toBeUndefined();
    expect(wait('')).toBeUndefined();
    expect(wait('Fri, 20 Nov 2026 07:00:00 GMT')).toBe(0);
  });
});

describe('an error in plain words', () => {
  it('says what to do for each status that has a meaning of its own', () => {
    expect(words(401)).toEqual({ title: 'Your session has ended', text: 'Sign in again to go on.' });
    expect(words(403).title).toBe('Not allowed');
    expect(words(404).title).toBe('Not found');
    expect(words(409, 'The verification was resolved already')).toEqual({
      title: 'This has changed meanwhile',
      text: 'The verification was resolved already.',
    });
    expect(words(503).text).toContain('503');
  });

  it.each([405, 410, 413, 415])(
    'says of %i what is the matter in words, and that trying again is no help',
    (status) => {
      const { title, text } = words(status, 'Refused');
      expect(title).not.toMatch(/\d|Refused/);
      expect(text).toMatch(/\.$/);
      expect(mayHelpAgain(new ApiError({ kind: 'problem', status }))).toBe(false);
      expect(mayHelpAgain(new ApiError({ kind: 'problem', status: 503 }))).toBe(true);
    },
  );

  it('reads messages of fields from a list, and what is the matter from `detail`', () => {
    const listed = problemError(answer(422), {
      title: 'Unprocessable Entity',
      errors: [
        { field: 'firstName', message: 'Too long.' },
        { pointer: '#/npi', detail: 'Not ten digits.' },
        { path: 'npi', message: 'Taken.' },
        'Something else.',
        null,
        {},
      ],
    });
    expect(listed.errors).toEqual({
      firstName: ['Too long.'],
      '#/npi': ['Not ten digits.'],
      npi: ['Taken.'],
      '': ['Something else.'],
    });
    const framed = problemError(answer(422), {
      detail: [{ loc: ['body', 'addresses', 0, 'zip_code'], msg: 'Wrong.' }],
    });
    expect(framed.errors).toEqual({ 'body.addresses.0.zip_code': ['Wrong.'] });
    const gateway = problemError(answer(413), { title: 'Payload Too Large', detail: 'At most 1 MB.' });
    expect(gateway.title).toBe('At most 1 MB.');
    const quoting = problemError(answer(403), {
      title: 'Refused',
      detail: 'Header Authorization: Bearer abc',
    });
    expect(quoting.title).toBe('Refused');
  });

  it('tells how long to wait when the limit is reached', () => {
    const error = new ApiError({ kind: 'problem', status: 429, retryAfterMs: 41_500 });
    expect(describeError(error).text).toContain('42 seconds');
  });

  it('says what a status means for the operation where that is not what it means elsewhere', () => {
    const operation = 'requestCrmDocument';
    const error = problemError(answer(409), { title: 'Conflict.', correlationId: 'c1' }, operation);
    expect(describeError(error)).toMatchObject({ title: 'No CRM is configured', correlationId: 'c1' });
    expect(words(409, 'Conflict.').title).toBe('This has changed meanwhile');
  });

  it('tells a lost network from a slow service, an unreadable answer and a fault of the page', () => {
    const titles = (['network', 'timeout', 'not-json', 'aborted'] as const).map(
      (kind) => describeError(new ApiError({ kind })).title,
    );
    expect(new Set(titles).size).toBe(4);
    expect(describeError(new TypeError('x is undefined')).text).not.toContain('undefined');
    expect(describeError(undefined).title).toBe('Something went wrong here');
  });

  it.each([
    ['network', 'cut before an answer came'],
    ['timeout', 'No answer came in time'],
    ['not-json', 'cannot be read'],
  ] as const)('never says of a write that ended with %s that it was not carried out', (kind, why) => {
    const { title, text } = describeError(new ApiError({ kind, operation: 'createProvider' }));
    expect(title).toBe('It may have been carried out');
    expect(text).toContain(why);
    expect(describeError(new ApiError({ kind })).title).not.toBe(title);
  });

  it.each([502, 504, 520, 524])('knows nothing of a write that a gateway answered with %i', (status) => {
    const error = new ApiError({ kind: 'problem', status, operation: 'createProvider' });
    expect(mayBeCarriedOut(error)).toBe(true);
    expect(describeError(error)).toEqual({
      title: 'It may have been carried out',
      text: `A gateway answered ${status}: the service’s own answer did not reach it.`,
    });
    expect(mayBeCarriedOut(new ApiError({ kind: 'problem', status })), 'a read').toBe(false);
  });

  it.each([500, 502, 504])(
    'knows nothing of a write at which the service itself failed with %i',
    (status) => {
      const own = { kind: 'problem', status, operation: 'createProvider', correlationId: 'c-1' } as const;
      const error = new ApiError(own);
      expect(mayBeCarriedOut(error)).toBe(true);
      expect(describeError(error)).toEqual({
        title: 'It may have been carried out',
        text: `The service answered ${status}: it failed on the way.`,
        correlationId: 'c-1',
      });
    },
  );

  it.each([501, 503])('says of a write that was turned away with %i that the service failed', (status) => {
    const error = new ApiError({ kind: 'problem', status, operation: 'createProvider' });
    expect(mayBeCarriedOut(error)).toBe(false);
    expect(describeError(error).title).toBe('The service failed');
  });

  it('takes the service’s own word where the contract says what its 502 means', () => {
    const error = new ApiError({ kind: 'problem', status: 502, operation: 'requestCrmDocument' });
    expect(mayBeCarriedOut(error)).toBe(false);
    expect(describeError(error).title).toBe('The CRM did not answer');
  });

  it('says of a write that was refused, or gave nothing but a token, that it was not', () => {
    expect(mayBeCarriedOut(new ApiError({ kind: 'problem', status: 409, operation: 'createProvider' }))).toBe(
      false,
    );
    expect(mayBeCarriedOut(new ApiError({ kind: 'network', operation: 'signInWithPassword' }))).toBe(false);
    expect(mayBeCarriedOut(new ApiError({ kind: 'network' }))).toBe(false);
    expect(mayBeCarriedOut(new TypeError('x'))).toBe(false);
  });

  it('passes the correlation id on, and has none where the service gave none', () => {
    const correlationId = '5f0e91c4-2b7d-4c2e-9a55-0d6a4f0c7b11';
    expect(describeError(new ApiError({ kind: 'problem', status: 500, correlationId })).correlationId).toBe(
      correlationId,
    );
    expect('correlationId' in words(500)).toBe(false);
  });
});

describe('a heading and the sentences below it', () => {
  const changed = 'This has changed meanwhile';
  it.each([
    [409, changed, changed, ''],
    [409, `${changed}.`, changed, ''],
    [409, 'THIS HAS CHANGED, MEANWHILE!', changed, ''],
    [409, 'has changed meanwhile', changed, ''],
    [
      409,
      'This has changed meanwhile: Ada Quill closed it.',
      'This has changed meanwhile: Ada Quill closed it',
      '',
    ],
    [409, 'Runs already', changed, 'Runs already.'],
    [400, 'The service did not accept this.', 'The service did not accept this', ''],
    [418, 'The kettle is a teapot.', 'The kettle is a teapot', ''],
    [402, 'Pay first', 'Pay first', ''],
    [402, undefined, 'The service answered 402', ''],
  ])('say what an answer of %i with the words %j means once', (status, title, heading, text) => {
    expect(words(status, title)).toEqual({ title: heading, text });
  });

  it.each([
    [['The monitor was not run', 'The monitor was not run.', 'Try again.'], 'Try again.'],
    [['The monitor was not run', 'Not allowed.', 'not allowed', ''], 'Not allowed.'],
    [
      ['Not saved', 'Too large.', 'The file is too large. Nothing was stored.'],
      'The file is too large. Nothing was stored.',
    ],
    [['Not saved', 'The file is too large.', 'Too large.'], 'The file is too large.'],
    [['Not saved', 'No. 12 is not free.', 'No. 13 is.'], 'No. 12 is not free. No. 13 is.'],
    [['Not saved', 'Ask Dr. Quill. Ask Dr. Ortiz.'], 'Ask Dr. Quill. Ask Dr. Ortiz.'],
    [['No answer came', 'No answer came. Check the network.'], 'Check the network.'],
    [['Ärzte fehlen', 'ÄRZTE FEHLEN!', undefined, false], ''],
    [['Gone', 'Gone for good.', 'It was removed.'], 'Gone for good. It was removed.'],
  ] as const)('of %j are %j', ([heading, ...texts], text) => {
    expect(saidOnce(heading, ...texts)).toEqual({ title: heading, text });
  });

  it('becomes what says the heading and more', () => {
    expect(
      saidOnce('The monitor was not run', 'The monitor was not run: it is paused.', 'Resume it.'),
    ).toEqual({ title: 'The monitor was not run: it is paused', text: 'Resume it.' });
  });
});
