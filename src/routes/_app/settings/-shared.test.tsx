// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '@/api/query-client';
import { session } from '@/api/session';
import { ShareControl } from '@/features/organization/share-control';
import { simulateService, type SimulatedService } from '@/testing/service';
import { renderScreen } from '@/ui/testing';
import { SharedSettings } from './-shared';

let service: SimulatedService;

const storedFiles = () => [...service.world.uploads.all()].map(({ path }) => path);
const put = (path: string, text: string) => service.put('uploads', { path, content: btoa(text) });

beforeEach(async () => {
  service = await simulateService({ providers: 0 });
  const user = { email: 'dana@example.org' };
  session.begin({ token: 'secret', user, persistent: false, way: 'password' });
});
afterEach(() => session.end('user'));

test('what could not be shared stays here and says why, and is shared with one more click', async () => {
  await service.fails({ operation: 'POST /files/uploads/{path}', status: 503, times: 9 });
  const keep = vi.fn();
  const { user } = await renderScreen(
    <ShareControl
      kind="evidence-windows"
      words="the review limits"
      value={{ reviewWindowDays: 90 }}
      isOwn
      follow={keep}
      keep={keep}
    />,
    createQueryClient(),
  );
  await user.click(await screen.findByRole('button', { name: 'Share the review limits' }));
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('The review limits could not be shared');
  expect(alert.textContent).toContain('This browser keeps yours.');
  expect([storedFiles().length, keep.mock.calls.length]).toEqual([0, 0]);

  await service.recovers();
  await user.click(within(alert).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('you')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(storedFiles()).toEqual(['credence/evidence-windows.json']);
  expect(keep, 'what is shared is in force').toHaveBeenCalledOnce();
});

test('a role that may not write files is told so, and may still keep its own or go back to what is shared', async () => {
  const user = { email: 'rory@example.org', role: 'Reader' };
  session.begin({ token: 'secret', user, persistent: false, way: 'password' });
  const follow = vi.fn();
  const shared = { version: 1, savedBy: 'dana@example.org', savedAt: '2026-11-20T12:00:00.000Z', names: [] };
  put('credence/evidence-windows.json', JSON.stringify({ ...shared, value: { reviewWindowDays: 90 } }));
  const { user: hand } = await renderScreen(
    <ShareControl
      kind="evidence-windows"
      words="the review limits"
      value={{ reviewWindowDays: 120 }}
      isOwn
      follow={follow}
      keep={vi.fn()}
    />,
    createQueryClient(),
  );
  expect(await screen.findByText(/To share takes a role that may write files\./)).toBeTruthy();
  for (const name of ['Share the review limits', 'Stop sharing the review limits'])
    expect(await screen.findByRole('button', { name })).toHaveProperty('disabled', true);
  await hand.click(screen.getByRole('button', { name: 'Use the shared: the review limits' }));
  expect(follow).toHaveBeenCalledOnce();
});

/** What the entries of a list say. */
const words = async (list: string) =>
  within(await screen.findByRole('list', { name: list }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

test('what is shared is listed, and beside it what is ignored in its folder, with the reason', async () => {
  const file = { version: 1, savedBy: 'dana@example.org', savedAt: '2026-11-20T12:00:00.000Z', names: [] };
  put('credence/evidence-windows.json', JSON.stringify({ ...file, value: { reviewWindowDays: 90 } }));
  put('credence/lunch.txt', 'Soup');
  put('credence/reasons.json', '{"version": 1');
  await renderScreen(<SharedSettings />, createQueryClient());
  expect(await words('What is shared')).toEqual([expect.stringMatching(/^Program and limits Shared by you/)]);
  expect(await words('Files that are ignored')).toEqual([
    'credence/lunch.txt Ignored. This console keeps nothing under this path.',
    expect.stringMatching(/^credence\/reasons\.json Ignored\. The file is broken/),
  ]);
});

test('what the console has by itself can be shared; where something is shared, only what is one’s own', async () => {
  const { user } = await renderScreen(
    <ShareControl
      kind="evidence-windows"
      words="the review limits"
      value={{ reviewWindowDays: 90 }}
      isOwn={false}
      follow={vi.fn()}
      keep={vi.fn()}
    />,
    createQueryClient(),
  );
  await user.click(await screen.findByRole('button', { name: 'Share the review limits' }));
  expect(await screen.findByRole('button', { name: 'Stop sharing the review limits' })).toBeTruthy();
  expect(storedFiles()).toEqual(['credence/evidence-windows.json']);
  expect(screen.queryByRole('button', { name: 'Share the review limits' })).toBeNull();
});
