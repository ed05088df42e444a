// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { Provider } from '@/api/models';
import { largestPage } from '@/api/query';
import { simulateService, type SimulatedService } from '@/testing/service';
import { renderScreen } from '@/ui/testing';
import { AddToGroup } from './-add-to-group';

let service: SimulatedService;
let rows: Provider[];
let group: string;
const idOf = (nth: number) => rows[nth - 1]?.id ?? '';
const belong = (...providerIds: string[]) => service.world.groups.update(group, { providerIds });

beforeEach(async () => {
  service = await simulateService({ providers: 0 });
  // Whoever is on a later page of its members belongs to the group as well.
  const others = Array.from(
    { length: largestPage },
    () => service.put('providers', { lastName: 'Aaron' }).id,
  );
  rows = ['Aster', 'Briar', 'Cedar'].map((lastName) => service.put('providers', { lastName }));
  ({ id: group } = service.put('groups', { name: 'Quill Partners', providerIds: [...others, idOf(2)] }));
});

const sent = () => service.writes().map(({ line, body }) => [line, body]);

async function open() {
  const selection = { count: 3, all: false, words: '3 providers', collect: async () => rows };
  const { user } = await renderScreen(<AddToGroup selection={selection} onClose={() => undefined} />);
  await screen.findByRole('option', { name: 'Quill Partners' });
  return user;
}

const preview = () => screen.getByRole('button', { name: 'Preview' });
const row = (name: string) => screen.findByRole('row', { name });

/** Opens the dialog, chooses the group and asks for the preview. */
async function openPreview() {
  const user = await open();
  await user.selectOptions(screen.getByLabelText('Group'), 'Quill Partners');
  await user.click(preview());
  return user;
}

test('The preview says who joins and who belongs to the group already, and only the others are added', async () => {
  const user = await openPreview();
  expect(await row('Quill Partners 2 × Not a member Member')).toBeDefined();
  expect(await row('1 × Belongs to the group already. Briar, Ada')).toBeDefined();
  expect(screen.getByText('3 providers').closest('p')?.textContent).toBe(
    'Of 3 providers, 2 will join Quill Partners; 1 is left as it is.',
  );
  expect(sent()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Add 2 providers' }));
  expect(await screen.findByText('2 done, 1 left as it was')).toBeDefined();
  expect(sent()).toEqual([
    [`PATCH /groups/${group}/providers`, { add: [idOf(1)] }],
    [`PATCH /groups/${group}/providers`, { add: [idOf(3)] }],
  ]);
  const { providerIds = [] } = service.world.groups.get(group) ?? {};
  expect(rows.filter(({ id = '' }) => !providerIds.includes(id))).toEqual([]);
});

test('Those who were added leave again when that is taken back; who belonged to it before stays', async () => {
  const user = await openPreview();
  await user.click(await screen.findByRole('button', { name: 'Add 2 providers' }));
  await user.click(await screen.findByRole('button', { name: 'Take back 2' }));
  expect(await screen.findByText('2 done')).toBeDefined();
  const { providerIds = [] } = service.world.groups.get(group) ?? {};
  expect([1, 2, 3].map((nth) => providerIds.includes(idOf(nth)))).toEqual([false, true, false]);
});

test('The group has to be chosen, and its members are not read before', async () => {
  const user = await open();
  await user.click(preview());
  expect(screen.getByText('Choose the group.')).toBeDefined();
  expect(service.reads().map(({ line }) => line)).toEqual(['GET /groups']);
});

test('Where all of them belong to it there is nobody to add, which is said', async () => {
  belong(idOf(1), idOf(2), idOf(3));
  await openPreview();
  expect(await screen.findByText(/none will join/)).toBeDefined();
  expect(await row('3 × Belongs to the group already. Aster, Ada; Briar, Ada; Cedar, Ada')).toBeDefined();
  expect(screen.queryByRole('button', { name: /^Add/ })).toBeNull();
});

test('While it is unknown who belongs to the group nobody is added, and it can be read again', async () => {
  await service.fails({ operation: 'GET /groups/{groupId}/providers', status: 404, times: 9 });
  const user = await openPreview();
  expect((await screen.findByRole('alert')).textContent).toContain('Nothing was changed.');
  expect(screen.queryByRole('button', { name: /^Add/ })).toBeNull();
  await service.recovers();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: 'Add 2 providers' })).toBeDefined();
  expect(sent()).toEqual([]);
});
