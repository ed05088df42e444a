import { useQuery } from '@tanstack/react-query';
import { largestPage } from '@/api/query';
import { listEventsAllOptions, listProviderNotesOptions } from '@/api/operations.gen';
import type { CredentialingRequest, DatasetMatch } from '@/api/models';
import { readAll } from '@/api/paging';
import { facilityCollections } from '@/info/facility';
import { providerCollections } from '@/info/provider';
import { useInfo } from '@/info/use-info';
import { matchKeys } from '@/queries/keys';
import { providerLicensesOptions } from '@/queries/licenses';
import { matchPages } from '@/queries/matches';
import { subjectOf } from '../../_app/-credentialing/held';
import { inOrder } from '../../_app/-provider-license-facts';

/** What goes into a packet beside the checklist: licenses, info, decided matches, the log and the notes, each whole. */
export function usePacketParts(request: CredentialingRequest) {
  const subject = subjectOf(request);
  const id = subject?.id ?? '';
  const isProvider = subject?.kind === 'provider';
  const owner = { kind: subject?.kind ?? 'provider', id } as const;
  const licenses = useQuery({ ...providerLicensesOptions(id), enabled: isProvider });
  const notes = useQuery({ ...listProviderNotesOptions({ providerId: id }), enabled: isProvider });
  const info = useInfo(owner, isProvider ? providerCollections : facilityCollections);
  const log = useQuery({
    ...listEventsAllOptions({ entityId: [id], sortedBy: 'Timestamp', sortDirection: 'Desc' }),
    enabled: id !== '',
  });
  const matches = useQuery({
    queryKey: [...matchKeys.list({ entityId: id, includeOldMatches: false }), 'every'],
    queryFn: async ({ signal }) => {
      // By default rejected matches are left out (service.md, "Datasets"); here every decision counts.
      const [open, rejected] = await Promise.all([
        readAll<DatasetMatch>(matchPages({ entityId: id }, largestPage), signal),
        readAll<DatasetMatch>(
          matchPages({ entityId: id, userActionResolution: 'Reject' }, largestPage),
          signal,
        ),
      ]);
      return [...open, ...rejected];
    },
    enabled: id !== '',
  });
  const asked = isProvider ? [licenses, notes, log, matches] : [log, matches];
  return {
    owner,
    licenses: inOrder(licenses.data ?? []),
    notes: notes.data ?? [],
    info,
    log: log.data ?? [],
    matches: matches.data ?? [],
    isComplete: asked.every(({ data }) => data !== undefined) && info.every(({ entries }) => entries),
    error: asked.find(({ error }) => error)?.error ?? info.find(({ error }) => error)?.error,
    retry() {
      for (const query of asked) if (query.error) void query.refetch();
      for (const part of info) if (part.error) part.retry();
    },
  };
}
