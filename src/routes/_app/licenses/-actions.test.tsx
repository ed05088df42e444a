// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { License, ProviderLicense } from '@/api/models';
import { aggregateProviderLicensesOptions } from '@/api/operations.gen';
import { createQueryClient } from '@/api/query-client';
import { updateOf, verificationStore } from '@/jobs/verifications';
import type { RecordOf } from '@/testing/records';
import { simulateService, type SimulatedService } from '@/testing/service';
import { renderScreen } from '@/ui/testing';
import { watchNotices } from '@/ui/testing-notices';
import { useLicenseActions } from './-actions';

const notices = watchNotices();

let service: SimulatedService;
let row: ProviderLicense;
let stored: RecordOf<'licenses'>;

beforeEach(async () => {
  sessionStorage.clear();
  verificationStore.restore();
  service = await simulateService({ providers: 0 });
  const { id: providerId } = service.put('providers', { firstName: 'Ines', lastName: 'Vane' });
  stored = service.put('licenses', { providerId, licenseNumber: 'RN1', restrictionStatus: 'Restricted' });
  row = (await service.colleague<{ items: [ProviderLicense] }>('GET /provider-licenses')).items[0];
});

const colleagueSets = (approvedStatus: string) =>
  service.colleague(`PATCH /licenses/${stored.id}`, { approvedStatus });
const approval = () => service.world.licenses.get(stored.id)?.approvedStatus;

function Menu() {
  return useLicenseActions()(row).map(({ label, run }) => (
    <button key={label} type="button" onClick={run}>
      {label}
    </button>
  ));
}

async function choose(label: string) {
  const { client } = await renderScreen(<Menu />, createQueryClient());
  client.setQueryData(aggregateProviderLicensesOptions().queryKey, {});
  fireEvent.click(await screen.findByRole('button', { name: label }));
  await waitFor(() => expect(notices()).not.toEqual([]));
  return { client, notice: notices()[0] };
}

test('A license is approved from its row', async () => {
  const { notice } = await choose('Approve');
  expect(notice).toMatchObject({ title: 'Approved status changed', message: 'RN1, Ines Vane' });
  expect(service.writes()).toMatchObject([{ body: { approvedStatus: 'Yes' } }]);
  expect(approval()).toBe('Yes');
});

test('What a colleague decided since the row was read is told and not written over, and the list is read again', async () => {
  await colleagueSets('No');
  const { client, notice } = await choose('Approve');
  expect(notice?.message).toBe('Somebody else set Approval to Not approved. About: RN1, Ines Vane.');
  expect(service.writes()).toEqual([]);
  expect(approval()).toBe('No');
  expect(client.getQueryState(aggregateProviderLicensesOptions().queryKey)?.isInvalidated).toBe(true);
});

test('A colleague who decided the same stands in nobody’s way', async () => {
  await colleagueSets('Yes');
  const { notice } = await choose('Approve');
  expect(notice?.title).toBe('Approved status changed');
});

test('A license that is verified again from its row waits for a new result, and takes the last one for none', async () => {
  const { id, providerId } = stored;
  const found = { licenseId: id, providerId, status: 'Found' } as const;
  const { id: currentVerificationId } = service.put('verifications', found);
  service.world.licenses.update(id, { currentVerificationId, currentVerificationStatus: 'Found' });
  // What the license says of itself, also while the service has not yet begun what it was asked for.
  const there = await service.colleague<License>(`GET /providers/${providerId}/licenses/${id}`);
  expect(there.currentVerification?.id).toBe(currentVerificationId);
  await choose('Verify again');
  await waitFor(() => expect(verificationStore.jobs()).toHaveLength(1));
  expect(verificationStore.jobs().map((job) => updateOf(job, there).state)).toEqual(['running']);
});

test('A change whose answer was lost is looked for at the license, without its provider being sent along', async () => {
  service.loses(`PATCH /licenses/${stored.id}`);
  await choose('Approve');
  await waitFor(() =>
    expect(notices().at(-1)).toMatchObject({
      tone: 'success',
      title: 'It was carried out',
      message: expect.stringContaining('The license has what you sent.'),
    }),
  );
  expect(notices().at(-1)?.action, 'nothing to send again').toBeUndefined();
  expect(service.writes()).toMatchObject([{ line: `PATCH /licenses/${stored.id}`, query: {} }]);
});
