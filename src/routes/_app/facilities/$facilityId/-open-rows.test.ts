import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { datedOfFacility } from '@/domain/expirable-facts';
import { expirablesOf } from '@/domain/expirables';
import { facilityCollections } from '@/info/facility';
import type { Entry } from '@/info/definition';
import { openRows } from './-open-rows';

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-29T12:00:00Z') }));
afterEach(() => void vi.useRealTimers());

const today = '2026-11-29';
const partsOf = (info: Record<string, Entry[]>) =>
  facilityCollections.map((collection) => ({
    collection,
    entries: info[collection.path] ?? [],
    error: null,
    retry: () => undefined,
  }));
const linesOf = (info: Record<string, Entry[]>) =>
  openRows('f1', partsOf(info), today, {}).map(({ what, remark }) => `${what}: ${remark.words}`);

const license = (id: string, expirationDate: string, more: object = {}) => ({
  id,
  licenseNumber: id,
  state: 'NV',
  licenseTypeId: 't1',
  nonVerifiedInfo: { expirationDate, ...more },
});
const clia = (id: string, certificationDate: string) => ({
  id,
  certificationNumber: '05D0642827',
  nonVerifiedInfo: { certificationDate },
});

test('A CLIA certificate that ran out after two years is an open item, and another CMS certification never is', () => {
  const ccn = {
    id: 'n',
    certificationNumber: '050124',
    nonVerifiedInfo: { certificationDate: '2020-01-01' },
  };
  expect(linesOf({ cmsCertifications: [clia('c', '2024-11-20'), ccn] })).toEqual([
    'CLIA certificate 05D0642827: Expired 10 days ago',
  ]);
});

test('An entry that was replaced by a later one is none any more; where there is a gap it stays one', () => {
  const old = license('HF-1', '2026-03-31');
  expect(linesOf({ licenses: [old, license('HF-2', '2028-03-31', { issueDate: '2026-04-01' })] })).toEqual(
    [],
  );
  expect(linesOf({ licenses: [old, license('HF-2', '2028-03-31', { issueDate: '2026-12-15' })] })).toEqual([
    expect.stringMatching(/^License HF-1, Nevada: Expired /),
  ]);
});

test('What stands badly or is not active stays an open item beside what ends, the worst first', () => {
  const lines = linesOf({
    licenses: [license('HF-1', '2028-03-31', { licenseStatus: 'Revoked' })],
    npis: [{ id: 'n', npi: 1_234_567_893, nonVerifiedInfo: { isActive: false } }],
    liabilityInsurances: [{ id: 'i', liabilityInsurer: 'Granite', expirationDate: '2026-12-09' }],
  });
  expect(lines).toEqual([
    expect.stringMatching(/^License HF-1, Nevada: “Revoked”/),
    'Liability insurance Granite: Expires in 10 days',
    expect.stringMatching(/: Not active$/),
  ]);
});

test('What ends is what Expirables lists of the facility', () => {
  const info = {
    licenses: [license('a', '2026-03-31'), license('b', '2027-01-31')],
    cmsCertifications: [clia('c', '2024-11-20'), clia('d', '2026-11-01')],
    deas: [
      { id: 'x', deaNumber: 'FH1234563', nonVerifiedInfo: { expirationDate: '2026-10-31', isActive: false } },
      { id: 'y', deaNumber: 'FH7654321', nonVerifiedInfo: { expirationDate: '2026-10-31' } },
    ],
  };
  const owner = { kind: 'facility', id: 'f1', name: '', type: '', state: '' } as const;
  const listed = expirablesOf(owner, datedOfFacility(info), today).filter(({ window }) => window !== 'later');
  const shown = openRows('f1', partsOf(info), today, {}).filter(({ remark }) => remark.isOfEnd);
  expect(shown.map(({ at }) => at).toSorted()).toEqual(listed.map(({ id }) => id).toSorted());
  expect(listed.map(({ id }) => id).toSorted()).toEqual(['b', 'y']);
});
