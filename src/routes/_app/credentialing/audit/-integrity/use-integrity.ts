import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { isApiError } from '@/api/errors';
import {
  getCredentialingRequestOptions,
  getLicenseVerificationOptions,
  getProviderOptions,
  listEventsPages,
} from '@/api/operations.gen';
import { startOfLocalDay } from '@/lib/dates';
import { count } from '@/lib/words';
import { announce } from '@/ui/announce';
import { factEvents, type ChangeReads } from './changes';
import { readIntegrity, type IntegrityAudit, type IntegrityProgress, type IntegrityQuestion } from './read';

export type IntegrityState =
  | { step: 'asking' }
  | { step: 'reading'; progress: IntegrityProgress | undefined }
  | { step: 'canceled' }
  | { step: 'failed'; error: unknown }
  | { step: 'drawn'; audit: IntegrityAudit };

/** Draws the sample of changes that the address asks for, whenever it asks for another. */
export function useIntegrity(question: IntegrityQuestion | undefined) {
  const queryClient = useQueryClient();
  const [turn, setTurn] = useState(0);
  const [kept, setKept] = useState<{ of: string; state: IntegrityState; stop: () => void }>();
  const asked = JSON.stringify(question ?? null);
  const key = `${turn} ${asked}`;

  useEffect(() => {
    const wanted = JSON.parse(asked) as IntegrityQuestion | null;
    if (!wanted) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const stop = () => {
      controller.abort();
      setKept({ of: key, state: { step: 'canceled' }, stop });
    };
    const set = (state: IntegrityState) => {
      if (!signal.aborted) setKept({ of: key, state, stop });
    };
    const pages = listEventsPages({
      subcategory: factEvents,
      after: startOfLocalDay(`${wanted.year}-01-01`),
      afterInclusive: true,
      before: startOfLocalDay(`${wanted.year + 1}-01-01`),
      sortedBy: 'Timestamp',
      sortDirection: 'Asc',
    });
    set({ step: 'reading', progress: undefined });
    readIntegrity(wanted, pages, readsOf(queryClient), signal, (progress) =>
      set({ step: 'reading', progress }),
    )
      .then((audit) => {
        set({ step: 'drawn', audit });
        if (!signal.aborted) announce(`${count(audit.changes.length, 'change')} selected`);
      })
      .catch((error: unknown) => set({ step: 'failed', error }));
    return () => controller.abort();
  }, [asked, key, queryClient]);

  const waiting: IntegrityState = question ? { step: 'reading', progress: undefined } : { step: 'asking' };
  return {
    state: kept?.of === key ? kept.state : waiting,
    cancel: () => kept?.stop(),
    again: () => setTurn(turn + 1),
  };
}

/** Kinds of entries that may set the dates of a decision about a provider. */
const datesMayChange = ['ProviderChanged', 'CredentialingEventAdded', 'CredentialingEventReceived'];

function readsOf(queryClient: QueryClient): ChangeReads {
  const fresh = { staleTime: 0 };
  return {
    request: (requestId) =>
      ifThere(queryClient.fetchQuery({ ...getCredentialingRequestOptions({ requestId }), ...fresh })),
    provider: (providerId) =>
      ifThere(queryClient.fetchQuery({ ...getProviderOptions({ providerId }), ...fresh })),
    verification: (ids) =>
      ifThere(queryClient.fetchQuery({ ...getLicenseVerificationOptions(ids), ...fresh })),
    isChangedSince: async (providerId, at) => {
      const page = await listEventsPages({
        entityId: [providerId],
        subcategory: datesMayChange,
        after: at,
        count: 1,
      })(undefined);
      return (page.items ?? []).length > 0;
    },
  };
}

/** What a read gives; undefined for what is gone or may not be read, as what was changed a year ago may be. */
async function ifThere<Value>(read: Promise<Value>): Promise<Value | undefined> {
  try {
    return await read;
  } catch (error) {
    if (isApiError(error) && (error.status === 404 || error.status === 403)) return undefined;
    throw error;
  }
}
