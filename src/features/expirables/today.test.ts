import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Dated, ExpirableOwner } from '@/domain/expirables';
import type { Reading } from './kept';
import { overdueQueue } from './today';
import { lastReading } from './walk';

vi.mock('./walk', { spy: true });

const now = Date.parse('2026-11-24T15:00:00Z');
const owner = (id: string): ExpirableOwner => ({ kind: 'provider', id, name: id, type: '', state: '' });
const ended = (kind: Dated['kind'], until = '2026-11-01'): Dated => ({
  kind,
  id: kind,
  group: '',
  what: '',
  state: '',
  from: undefined,
  until,
});
const reading = (more: Partial<Reading> = {}): Reading => ({
  owners: [
    { owner: owner('a'), listed: [ended('License'), ended('Dea')], info: [ended('Malpractice')] },
    {
      owner: owner('b'),
      listed: [ended('Attestation'), ended('License', '2027-11-01')],
      info: [ended('Malpractice'), ended('LifeSupport'), ended('BoardCertification')],
    },
  ],
  listsAt: now,
  infoAt: now,
  isUntold: false,
  lacks: [],
  failed: [],
  ...more,
});

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now }));
afterEach(() => vi.useRealTimers());

test('what is overdue is counted by kind, and every part leads to exactly its rows', async () => {
  vi.mocked(lastReading).mockResolvedValue(reading());
  expect(await overdueQueue()).toEqual({
    total: 7,
    parts: [
      { label: 'Malpractice insurance', amount: 2, search: { window: 'overdue', kind: ['Malpractice'] } },
      { label: 'License', amount: 1, search: { window: 'overdue', kind: ['License'] } },
      { label: 'DEA registration', amount: 1, search: { window: 'overdue', kind: ['Dea'] } },
      {
        label: 'Board certification',
        amount: 1,
        search: { window: 'overdue', kind: ['BoardCertification'] },
      },
      { label: 'Other', amount: 2, search: { window: 'overdue', kind: ['LifeSupport', 'Attestation'] } },
    ],
    leftOut: expect.stringMatching(/^As of [^,]*\.$/),
  });
});

test('where nothing was read that is said, and no number stands there', async () => {
  vi.mocked(lastReading).mockResolvedValue(undefined);
  expect(await overdueQueue()).toEqual({
    total: undefined,
    uncounted: 'Not counted on this device yet: counting reads every provider and facility.',
  });
});

test('a count says of when it is, and that it is of a part', async () => {
  vi.mocked(lastReading).mockResolvedValue(reading({ listsAt: now - 2 * 86_400_000 }));
  expect(await overdueQueue()).toMatchObject({
    leftOut: expect.stringMatching(/^As of Nov 22, 2026, [^.]*\.$/),
  });
  const [first] = reading().owners;
  const partly = reading({ owners: first ? [{ ...first, info: undefined }] : [] });
  vi.mocked(lastReading).mockResolvedValue(partly);
  expect(await overdueQueue()).toMatchObject({
    total: 2,
    leftOut: expect.stringContaining('Not everybody was read.'),
  });
});
