// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import type { CredentialingRequest, Provider } from '@/api/models';
import { createQueryClient } from '@/api/query-client';
import type { CommitteeDecision } from '@/domain/committee';
import { programOf } from '@/domain/program';
import { addDays, localDay } from '@/lib/dates';
import { simulateService, type SimulatedService } from '@/testing/service';
import type { AgendaItem } from './agenda';
import { carryOut, entryOf } from './carry-out';
import { readLetters } from './letters';
import { minutesOptions, noteLetter } from './meeting';

const rules = { program: programOf('NcqaAccreditation', { ownDays: 120 }), templates: {} };
const today = localDay();
const lastWeek = addDays(today, -5) ?? '';

let service: SimulatedService;
let request: CredentialingRequest;
let queryClient: ReturnType<typeof createQueryClient>;

beforeEach(async () => {
  service = await simulateService({ providers: 0 });
  const { id: providerId } = service.put('providers', {
    firstName: 'Ada',
    lastName: 'Quill',
    npi: 1588667638,
    credentialingStatus: 'In process',
  });
  const body = { providerId, type: 'Initial', isSelfManaged: true, applicationReceivedDate: lastWeek };
  const { id } = await service.colleague<{ id: string }>('POST /credentialing-requests', body);
  const signed = `Ada Quill | by document | ${addDays(today, -20)} | dana@example.org`;
  await service.colleague(`PUT /credentialing-requests/${id}/checklist`, {
    items: [
      { name: 'Application and attestation', status: 'Verified', source: signed },
      { name: 'License', status: 'Verified', source: licensed() },
      {
        name: 'Sanctions and exclusions',
        status: 'Verified',
        source: `For OIG exclusions | OIG | by website | ${addDays(today, -9)} | dana@example.org\nFor SAM exclusions | SAM | by website | ${addDays(today, -9)} | dana@example.org`,
      },
      ...[
        'Education and training',
        'Work history, five years',
        'Liability insurance',
        'Malpractice history',
        'NPI',
      ].map((name) => ({ name, status: 'NotApplicable', source: 'Verified by the medical staff office' })),
    ],
  });
  request = await service.colleague(`GET /credentialing-requests/${id}`);
  queryClient = createQueryClient();
});

const licensed = () =>
  `Board of Nursing | by website | ${addDays(today, -9)} | dana@example.org | status Active | until ${addDays(today, 400)}`;

const approval = (more: Partial<CommitteeDecision> = {}): CommitteeDecision => ({
  day: today,
  outcome: 'approved',
  by: 'committee',
  names: ['Ada Chair', 'Bo Member'],
  months: 36,
  votes: { for: 2, against: 0, abstained: 0 },
  recused: [],
  enteredOn: today,
  enteredBy: 'dana@example.org',
  ...more,
});

const decide = (decision: CommitteeDecision) =>
  carryOut({ requestId: request.id, decision, rules, queryClient });
const requestNow = () => service.colleague<CredentialingRequest>(`GET /credentialing-requests/${request.id}`);
const providerNow = () => service.colleague<Provider>(`GET /providers/${request.provider?.id}`);
const minutesRead = () => service.reads().filter(({ line }) => line.startsWith('GET /files/credence')).length;
const fileNames = async () => {
  const { items } = await service.colleague<{ items: { path: string }[] }>('GET /files/uploads');
  return items.map(({ path }) => path).filter((path) => path.includes('Committee decision'));
};
const elementOf = ({ checklist }: CredentialingRequest) =>
  checklist?.items?.find(({ name }) => name === 'Committee decision');

test('An approval ends the request, keeps the decision with its document, and enters it in the minutes', async () => {
  const entry = await decide(approval());
  const after = await requestNow();
  expect(after.currentEvent).toMatchObject({ status: 'Completed' });
  expect(after.currentEvent?.note).toContain('Approved for 36 months');
  expect(elementOf(after)).toMatchObject({ status: 'Approved', confirmedBy: 'Ada Chair, Bo Member' });
  const [file] = elementOf(after)?.references?.files ?? [];
  expect(file?.filePath).toBe(
    `providers/${request.provider?.id}/credentialing/${request.id}/Committee decision ${today}, approved.pdf`,
  );
  expect(await providerNow()).toMatchObject({ nextCredentialingDate: entry.next });
  expect((await queryClient.fetchQuery(minutesOptions(today))).entries).toMatchObject([
    { requestId: request.id, name: 'Ada Quill', npi: '1588667638', outcome: 'approved' },
  ]);
});

