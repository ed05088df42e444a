import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { api } from '@/api/client';
import type { GroupPatch, GroupRequest } from '@/api/models';
import { forget } from './forget';
import { enrollmentKeys, eventKeys, groupKeys, payerPlanKeys } from './keys';

export function useCreateGroup() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (body: GroupRequest) => (await api().POST('/groups', { body })).data,
    onSuccess: (group) => {
      if (group.id) queryClient.setQueryData(groupKeys.record(group.id), group);
      makeGroupsStale(queryClient);
    },
  });
}

/** Changes what is sent; null empties a field. */
export function useUpdateGroup() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ groupId, patch }: { groupId: string; patch: GroupPatch }) =>
      (await api().PATCH('/groups/{groupId}', { params: { path: { groupId } }, body: patch })).data,
    onSuccess: (group, { groupId }) => {
      queryClient.setQueryData(groupKeys.record(groupId), group);
      makeGroupsStale(queryClient);
      // Every enrollment carries its group.
      void queryClient.invalidateQueries({ queryKey: enrollmentKeys.all });
    },
  });
}

/** The enrollments of its providers go with a group; providers, payers and plans stay. */
export function useDeleteGroup() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (groupId: string) => {
      await api().DELETE('/groups/{groupId}', { params: { path: { groupId } } });
    },
    onSuccess: (_, groupId) => {
      forget(queryClient, groupKeys.one(groupId));
      // What is on screen of the group itself would only be answered with 404.
      void queryClient.invalidateQueries({ queryKey: groupKeys.lists });
      void queryClient.invalidateQueries({ queryKey: eventKeys.all });
      void queryClient.invalidateQueries({ queryKey: enrollmentKeys.all, refetchType: 'none' });
    },
  });
}

interface Relation {
  groupId: string;
  add?: string[];
  remove?: string[];
}

/** Takes providers into a group and others out: all of them or, on 400, none. For work over many. */
export async function changeGroupProviders({ groupId, ...body }: Relation): Promise<void> {
  await api().PATCH('/groups/{groupId}/providers', { params: { path: { groupId } }, body });
}

/** 400 names by its place, `$.remove[0]`, who has enrollments in the group and therefore stays. */
export function useChangeGroupProviders() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: changeGroupProviders,
    onSuccess: () => makeGroupsStale(queryClient),
  });
}

/** Links plans to a group and others not any more; 400 names by its place a plan that somebody is enrolled with. */
export function useChangeGroupPlans() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ groupId, ...body }: Relation) => {
      await api().PATCH('/groups/{groupId}/payer-plans', { params: { path: { groupId } }, body });
    },
    onSuccess: () => {
      for (const queryKey of [payerPlanKeys.all, eventKeys.all]) {
        void queryClient.invalidateQueries({ queryKey });
      }
    },
  });
}

/** Groups and their members, wherever they are shown. */
export function makeGroupsStale(queryClient: QueryClient): void {
  for (const queryKey of [groupKeys.all, eventKeys.all]) void queryClient.invalidateQueries({ queryKey });
}
