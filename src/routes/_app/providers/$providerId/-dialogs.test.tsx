// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { createQueryClient } from '@/api/query-client';
import { renderScreen } from '@/ui/testing';
import { watchNotices } from '@/ui/testing-notices';
import { ProviderDialogs } from './-dialogs';

const notices = watchNotices();
afterEach(() => vi.unstubAllGlobals());

it('a provider whom a colleague deleted meanwhile is told as deleted, and the page is left', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ status: 404, title: 'No.' }, { status: 404 }));
  const provider = { id: 'p1', firstName: 'Ada', lastName: 'Okafor' };
  const onClose = vi.fn();
  const { user, router } = await renderScreen(
    <ProviderDialogs dialog="delete" provider={provider} licenses={[]} onClose={onClose} />,
    createQueryClient(),
  );
  await user.type(screen.getByLabelText(/^To confirm/), 'Okafor');
  await user.click(screen.getByRole('button', { name: 'Delete provider' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/providers'));
  expect(onClose).toHaveBeenCalledOnce();
  expect(notices()).toMatchObject([{ tone: 'success', title: 'Ada Okafor was deleted already' }]);
});
