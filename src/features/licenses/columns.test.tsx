// @vitest-environment happy-dom
import { render } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { ProviderLicense } from '@/api/models';
import { cardLines } from '@/table/testing-cards';
import { AppProviders } from '@/ui/app-providers';
import { setSetting } from '@/ui/settings';
import { licenseColumns } from './columns';

beforeEach(() => setSetting('boardWords', undefined));

const row = (status: string | undefined, expiryDate = '2999-01-31T00:00:00Z'): ProviderLicense => ({
  license: { ...(status !== undefined && { status }), expiryDate },
});
const column = (id: string) => licenseColumns.find((one) => one.id === id);
const standing = (of: ProviderLicense) => column('standing')?.value(of);

function renderColumn(id: string, of: ProviderLicense) {
  const { container } = render(<AppProviders>{column(id)?.cell?.(of)}</AppProviders>);
  const status = container.querySelector('[data-tone]');
  return [status?.getAttribute('data-tone'), status?.textContent];
}

test.each([
  ['Active', 'success', 'Active'],
  ['Clear', 'success', 'Clear'],
  ['Delinquent/Active', 'error', 'Delinquent/Active'],
  ['Active, on probation', 'warning', 'Active, on probation'],
  ['Lapsed', 'error', 'Lapsed'],
  ['Verified by pigeon', 'neutral', 'Verified by pigeon'],
  ['NotFound', 'neutral', 'Not found'],
  ['UnableToVerify', 'error', 'Unable to verify'],
  ['ExpiresSoon', 'warning', 'Expires soon'],
])('the status “%s” of a list is %s', (status, tone, words) => {
  expect(renderColumn('status', row(status))).toEqual([tone, words]);
  expect(column('status')?.value(row(status))).toBe(words);
});

test('the standing says what a status means, and that a license is over once its day is', () => {
  expect(standing(row('Clear'))).toBe('May practice in full');
  expect(standing(row('Clear', '2020-01-31T00:00:00Z'))).toBe('Not renewed or ended');
  expect(standing(row('Revoked', '2020-01-31T00:00:00Z'))).toBe('Taken away or given up');
  expect(standing(row('Active in Narnia'))).toBe('Meaning not known');
  expect(standing({ license: { nonVerifiedInfoStatus: 'Suspended' } })).toBe('Taken away or given up');
  expect(standing({})).toBeUndefined();
  setSetting('boardWords', { 'active in narnia': 'limited' });
  expect(standing(row('Active in Narnia'))).toBe('May practice under terms');
  expect(renderColumn('standing', row('Active in Narnia'))).toEqual(['warning', 'May practice under terms']);
});

test.each([
  ['Active', 'Verified', null],
  ['Active', 'Unverified', 'Not found yet'],
  [undefined, 'Verified', 'Found'],
  ['Active', undefined, null],
])(
  'a phone says of a license that is %s and %s beside its status: %s',
  (status, verificationStatus, words) => {
    const license = { ...row(status).license, ...(verificationStatus && { verificationStatus }) };
    expect(column('verification')?.phoneCell?.({ license } as ProviderLicense)).toBe(words);
  },
);

test('On a phone the card of a license has five lines', () => {
  expect(cardLines(licenseColumns)).toBe(5);
});
