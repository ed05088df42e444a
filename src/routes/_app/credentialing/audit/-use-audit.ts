import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { isApiError } from '@/api/errors';
import type { CredentialingRequestFilters } from '@/api/models';
import { getCredentialingRequestOptions, listCredentialingRequestsPages } from '@/api/operations.gen';
import { announce } from '@/ui/announce';
import { count } from '@/lib/words';
import { readAudit, type Audit, type AuditProgress, type AuditQuestion } from './-read-audit';
import type { SampleRule } from './-sample';

export type AuditState =
  | { step: 'asking' }
  | { step: 'reading'; progress: AuditProgress | undefined }
  | { step: 'cancelled' }
  | { step: 'failed'; error: unknown }
  | { step: 'drawn'; audit: Audit };

/** Draws the sample that the address asks for, whenever it asks for another. */
export function useAudit(question: AuditQuestion | undefined, rule: SampleRule) {
  const queryClient = useQueryClient();
  const questionKey = JSON.stringify([question, rule]);
  const [turn, setTurn] = useState(0);
  const [kept, setKept] = useState<{ of: string; state: AuditState; stop: () => void }>();
  const key = `${turn} ${questionKey}`;

  useEffect(() => {
    const [wanted, by] = JSON.parse(questionKey) as [AuditQuestion | null, SampleRule];
    if (!wanted) return undefined;
    const controller = new AbortController();
    const stop = () => {
      controller.abort();
      setKept({ of: key, state: { step: 'cancelled' }, stop });
    };
    const set = (state: AuditState) => {
      if (!controller.signal.aborted) setKept({ of: key, state, stop });
    };
    const source = {
      fetchPage: completedRequestPages(wanted.about),
      readRequest: (requestId: string) =>
        queryClient.fetchQuery({ ...getCredentialingRequestOptions({ requestId }), staleTime: 0 }),
    };
    const progress = (now: AuditProgress) => set({ step: 'reading', progress: now });
    set({ step: 'reading', progress: undefined });
    readAudit(wanted, by, source, controller.signal, progress)
      .then((audit) => {
        set({ step: 'drawn', audit });
        announce(`${count(audit.files.length, 'file')} selected`);
      })
      .catch((error: unknown) => {
        if (!isApiError(error) || error.kind !== 'aborted') set({ step: 'failed', error });
      });
    return () => controller.abort();
  }, [questionKey, key, queryClient]);

  const waiting: AuditState = question ? { step: 'reading', progress: undefined } : { step: 'asking' };
  return {
    state: kept?.of === key ? kept.state : waiting,
    cancel: () => kept?.stop(),
    again: () => setTurn(turn + 1),
  };
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
