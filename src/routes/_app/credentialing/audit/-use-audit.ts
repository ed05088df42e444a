import { useQueryClient } from '@tanstack/react-query';
import type { CredentialingRequestFilters } from '@/api/models';
import { getCredentialingRequestOptions, listCredentialingRequestsPages } from '@/api/operations.gen';
import { useWalk, type WalkControls } from '@/features/walk/use-walk';
import { count } from '@/lib/words';
import { readAudit, type Audit, type AuditProgress, type AuditQuestion } from './-read-audit';
import type { SampleRule } from './-sample';

/** Draws the sample that the address asks for, whenever it asks for another. */
export function useAudit(
  question: AuditQuestion | undefined,
  rule: SampleRule,
): WalkControls<AuditProgress, Audit> {
  const queryClient = useQueryClient();
  return useWalk(question && { question, rule }, {
    read: ({ question: asked, rule: by }, signal, onProgress) =>
      readAudit(
        asked,
        by,
        {
          fetchPage: completedRequestPages(asked.about),
          readRequest: (requestId) =>
            queryClient.fetchQuery({ ...getCredentialingRequestOptions({ requestId }), staleTime: 0 }),
        },
        signal,
        onProgress,
      ),
    madeWords: ({ files }) => `${count(files.length, 'file')} selected`,
  });
}

/**
 * Fetches the pages of the requests that ended in a completion (openapi.yaml), in an order that
 * stays while they are read. The service cannot be asked for a time in which they did.
 */
const completedRequestPages = (entityType: CredentialingRequestFilters['entityType']) =>
  listCredentialingRequestsPages({
    entityType,
    currentEventStatus: ['Completed', 'CompletedWithConcern'],
    sortedBy: 'Id',
    sortDirection: 'Asc',
  });
