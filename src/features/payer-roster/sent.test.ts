import { expect, test } from 'vitest';
import { createQueryClient } from '@/api/query-client';
import { rosterTable, type PayerRow } from '@/domain/payer-roster';
import { uploadFile } from '@/features/files/uploads';
import { simulateService } from '@/testing/service';
import { rosterName } from './files';
import {
  keepSent,
  lastSentOptions,
  readSentText,
  sentFilesOptions,
  sentRosterOptions,
  sentText,
  type SentRoster,
} from './sent';

const row: PayerRow = {
  id: 'p1',
  npi: '1234567893',
  name: 'Quill, Ada',
  group: 'g1',
  place: 'a1',
  values: { lastName: 'Quill', zipCode: '02134', effectiveDate: '2026-02-01' },
};

const sent = (more: Partial<SentRoster> = {}): SentRoster => ({
  payerId: 'harbor',
  payer: 'Harborline Health',
  day: '2026-11-03',
  sentAt: '2026-11-03T15:00:00.000Z',
  sentBy: 'renee@cedar.example',
  submitted: false,
  what: 'full',
  set: {
    dates: 'us',
    columns: [
      { heading: 'Last', field: 'lastName' },
      { heading: 'Eff', field: 'effectiveDate' },
    ],
  },
  rows: [{ ...row, action: 'add' }],
  ended: [],
  counts: { rows: 1, providers: 1, adds: 1, changes: 0, terms: 0, same: 0 },
  ...more,
});

const paths = async (queryClient = createQueryClient()) =>
  (await queryClient.fetchQuery(sentFilesOptions('harbor'))).map(({ path }) => path);

test('A roster that was sent is read again as it was', () => {
  const ended = [{ ...row, isPlace: true, day: '2026-10-31', reason: 'Practice location removed' }];
  const one = sent({ planId: 'x', plan: 'PPO', ended });
  expect(readSentText('path', sentText(one))).toEqual(one);
  expect(rosterTable(readSentText('path', sentText(one))).rows).toEqual([['Quill', '02/01/2026']]);
});

test.each(['', '{', '{"version":1}', JSON.stringify({ version: 2, ...sent() })])(
  'A file that holds no roster, or one of a later version, is said to be so: %s',
  (text) => {
    expect(() => readSentText('credence/x.json', text)).toThrow(/damaged, or of a newer version/);
  },
);

test('Two rosters of one day are both kept, and a payer is told by the last day', async () => {
  await simulateService();
  await keepSent(sent(), undefined);
  const first = 'credence/payer-rosters/harbor/2026-11-03.json';
  expect(await paths()).toEqual([first]);
  await keepSent(sent({ rows: [] }), first);
  const second = 'credence/payer-rosters/harbor/2026-11-03 2.json';
  expect(await paths()).toEqual([second, first]);
  const queryClient = createQueryClient();
  const files = await queryClient.fetchQuery(sentFilesOptions('harbor'));
  const rosters = await Promise.all(files.map((file) => queryClient.fetchQuery(sentRosterOptions(file))));
  expect(rosters.map(({ rows }) => rows.length)).toEqual([0, 1]);
  expect([...(await queryClient.fetchQuery(lastSentOptions()))]).toEqual([['harbor', '2026-11-03']]);
});

test('A roster that was compared with an older one than the last is not kept', async () => {
  const service = await simulateService();
  await keepSent(sent(), undefined);
  await expect(keepSent(sent({ day: '2026-11-04' }), undefined)).rejects.toThrow(/marked as sent meanwhile/);
  expect(await paths()).toHaveLength(1);
  expect(service.writes()).toHaveLength(1);
});

test('Rosters of one plan and of all plans are compared each with its own', async () => {
  await simulateService();
  const all = await keepSent(sent(), undefined);
  const plan = await keepSent(sent({ planId: 'x', day: '2026-11-04' }), undefined);
  await keepSent(sent({ day: '2026-11-05' }), all);
  await expect(keepSent(sent({ planId: 'x', day: '2026-11-06' }), undefined)).rejects.toThrow();
  await keepSent(sent({ planId: 'x', day: '2026-11-06' }), plan);
  expect(await paths()).toHaveLength(4);
});

test('The name that a colleague took in the same moment is left to them', async () => {
  const service = await simulateService();
  service.answersOnce('POST /files/uploads/credence/payer-rosters/harbor/2026-11-03.json', async () => {
    await uploadFile('credence/payer-rosters/harbor/2026-11-03.json', new Blob([sentText(sent())]));
    return Response.json({ title: 'There is a file at this path.', status: 409 }, { status: 409 });
  });
  const path = await keepSent(sent({ rows: [] }), undefined);
  expect(path).toBe('credence/payer-rosters/harbor/2026-11-03 2.json');
  expect(await paths()).toHaveLength(2);
});

const named = (payer: string) => rosterName({ payer, day: '2026-11-03', what: 'changes' }, 'xlsx');

test('The name of a file has nothing that file systems refuse', () => {
  expect(named('Blue/Cross: “North”')).toBe('Blue-Cross North roster changes 2026-11-03.xlsx');
  expect(named('../..')).toBe('roster changes 2026-11-03.xlsx');
});
