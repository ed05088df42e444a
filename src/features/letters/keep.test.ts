// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import type { CredentialingRequest } from '@/api/models';
import { createQueryClient } from '@/api/query-client';
import { attemptsMade, attemptsOf, dueOn, type FollowUpSubject, unsentLetters } from '@/domain/follow-up';
import { waitingStatuses } from '@/features/credentialing/request-statuses';
import { followUpsOptions } from '@/features/follow-up/kept';
import { markLetterSent } from '@/features/follow-up/made-letters';
import { requestSubject } from '@/features/follow-up/subjects';
import { simulateService, type SimulatedService } from '@/testing/service';
import { lettersPdf } from './document';
import { keepLetter, keptText } from './keep';
import type { LetterRecipient, WrittenLetter } from './letter';

let service: SimulatedService;
let queryClient: ReturnType<typeof createQueryClient>;
let providerId: string;

beforeEach(async () => {
  service = await simulateService({ providers: 0 });
  queryClient = createQueryClient();
  providerId = service.put('providers', { firstName: 'Ada', lastName: 'Quill' }).id;
});

const letter = (
  recipient: Partial<LetterRecipient> = {},
  more: Partial<WrittenLetter> = {},
): WrittenLetter => ({
  recipient: {
    key: 'a',
    kind: 'provider',
    id: providerId,
    name: 'Ada Quill',
    occasion: 'free',
    facts: {},
    ...recipient,
  },
  template: 'Expirables reminder',
  subject: 'Renew',
  text: 'Dear Ada Quill:\n\nPlease renew.',
  facts: { address: '1 Main St\nReno, NV 89501', 'e-mail': 'ada@work.example' },
  way: 'pdf',
  day: '2026-11-29',
  sent: { on: '2026-11-29', way: 'Mail' },
  ...more,
});

/** The letters that are kept; follow-ups and keys of the browser are files as well. */
const files = () =>
  [...service.world.uploads.all()].map(({ path }) => path).filter((path) => path.includes('/Letters/'));
const keep = (one: WrittenLetter) => keepLetter(one, queryClient);

async function requestOf(isSelfManaged: boolean) {
  const body = { providerId, type: 'Initial', isSelfManaged };
  return (await service.colleague<{ id: string }>('POST /credentialing-requests', body)).id;
}
const requestNow = (id: string) =>
  service.colleague<CredentialingRequest>(`GET /credentialing-requests/${id}`);

test('A letter is kept among the files of whom it went to, with its text, its way and its day', async () => {
  await keep(letter({}, { way: 'csv' }));
  expect(files()).toEqual([`providers/${providerId}/Letters/2026-11-29 Expirables reminder.txt`]);
  const [file] = service.world.uploads.all();
  const text = atob(file?.content ?? '');
  expect(text).toContain('To: Ada Quill, 1 Main St, Reno, NV 89501');
  expect(text).toContain('By mail');
  expect(text).toContain('Dear Ada Quill:\n\nPlease renew.');
});

test('A letter of which a PDF was made is kept as that PDF, also where it is noted on its request, and its attempt has its text', async () => {
  const requestId = await requestOf(true);
  const subject: FollowUpSubject = {
    kind: 'request',
    id: requestId,
    name: 'Quill, Ada',
    what: 'Initial',
    providerId,
  };
  const written = letter({ occasion: 'missing', requestId, asksAbout: [subject] });
  await keep({ ...written, sent: undefined });
  const path = `providers/${providerId}/Letters/2026-11-29 Expirables reminder.pdf`;
  const file = [...service.world.uploads.all()].find((one) => one.path === path);
  const saved = await lettersPdf([written]);
  const bytes = new Uint8Array(await saved.arrayBuffer());
  expect([...atob(file?.content ?? '')].map((one) => one.charCodeAt(0))).toEqual([...bytes]);
  // Said to be sent after all, it is the same file, and waits no more.
  await keep(written);
  expect(files()).toEqual([path]);
  expect((await requestNow(requestId)).currentEvent?.note).toContain('Please renew.');
  const [followUp] = await followUpsKept();
  if (!followUp) throw new Error('Nothing is followed up.');
  expect(unsentLetters(followUp)).toEqual([]);
  expect(attemptsOf(followUp)).toMatchObject([
    { letter: path, text: 'Renew\n\nDear Ada Quill:\n\nPlease renew.' },
  ]);
});

