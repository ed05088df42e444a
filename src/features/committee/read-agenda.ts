import type { QueryClient } from '@tanstack/react-query';
import type { CredentialingRequest } from '@/api/models';
import { getCredentialingRequestOptions, listCredentialingRequestsPages } from '@/api/operations.gen';
import { fetchAllPages } from '@/api/paging';
import { readOnFile } from '@/features/credentialing/read-on-file';
import { openStatuses } from '@/features/credentialing/request-statuses';
import { isOver, requestStatus } from '@/features/credentialing/request-words';
import { severalAtATime } from '@/lib/several-at-a-time';
import type { OpenFile } from './agenda';

/** So many files are read for an agenda, the oldest first: more than a committee decides in a month. */
export const mostFiles = 300;
const atATime = 4;

export interface Agenda {
  files: readonly OpenFile[];
  /** Files that could not be read: which, and why. */
  failed: readonly { request: CredentialingRequest; error: unknown }[];
  /** How many open requests were left out, as there are more than are read. */
  leftOut: number;
  /** When it was read, in milliseconds. */
  at: number;
}

export interface AgendaProgress {
  read: number;
  total: number | undefined;
}

/** Whether the organization decides a request itself, and has not decided it yet (rules.md 17.1); who wants to cancel waits for none. */
export const isToBeDecided = (request: CredentialingRequest) =>
  request.isSelfManaged === true && !isOver(request) && requestStatus(request) !== 'CancellationRequested';

/**
 * Reads the open requests that the organization decides itself, the oldest first, each with its checklist and what is on file.
 * One that cannot be read is named and keeps nothing else back. Throws `ApiError` where the list itself cannot be read, and
 * what `signal` was aborted with.
 */
export async function readAgenda(
  queryClient: QueryClient,
  now: () => number,
  signal: AbortSignal,
  onProgress: (progress: AgendaProgress) => void,
): Promise<Agenda> {
  const listed: CredentialingRequest[] = [];
  const fetchPage = listCredentialingRequestsPages({
    currentEventStatus: openStatuses,
    sortedBy: 'CreatedAt',
    sortDirection: 'Asc',
  });
  for await (const items of fetchAllPages({ fetchPage, signal, keyOf: ({ id }) => id })) {
    listed.push(...items.filter(isToBeDecided));
    onProgress({ read: 0, total: undefined });
  }
  const wanted = listed.slice(0, mostFiles);
  const files = new Map<string, OpenFile>();
  const failed: { request: CredentialingRequest; error: unknown }[] = [];
  let read = 0;
  const readOne = async (request: CredentialingRequest): Promise<void> => {
    try {
      const file = await readOpenFile(queryClient, request.id);
      // Somebody may have decided it since it was listed.
      if (isToBeDecided(file.request)) files.set(request.id, file);
    } catch (error) {
      failed.push({ request, error });
    }
    onProgress({ read: (read += 1), total: wanted.length });
  };
  await severalAtATime(wanted, atATime, readOne, signal);
  signal.throwIfAborted();
  return {
    files: wanted.flatMap(({ id }) => files.get(id) ?? []),
    failed,
    leftOut: listed.length - wanted.length,
    at: now(),
  };
}

/** Reads a request with what is on file about whom it is about. Throws `ApiError`. */
export async function readOpenFile(queryClient: QueryClient, requestId: string): Promise<OpenFile> {
  const options = getCredentialingRequestOptions({ requestId });
  const request = await queryClient.fetchQuery({ ...options, staleTime: 0 });
  return { request, onFile: await readOnFile(queryClient, request) };
}