test('A decision that is entered days later counts from its own day, and says so', async () => {
  await decide(approval({ day: lastWeek, months: 12 }));
  const { currentEvent } = await requestNow();
  expect(currentEvent?.note).toContain('5 days after the decision');
  const { credentialedDate, nextCredentialingDate } = await providerNow();
  expect(credentialedDate?.slice(0, 10)).toBe(lastWeek);
  expect(nextCredentialingDate).toBe(`${Number(lastWeek.slice(0, 4)) + 1}${lastWeek.slice(4)}`);
});

test('Conditions are a concern, a denial cannot be completed, and what is deferred stays open', async () => {
  await decide(approval({ outcome: 'deferred', months: undefined, reason: 'Two references missing' }));
  expect((await requestNow()).currentEvent?.status).toBe('RequestInProgress');
  await decide(approval({ day: today, conditions: 'First ten cases proctored' }));
  const after = await requestNow();
  expect(after.currentEvent?.status).toBe('CompletedWithConcern');
  expect(elementOf(after)?.source?.split('\n')).toHaveLength(2);
});

const deferral = (reason: string, more: Partial<CommitteeDecision> = {}) =>
  approval({ outcome: 'deferred', months: undefined, reason, ...more });
const failsOnce = () =>
  service.fails({ operation: 'POST /credentialing-requests/{requestId}/events', status: 403, times: 1 });
const documents = () =>
  service.writes().filter(({ line }) => line.includes('/files/uploads/providers/')).length;

test('A deferral with a wrong reason is corrected on the same day: both are kept, and the minutes have the right one', async () => {
  await decide(deferral('Two references missing'));
  await decide(deferral('Two references missing. The board has not answered'));
  const after = await requestNow();
  const told = after.allEvents?.filter(({ status }) => status === 'RequestInProgress');
  expect(told).toHaveLength(2);
  expect(told?.some(({ note }) => note?.includes('The board has not answered'))).toBe(true);
  expect(elementOf(after)?.source?.split('\n')).toEqual([
    expect.stringContaining('reason Two references missing | entered'),
    expect.stringContaining('reason Two references missing. The board has not answered | entered'),
  ]);
  const folder = `providers/${request.provider?.id}/credentialing/${request.id}`;
  expect(elementOf(after)?.references?.files?.map(({ filePath }) => filePath)).toEqual([
    `${folder}/Committee decision ${today}, deferred.pdf`,
    `${folder}/Committee decision ${today}, deferred 2.pdf`,
  ]);
  expect((await queryClient.fetchQuery(minutesOptions(today))).entries).toMatchObject([
    { outcome: 'deferred', reason: 'Two references missing. The board has not answered' },
  ]);
});

test('An approval that is corrected before the request was told of it says the same everywhere', async () => {
  await failsOnce();
  await expect(decide(approval({ day: lastWeek }))).rejects.toMatchObject({ status: 403 });
  const conditions = 'First ten cases proctored';
  const { next } = await decide(approval({ day: lastWeek, months: 12, conditions }));
  const after = await requestNow();
  expect(after.currentEvent?.note).toContain('Approved for 12 months, with conditions');
  expect(elementOf(after)?.source).toMatch(/^Decision approved \|.*\| term 12 months \|.*$/);
  expect(elementOf(after)?.source).toContain(conditions);
  expect(elementOf(after)?.references?.files).toHaveLength(1);
  expect(documents()).toBe(2);
  expect(await providerNow()).toMatchObject({ nextCredentialingDate: next });
  expect((await queryClient.fetchQuery(minutesOptions(lastWeek))).entries).toMatchObject([{ months: 12 }]);
});

test('What was never approved, as the request was not told of it, leaves no approval behind', async () => {
  await failsOnce();
  await expect(decide(approval())).rejects.toMatchObject({ status: 403 });
  await decide(deferral('Two references missing'));
  const after = await requestNow();
  expect(elementOf(after)).toMatchObject({
    status: 'Deferred',
    source: expect.stringMatching(/^Decision deferred .*$/),
  });
  expect(elementOf(after)?.references?.files).toMatchObject([
    { filePath: expect.stringContaining('deferred.pdf') },
  ]);
  expect(await fileNames()).toEqual([expect.stringContaining('deferred.pdf')]);
});

