import { expect, test } from 'vitest';
import type { Held } from './held';
import { standardChecklist } from './standard-checklist';
import { workHistoryGaps } from './work-history';

const from = Date.parse('2026-11-20T12:00:00Z');
const nobody: Held = { kind: 'provider', providerId: 'p1', licenses: [], data: {} };

const lines = (held: Held, applicationReceivedDate?: string) =>
  standardChecklist(held, applicationReceivedDate ? { applicationReceivedDate } : {}, {
    windowDays: 120,
    from,
  }).map(({ item, element }) => [item.name, item.status, element.gaps.join('; ')]);

test('without anything held, every element is there and its gap is named', () => {
  expect(lines(nobody)).toEqual([
    [
      'Application and attestation',
      'Missing',
      'No application or attestation is held; The day on which the application came is not given',
    ],
    ['License', 'Missing', 'No license is attached'],
    ['Sanctions and exclusions', 'Missing', 'No list of sanctions or exclusions was searched'],
    ['Education and training', 'Missing', 'No education is held'],
    ['Board certification', 'Missing', 'No board certification is held'],
    ['Work history, five years', 'Missing', 'No work history is held'],
    ['Liability insurance', 'Missing', 'No liability insurance is held'],
    ['Malpractice history', 'Missing', 'The databank was not asked'],
    ['DEA registration', 'Missing', 'No DEA registration is held'],
    ['NPI', 'Missing', 'The NPI registry was not searched'],
  ]);
});

test('each license is an element of its own, and lists that were not searched are named', () => {
  const found = lines({
    ...nobody,
    licenses: ['l1', 'l2'].map((id) => ({
      id,
      licenseNumber: id.toUpperCase(),
      currentVerification: { id: `v-${id}` },
    })),
    data: {
      licenseVerifications: [
        { id: 'v-l1', status: 'Found', started: '2026-11-01T00:00:00Z' },
        { id: 'v-l2', status: 'NotFound', started: '2026-11-01T00:00:00Z' },
      ],
      datasetScans: [
        { id: 's', type: 'OigExclusions', status: 'Completed', verifiedAt: '2026-11-01T00:00:00Z' },
      ],
    },
  });
  expect(found[1]).toEqual(['License, L1', 'Verified', '']);
  expect(found[2]).toEqual(['License, L2', 'Concern', 'L2: The source does not know this license']);
  expect(found.find(([name]) => name === 'Sanctions and exclusions')).toEqual([
    'Sanctions and exclusions',
    'Concern',
    'SAM exclusions: not searched; State sanctions and exclusions: not searched',
  ]);
});

const policies = (...ends: string[]) =>
  lines({
    ...nobody,
    data: {
      providerInfo: {
        LiabilityInsurance: ends.map((end, at) => ({ id: String(at), currentExpirationDate: end })),
      },
    },
  }).find(([name]) => name === 'Liability insurance');

test('an old policy beside one that runs is no gap; only old ones are', () => {
  expect(policies('2020-01-01', '2027-01-01')).toEqual([
    'Liability insurance',
    'Pending',
    'Held, but not verified or reviewed yet',
  ]);
  expect(policies('2020-01-01')).toEqual(['Liability insurance', 'Concern', 'No policy runs today']);
});

test('a facility has elements of its own', () => {
  const names = lines({ kind: 'facility', facilityId: 'f', data: {} }, '2026-11-01').map(([name]) => name);
  expect(names).toContain('Accreditation');
  expect(names).not.toContain('Work history, five years');
});

const job = (startDate: string, endDate?: string) => ({ startDate, ...(endDate && { endDate }) });

test('a work history is checked against five years and gaps of six months', () => {
  expect(workHistoryGaps([], from)).toEqual(['No work history is held']);
  expect(workHistoryGaps([job('2021-01-01')], from)).toEqual([]);
  expect(workHistoryGaps([job('2026-05-04')], from)).toEqual([
    'The work history begins May 4, 2026, five years begin Nov 20, 2021',
  ]);
  expect(workHistoryGaps([job('2019-01-01', '2022-12-31'), job('2023-09-01', '2026-03-01')], from)).toEqual([
    'A gap from Jan 1, 2023 to Sep 1, 2023',
    'Nothing since Mar 1, 2026',
  ]);
  expect(workHistoryGaps([job('2019-01-01', '2024-12-31'), job('2025-03-01')], from)).toEqual([]);
});
