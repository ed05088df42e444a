// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createQueryClient } from '@/api/query-client';
import { simulateService, type SimulatedService } from '@/testing/service';
import { renderScreen } from '@/ui/testing';
import { CreateDialog } from './create-form';
import { EditRecord } from './edit-record';
import { facility } from './facility';
import { group } from './group';
import { payer } from './payer';
import type { RecordDefinition, Stored } from './record';

const hint = () => screen.findByText(/is on file already/);
const noHint = () => waitFor(() => expect(screen.queryByText(/is on file already/)).toBeNull());
const name = async () => (await screen.findAllByRole('textbox', { name: /^Name/ }))[0] as HTMLElement;
const send = (service: SimulatedService) => service.writes().map(({ line, body }) => [line, body]);

test('A payer of a name that another has, in other capitals and spaces, is hinted at and created all the same', async () => {
  const service = await simulateService({ providers: 0 });
  service.put('payers', { name: 'Quill Mutual' });
  const { user } = await renderScreen(
    <CreateDialog record={payer} onClose={() => undefined} />,
    createQueryClient(),
  );
  await user.type(await name(), ' quill  MUTUAL');
  expect((await hint()).textContent).toBe('Quill Mutual is on file already. Go on if this is another one.');
  await user.type(await name(), ' of Ohio');
  await noHint();
  await user.clear(await name());
  await user.type(await name(), 'quill mutual');
  await hint();
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: /^Create payer/ }));
  await waitFor(() => expect(send(service)).toEqual([['POST /payers', { name: 'quill mutual' }]]));
});

test('A record that is renamed is no namesake of itself', async () => {
  const service = await simulateService({ providers: 0 });
  const item = service.put('payers', { name: 'Quill Mutual' });
  service.put('payers', { name: 'Harborline' });
  const { user } = await renderScreen(
    <EditRecord record={payer} item={item} onClose={() => undefined} />,
    createQueryClient(),
  );
  await user.type(await name(), ' ');
  await user.clear(await name());
  await user.type(await name(), 'Harborline');
  await hint();
  await user.clear(await name());
  await user.type(await name(), 'Quill mutual');
  await noHint();
});

test.each([
  ['groups', group],
  ['facilities', facility],
] as const)('Of %s too', async (records, record) => {
  const service = await simulateService({ providers: 0 });
  for (const _ of [1, 2]) service.put(records, { name: 'Cedar Ridge' });
  const { user } = await renderScreen(
    <CreateDialog record={record as unknown as RecordDefinition<Stored>} onClose={() => undefined} />,
    createQueryClient(),
  );
  await user.type(await name(), 'cedar ridge');
  expect((await hint()).textContent).toContain('Cedar Ridge is on file already, with 1 other of this name.');
});
