import { expect, test } from 'vitest';
import { createQueryClient } from '@/api/query-client';
import type { PayerColumnSet } from '@/domain/payer-roster';
import { simulateService } from '@/testing/service';
import { builtRoster } from './built';
import { readRoster, type RosterQuestion } from './read';
import type { SentRoster } from './sent';

const set: PayerColumnSet = {
  dates: 'us',
  columns: ['lastName', 'npi', 'deaNumber'].map((field) => ({ heading: field, field })),
};
const narrow: PayerColumnSet = { dates: 'us', columns: [{ heading: 'Last', field: 'lastName' }] };

/** An organization with so many providers of one group, all enrolled with a plan of one payer. */
async function organization(amount: number) {
  const service = await simulateService({ providers: 0 });
  const payer = service.put('payers', { name: 'Harborline' });
  const plan = service.put('payerPlans', { payerId: payer.id, name: 'PPO' });
  const providers = Array.from({ length: amount }, (_, nth) =>
    service.put('providers', { firstName: 'Ada', lastName: `Quill ${nth}`, npi: 1_000_000_000 + nth }),
  );
  const providerIds = providers.map(({ id }) => id);
  const group = service.put('groups', { name: 'Cedar', providerIds, payerPlanIds: [plan.id] });
  for (const providerId of providerIds)
    service.put('enrollments', {
      providerId,
      groupId: group.id,
      payerPlanId: plan.id,
      enrollmentStatus: 'Enrolled',
      networkStatus: 'Par',
      specialistType: 'None',
    });
  const question: RosterQuestion = { payerId: payer.id, submitted: false };
  const read = (columns = set, earlier: SentRoster['rows'] = []) =>
    readRoster(question, columns, earlier, {
      queryClient: createQueryClient(),
      signal: new AbortController().signal,
      tell: () => undefined,
    });
  return { service, question, read, providers };
}

const operations = (service: Awaited<ReturnType<typeof organization>>['service']) =>
  service.reads().map(({ operation }) => operation);

test('Nothing is read that no column needs, and of the info only the kinds that one does', async () => {
  const { service, read } = await organization(3);
  await read(narrow);
  expect(operations(service).filter((one) => /info|groups|taxonomies/.test(one))).toEqual([]);
  await read();
  const infos = service.reads().filter(({ operation }) => operation === 'GET /providers/{providerId}/info');
  expect(infos.map(({ query }) => query['providerInfoType'])).toEqual(Array(3).fill('DeaRegistrations'));
});

test('Many providers are read by pages of the list, not one by one', async () => {
  const { service, read, question } = await organization(80);
  const reading = await read(narrow);
  expect(builtRoster(narrow, question, reading, undefined).rows).toHaveLength(80);
  expect(operations(service).filter((one) => one.startsWith('GET /providers'))).toEqual([
    'GET /providers/enrollments',
    'GET /providers',
  ]);
});

test('Where a column is about licenses, which lists leave out, each provider is read', async () => {
  const { service, read, question, providers } = await organization(80);
  service.put('licenses', { providerId: providers[70]?.id ?? '', licenseNumber: 'RN-70' });
  const licensed: PayerColumnSet = { dates: 'us', columns: [{ heading: 'Lic', field: 'licenseNumber' }] };
  const { rows } = builtRoster(licensed, question, await read(licensed), undefined);
  expect(rows.find(({ id }) => id === providers[70]?.id)?.values).toEqual({ licenseNumber: 'RN-70' });
});

const sentBefore = (rows: SentRoster['rows'], columns = set): SentRoster => ({
  payerId: 'harbor',
  payer: 'Harborline',
  day: '2026-10-01',
  sentAt: '2026-10-01T00:00:00Z',
  sentBy: 'renee@cedar.example',
  submitted: false,
  what: 'full',
  set: columns,
  rows,
  ended: [],
  counts: { rows: rows.length, providers: rows.length, adds: 0, changes: 0, terms: 0, same: 0 },
});

test('Whoever cannot be read is named, stays as it was sent, and nobody counts as ended for that', async () => {
  const { service, read, question, providers } = await organization(3);
  const first = builtRoster(set, question, await read(), undefined);
  expect(first.counts).toMatchObject({ rows: 3, adds: 3, terms: 0 });
  const last = sentBefore(first.rows);
  await service.fails({ operation: 'GET /providers/{providerId}/info', status: 403, times: 1 });
  const reading = await read(set, last.rows);
  const roster = builtRoster(set, question, reading, last);
  expect(roster.unread).toHaveLength(1);
  expect(roster.unread[0]?.name).toMatch(/^Quill \d, Ada$/);
  expect(roster.counts).toMatchObject({ rows: 3, adds: 0, terms: 0, changes: 0, same: 3 });
  expect(roster.rows.map(({ id }) => id).toSorted()).toEqual(providers.map(({ id }) => id).toSorted());
});

test('Somebody who was deleted is no failure: the rows end, with the reason, and the day that was given for it', async () => {
  const { service, read, question, providers } = await organization(2);
  const first = builtRoster(set, question, await read(), undefined);
  await service.colleague(`DELETE /providers/${providers[0]?.id}`);
  const last = sentBefore(first.rows);
  const reading = await read(set, last.rows);
  const { ended, unread, missing } = builtRoster(set, question, reading, last);
  expect(unread).toEqual([]);
  expect(ended).toMatchObject([{ reason: 'Provider no longer on file', day: undefined }]);
  expect(missing).toMatchObject([{ headings: ['Term Date'] }]);
  const dated = builtRoster(set, question, reading, last, '2026-11-01');
  expect(dated.ended[0]?.day).toBe('2026-11-01');
  expect(dated.missing).toEqual([]);
});

test('A column that the last roster did not have is not compared, and is named', async () => {
  const { read, question } = await organization(1);
  const reading = await read();
  const before = builtRoster(narrow, question, reading, undefined);
  const roster = builtRoster(set, question, reading, sentBefore(before.rows, narrow));
  expect(roster.counts).toMatchObject({ changes: 0, same: 1 });
  expect(roster.uncompared).toEqual(['npi', 'deaNumber']);
});
