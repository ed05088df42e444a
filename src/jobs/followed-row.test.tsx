// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { noteDeleted } from '@/lib/deleted';
import { renderScreen } from '@/ui/testing';
import { VerificationRow } from './followed-row';
import { updateOf, useVerificationJobs, verificationStore } from './verifications';

function Rows() {
  return useVerificationJobs().map((job) => (
    <VerificationRow key={job.licenseId} job={job} onChoose={() => undefined} />
  ));
}

const job = {
  providerId: 'p1',
  licenseId: 'l1',
  startedAt: Date.now(),
  state: 'ended' as const,
  status: 'Found',
};

test('A verification says whose license of which state it was, and of a provider who was deleted leads nowhere', async () => {
  verificationStore.add([
    { ...job, licenseNumber: 'RN1000', licenseState: 'MA', providerName: 'Vega, Ada' },
    { ...job, providerId: 'p2', licenseId: 'l2', licenseNumber: 'RN2000', providerName: 'Quill, Bo' },
  ]);
  await renderScreen(<Rows />);
  expect(screen.getByRole('link', { name: 'MA RN1000 Vega, Ada' })).toBeDefined();
  noteDeleted('p1');
  await waitFor(() => expect(screen.queryByRole('link', { name: /RN1000/ })).toBeNull());
  expect(screen.getByText('Provider deleted')).toBeDefined();
  expect(screen.getByRole('link', { name: 'RN2000 Quill, Bo' })).toBeDefined();
});

test('The number and state of a license that nobody named come with its answer', () => {
  const license = { licenseNumber: 'RN1000', state: 'MA', currentVerificationStatus: 'Found' } as const;
  expect(updateOf(job, license)).toMatchObject({ licenseNumber: 'RN1000', licenseState: 'MA' });
  expect(updateOf({ ...job, licenseNumber: 'A1' }, {})).toMatchObject({ licenseNumber: 'A1' });
});
