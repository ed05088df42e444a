// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, onTestFinished, test } from 'vitest';
import { simulateService } from '@/testing/service';
import { setSetting } from '@/ui/settings';
import { renderScreen } from '@/ui/testing';
import { watchDownloads } from '@/ui/testing-downloads';
import { PayerRoster } from './screen';

const downloads = watchDownloads();
afterEach(() => {
  cleanup();
  setSetting('rosterColumnSets', undefined);
});

const address = (more: object = {}) => ({
  id: 'a1',
  type: 'Work' as const,
  addressLine1: '1 Main St',
  city: 'Boston',
  state: 'MA' as const,
  zipCode: '02134',
  ...more,
});

/** A payer with one plan, and two providers of a group who are enrolled with it; `more` are columns beside the first three. */
async function show(more: { heading: string; field: string }[] = []) {
  const service = await simulateService({ providers: 0 });
  const payer = service.put('payers', { name: 'Harborline' });
  const plan = service.put('payerPlans', { payerId: payer.id, name: 'PPO' });
  const people = ['Quill', 'Vega'].map((lastName, nth) =>
    service.put('providers', {
      firstName: 'Ada',
      lastName,
      npi: nth === 0 ? 1_234_567_893 : undefined,
      addresses: [address()],
    }),
  );
  const group = service.put('groups', {
    name: 'Cedar',
    providerIds: people.map(({ id }) => id),
    payerPlanIds: [plan.id],
  });
  const enrollments = people.map(({ id }) =>
    service.put('enrollments', {
      providerId: id,
      groupId: group.id,
      payerPlanId: plan.id,
      enrollmentStatus: 'Enrolled',
      networkStatus: 'Par',
      specialistType: 'None',
    }),
  );
  const columns = [
    { heading: 'Last', field: 'lastName', isRequired: true },
    { heading: 'NPI', field: 'npi', isRequired: true },
    { heading: 'Street', field: 'addressLine1' },
    ...more,
  ];
  setSetting('rosterColumnSets', {
    [`payer/${payer.id}`]: JSON.stringify({ payer: 'Harborline', columns, dates: 'us' }),
  });
  const { user } = await renderScreen(<PayerRoster payer={payer} />);
  return { service, user, payer, people, enrollments };
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const built = (words: RegExp) => screen.findByText(words);
const rows = () =>
  within(screen.getByRole('table', { name: 'Rows of the roster' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent);

test('A roster is built, what the payer requires and lacks is named, and it is marked as sent', async () => {
  const { user, service } = await show();
  expect(
    screen.getByText(/3 columns, days as MM\/DD\/YYYY\. One row for each provider and practice location\./),
  ).toBeTruthy();
  await user.click(button('Build roster'));
  await built(/2 rows of 2 providers\. No roster was marked as sent before/);
  expect(rows()).toEqual(['Quill, AdaQuill12345678931 Main St', 'Vega, AdaVega–not given1 Main St']);
  expect(within(screen.getByRole('list', { name: 'Missing values' })).getByRole('listitem').textContent).toBe(
    'Vega, Ada: NPI',
  );

  await user.click(button('Download'));
  await waitFor(() => expect(downloads()).toHaveLength(1));
  expect(downloads()[0]?.name).toMatch(/^Harborline roster \d{4}-\d{2}-\d{2}\.csv$/);
  expect((await downloads()[0]?.blob.text())?.replace('\uFEFF', '')).toBe(
    'Last,NPI,Street\r\nQuill,1234567893,1 Main St\r\nVega,,1 Main St',
  );

  await user.click(button('Mark as sent'));
  const dialog = await screen.findByRole('dialog', { name: 'Mark the roster as sent' });
  await user.click(within(dialog).getByRole('button', { name: /^Mark as sent/ }));
  expect(await within(dialog).findByText('Tick this, or go back to the roster.')).toBeTruthy();
  expect(service.writes()).toEqual([]);
  await user.click(
    within(dialog).getByLabelText(
      'It was sent all the same, with 1 provider without values that the payer requires',
    ),
  );
  await user.click(within(dialog).getByRole('button', { name: /^Mark as sent/ }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(service.writes().map(({ operation }) => operation)).toEqual(['POST /files/uploads/{path}']);
  await screen.findByText(/Full roster, 2 rows: 2 adds, 0 changes, 0 terms, 0 unchanged/);
});

async function send(user: Awaited<ReturnType<typeof show>>['user']) {
  await user.click(button('Build roster'));
  await built(/rows? of/);
  await user.click(button('Mark as sent'));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByLabelText(/^It was sent all the same: .*not downloaded here/));
  await user.click(within(dialog).getByRole('button', { name: /^Mark as sent/ }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await screen.findByText('The roster is marked as sent');
}

test('Who moved and who ended since the last roster is shown, with what the cell said, and sent as a list of changes', async () => {
  const { user, service, people, enrollments } = await show();
  await send(user);
  const { id: _, ...moved } = address({ addressLine1: '9 New St' });
  await service.colleague(`PATCH /providers/${people[0]?.id}`, { addresses: [moved] });
  await service.colleague(`DELETE /providers/enrollments/${enrollments[1]?.id}`);
  await user.click(button('Build roster'));
  await built(/1 row of 1 provider\. Compared with the roster sent/);
  expect(rows()).toEqual(['Quill, AdaQuill12345678939 New Stwas 1 Main St']);
  await user.click(screen.getByRole('radio', { name: 'Terms 1' }));
  expect(rows()).toEqual(['Vega, AdaEnrollment removed, no date on fileVega–not given1 Main St']);
  await user.type(screen.getByLabelText('Termination date where none is on file'), '11/15/2026');
  expect(rows()[0]).toContain('Enrollment removed, Nov 15, 2026');

  await user.click(screen.getByRole('radio', { name: 'Adds, changes and terms' }));
  await user.click(button('Download'));
  await waitFor(() => expect(downloads()).toHaveLength(1));
  expect(await downloads()[0]?.blob.text()).toContain('Term,11/15/2026,Enrollment removed,Vega,,1 Main St');
});

test('A provider that cannot be read is named, and nothing is sent until that is accepted', async () => {
  const { user, service, people } = await show();
  await service.fails({ operation: `GET /providers/{providerId}`, status: 403, times: 1 });
  await user.click(button('Build roster'));
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('1 provider could not be read');
  expect(button('Download').getAttribute('aria-description')).toContain('could not be read');
  await user.click(screen.getByRole('checkbox', { name: 'Send it without them all the same' }));
  expect((button('Download') as HTMLButtonElement).disabled).toBe(false);
  await user.click(within(alert).getByRole('button', { name: 'Try again' }));
  await built(new RegExp(`${people.length} rows of`));
});

test('The columns of a payer are chosen from a start set, and a heading that stands twice is refused', async () => {
  onTestFinished(() => setSetting('rosterColumnSets', undefined));
  const { user } = await show();
  await user.click(button('Edit columns'));
  const dialog = await screen.findByRole('dialog', { name: 'Columns for Harborline' });
  await user.selectOptions(within(dialog).getByLabelText('Start from'), 'Directory');
  const heading = within(dialog).getByLabelText('Heading 2');
  await user.clear(heading);
  await user.type(heading, 'NPI');
  await user.click(within(dialog).getByRole('button', { name: 'Save columns' }));
  expect(within(dialog).getByRole('alert').textContent).toBe('Two columns are called NPI.');
  await user.clear(heading);
  await user.type(heading, 'Surname');
  await user.click(within(dialog).getByRole('button', { name: 'Move Surname up' }));
  await user.click(within(dialog).getByRole('button', { name: 'Save columns' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByText(/15 columns, days as YYYY-MM-DD/)).toBeTruthy();
});

test('Whose license is of another state than the practice, or not known to be in force, is named, and once more before it is sent', async () => {
  const { user, service, people } = await show([{ heading: 'License', field: 'licenseNumber' }]);
  service.put('licenses', { providerId: people[0]?.id ?? '', licenseNumber: 'RN-70' });
  await user.click(button('Build roster'));
  await built(/2 rows of 2 providers/);
  const named = within(screen.getByRole('list', { name: 'Licenses to look at' })).getAllByRole('listitem');
  expect(named.map(({ textContent }) => textContent)).toEqual([
    'Quill, Ada: License RN-70 is not of Massachusetts: it was not verified yet',
  ]);
  await user.click(button('Mark as sent'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Mark the roster as sent' }));
  expect(dialog.getByRole('list', { name: 'Licenses to look at' }).textContent).toContain(
    'License RN-70 is not of',
  );
  expect(dialog.getByRole('list', { name: 'Missing values' }).textContent).toContain('Vega, Ada: NPI');
});

test('A column of the payer for the action says on screen what the file will say', async () => {
  const { user } = await show([{ heading: 'A/C/T', field: 'action' }]);
  await user.click(button('Build roster'));
  await built(/^2 rows of 2 providers/);
  expect(rows()).toEqual([expect.stringMatching(/Add$/), expect.stringMatching(/Add$/)]);
});
