import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { api } from '@/api/client';
import { invalidateTags } from '@/api/invalidations';
import type { Provider, ProviderPatch, ProviderRequest } from '@/api/models';
import { forget } from './forget';
import { makeInfoStale } from './info';
import { alertKeys, eventKeys, providerKeys, providerLicenseKeys } from './keys';

export function useCreateProvider() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (body: ProviderRequest) => (await api().POST('/providers', { body })).data,
    onSuccess: (provider) => {
      if (provider.id) queryClient.setQueryData(providerKeys.record(provider.id), provider);
      makeProvidersStale(queryClient);
    },
  });
}

interface ProviderChange {
  providerId: string;
  patch: ProviderPatch;
}

/** Changes fields of a provider; what is not sent stays. Who calls it takes the answer in with `showProvider`. */
export async function updateProvider({ providerId, patch }: ProviderChange): Promise<Provider> {
  return (await api().PATCH('/providers/{providerId}', { params: { path: { providerId } }, body: patch }))
    .data;
}

/** Shows a provider as a change has left it. */
export function showProvider(queryClient: QueryClient, providerId: string, provider: Provider): void {
  queryClient.setQueryData(providerKeys.record(providerId), provider);
  // The answer to a change may leave out what the answer to a read has.
  void queryClient.invalidateQueries({ queryKey: providerKeys.record(providerId), exact: true });
  makeInfoStale(queryClient, { kind: 'provider', id: providerId });
  makeProvidersStale(queryClient);
}

export function useUpdateProvider() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: updateProvider,
    onSuccess: (provider, { providerId }) => showProvider(queryClient, providerId, provider),
  });
}

export function useDeleteProvider() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({
      providerId,
      cancelNpdbContinuousQuery,
    }: {
      providerId: string;
      cancelNpdbContinuousQuery?: boolean;
    }) => {
      const query = { cancelNpdbContinuousQuery };
      await api().DELETE('/providers/{providerId}', { params: { path: { providerId }, query } });
    },
    onSuccess: (_, { providerId }) => {
      forget(queryClient, providerKeys.one(providerId));
      // They go with the provider.
      invalidateTags(queryClient, ['Enrollments']);
      makeProvidersStale(queryClient);
    },
  });
}

/** A provider's name, status and existence show in these; licenses and alerts carry the provider, groups list it. */
function makeProvidersStale(queryClient: QueryClient): void {
  for (const queryKey of [
    providerKeys.lists,
    providerKeys.allAggregations,
    providerLicenseKeys.all,
    alertKeys.all,
    eventKeys.all,
  ]) {
    void queryClient.invalidateQueries({ queryKey });
  }
  invalidateTags(queryClient, ['Groups']);
}
