// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '@/api/query-client';
import type { CredentialingRequest, FilePage, ProviderEnrollment, ProviderNote } from '@/api/models';
import { attemptsOf, countedAttempts, type FollowUpSubject, nextStepWords } from '@/domain/follow-up';
import { addDays, localDay } from '@/lib/dates';
import { simulateService, type SimulatedService } from '@/testing/service';
import { uploadFile } from '@/features/files/uploads';
import { followUpPath, followUpText, readFollowUpText } from './file';
import { followUpsOptions, keepFollowUp } from './kept';
import { logAttempt, removeAttempt, setNextStep, setStanding } from './log';
import { settleFollowUps } from './settle';
import { enrollmentSubject } from './subjects';

// What a browser keeps in IndexedDB, which this environment has not.
vi.mock('idb-keyval', async () => (await import('@/features/roster/testing-store')).keyval);
vi.mock('@/features/sealing/key', () => import('@/features/sealing/testing'));

let service: SimulatedService;
let client: ReturnType<typeof createQueryClient>;
let subject: FollowUpSubject;
const today = localDay();

beforeEach(async () => {
  const { emptyBrowser } = await import('@/features/roster/testing-store');
  emptyBrowser();
  service = await simulateService({ providers: 0 });
  client = createQueryClient();
  const { id: providerId } = service.put('providers', { firstName: 'Ada', lastName: 'Quill' });
  subject = {
    kind: 'expirable',
    id: 'Malpractice-old',
    name: 'Quill, Ada',
    what: 'Malpractice insurance, Coverys',
    providerId,
    expirable: { kind: 'Malpractice', record: 'old', group: '', until: addDays(today, -10) ?? '' },
  };
});

const asked = (more: object = {}) => ({
  on: today,
  of: 'Quill, Ada',
  how: 'email' as const,
  asked: 'The new policy',
  ...more,
});

const notes = () => service.colleague<ProviderNote[]>(`GET /providers/${subject.providerId}/notes`);

test('An attempt is kept for the team with its next date, and noted with the provider', async () => {
  const kept = await logAttempt(client, { subject, id: '1', attempt: asked() });
  expect(nextStepWords(kept)).toBe('Second attempt');
  expect((kept.next?.on ?? '') >= (addDays(today, 14) ?? '')).toBe(true);
  const [note] = await notes();
  expect(note?.note).toContain('attempt 1: e-mail to Quill, Ada.');
  expect(note?.note).toContain('About: Malpractice insurance, Coverys.');
});

test('An attempt that is sent again is logged once and noted once', async () => {
  service.loses('POST /providers/{providerId}/notes');
  await logAttempt(client, { subject, id: '1', attempt: asked() }).catch(() => undefined);
  const kept = await logAttempt(client, { subject, id: '1', attempt: asked() });
  expect(attemptsOf(kept)).toHaveLength(1);
  expect(await notes()).toHaveLength(1);
});

test('A colleague’s attempt in between is merged and not written over', async () => {
  await logAttempt(client, { subject, id: 'mine', attempt: asked() });
  const theirs = {
    ...asked({ how: 'phone' }),
    id: 'theirs',
    at: `${today}T08:00:00.000Z`,
    by: 'eli@example.org',
  };
  const path = followUpPath(subject);
  // The browser of a colleague that has read the file before this one writes, and writes after it.
  service.answersOnce('PUT /files/uploads/{path}', async (carryOut) => {
    const answer = await carryOut();
    const text = followUpText({ subject, attempts: [theirs], removed: [] });
    await uploadFile(path, new Blob([text]), { overwrite: true });
    return answer;
  });
  const kept = await logAttempt(client, { subject, id: 'mine again', attempt: asked() });
  expect(attemptsOf(kept).map(({ id }) => id)).toEqual(
    expect.arrayContaining(['theirs', 'mine', 'mine again']),
  );
  expect(nextStepWords(kept)).toBe('Escalate to the manager');
});

test('An attempt on a request that the organization processes is an event with the status of that attempt', async () => {
  const body = { providerId: subject.providerId, type: 'Initial', isSelfManaged: true };
  const { id } = await service.colleague<{ id: string }>('POST /credentialing-requests', body);
  const ofRequest: FollowUpSubject = { ...subject, kind: 'request', id, what: 'Initial credentialing' };
  for (const nth of ['1', '2'])
    await logAttempt(client, {
      subject: ofRequest,
      id: nth,
      attempt: asked({ text: nth }),
      setsStatus: true,
    });
  const request = await service.colleague<CredentialingRequest>(`GET /credentialing-requests/${id}`);
  expect(request.currentEvent?.status).toBe('SecondAttemptMissingInfo');
  expect(request.currentEvent?.note).toContain('attempt 2: e-mail to Quill, Ada.');
  expect(await notes()).toEqual([]);
});

