// @vitest-environment happy-dom
import { act, screen, waitFor } from '@testing-library/react';
import { FormProvider, useForm } from 'react-hook-form';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { simulateService, type SimulatedService } from '@/testing/service';
import { renderScreen } from '@/ui/testing';
import { AttachmentsField } from './attachments-field';

const folder = 'providers/7f/credentialing/r1';
let service: SimulatedService;

beforeEach(async () => {
  // Two files that are sent at the same moment.
  vi.useFakeTimers({ toFake: ['Date'] });
  service = await simulateService();
});
afterEach(() => void vi.useRealTimers());

function Attachments() {
  return (
    <FormProvider {...useForm({ defaultValues: { attachments: [], unfinished: 0 } })}>
      <AttachmentsField folder={folder} />
    </FormProvider>
  );
}

/** The part that looks is fetched when it is needed. */
const patiently = { timeout: 10_000 };

test('A file whose answer was lost is attached where it has arrived, and not attached where it has not', async () => {
  service.loses(`POST /files/uploads/${folder}/a.pdf`);
  const release = service.holds(`POST /files/uploads/${folder}/b.pdf`);
  const { user } = await renderScreen(<Attachments />);
  const files = ['a.pdf', 'b.pdf'].map((name) => new File([name], name));
  await user.upload(screen.getByLabelText('Choose files'), files);
  expect(await screen.findByText('kept at the service', {}, patiently)).toBeDefined();
  await service.fails({ operation: 'POST /files/uploads/{path}', body: 'drop' });
  release();
  await user.click(await screen.findByRole('button', { name: 'Try again' }, patiently));
  await waitFor(() => expect(screen.getAllByText('kept at the service')).toHaveLength(2), patiently);
});

test('A file whose answer was lost, and that nobody could look for at once, is attached once it was found', async () => {
  service.loses(`POST /files/uploads/${folder}/a.pdf`);
  await service.fails({ operation: 'GET *', status: 400, times: 50 });
  const { user } = await renderScreen(<Attachments />);
  await user.upload(screen.getByLabelText('Choose files'), new File(['a'], 'a.pdf'));
  const again = await screen.findByRole('button', { name: 'Look again' }, patiently);
  await service.recovers();
  await user.click(again);
  expect(await screen.findByText('kept at the service', {}, patiently)).toBeDefined();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('An empty file is not sent, which is said', async () => {
  const { user } = await renderScreen(<Attachments />);
  await user.upload(screen.getByLabelText('Choose files'), new File([], 'empty.pdf'));
  expect((await screen.findByRole('alert')).textContent).toContain('The file is empty.');
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  expect(service.writes()).toEqual([]);
});

test('Without a network a file waits for it, which is said, and is sent then', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { user } = await renderScreen(<Attachments />);
  await user.upload(screen.getByLabelText('Choose files'), new File(['a'], 'a.pdf'));
  expect(await screen.findByText('sent once you are online again')).toBeDefined();
  expect(service.writes()).toEqual([]);
  online.mockReturnValue(true);
  act(() => void dispatchEvent(new Event('online')));
  expect(await screen.findByText('kept at the service', {}, patiently)).toBeDefined();
});
