import { queryOptions, useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { api } from '@/api/client';
import { eventKeys, providerKeys } from './keys';

/** Notes on a provider, dismissals of alerts among them. */
export function noteListOptions(providerId: string) {
  return queryOptions({
    queryKey: providerKeys.notes(providerId),
    queryFn: async ({ signal }) =>
      (await api().GET('/providers/{providerId}/notes', { params: { path: { providerId } }, signal })).data,
  });
}

export function useCreateNote() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ providerId, note }: { providerId: string; note: string }) => {
      const params = { path: { providerId } };
      return (await api().POST('/providers/{providerId}/notes', { params, body: { note } })).data;
    },
    onSuccess: (_, { providerId }) => makeNotesStale(queryClient, providerId),
  });
}

export function useUpdateNote() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({
      providerId,
      noteId,
      note,
    }: {
      providerId: string;
      noteId: string;
      note: string;
    }) => {
      const params = { path: { providerId, noteId } };
      return (await api().PUT('/providers/{providerId}/notes/{noteId}', { params, body: { note } })).data;
    },
    onSuccess: (_, { providerId }) => makeNotesStale(queryClient, providerId),
  });
}

export function useDeleteNote() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ providerId, noteId }: { providerId: string; noteId: string }) => {
      const params = { path: { providerId, noteId } };
      await api().DELETE('/providers/{providerId}/notes/{noteId}', { params });
    },
    onSuccess: (_, { providerId }) => makeNotesStale(queryClient, providerId),
  });
}

function makeNotesStale(queryClient: QueryClient, providerId: string): void {
  void queryClient.invalidateQueries({ queryKey: providerKeys.notes(providerId) });
  void queryClient.invalidateQueries({ queryKey: eventKeys.all });
}
