// @vitest-environment happy-dom
import { useMutation, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { session } from '@/api/session';
import { removeStored } from '@/lib/storage';
import { layOutTables, row, serve, show } from './testing';

layOutTables(400);
beforeAll(() => import('./selection-bar'));
beforeEach(() => removeStored('session', ''));

type Page = ReturnType<typeof show>;

const bar = () => screen.findByRole('region', { name: 'Selection' });
const noBar = () => waitFor(() => expect(screen.queryByRole('region', { name: 'Selection' })).toBeNull());
const box = async (name: string) => within(await row(name)).getByRole('checkbox');
const isPicked = async (name: string) => (await row(name)).getAttribute('aria-selected') === 'true';

async function select(page: Page, ...names: string[]) {
  for (const name of names) await page.user.click(await box(name));
}

async function openAndComeBack(page: Page, name: string, meanwhile?: () => Promise<void>) {
  await page.user.click(within(await row(name)).getByRole('gridcell', { name: 'AZ' }));
  await screen.findByRole('heading', { name: 'One person' });
  await meanwhile?.();
  await act(async () => page.router.history.back());
  await row('Person 0');
}

describe('what is selected in a list', () => {
  it('is still selected after one of its records was opened, also when that is done twice', async () => {
    const page = show(serve);
    await select(page, 'Person 1', 'Person 2', 'Person 4');
    await openAndComeBack(page, 'Person 3');
    expect((await bar()).textContent).toContain('3 selected');
    expect(await isPicked('Person 4')).toBe(true);
    expect(await isPicked('Person 3')).toBe(false);
    await select(page, 'Person 4');
    await openAndComeBack(page, 'Person 5');
    expect((await bar()).textContent).toContain('2 selected');
  });

  it('is still all that match but two', async () => {
    const page = show(serve);
    await select(page, 'Person 1');
    await page.user.click(within(await bar()).getByRole('button', { name: 'Select all 120 that match' }));
    await select(page, 'Person 2', 'Person 3');
    await openAndComeBack(page, 'Person 5');
    expect((await bar()).textContent).toContain('All 120 but 2 are selected');
    expect(await isPicked('Person 2')).toBe(false);
    expect(await isPicked('Person 6')).toBe(true);
  });

  it('is gone for other filters, which is said, and there again on the way back to those', async () => {
    const page = show(serve);
    await select(page, 'Person 1', 'Person 2');
    await act(async () => page.router.navigate({ to: '/people', search: { state: 'AZ' } } as never));
    await noBar();
    await act(async () => page.router.history.back());
    expect((await bar()).textContent).toContain('2 selected');
  });

  it('stays where the same rows are sorted otherwise', async () => {
    const page = show(serve);
    await select(page, 'Person 1', 'Person 2');
    await act(async () => page.router.navigate({ to: '/people', search: { sortedBy: 'State' } } as never));
    await row('Person 0');
    expect((await bar()).textContent).toContain('2 selected');
  });

  it('is not selected in a new visit', async () => {
    const page = show(serve);
    await select(page, 'Person 1', 'Person 2');
    await openAndComeBack(page, 'Person 3');
    await page.user.click(within(await row('Person 3')).getByRole('gridcell', { name: 'AZ' }));
    await screen.findByRole('heading', { name: 'One person' });
    await act(async () => page.router.navigate({ to: '/people' } as never));
    await row('Person 0');
    await noBar();
  });

  it('no longer has a record that was deleted meanwhile', async () => {
    const page = show(serve);
    await select(page, 'Person 1', 'Person 2', 'Person 3');
    const written = { id: 'deleteProvider', method: 'DELETE', path: '/providers/{providerId}' } as const;
    const { result } = renderHook(
      () =>
        useMutation({
          mutationFn: ({ providerId }: { providerId: string }) => Promise.resolve(providerId),
          meta: { written: { ...written, area: undefined } },
        }),
      {
        wrapper: ({ children }) => <QueryClientProvider client={page.client}>{children}</QueryClientProvider>,
      },
    );
    await openAndComeBack(
      page,
      'Person 3',
      async () => void (await result.current.mutateAsync({ providerId: 'p3' })),
    );
    expect((await bar()).textContent).toContain('2 selected');
  });

  it('is nobody else’s: it ends with the session', async () => {
    const page = show(serve);
    await select(page, 'Person 1', 'Person 2');
    await openAndComeBack(page, 'Person 3', async () => {
      session.begin({
        token: 't',
        user: { email: 'a@credence.example' },
        persistent: false,
        way: 'password',
      });
      session.end('user');
    });
    await noBar();
  });
});