test('An attempt after a request was answered sets its status no lower: it is the one after those by status', async () => {
  const body = { providerId: subject.providerId, type: 'Initial', isSelfManaged: true };
  const { id } = await service.colleague<{ id: string }>('POST /credentialing-requests', body);
  const ofRequest: FollowUpSubject = { ...subject, kind: 'request', id, what: 'Initial credentialing' };
  const log = (nth: string) =>
    logAttempt(client, { subject: ofRequest, id: nth, attempt: asked({ text: nth }), setsStatus: true });
  await log('1');
  await log('2');
  await setStanding(client, ofRequest, { is: 'answered', why: 'By phone' });
  await logAttempt(client, {
    subject: ofRequest,
    isAsKept: true,
    id: '3',
    attempt: asked({ text: '3' }),
    setsStatus: true,
  });
  const request = await service.colleague<CredentialingRequest>(`GET /credentialing-requests/${id}`);
  expect(request.currentEvent?.note).toContain('attempt 3: e-mail to Quill, Ada.');
  expect(request.currentEvent?.status).toBe('ThirdAttemptMissingInfo');
});

test('On a request that the operator processes the note stands with the provider', async () => {
  const body = { providerId: subject.providerId, type: 'Initial', isSelfManaged: false };
  const { id } = await service.colleague<{ id: string }>('POST /credentialing-requests', body);
  const ofRequest: FollowUpSubject = { ...subject, kind: 'request', id, what: 'Initial credentialing' };
  await logAttempt(client, { subject: ofRequest, id: '1', attempt: asked(), setsStatus: true });
  expect(await notes()).toHaveLength(1);
});

test('An attempt whose note fails is logged once, and its note is written once, when it is sent again', async () => {
  service.answersOnce(`POST /providers/${subject.providerId}/notes`, async () =>
    Response.json({ title: 'No room', status: 400 }, { status: 400 }),
  );
  const send = () => logAttempt(client, { subject, id: '1', attempt: asked() });
  await expect(send()).rejects.toThrow();
  expect(attemptsOf(await send())).toHaveLength(1);
  expect(await notes()).toHaveLength(1);
});

test('Of what is on the record already no note is written beside it', async () => {
  const followUp = await logAttempt(client, { subject, id: '1', attempt: asked(), isNoted: true });
  expect(attemptsOf(followUp)).toHaveLength(1);
  expect(await notes()).toEqual([]);
});

test('An attempt that is taken back counts no more, and a closed follow-up is opened by the next one', async () => {
  await logAttempt(client, { subject, id: '1', attempt: asked() });
  await setStanding(client, subject, { is: 'given up', why: 'Left the group' });
  const opened = await logAttempt(client, { subject, id: '2', attempt: asked() });
  expect(opened.standing?.is).toBe('open');
  expect(attemptsOf(await removeAttempt(client, subject, '1')).map(({ id }) => id)).toEqual(['2']);
});

const settle = () => settleFollowUps(client, new AbortController().signal, () => undefined);

test('A new policy on file closes the follow-up with what answers it, and nothing closes it before', async () => {
  await logAttempt(client, { subject, id: '1', attempt: asked() });
  expect(await settle()).toMatchObject({ total: 1, closed: 0 });
  await service.colleague(`POST /providers/${subject.providerId}/info/liabilityInsurances`, {
    name: 'Harbor Mutual',
    currentExpirationDate: `${addDays(today, 365)}T00:00:00Z`,
  });
  client.clear();
  expect(await settle()).toMatchObject({ closed: 1 });
  const { all } = await client.fetchQuery({ ...followUpsOptions(), staleTime: 0 });
  expect(Object.values(all)[0]?.standing).toMatchObject({ is: 'answered', by: '' });
  expect(Object.values(all)[0]?.standing?.why).toContain('Harbor Mutual, on file through');
});

const term = (policyNumber: string, until: string) => ({
  name: 'Coverys',
  policyNumber,
  currentExpirationDate: `${until}T00:00:00Z`,
});

/** A policy on file whose first term has ended and was asked about three times, with how it is asked about the next one. */
async function renewedPolicy() {
  const line = `/providers/${subject.providerId}/info/liabilityInsurances`;
  const { id } = await service.colleague<{ id: string }>(
    `POST ${line}`,
    term('P-9', addDays(today, -5) ?? ''),
  );
  const about = (policyNumber: string, until: string): FollowUpSubject => ({
    ...subject,
    id: `Malpractice-${id}`,
    what: `Malpractice insurance, Coverys, ${policyNumber}`,
    expirable: { kind: 'Malpractice', record: id, group: '', until },
  });
  const before = about('P-9', addDays(today, -5) ?? '');
  for (const nth of ['1', '2', '3'])
    // oxlint-disable-next-line no-await-in-loop -- one after the other, as they are made
    await logAttempt(client, { subject: before, id: nth, attempt: asked({ text: nth }) });
  const until = addDays(today, 20) ?? '';
  await service.colleague(`PATCH ${line}/${id}`, term('P-10', until));
  client.clear();
  return { before, now: about('P-10', until) };
}