test('The day of a decision that the request was not told of is corrected, and the first one is no decision', async () => {
  await failsOnce();
  await expect(decide(approval())).rejects.toMatchObject({ status: 403 });
  await decide(approval({ day: lastWeek }));
  expect(elementOf(await requestNow())?.source?.split('\n')).toEqual([
    expect.stringContaining(`| ${lastWeek} |`),
  ]);
  expect(await fileNames()).toEqual([expect.stringContaining(lastWeek)]);
});

test('A decision that is sent again on the next day was entered when it was written', async () => {
  await failsOnce();
  await expect(decide(approval({ day: lastWeek }))).rejects.toMatchObject({ status: 403 });
  const entry = await decide(approval({ day: lastWeek, enteredOn: addDays(today, 1) ?? '' }));
  expect(entry.enteredOn).toBe(today);
  const after = await requestNow();
  expect(after.currentEvent?.note).toContain('5 days after the decision');
  expect(elementOf(after)?.source?.split('\n')).toHaveLength(1);
});

test('A file with gaps is denied with what is missing and what is known, and cannot be approved', async () => {
  const items = (request.checklist?.items ?? []).map(({ id: _id, ...item }) =>
    item.name === 'License'
      ? { ...item, source: item.source?.replace('status Active', 'status Revoked') }
      : item,
  );
  await service.colleague(`PUT /credentialing-requests/${request.id}/checklist`, {
    items: items.filter(({ name }) => name !== 'Sanctions and exclusions'),
  });
  await expect(decide(approval())).rejects.toMatchObject({ status: 409 });
  const { findings } = await decide(
    approval({ outcome: 'denied', months: undefined, reason: 'The license was revoked', votes: undefined }),
  );
  expect(findings).toEqual([
    'License: License: “Revoked”',
    'Sanctions and exclusions: Not on this checklist',
  ]);
  const { currentEvent } = await requestNow();
  expect(currentEvent?.status).toBe('UnableToComplete');
  expect(currentEvent?.note).toContain('Not a clean file. License: License: “Revoked”. Sanctions');
});

test('The minutes have of a file with gaps what is known of somebody, too', () => {
  const findings = [{ text: 'Excluded by OIG', isExclusion: true }];
  const item = { request, name: 'Ada Quill', standing: 'not ready', findings, reasons: ['License: Revoked'] };
  const { findings: weighed } = entryOf(item as unknown as AgendaItem, approval({ outcome: 'denied' }));
  expect(weighed).toEqual(['Excluded by OIG', 'License: Revoked']);
});

test.each(['is OffCycle', 'is not told'])(
  'An approval that is entered later leaves the day of the first one where what was asked for %s',
  async (kind) => {
    const { id: providerId } = service.put('providers', {
      firstName: 'Bo',
      lastName: 'Ames',
      credentialingStatus: 'Credentialed',
      credentialedDate: '2019-05-02T00:00:00Z',
    });
    const body = { providerId, type: 'OffCycle', isSelfManaged: true, applicationReceivedDate: lastWeek };
    const { id } = await service.colleague<{ id: string }>('POST /credentialing-requests', body);
    const items = (request.checklist?.items ?? []).map(({ id: _id, ...item }) => item);
    await service.colleague(`PUT /credentialing-requests/${id}/checklist`, { items });
    if (kind === 'is not told')
      service.answers('GET /credentialing-requests/{requestId}', (one: object) => ({
        ...one,
        type: undefined,
      }));
    await carryOut({ requestId: id, decision: approval({ day: lastWeek }), rules, queryClient });
    const { credentialedDate, recredentialedDates } = await service.colleague<Provider>(
      `GET /providers/${providerId}`,
    );
    expect(credentialedDate).toBe('2019-05-02T00:00:00Z');
    expect(recredentialedDates).toEqual([`${lastWeek}T00:00:00Z`]);
  },
);

test('A denial ends the request without credentialing anybody', async () => {
  await decide(approval({ outcome: 'denied', months: undefined, reason: 'Revoked in another state' }));
  expect((await requestNow()).currentEvent?.status).toBe('UnableToComplete');
  expect((await providerNow()).credentialingStatus).toBe('In process');
});

