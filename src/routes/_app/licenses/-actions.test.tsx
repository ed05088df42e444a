// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { License } from '@/api/models';
import { aggregateProviderLicensesOptions } from '@/api/operations.gen';
import { createQueryClient } from '@/api/query-client';
import { updateOf, verificationStore } from '@/jobs/verifications';
import { renderScreen } from '@/ui/testing';
import { watchNotices } from '@/ui/testing-notices';
import { useLicenseActions } from './-actions';

const notices = watchNotices();

const row = {
  license: { id: 'l1', providerId: 'p1', number: 'RN1', approvedStatus: 'Pending' },
  provider: { firstName: 'Ines', lastName: 'Vane' },
} as const;
let there: License;
let sent: unknown[];

beforeEach(() => {
  sessionStorage.clear();
  verificationStore.restore();
  there = { id: 'l1', approvedStatus: 'Pending', restrictionStatus: 'Restricted' };
  sent = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    if (request.method === 'GET') return Response.json(there);
    if (request.method === 'POST') return new Response(null, { status: 204 });
    sent.push(await request.json());
    return Response.json({});
  });
});
afterEach(() => vi.unstubAllGlobals());

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
  return { client, told: notices()[0] };
}

test('A license is approved from its row', async () => {
  const { told } = await choose('Approve');
  expect(told).toMatchObject({ title: 'Approved status changed', message: 'RN1, Ines Vane' });
  expect(sent).toEqual([{ approvedStatus: 'Yes' }]);
});

test('What a colleague decided since the row was read is told and not written over, and the list is read again', async () => {
  there = { ...there, approvedStatus: 'No' };
  const { client, told } = await choose('Approve');
  expect(told?.message).toBe('Somebody else set Approval to Not approved. About: RN1, Ines Vane.');
  expect(sent).toEqual([]);
  expect(client.getQueryState(aggregateProviderLicensesOptions().queryKey)?.isInvalidated).toBe(true);
});

test('A colleague who decided the same stands in nobody’s way', async () => {
  there = { ...there, approvedStatus: 'Yes' };
  const { told } = await choose('Approve');
  expect(told?.title).toBe('Approved status changed');
});

test('A license that is verified again from its row waits for a new result, and takes the last one for none', async () => {
  // What the license says of itself, also while the service has not yet begun what it was asked for.
  there = {
    id: 'l1',
    jobStatus: 'Idle',
    currentVerificationStatus: 'Found',
    currentVerification: { id: 'v1', status: 'Found' },
  };
  await choose('Verify again');
  await waitFor(() => expect(verificationStore.jobs()).toHaveLength(1));
  expect(verificationStore.jobs().map((job) => updateOf(job, there).state)).toEqual(['running']);
});

test('A change whose answer was lost is looked for at the license, without its provider being sent along', async () => {
  const paths: string[] = [];
  const license = { ...there };
  vi.stubGlobal('fetch', async ({ method, url }: Request) => {
    const { pathname, search } = new URL(url);
    if (method === 'PATCH') {
      paths.push(`${pathname}${search}`);
      license.approvedStatus = 'Yes';
      throw new TypeError('Failed to fetch');
    }
    return Response.json(pathname === '/providers/p1/licenses/l1' ? license : { items: [] });
  });
  await choose('Approve');
  await waitFor(() =>
    expect(notices().at(-1)?.message).toContain('It was carried out. The license has what you sent.'),
  );
  expect(paths).toEqual(['/licenses/l1']);
});
