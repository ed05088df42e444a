// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { ProviderLicense } from '@/api/models';
import { verificationStore } from '@/jobs/verifications';
import { removeStored } from '@/lib/storage';
import { simulateService, type SimulatedService } from '@/testing/service';
import { renderScreen } from '@/ui/testing';
import { VerifyLicenses } from './-verify-licenses';

let service: SimulatedService;
let rows: ProviderLicense[];

beforeEach(async () => {
  removeStored('session', '');
  verificationStore.restore();
  service = await simulateService({ providers: 0 });
  const ada = service.put('providers', { firstName: 'Ada', lastName: 'Quill' }).id;
  const ben = service.put('providers', { firstName: 'Ben', lastName: 'Abara' }).id;
  service.put('licenses', { providerId: ada, licenseNumber: 'A-1' });
  service.put('licenses', { providerId: ben, licenseNumber: 'B-1' });
  service.put('licenses', { providerId: ada, licenseNumber: 'A-2' });
  ({ items: rows } = await service.colleague<{ items: ProviderLicense[] }>('GET /provider-licenses'));
});

async function verify() {
  const selection = { count: 3, all: false, words: '3 licenses', collect: async () => rows };
  const { user } = await renderScreen(<VerifyLicenses selection={selection} onClose={() => undefined} />);
  await user.click(await screen.findByRole('button', { name: 'Verify 3 licenses' }));
}

const sent = () =>
  service
    .writes()
    .map(({ body }) => (Array.isArray(body) ? body.length : 1))
    .toSorted();

test('The licenses of one provider are asked for at once, and each is followed until its source has answered', async () => {
  await verify();
  expect(await screen.findByText('3 done')).toBeDefined();
  expect(sent()).toEqual([1, 2]);
  expect(
    verificationStore
      .jobs()
      .map(({ licenseNumber, providerName }) => [licenseNumber, providerName])
      .toSorted(),
  ).toEqual([
    ['A-1', 'Ada Quill'],
    ['A-2', 'Ada Quill'],
    ['B-1', 'Ben Abara'],
  ]);
});

test('One of them that is gone fails alone, and the others are verified', async () => {
  const gone = rows.find(({ license }) => license?.number === 'A-2');
  await service.colleague(`DELETE /providers/${gone?.license?.providerId}/licenses/${gone?.license?.id}`);
  await verify();
  expect(await screen.findByText('1 failed')).toBeDefined();
  expect(screen.getByText('2 done', { exact: false })).toBeDefined();
  expect(
    verificationStore
      .jobs()
      .map(({ licenseNumber }) => licenseNumber)
      .toSorted(),
  ).toEqual(['A-1', 'B-1']);
});

test('Licenses of deactivated providers are left out, which the preview says with how many are looked up', async () => {
  rows = rows.map((row) =>
    row.license?.number === 'B-1' || row.license?.number === 'A-2'
      ? { ...row, provider: { ...row.provider, deactivated: true } }
      : row,
  );
  const selection = { all: true, words: 'all licenses that match', collect: async () => rows };
  const { user } = await renderScreen(<VerifyLicenses selection={selection} onClose={() => undefined} />);
  expect((await screen.findByText('all licenses that match')).closest('p')?.textContent).toBe(
    'Of all licenses that match, 1 will be looked up at their sources again; 2 are left as they are.',
  );
  expect(screen.getByRole('row', { name: /^2 × Its provider is deactivated\./ })).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Verify 1 license' }));
  expect(await screen.findByText('1 done, 2 left as they were')).toBeDefined();
  expect(sent()).toEqual([1]);
});
