import { expect, test } from 'vitest';
import type { ChecklistItem } from '@/api/models';
import { elementsOf } from './elements';
import { active, element, fileOf, license, onFile, options } from './testing';

/** A license as it was verified in October, by a verification that is not the latest. */
const decidedBefore: ChecklistItem = {
  name: 'License, TX',
  status: 'Verified',
  verifiedAt: '2026-10-01T00:00:00Z',
  source: 'Texas Medical Board',
  references: { licenseVerifications: [{ licenseId: 'l-TX', licenseVerificationId: 'v0' }] },
};

test('an earlier verification of a license stands as the license stands now, and the newer one is offered', () => {
  const old = element({
    name: 'License',
    status: 'Verified',
    verifiedAt: '2026-06-01T00:00:00Z',
    references: { licenseVerifications: [{ licenseId: 'l-TX', licenseVerificationId: 'v0' }] },
  });
  expect(old?.evidence[0]).toMatchObject({
    label: 'Physician (MD) TX-1, TX',
    link: { search: { verification: 'v0' } },
    gaps: [],
  });
  expect(old?.newer.map(({ key }) => key)).toEqual(['licenseVerifications v-l-TX']);
});

test('what was decided does not change because a license was revoked afterwards', () => {
  const revoked = fileOf({ licenses: [license('TX', { ...active, licenseStatus: 'Revoked' })] });
  const decided = elementsOf([decidedBefore], revoked, {
    ...options,
    from: Date.parse('2026-10-20T12:00:00Z'),
  });
  expect(decided[0]?.gaps).toEqual([]);
  expect(element(decidedBefore, revoked)?.gaps).toEqual(['“Revoked” at its board']);
});

test('a scan that was replaced knows its dataset once it was read, and then the newer one too', () => {
  const item = { name: 'OIG', status: 'Verified', references: { datasetScans: [{ datasetScanId: 's1' }] } };
  expect(element(item)?.evidence[0]?.label).toBe('Scan');
  const earlier = [
    { id: 's1', type: 'OigExclusions', status: 'Completed', verifiedAt: '2026-05-01T00:00:00Z' },
  ];
  const read = element(item, { ...onFile, earlier });
  expect(read).toMatchObject({ verifiedAt: '2026-05-01T00:00:00Z', state: 'Expired' });
  expect(read?.evidence[0]?.label).toBe('OIG exclusions');
  expect(read?.newer.map(({ key }) => key)).toEqual(['datasetScans s2']);
  const byAlias = earlier.map((one) => ({ ...one, options: { referenceId: 'alias' } }));
  expect(element(item, { ...onFile, earlier: byAlias })?.newer, 'searched by another name').toEqual([]);
});

test('a decision is not judged by a verification that was begun after it', () => {
  const later = license('TX', active, {
    currentVerificationStatus: 'NeedsReview',
    currentVerification: {
      id: 'v9',
      status: 'NeedsReview',
      started: '2026-11-05T10:00:00Z',
      results: [active, active],
    },
  });
  const about = fileOf({ licenses: [later] });
  const decided = elementsOf([decidedBefore], about, {
    ...options,
    from: Date.parse('2026-10-20T12:00:00Z'),
  });
  expect(decided[0]?.gaps).toEqual([]);
  expect(element(decidedBefore, about)?.gaps).toEqual(['Its verification waits for a decision']);
});
