// @vitest-environment happy-dom
import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { simulateService, type SimulatedService } from '@/testing/service';
import { renderScreen } from '@/ui/testing';
import { EntryFiles } from './-entry-files';

const path = 'providers/7f/info/educations/e1/diploma.pdf';
let service: SimulatedService;

beforeEach(async () => {
  service = await simulateService({ providers: 0 });
});

/** Attaches a file to an education. */
async function attach(content = 'diploma') {
  const entry = { providerId: '7f', collection: 'educations', entryId: 'e1', name: 'Yale' };
  const shown = await renderScreen(<EntryFiles {...entry} folders={new Map()} />);
  await shown.user.upload(screen.getByLabelText('Evidence of Yale'), new File([content], 'diploma.pdf'));
  return shown;
}

const storedPaths = () => [...service.world.uploads.all()].map((file) => file.path);

test('Evidence whose answer was lost, and that nobody could look for at once, is attached once it was found', async () => {
  service.loses(`POST /files/uploads/${path}`);
  await service.fails({ operation: 'GET *', status: 400, times: 50 });
  const { user } = await attach();
  const again = await screen.findByRole('button', { name: 'Look again' }, { timeout: 10_000 });
  await service.recovers();
  await user.click(again);
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull(), { timeout: 10_000 });
  expect(storedPaths()).toEqual([path]);
});

test('Without a network evidence waits for it, which is said, and is sent then', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await attach();
  expect(await screen.findByText(/^You are offline. The file is sent by itself/)).toBeDefined();
  expect(service.writes()).toEqual([]);
  online.mockReturnValue(true);
  act(() => void dispatchEvent(new Event('online')));
  await waitFor(() => expect(storedPaths()).toEqual([path]));
});

test('An empty file is no evidence: it is not sent, which is said', async () => {
  await attach('');
  expect((await screen.findByRole('alert')).textContent).toContain('The file is empty.');
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  expect(service.writes()).toEqual([]);
});