test.each(['closed as answered', 'never closed'])(
  'The next term of the same policy begins with attempt 1, where the one before was %s',
  async (how) => {
    const { now } = await renewedPolicy();
    if (how === 'closed as answered') expect(await settle()).toMatchObject({ closed: 1 });
    const kept = await logAttempt(client, { subject: now, id: '4', attempt: asked({ text: 'Again' }) });
    expect(kept.subject).toMatchObject(now);
    expect(countedAttempts(kept).map(({ id }) => id)).toEqual(['4']);
    expect(nextStepWords(kept)).toBe('Second attempt');
    expect((kept.next?.on ?? '') >= (addDays(today, 14) ?? '')).toBe(true);
    const note = (await notes()).find((one) => one.note?.includes('Again'))?.note;
    expect(note).toContain('attempt 1: e-mail to Quill, Ada.\nAbout: Malpractice insurance, Coverys, P-10.');
    // The policy that is on file is the one that is asked about: it is no answer.
    client.clear();
    expect(await settle()).toMatchObject({ total: 1, closed: 0 });
    const closed = await setStanding(client, now, { is: 'answered', why: 'New policy' });
    expect(countedAttempts(closed).map(({ id }) => id)).toEqual(['4']);
  },
);

test('An attempt that is logged from a list that was read before keeps the subject that a colleague has renewed', async () => {
  const { before, now } = await renewedPolicy();
  await logAttempt(client, { subject: now, id: '4', attempt: asked({ text: 'Again' }) });
  const kept = await logAttempt(client, { subject: before, isAsKept: true, id: '5', attempt: asked() });
  expect(kept.subject).toMatchObject(now);
  expect(countedAttempts(kept).map(({ id }) => id)).toEqual(['4', '5']);
});

test('A request that is completed and an enrollment that is approved are answered by that; one reopened stays open', async () => {
  const { id: payerId } = service.put('payers', { name: 'Aetna' });
  const { id: payerPlanId } = service.put('payerPlans', { payerId });
  const { id: groupId } = service.put('groups', { providerIds: [subject.providerId ?? ''] });
  const { id } = service.put('enrollments', {
    providerId: subject.providerId ?? '',
    payerPlanId,
    groupId,
    enrollmentStatus: 'Enrolled',
    effectiveDate: '2026-11-01T00:00:00Z',
  });
  const enrollment: FollowUpSubject = { ...subject, kind: 'enrollment', id, what: 'Gold' };
  await logAttempt(client, { subject: enrollment, id: '1', attempt: asked() });
  const signal = new AbortController().signal;
  expect(await settleFollowUps(client, signal, () => undefined)).toMatchObject({ closed: 1 });
  const { all } = await client.fetchQuery(followUpsOptions());
  expect(Object.values(all)[0]?.standing?.why).toBe('Enrolled, effective Nov 1, 2026');
  await setStanding(client, enrollment, { is: 'open', why: '' });
  expect(await settleFollowUps(client, signal, () => undefined)).toMatchObject({ total: 1, closed: 0 });
});

/** An enrollment of the provider that waits with its payer, as it is followed up from its own page. */
async function enrollmentOf(status: 'Submitted' | 'Denied') {
  const { id: payerPlanId } = service.put('payerPlans', { payerId: service.put('payers', {}).id });
  const providerId = subject.providerId ?? '';
  const { id: groupId } = service.put('groups', { providerIds: [providerId], payerPlanIds: [payerPlanId] });
  const { id } = service.put('enrollments', { providerId, payerPlanId, groupId, enrollmentStatus: status });
  const line = `/providers/enrollments/${id}`;
  return {
    about: async () =>
      enrollmentSubject(
        { ...(await service.colleague<ProviderEnrollment>(`GET ${line}`)), id },
        { lastName: 'Quill' },
        'Aetna',
      ),
    become: async (enrollmentStatus: 'Denied' | 'Enrolled') => {
      await service.colleague(`PATCH ${line}`, { enrollmentStatus });
      client.clear();
    },
  };
}

