import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '@/api/client';
import type { CrmDocumentRequest } from '@/api/models';
import { eventKeys } from './keys';

/**
 * Has a file uploaded to records of the customer-relationship system (service.md, "Integrations").
 * Fails with `ApiError`: 404 when the file is gone, 409 when no such system is configured, 502 when it does not answer.
 */
export function useSendDocument() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (body: CrmDocumentRequest) => {
      await api().POST('/integrations/crm/documentrequest', { body });
    },
    onSuccess: () => void queryClient.invalidateQueries({ queryKey: eventKeys.all }),
  });
}