test('Whatever fails in between, sending it again finishes it and does nothing twice', async () => {
  await service.fails({
    operation: 'POST /credentialing-requests/{requestId}/events',
    status: 403,
    times: 1,
  });
  await expect(decide(approval())).rejects.toMatchObject({ status: 403 });
  await service.fails({ operation: 'POST /files/uploads/{path}', status: 403, times: 1 });
  await expect(decide(approval())).rejects.toMatchObject({ status: 403 });
  await decide(approval());
  const after = await requestNow();
  expect(after.allEvents?.filter(({ status }) => status === 'Completed')).toHaveLength(1);
  expect(after.checklist?.items?.filter(({ name }) => name === 'Committee decision')).toHaveLength(1);
  expect(elementOf(after)?.source?.split('\n')).toHaveLength(1);
  expect((await queryClient.fetchQuery(minutesOptions(today))).entries).toHaveLength(1);
});

test('A deferral whose minutes could not be written is told once by the request, however often it is sent', async () => {
  const deferral = approval({ outcome: 'deferred', months: undefined, reason: 'Two references missing' });
  service.answersOnce(`POST /files/uploads/credence/committee/${today}.json`, async () =>
    Response.json({ title: 'No.', status: 403 }, { status: 403 }),
  );
  await expect(decide(deferral)).rejects.toMatchObject({ status: 403 });
  await decide(deferral);
  const { allEvents } = await requestNow();
  expect(allEvents?.filter(({ note }) => note?.includes('Two references missing'))).toHaveLength(1);
  expect((await queryClient.fetchQuery(minutesOptions(today))).entries).toHaveLength(1);
});

test('A request that a colleague cancels before it is ended is not entered as approved', async () => {
  await service.fails({
    operation: 'POST /credentialing-requests/{requestId}/events',
    status: 403,
    times: 1,
  });
  await expect(decide(approval())).rejects.toMatchObject({ status: 403 });
  await service.colleague(`POST /credentialing-requests/${request.id}/events`, { status: 'Cancelled' });
  await expect(decide(approval())).rejects.toMatchObject({ status: 409 });
  expect((await queryClient.fetchQuery(minutesOptions(today))).entries).toEqual([]);
});

test('What a colleague decided meanwhile is not decided again', async () => {
  await service.colleague(`POST /credentialing-requests/${request.id}/events`, {
    status: 'UnableToComplete',
  });
  await expect(decide(approval())).rejects.toMatchObject({ status: 409 });
  expect(service.writes()).toEqual([]);
});

test('The medical director signs off clean files alone', async () => {
  const items = (request.checklist?.items ?? []).filter(({ name }) => name !== 'Sanctions and exclusions');
  await service.colleague(`PUT /credentialing-requests/${request.id}/checklist`, {
    items: items.map(({ id: _id, ...item }) => item),
  });
  await expect(decide(approval({ by: 'medical director', names: ['Cy Doctor'] }))).rejects.toMatchObject({
    title: expect.stringContaining('Ada Quill is no clean file: Sanctions and exclusions'),
  });
  expect(service.writes()).toEqual([]);
});

test('The minutes keep what two people enter at the same time, and when a letter was sent', async () => {
  await decide(approval());
  const [mine] = (await queryClient.fetchQuery(minutesOptions(today))).entries;
  if (!mine) throw new Error('nothing was entered');
  const path = `credence/committee/${today}.json`;
  // A colleague entered another decision since these minutes were read.
  const theirs = { ...mine, requestId: 'r-theirs', name: 'Bo Ames' };
  const form = new FormData();
  form.append(
    'file',
    new File([JSON.stringify({ version: 1, day: today, entries: [mine, theirs] })], `${today}.json`),
  );
  await fetch(new Request(`http://service.test/files/uploads/${path}`, { method: 'PUT', body: form }));
  await noteLetter(queryClient, mine, {
    letterOn: today,
    letterBy: 'dana@example.org',
    letterFile: 'providers/p/Letters/a.txt',
  });
  const { entries } = await queryClient.fetchQuery({ ...minutesOptions(today), staleTime: 0 });
  expect(entries.map(({ name, letterOn, letterFile }) => [name, letterOn, letterFile])).toEqual([
    ['Ada Quill', today, 'providers/p/Letters/a.txt'],
    ['Bo Ames', undefined, undefined],
  ]);
});

test('Letters are looked for every minute, and minutes are read again only once they have changed', async () => {
  const entry = await decide(approval());
  expect(await readLetters(queryClient)).toMatchObject([{ requestId: request.id }]);
  const before = minutesRead();
  expect(await readLetters(queryClient)).toHaveLength(1);
  expect(minutesRead()).toBe(before);
  expect(before).toBeGreaterThan(0);
  await noteLetter(queryClient, entry, { letterOn: today, letterBy: 'dana@example.org' });
  expect(await readLetters(queryClient)).toEqual([]);
});
