import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { isApiError } from '@/api/errors';
import {
  getCredentialingRequestOptions,
  getLicenseVerificationOptions,
  getProviderOptions,
  listEventsPages,
} from '@/api/operations.gen';
import { useWalk, type WalkControls } from '@/features/walk/use-walk';
import { startOfLocalDay } from '@/lib/dates';
import { count } from '@/lib/words';
import { factEvents, type ChangeReads } from './changes';
import { readIntegrity, type IntegrityAudit, type IntegrityProgress, type IntegrityQuestion } from './read';

/** Draws the sample of changes that the address asks for, whenever it asks for another. */
export function useIntegrity(
  question: IntegrityQuestion | undefined,
): WalkControls<IntegrityProgress, IntegrityAudit> {
  const queryClient = useQueryClient();
  return useWalk(question, {
    read: (asked, signal, onProgress) =>
      readIntegrity(asked, changesOf(asked.year), readsOf(queryClient), signal, onProgress),
    madeWords: ({ changes }) => `${count(changes.length, 'change')} selected`,
  });
}

/** The pages of what changed in a year, the earliest first. */
const changesOf = (year: number) =>
  listEventsPages({
    subcategory: factEvents,
    after: startOfLocalDay(`${year}-01-01`),
    afterInclusive: true,
    before: startOfLocalDay(`${year + 1}-01-01`),
    sortedBy: 'Timestamp',
    sortDirection: 'Asc',
  });

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
    isReplacedAgain: async (requestId, after, until) => {
      const page = await listEventsPages({
        entityId: [requestId],
        subcategory: ['ChecklistReplaced'],
        after,
        before: until,
        beforeInclusive: true,
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
