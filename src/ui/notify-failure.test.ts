// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '@/api/errors';
import { rememberUnconfirmedWrite } from '@/api/unconfirmed-write';
import { session } from '@/api/session';
import { closeNotices } from './notify';
import { notifyFailure } from './notify-failure';
import { watchNotices } from './testing-notices';

const notices = watchNotices();
const operation = 'verifyLicense';
const title = 'The license was not verified';
const again = vi.fn<() => void>();
const notice = () => notices().at(-1);
/** What is read to find out: the event log, which is all that tells whether a verification was started, and the record. */
const read = vi.fn<() => Promise<Response>>();

/** What looks is loaded when it is needed, which takes a busy machine more than the usual second. */
const patiently = { timeout: 20_000 };

const problem = (status: number, words: string) =>
  new ApiError({ kind: 'problem', status, operation, title: words });

/** Tells of a write whose answer was lost. */
function lose(method = 'POST', path = '/providers/{providerId}/licenses/{licenseId}/verify') {
  const error = new ApiError({ kind: 'network', operation });
  rememberUnconfirmedWrite(error, {
    operation,
    method,
    path,
    ids: { licenseId: 'l1', providerId: 'p1' },
    body: {},
    sentAt: 0,
  });
  notifyFailure({ title, error, about: 'verifying the license now', again });
}

beforeEach(() => {
  session.begin({ token: 'secret', user: { email: 'ada@example.org' }, persistent: false, way: 'password' });
  read.mockReset();
  vi.stubGlobal('fetch', ({ method }: Request) =>
    method === 'GET' ? read() : Promise.resolve(new Response(null, { status: 204 })),
  );
});
afterEach(() => session.end('user'));

describe('a failure without a form', () => {
  it('that is certain names what was not done, why, and what to quote', () => {
    const error = new ApiError({
      kind: 'problem',
      status: 409,
      correlationId: 'c-1',
      operation,
      title: 'Runs already',
    });
    notifyFailure({ title, error, about: 'verifying the license now', again });
    expect(notice()).toMatchObject({ tone: 'error', title, action: { label: 'Try again' } });
    expect(notice()?.message).toBe('This has changed meanwhile. Runs already. c-1');
    expect(notice()?.stays, 'goes like any other').toBeUndefined();
    expect(read).not.toHaveBeenCalled();
  });

  it('says what the service said once, and offers no second try where that cannot help', () => {
    notifyFailure({ title, error: problem(402, `${title}.`), again });
    expect(notice()).toMatchObject({ title, message: '', action: { label: 'Try again' } });
    notifyFailure({ title, error: problem(409, 'This has changed meanwhile.'), again });
    expect(notice()).toMatchObject({ title, message: 'This has changed meanwhile.' });
    notifyFailure({ title, error: problem(413, 'Payload too large'), again });
    expect(notice()?.action).toBeUndefined();
  });

  it('of a write whose answer was lost says so, looks, and says what it found in the same place', async () => {
    const event = { messageTemplate: '{user} ran a monitor', messageParameters: { user: 'ada@example.org' } };
    read.mockImplementation(async () => Response.json({ items: [event] }));
    lose();
    expect(notice()).toMatchObject({
      tone: 'warning',
      title: 'It may have been carried out',
      action: { label: 'Send again' },
    });
    await vi.waitFor(
      () =>
        expect(notice()?.message).toContain(
          'The event log tells of you since then: ada@example.org ran a monitor.',
        ),
      patiently,
    );
    expect(notice()?.message).toContain('About: verifying the license now.');
    expect(new Set(notices().map(({ id }) => id)).size).toBe(1);
  });

  it('says that it could not look, and says nothing more to whoever has closed it', async () => {
    read.mockImplementation(async () => Response.json({ title: 'No.' }, { status: 403 }));
    lose('DELETE', '/providers/{providerId}');
    closeNotices();
    lose('DELETE', '/providers/{providerId}');
    await vi.waitFor(
      () => expect(notice()?.message).toContain('The console could not look whether it was.'),
      patiently,
    );
    expect(notices()).toHaveLength(3);
  });
});
