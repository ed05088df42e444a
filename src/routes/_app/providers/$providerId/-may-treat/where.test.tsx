// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { License, Provider } from '@/api/models';
import { daysAgo, show } from '@/features/credentialing/testing';
import { simulateService } from '@/testing/service';
import { watchDownloads } from '@/ui/testing-downloads';
import { useRowRefresh } from '@/ui/use-row-refresh';
import { ProviderWhere } from './where';

const nurse = {
  id: 'p1',
  firstName: 'Ada',
  lastName: 'Quill',
  credentialingStatus: 'Credentialed',
  primaryPracticeState: 'AZ',
  additionalPracticeStates: ['TX', 'CA'],
  providerType: { id: 'rn', name: 'Registered nurse' },
} satisfies Provider;

const multistate: License = {
  id: 'l1',
  licenseNumber: 'RN-1',
  state: 'AZ',
  licenseType: { id: 'rn', name: 'Registered nurse' },
  currentVerificationStatus: 'Found',
  currentVerification: {
    status: 'Found',
    results: [{ licenseStatus: 'Active', expires: daysAgo(-400), compactStatus: 'Multistate' }],
  },
};

const downloads = watchDownloads();
const nothing = () => undefined;

function Where({ about }: { about: Provider }) {
  const { refresh } = useRowRefresh();
  return (
    <ProviderWhere
      provider={about}
      licenses={[multistate]}
      failure={null}
      onRetry={nothing}
      refresh={refresh}
    />
  );
}

/** The nurse as the service has it, with Medicaid of Texas and an enrollment with a plan of Arizona. */
async function open(change: Partial<Provider> = {}) {
  const service = await simulateService({ providers: 0 });
  const { providerType: _, ...facts } = { ...nurse, ...change };
  const { id: providerId } = service.put('providers', { ...facts, id: service.world.ids.next() });
  service.put('providerInfo', { providerId, collection: 'medicaidEnrollments', facts: { state: 'TX' } });
  const { id: payerId } = service.put('payers', {});
  const { id: payerPlanId } = service.put('payerPlans', { payerId, state: 'AZ' });
  const { id: groupId } = service.put('groups', { providerIds: [providerId], payerPlanIds: [payerPlanId] });
  service.put('enrollments', { providerId, groupId, payerPlanId, enrollmentStatus: 'Enrolled' });
  return { user: show(<Where about={{ ...nurse, ...change, id: providerId }} />), providerId };
}

const row = async (name: string) =>
  within((await screen.findByRole('rowheader', { name })).closest('tr') ?? document.body);

test('each state has a line whose cells lead to their evidence, or to what adds it', async () => {
  const { providerId } = await open();
  const arizona = await row('Arizona');
  expect(arizona.getByRole('link', { name: /^RN-1, in force until/ }).getAttribute('href')).toBe(
    `/providers/${providerId}/licenses/l1`,
  );
  expect(arizona.getByRole('link', { name: '1 plan: 1 enrolled' }).getAttribute('href')).toContain(
    'tab=enrollments',
  );
  const texas = await row('Texas');
  expect(texas.getByText('None, the compact covers it')).toBeTruthy();
  expect(texas.getByRole('link', { name: /^Multistate license RN-1 of Arizona/ })).toBeTruthy();
  expect(texas.getByRole('link', { name: 'Medicaid, as stated' })).toBeTruthy();
  const california = await row('California');
  expect(california.getByRole('button', { name: 'Attach license of California' })).toBeTruthy();
  expect(california.getByText('The NLC does not work here')).toBeTruthy();
  expect(california.getByRole('button', { name: 'Add enrollment for California' })).toBeTruthy();
  expect(
    screen.getByText('Does not apply to this provider type: DEA, State CDS, Collaborator.'),
  ).toBeTruthy();
});

test('it goes out as CSV, a line for each state', async () => {
  const { user } = await open();
  await row('Texas');
  await user.click(screen.getByRole('button', { name: 'Export CSV' }));
  await waitFor(() => expect(downloads()).toHaveLength(1));
  const [file] = downloads();
  expect(file?.name).toMatch(/^practice states Ada Quill .*\.csv$/);
  expect(await file?.blob.text()).toContain('CA,No: No license,The NLC does not work here,Does not apply');
});

test('without practice states there is no line, and the way to add them', async () => {
  await open({ primaryPracticeState: undefined as never, additionalPracticeStates: [] });
  expect(await screen.findByText('No practice states on file')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Add practice states' })).toBeTruthy();
});
