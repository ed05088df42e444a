// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { Provider } from '@/api/models';
import { createQueryClient } from '@/api/query-client';
import { simulateService } from '@/testing/service';
import { renderScreen } from '@/ui/testing';
import { watchNotices } from '@/ui/testing-notices';
import { ProviderDialogs } from './-dialogs';

const notices = watchNotices();

it('a provider whom a colleague deleted meanwhile is told as deleted, and the page is left', async () => {
  const service = await simulateService();
  const ada = { firstName: 'Ada', lastName: 'Okafor' };
  const provider = await service.colleague<Provider>('POST /providers', ada);
  const onClose = vi.fn();
  const { user, router } = await renderScreen(
    <ProviderDialogs dialog="delete" provider={provider} licenses={[]} onClose={onClose} />,
    createQueryClient(),
  );
  await service.colleague(`DELETE /providers/${provider.id}`);
  await user.type(screen.getByLabelText(/^To confirm/), 'Okafor');
  await user.click(screen.getByRole('button', { name: 'Delete provider' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/providers'));
  expect(onClose).toHaveBeenCalledOnce();
  expect(notices()).toMatchObject([{ tone: 'success', title: 'Ada Okafor was deleted already' }]);
});
