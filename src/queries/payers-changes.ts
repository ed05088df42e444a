import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { api } from '@/api/client';
import type { PayerPlanPatch, PayerPlanRequest } from '@/api/models';
import { forget } from './forget';
import { enrollmentKeys, eventKeys, payerKeys, payerPlanKeys } from './keys';

export function useCreatePayer() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (body: { name: string }) => (await api().POST('/payers', { body })).data,
    onSuccess: (payer) => {
      if (payer.id) queryClient.setQueryData(payerKeys.one(payer.id), payer);
      makePayersStale(queryClient);
    },
  });
}

/** Its plans are shown by its name, and so are enrollments with them. */
export function useRenamePayer() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ payerId, name }: { payerId: string; name: string }) =>
      (await api().PATCH('/payers/{payerId}', { params: { path: { payerId } }, body: { name } })).data,
    onSuccess: (payer, { payerId }) => {
      queryClient.setQueryData(payerKeys.one(payerId), payer);
      makePayersStale(queryClient);
      makePlansStale(queryClient);
    },
  });
}

/** 400 while it has plans. */
export function useDeletePayer() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (payerId: string) => {
      await api().DELETE('/payers/{payerId}', { params: { path: { payerId } } });
    },
    onSuccess: (_, payerId) => {
      forget(queryClient, payerKeys.one(payerId));
      void queryClient.invalidateQueries({ queryKey: payerKeys.list });
      void queryClient.invalidateQueries({ queryKey: eventKeys.all });
    },
  });
}

export function useCreatePayerPlan() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (body: PayerPlanRequest) => (await api().POST('/payer-plans', { body })).data,
    onSuccess: () => makePlansStale(queryClient),
  });
}

/** Changes what is sent; null empties a field. */
export function useUpdatePayerPlan() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ payerPlanId, patch }: { payerPlanId: string; patch: PayerPlanPatch }) => {
      const params = { path: { payerPlanId } };
      return (await api().PATCH('/payer-plans/{payerPlanId}', { params, body: patch })).data;
    },
    onSuccess: () => makePlansStale(queryClient),
  });
}

/** Groups lose it; 400 while somebody is enrolled with it. */
export function useDeletePayerPlan() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (payerPlanId: string) => {
      await api().DELETE('/payer-plans/{payerPlanId}', { params: { path: { payerPlanId } } });
    },
    onSuccess: () => makePlansStale(queryClient),
  });
}

function makePayersStale(queryClient: QueryClient): void {
  for (const queryKey of [payerKeys.all, eventKeys.all]) void queryClient.invalidateQueries({ queryKey });
}

function makePlansStale(queryClient: QueryClient): void {
  for (const queryKey of [payerPlanKeys.all, enrollmentKeys.all, eventKeys.all]) {
    void queryClient.invalidateQueries({ queryKey });
  }
}
