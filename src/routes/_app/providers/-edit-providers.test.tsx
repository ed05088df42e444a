// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { Provider } from '@/api/models';
import { simulateService, type SimulatedService } from '@/testing/service';
import { renderScreen } from '@/ui/testing';
import { EditProviders } from './-edit-providers';

let service: SimulatedService;
let rows: (Provider & { id: string })[];
let nurse: string;

beforeEach(async () => {
  service = await simulateService({ providers: 0 });
  const typeNamed = (name: string) =>
    service.world.providerTypes.find((type) => type.name === name)?.id ?? '';
  nurse = typeNamed('Nurse practitioner');
  const records = [
    service.put('providers', {
      lastName: 'Aster',
      nextCredentialingDate: '2026-12-31',
      providerTypeId: typeNamed('Physician (MD)'),
    }),
    service.put('providers', {
      lastName: 'Briar',
      credentialingStatus: 'Credentialed',
      nextCredentialingDate: '2027-03-01',
      providerTypeId: nurse,
    }),
    service.put('providers', { lastName: 'Cedar', credentialingStatus: undefined }),
  ];
  rows = await Promise.all(
    records.map(({ id }) => service.colleague<(typeof rows)[number]>(`GET /providers/${id}`)),
  );
});

/** The changes of the first to the third provider. */
const sent = () =>
  service.writes().map(({ line, body }) => [rows.findIndex(({ id }) => line.endsWith(id)) + 1, body]);

async function open() {
  const selection = { count: 3, all: false, words: '3 providers', collect: async () => rows };
  const { user } = await renderScreen(<EditProviders selection={selection} onClose={() => undefined} />);
  await screen.findByLabelText('Credentialing status');
  return user;
}

const preview = () => screen.getByRole('button', { name: 'Preview' });
const row = (name: string) => screen.findByRole('row', { name });

test('Many providers get a status, a next date and a type at once, and who has all of them stays as they are', async () => {
  const user = await open();
  const status = screen.getByLabelText('Credentialing status');
  await screen.findByRole('option', { name: 'In process' });
  await user.selectOptions(status, 'Set it to other words');
  await user.type(screen.getByLabelText('New credentialing status'), 'In process');
  expect(screen.getByLabelText('New credentialing status')).toBeDefined();
  await user.selectOptions(status, 'Credentialed');
  expect(screen.queryByLabelText('New credentialing status')).toBeNull();
  await user.selectOptions(screen.getByLabelText('Recredentialing due'), 'Set the date');
  await user.type(screen.getByLabelText('New recredentialing due'), '3/1/2027');
  await screen.findByRole('option', { name: 'Nurse practitioner' });
  await user.selectOptions(screen.getByLabelText('Provider type'), 'Nurse practitioner');
  await user.click(preview());
  expect(await row('Credentialing status 1 × In process, 1 × No status Credentialed')).toBeDefined();
  expect(screen.getByText(/^This sets the status alone\. It is no decision/)).toBeDefined();
  expect(await row('Recredentialing due 1 × Dec 31, 2026, 1 × No date Mar 1, 2027')).toBeDefined();
  expect(await row('Provider type 1 × Physician (MD), 1 × No type Nurse practitioner')).toBeDefined();
  expect(await row('1 × It is so already. Briar, Ada')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Change 2 providers' }));
  expect(await screen.findByText('2 done, 1 left as it was')).toBeDefined();
  const body = {
    credentialingStatus: 'Credentialed',
    nextCredentialingDate: '2027-03-01',
    providerTypeId: nurse,
  };
  expect(sent()).toEqual([
    [1, body],
    [3, body],
  ]);
  for (const { id } of rows) expect(service.world.providers.get(id)).toMatchObject(body);
});

test('Status, next date and type can be taken away again', async () => {
  const user = await open();
  await user.selectOptions(screen.getByLabelText('Credentialing status'), 'No status');
  await user.selectOptions(screen.getByLabelText('Recredentialing due'), 'No date');
  await user.selectOptions(screen.getByLabelText('Provider type'), 'No type');
  await user.click(preview());
  expect(await row('Credentialing status 1 × In process, 1 × Credentialed No status')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Change 2 providers' }));
  expect(await screen.findByText('2 done, 1 left as it was')).toBeDefined();
  const body = { credentialingStatus: '', nextCredentialingDate: null, providerTypeId: null };
  expect(sent()).toEqual([
    [1, body],
    [2, body],
  ]);
});

test('Types that cannot be read are told, and the rest can be changed without them', async () => {
  await service.fails({ operation: 'GET /providertypes', status: 403, times: 9 });
  const user = await open();
  expect((await screen.findByRole('alert')).textContent).toContain('The provider types could not be read');
  await user.selectOptions(screen.getByLabelText('Recredentialing due'), 'No date');
  await user.click(preview());
  expect(await screen.findByRole('button', { name: 'Change 2 providers' })).toBeDefined();
});