test('How a letter went is told as it was sent, however it was made; one that was not sent yet, as it was made', () => {
  const emailed = keptText(letter({}, { way: 'pdf', sent: { on: '2026-11-30', way: 'E-mail' } }));
  expect(emailed).toContain('To: Ada Quill, ada@work.example\nBy e-mail');
  expect(emailed).not.toContain('PDF');
  expect(keptText(letter({}, { sent: undefined }))).toContain('Reno, NV 89501\nAs a PDF to print');
});

test('The same letter is kept once however often it is sent, and another one of the same day beside it', async () => {
  await keep(letter());
  await keep(letter());
  expect(files()).toHaveLength(1);
  await keep(letter({}, { text: 'Dear Ada Quill:\n\nPlease renew at once.' }));
  expect(files()).toEqual([
    `providers/${providerId}/Letters/2026-11-29 Expirables reminder.pdf`,
    `providers/${providerId}/Letters/2026-11-29 Expirables reminder (2).pdf`,
  ]);
});

test('A letter about missing information is a note of the event that asks for it, and is not noted twice', async () => {
  const requestId = await requestOf(true);
  const missing = letter({ occasion: 'missing', requestId }, { template: 'Missing information' });
  expect(await keep(missing)).toBe(
    'Noted on the request: information requested. Kept as 2026-11-29 Missing information.pdf.',
  );
  await keep(missing);
  const { currentEvent, allEvents } = await requestNow(requestId);
  expect(currentEvent).toMatchObject({
    status: 'AdditionalInformationRequested',
    note: keptText(missing).trim(),
  });
  expect(allEvents?.filter(({ note }) => note?.includes('Please renew'))).toHaveLength(1);
  expect(files()).toHaveLength(1);
});

test.each([
  [1, 'SecondAttemptMissingInfo', 2],
  [2, 'ThirdAttemptMissingInfo', 3],
  [3, 'ThirdAttemptMissingInfo', 4],
] as const)(
  'A letter to whom a request asked %i times by its status never sets it back: %s, attempt %i',
  async (times, status, number) => {
    const requestId = await requestOf(true);
    for (const before of waitingStatuses.slice(0, times)) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await service.colleague(`POST /credentialing-requests/${requestId}/events`, { status: before });
    }
    const subject = requestSubject({ ...(await requestNow(requestId)), id: requestId });
    const missing = letter({ occasion: 'missing', requestId, asksAbout: [subject] });
    await keep(missing);
    await keep(missing);
    expect((await requestNow(requestId)).currentEvent?.status).toBe(status);
    const [followUp] = await followUpsKept();
    expect(followUp && [attemptsMade(followUp), attemptsOf(followUp).length]).toEqual([number, 1]);
  },
);

test('A letter about missing information that was not sent asked nobody: it is kept as a file', async () => {
  const requestId = await requestOf(true);
  const missing = letter({ occasion: 'missing', requestId }, { sent: undefined });
  expect(await keep(missing)).toBe('Kept as 2026-11-29 Expirables reminder.pdf.');
  expect((await requestNow(requestId)).allEvents).toHaveLength(1);
});

test('Where the operator processes the request, its letter is kept as a file', async () => {
  const requestId = await requestOf(false);
  expect(await keep(letter({ requestId }))).toBe('Kept as 2026-11-29 Expirables reminder.pdf.');
  expect((await requestNow(requestId)).allEvents).toHaveLength(1);
});

