// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { CredentialingRequest } from '@/api/models';
import { listCredentialingRequestsInfiniteOptions } from '@/api/operations.gen';
import { createQueryClient } from '@/api/query-client';
import { simulateService } from '@/testing/service';
import { useAddEvent } from './add-event';

test('A new stage makes the two columns of a board stale that the request is moved between, and every list; no other column', async () => {
  const service = await simulateService({ providers: 0 });
  const { id: providerId } = service.put('providers', {});
  const submitted = { id: service.world.ids.next(), timestamp: service.world.clock.iso(), description: '' };
  const events = [{ ...submitted, status: 'RequestSubmitted' as const }];
  const { id } = service.put('credentialingRequests', { providerId, isSelfManaged: true, events });
  const request = await service.colleague<CredentialingRequest>(`GET /credentialing-requests/${id}`);
  expect(request.currentEvent?.status).toBe('RequestSubmitted');
  const client = createQueryClient();
  const lists = [
    { currentEventStatus: ['RequestSubmitted' as const] },
    { currentEventStatus: ['RequestInProgress' as const] },
    { currentEventStatus: ['Completed' as const] },
    {},
  ].map((filters) => listCredentialingRequestsInfiniteOptions(filters).queryKey);
  for (const key of lists) client.setQueryData(key, { pages: [], pageParams: [] });

  const { result } = renderHook(useAddEvent, {
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  });
  await result.current.mutateAsync({ request, event: { status: 'RequestInProgress' } });
  await waitFor(() => expect(client.isFetching()).toBe(0), { timeout: 10_000 });
  expect(lists.map((key) => client.getQueryState(key)?.isInvalidated)).toEqual([true, true, false, true]);
});
