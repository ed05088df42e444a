import { expect, test } from 'vitest';
import type { Alert, License } from '@/api/models';
import { openItems } from './open-items';

const today = Date.parse('2026-11-20T12:00:00Z');

function license(change: License): License {
  return {
    id: 'l1',
    licenseNumber: 'X1',
    state: 'NV',
    jobStatus: 'Idle',
    currentVerificationStatus: 'Found',
    ...change,
  };
}

const expiring = (expires: string): License =>
  license({ currentVerification: { status: 'Found', results: [{ expires }] } });

const kinds = (licenses: License[], alerts: Alert[] = []) =>
  openItems(licenses, alerts, today).map(({ kind }) => kind);

test('A license in order leaves nothing open', () => {
  expect(kinds([expiring('2028-01-31T00:00:00Z')])).toEqual([]);
});

test('A coming expiry is told with the day and how near it is', () => {
  expect(openItems([expiring('2026-11-23T00:00:00Z')], [], today)[0]).toMatchObject({
    kind: 'ExpiresSoon',
    text: 'Nevada license expires in 3 days, Nov 23, 2026.',
  });
});

test('What expired comes before what needs review, that before what expires', () => {
  const rows = [
    { ...expiring('2026-12-01'), id: 'soon' },
    license({ id: 'review', currentVerificationStatus: 'NeedsReview' }),
    { ...expiring('2026-01-01'), id: 'past' },
    license({ id: 'none', currentVerificationStatus: 'NotFound' }),
  ];
  expect(kinds(rows)).toEqual(['Expired', 'NeedsReview', 'ExpiresSoon', 'NotFound']);
});

test('The reason for review names the problems and the name at the source', () => {
  const differs = license({
    state: 'UT',
    currentVerificationStatus: 'NeedsReview',
    currentVerification: { results: [{ name: 'RENEE C HOLLOWAY', problems: ['NameMismatch'] }] },
  });
  expect(openItems([differs], [], today)[0]).toMatchObject({
    text: 'Utah license: name differs.',
    more: 'Primary source: RENEE C HOLLOWAY.',
  });
});

test('A failure fills in its reason', () => {
  const failed = license({
    currentVerificationStatus: 'Failed',
    currentVerification: {
      failureReason: { messageTemplate: 'The site answered {status}.', messageParams: { status: '503' } },
    },
  });
  expect(openItems([failed], [], today)[0]?.more).toBe('The site answered 503.');
});

test('While a verification runs there is nothing to decide about that license', () => {
  expect(kinds([license({ jobStatus: 'Working', currentVerificationStatus: 'NeedsReview' })])).toEqual([]);
});

test('An expiry that is only stated here says so', () => {
  const stated = license({ nonVerifiedInfo: { expirationDate: '2026-12-01T00:00:00Z' } });
  expect(openItems([stated], [], today)[0]?.more).toMatch(/not verified/);
});

test('An alert that repeats what the license tells is left out, other alerts stay', () => {
  const alerts: Alert[] = [
    { id: 'a1', type: 'LicenseExpiresSoon', entityType: 'License', entityId: 'l1' },
    {
      id: 'a2',
      type: 'LicenseChanged',
      data: { messageTemplate: '{n} changed', messageParams: { n: 'X1' } },
    },
    { id: 'a3', type: 'LicenseChanged', dismissalTimestamp: '2026-11-01T00:00:00Z' },
  ];
  const rows = openItems([expiring('2026-11-23')], alerts, today);
  expect(rows.map(({ text }) => text)).toEqual([
    'Nevada license expires in 3 days, Nov 23, 2026.',
    'X1 changed',
  ]);
});

test('Empty and unknown records break nothing', () => {
  expect(() => openItems([{}, { currentVerification: {} }], [{}, { type: 'Unheard' }], today)).not.toThrow();
});
