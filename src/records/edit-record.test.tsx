// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Group } from '@/api/models';
import type { CarryOut } from '@/api/query';
import { renderScreen } from '@/ui/testing';
import { CreatePage } from './create-page';
import { EditRecord } from './edit-record';
import type { Facts } from './field';
import { facility } from './facility';
import { group } from './group';

const send = vi.fn<(variables: Facts) => void>();
/** What the service holds now. */
let there: Group;

const operation = { id: 'updateGroup', method: 'PATCH', path: '/groups/{groupId}', area: 'Groups' } as const;
const write: CarryOut<Facts, Group> = Object.assign(
  async (variables: Facts) => {
    send(variables);
    return { ...there, ...(variables['body'] as Group) };
  },
  { operation },
);
const record: typeof group = {
  ...group,
  operations: {
    read: () => ({ queryKey: ['group'], queryFn: () => there }),
    create: write,
    update: write,
    remove: write,
  },
};
const opened = { id: 'g1', name: 'Elm Partners', npi: 1_234_567_893, taxId: '12-3456789' };

beforeEach(() => {
  sessionStorage.clear();
  send.mockClear();
  there = opened;
});

const field = (name: string) => screen.getByRole('textbox', { name });
const press = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}`) }).click();

async function edit() {
  const onClose = vi.fn();
  const { user, unmount } = await renderScreen(
    <EditRecord record={record} item={opened} onClose={onClose} />,
  );
  await screen.findByRole('dialog', { name: 'Edit Elm Partners' });
  return { user, onClose, unmount };
}

test('an edit begins in the first field, sends only what was changed, and closes', async () => {
  const { user, onClose } = await edit();
  await waitFor(() => expect(document.activeElement).toBe(field('Name')));
  await user.clear(field('NPI'));
  press('Save changes');
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(send).toHaveBeenCalledWith({ groupId: 'g1', body: { npi: null } });
});

test('an edit in which nothing was changed sends nothing', async () => {
  const { onClose } = await edit();
  press('Save changes');
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(send).not.toHaveBeenCalled();
});

test('what somebody else changed meanwhile is shown before it is written over', async () => {
  const { user } = await edit();
  there = { ...opened, name: 'Elm Minds' };
  await user.type(field('Name'), ' West');
  press('Save changes');
  const row = await screen.findByRole('row', { name: /Elm Minds/ });
  expect(within(row).getByRole('button', { name: 'Keep mine: Name' })).toBeDefined();
  expect(send).not.toHaveBeenCalled();
});

test('what was typed is there again when the edit is opened anew', async () => {
  const { user, unmount } = await edit();
  await user.type(field('Name'), ' West');
  unmount();
  expect(JSON.parse(sessionStorage.getItem(sessionStorage.key(0) ?? '') ?? '')).toEqual({
    name: 'Elm Partners West',
  });
  expect(sessionStorage.key(0)).toContain('edit-group:g1');
  await edit();
  expect(field('Name')).toHaveProperty('value', 'Elm Partners West');
});

test('a new record is checked, created, and leads to its page', async () => {
  const { user, router } = await renderScreen(<CreatePage record={record} />);
  press('Create group');
  expect(await screen.findByText('Write the name.')).toBeDefined();
  await user.type(field('Name'), 'Elm Partners');
  press('Create group');
  await waitFor(() => expect(router.state.location.pathname).toBe('/groups/g1'));
  expect(send).toHaveBeenCalledWith({ body: { name: 'Elm Partners' } });
});

const place = {
  id: 'f1',
  name: 'Elm Clinic',
  addressLine1: '1 Main St',
  addressLine2: '',
  city: 'Reno',
  state: 'NV',
  zipCode: '89501',
};

test('an address of which two people changed other parts is decided part by part, is shown whole, and never mixed unasked', async () => {
  let now = { ...place };
  const clinic: typeof facility = {
    ...facility,
    operations: {
      read: () => ({ queryKey: ['f'], queryFn: () => now }),
      create: write,
      update: write,
      remove: write,
    },
  };
  const { user } = await renderScreen(
    <EditRecord record={clinic as never} item={place} onClose={() => undefined} />,
  );
  await screen.findByRole('dialog', { name: 'Edit Elm Clinic' });
  const street = screen.getByRole('textbox', { name: 'Street and number' });
  await user.clear(street);
  await user.type(street, '12 Elm St');
  now = { ...place, city: 'Sparks', zipCode: '89431' };
  press('Save changes');
  const whole = await screen.findByRole('row', { name: /^Whole address/ });
  const said = () =>
    within(whole)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
  expect(said()).toEqual(['1 Main St, Sparks, NV 89431', '12 Elm St, Reno, NV 89501']);
  expect(screen.getByRole('row', { name: /^City Sparks/ })).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Take what is there: ZIP code' }));
  expect(said()[1]).toBe('12 Elm St, Reno, NV 89431');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Take what is there: City' }));
  await user.click(screen.getByRole('button', { name: 'Keep mine: City' }));
  expect(screen.getByText(/^The address that is saved:/).textContent).toContain('12 Elm St, Reno, NV 89431');
  expect(send).not.toHaveBeenCalled();
  press('Save changes');
  await waitFor(() => expect(send).toHaveBeenCalled());
  expect(send.mock.calls[0]?.[0]).toMatchObject({
    body: { addressLine1: '12 Elm St', city: 'Reno', zipCode: '89431' },
  });
});
