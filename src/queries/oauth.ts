import { queryOptions, useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { api } from '@/api/client';
import { eventKeys, oauthKeys } from './keys';

const path = '/organization/settings/oauth-credentials';

/** The OAuth clients of the organization with the ids of their secrets, never their text (contract.md). */
export function oauthListOptions() {
  return queryOptions({
    queryKey: oauthKeys.list,
    queryFn: async ({ signal }) => (await api().GET(path, { signal })).data,
  });
}

/** Creates a secret beside those that there are. Its text is in this answer only, which nothing keeps. */
export function useCreateClientSecret() {
  const queryClient = useQueryClient();
  return useMutation({
    gcTime: 0,
    mutationFn: async (clientId: string) =>
      (await api().POST(`${path}/{clientId}/client-secret`, { params: { path: { clientId } } })).data,
    onSettled: () => makeClientsStale(queryClient),
  });
}

/** Deletes a secret: nobody gets a token with it any more; tokens that it gave last until their time is over. */
export function useDeleteClientSecret() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (params: { clientId: string; clientSecretId: string }) => {
      await api().DELETE(`${path}/{clientId}/client-secret/{clientSecretId}`, { params: { path: params } });
    },
    onSettled: () => makeClientsStale(queryClient),
  });
}

function makeClientsStale(queryClient: QueryClient): void {
  for (const queryKey of [oauthKeys.all, eventKeys.all]) void queryClient.invalidateQueries({ queryKey });
}