test('Who appeals a denial that is known waits for what the payer says next', async () => {
  const { about, become } = await enrollmentOf('Denied');
  await logAttempt(client, { subject: await about(), id: '1', attempt: asked() });
  expect(await settle()).toMatchObject({ total: 1, closed: 0 });
  await become('Enrolled');
  expect(await settle()).toMatchObject({ total: 1, closed: 1 });
});

test('A denial closes what was asked before it, and not what is asked after it from the list of follow-ups', async () => {
  const { about, become } = await enrollmentOf('Submitted');
  const kept = await logAttempt(client, { subject: await about(), id: '1', attempt: asked() });
  await become('Denied');
  expect(await settle()).toMatchObject({ total: 1, closed: 1 });
  await logAttempt(client, { subject: kept.subject, isAsKept: true, id: '2', attempt: asked() });
  client.clear();
  expect(await settle()).toMatchObject({ total: 1, closed: 0 });
});

test('Who takes an attempt back has the next date, and what was closed, as before', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
  const log = (id: string, next?: { on: string; step: string }) => {
    vi.setSystemTime(Date.now() + 1000);
    return logAttempt(client, { subject, id, attempt: asked(), next });
  };
  const next = { on: addDays(today, 2) ?? '', step: 'Call her' };
  await log('1', next);
  expect((await log('2')).next?.step).toBe('');
  vi.setSystemTime(Date.now() + 1000);
  expect((await removeAttempt(client, subject, '2')).next).toMatchObject(next);
  vi.setSystemTime(Date.now() + 1000);
  await setStanding(client, subject, { is: 'answered', why: 'By phone' });
  expect((await log('3')).standing?.is).toBe('open');
  vi.setSystemTime(Date.now() + 1000);
  const again = await removeAttempt(client, subject, '3');
  expect(again.standing).toMatchObject({ is: 'answered', why: 'By phone' });
  expect(countedAttempts(again).map(({ id }) => id)).toEqual(['1']);
  vi.useRealTimers();
});

test('Who takes an attempt back leaves the next date that was set since', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
  await logAttempt(client, { subject, id: '1', attempt: asked() });
  vi.setSystemTime(Date.now() + 1000);
  await logAttempt(client, { subject, id: '2', attempt: asked() });
  vi.setSystemTime(Date.now() + 1000);
  const next = { on: addDays(today, 3) ?? '', step: 'Call the insurer' };
  await setNextStep(client, subject, next);
  vi.setSystemTime(Date.now() + 1000);
  expect((await removeAttempt(client, subject, '2')).next).toMatchObject(next);
  vi.useRealTimers();
});

const filesRead = () => service.reads().filter(({ line }) => line.startsWith('GET /files/credence')).length;

test('Of many follow-ups only those are read again whose file has changed, also after the page is loaded again', async () => {
  const others = ['a', 'b', 'c'].map((id) => ({
    ...subject,
    id: `Malpractice-${id}`,
    providerId: undefined,
  }));
  await Promise.all(others.map((one) => logAttempt(client, { subject: one, id: '1', attempt: asked() })));
  await client.fetchQuery({ ...followUpsOptions(), staleTime: 0 });
  const before = filesRead();
  const [first] = others;
  if (first) await keepFollowUp(client, first, () => ({ removed: ['x'] }));
  const written = filesRead();
  expect(Object.keys((await createQueryClient().fetchQuery(followUpsOptions())).all)).toHaveLength(3);
  expect(filesRead() - written).toBe(1);
  expect(before).toBeGreaterThan(0);
});

/** The next date of the only follow-up, as a page that was just loaded reads it. */
async function nextDate(): Promise<string | undefined> {
  const { all } = await createQueryClient().fetchQuery(followUpsOptions());
  return Object.values(all)[0]?.next?.on;
}

test('A list of files that tells no days is no reason to take a file for the same', async () => {
  await logAttempt(client, { subject, id: '1', attempt: asked() });
  service.answers<FilePage>('GET /files/uploads', ({ items = [], ...page }) => ({
    ...page,
    items: items.map((file) => ({ ...file, createdAt: undefined })),
  }));
  await nextDate();
  const [one, other] = ['2027-01-04', '2027-01-11'];
  await setNextStep(client, subject, { on: one, step: '' });
  expect(await nextDate()).toBe(one);
  // As long as the one before: the size tells nothing either.
  await setNextStep(client, subject, { on: other, step: '' });
  expect(await nextDate()).toBe(other);
});

test('A file of a later version, or a damaged one, is named and not written over', async () => {
  expect(() => readFollowUpText('credence-follow-ups/x.json', '{')).toThrow(/damaged/);
  expect(() =>
    readFollowUpText('x', JSON.stringify({ version: 2, subject, attempts: [], removed: [] })),
  ).toThrow(/newer version/);
});
