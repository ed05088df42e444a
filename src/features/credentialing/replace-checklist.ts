import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { ApiError } from '@/api/errors';
import { invalidateAfter } from '@/api/invalidations';
import type { Checklist, ChecklistRequest } from '@/api/models';
import { replaceCredentialingRequestChecklist } from '@/api/operations.gen';
import { readOpenRequest } from './read-open-request';

interface NewChecklist {
  requestId: string;
  /** The checklist that was changed: what stands there now must still be the same. */
  before: Checklist | undefined;
  body: ChecklistRequest;
}

/** The checklist without what the service gives anew each time it is written. */
const contents = (checklist: Checklist | undefined) =>
  JSON.stringify({
    notes: checklist?.notes ?? '',
    items: (checklist?.items ?? []).map((item) => ({ ...item, id: undefined })),
  });

/**
 * Writes a whole checklist in the place of the one before (rules.md 17.4). The service would let two people write over
 * each other, so what stands there is read first. Throws `ApiError`; 409 when somebody else changed it meanwhile,
 * or the request is over. For work over many, which invalidates once at its end.
 */
export async function replaceChecklist(
  queryClient: QueryClient,
  { requestId, before, body }: NewChecklist,
): Promise<void> {
  const { checklist } = await readOpenRequest(queryClient, requestId);
  if (contents(checklist) !== contents(before))
    throw new ApiError({
      kind: 'problem',
      status: 409,
      title: 'Somebody else changed the checklist meanwhile.',
      operation: 'replaceCredentialingRequestChecklist',
    });
  await replaceCredentialingRequestChecklist({ requestId, body });
}

/** The same, and what shows the checklist is invalidated. */
export function useReplaceChecklist() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (checklist: NewChecklist) => replaceChecklist(queryClient, checklist),
    // What is on file about somebody is the same as before, and much to read.
    onSuccess: () =>
      invalidateAfter(
        queryClient,
        'replaceCredentialingRequestChecklist',
        ({ queryKey: [path] }) => !String(path).endsWith('/credentialing-data'),
      ),
    meta: { stale: 'replaceCredentialingRequestChecklist' },
  });
}