test('What else is noted is told where the letter is kept, also of one that is noted on its request', async () => {
  const kept: (string | undefined)[] = [];
  const onKept = async (_: WrittenLetter, path: string | undefined) => void kept.push(path);
  await keep(letter({ onKept }));
  await keep(letter({ onKept, occasion: 'missing', requestId: await requestOf(true) }));
  expect(kept).toEqual([files()[0], files()[0]]);
});

test('What else is noted comes after the letter is kept, and again where it failed', async () => {
  let tries = 0;
  const onKept = async () => {
    tries += 1;
    if (tries === 1) throw new Error('not now');
  };
  await expect(keep(letter({ onKept }))).rejects.toThrow('not now');
  await keep(letter({ onKept }));
  expect([tries, files().length]).toEqual([2, 1]);
});

test('A letter that asks about something is an attempt of its follow-up once it was sent, as it was sent, once, and no note stands beside it', async () => {
  const subject: FollowUpSubject = {
    kind: 'expirable',
    id: 'Malpractice-p1',
    name: 'Quill, Ada',
    what: 'Malpractice insurance, Coverys, P-4711',
    providerId,
    expirable: { kind: 'Malpractice', record: 'p1', group: 'coverys', until: '2026-11-01' },
  };
  const written = letter(
    { occasion: 'expirables', asksAbout: [subject] },
    {
      sent: { on: '2026-11-30', way: 'Fax' },
      text: 'Please reply by Dec 17, 2026.',
      facts: { 'reply by': 'Dec 17, 2026' },
    },
  );
  await keepLetter(written, queryClient);
  await keepLetter(written, queryClient);
  const { all } = await createQueryClient().fetchQuery(followUpsOptions());
  expect(Object.values(all).map(({ next }) => next?.on)).toEqual(['2026-12-17']);
  const kept = Object.values(all).map((one) => attemptsOf(one).map(({ on, of, how }) => [on, of, how]));
  expect(kept).toEqual([[['2026-11-30', 'Ada Quill', 'fax']]]);
  expect(await service.colleague(`GET /providers/${providerId}/notes`)).toEqual([]);
});

const followUpsKept = async () =>
  Object.values((await createQueryClient().fetchQuery(followUpsOptions())).all);

test('A letter that was made and not sent waits at everything that it asks about, and is an attempt of each once it is marked as sent', async () => {
  const requestId = await requestOf(true);
  const request: FollowUpSubject = {
    kind: 'request',
    id: requestId,
    name: 'Quill, Ada',
    what: 'Initial',
    providerId,
  };
  const policy: FollowUpSubject = {
    kind: 'expirable',
    id: 'Malpractice-p1',
    name: 'Quill, Ada',
    what: 'Policy',
    providerId,
  };
  const written = letter(
    { asksAbout: [request, policy] },
    { sent: undefined, text: 'Please reply by Dec 17, 2026.', facts: { 'reply by': 'Dec 17, 2026' } },
  );
  await keep(written);
  await keep(written);
  for (const one of await followUpsKept()) {
    expect([attemptsOf(one), unsentLetters(one).length, dueOn(one)]).toEqual([[], 1, '2026-11-29']);
  }
  expect((await requestNow(requestId)).allEvents).toHaveLength(1);

  const [first] = await followUpsKept();
  const [made] = first ? unsentLetters(first) : [];
  if (!first || !made) throw new Error('No letter waits.');
  const mark = () => markLetterSent(queryClient, first, made, { on: '2026-11-30', way: 'Fax' }, 'marked');
  await mark();
  await mark();
  const after = await followUpsKept();
  expect(after).toHaveLength(2);
  for (const one of after) {
    expect(attemptsOf(one).map(({ on, of, how }) => [on, of, how])).toEqual([
      ['2026-11-30', 'Ada Quill', 'fax'],
    ]);
    expect([unsentLetters(one), dueOn(one)]).toEqual([[], '2026-12-17']);
  }
  expect((await requestNow(requestId)).currentEvent).toMatchObject({
    status: 'AdditionalInformationRequested',
  });
  expect((await requestNow(requestId)).allEvents).toHaveLength(2);
});
