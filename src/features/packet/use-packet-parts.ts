import { useQueries, useQuery } from '@tanstack/react-query';
import {
  listDatasetMatchesAllOptions,
  listEventsAllOptions,
  listLicensesOptions,
  listProviderNotesOptions,
} from '@/api/operations.gen';
import type { CredentialingRequest, Details } from '@/api/models';
import { facilityCollections } from '@/info/facility';
import { providerCollections } from '@/info/provider';
import { useInfo } from '@/info/use-info';
import { subjectOf } from '@/features/credentialing/read-on-file';
import { primaryFirst } from '@/domain/license-facts';
import { citedVerifications } from './evidence';

/** What goes into a packet beside the checklist: licenses, what it cites of their verifications, info, decided matches, the log and the notes, each whole. */
export function usePacketParts(request: Details<CredentialingRequest>) {
  const subject = subjectOf(request);
  const id = subject?.id ?? '';
  const isProvider = subject?.kind === 'provider';
  const owner = { kind: subject?.kind ?? 'provider', id } as const;
  const licenses = useQuery({ ...listLicensesOptions({ providerId: id }), enabled: isProvider });
  const notes = useQuery({ ...listProviderNotesOptions({ providerId: id }), enabled: isProvider });
  const info = useInfo(owner, isProvider ? providerCollections : facilityCollections);
  const log = useQuery({
    ...listEventsAllOptions({ entityId: [id], sortedBy: 'Timestamp', sortDirection: 'Desc' }),
    enabled: id !== '',
  });
  // By default rejected matches are left out (rules.md 12.1); here every decision counts.
  const open = useQuery({ ...listDatasetMatchesAllOptions({ entityId: id }), enabled: id !== '' });
  const rejected = useQuery({
    ...listDatasetMatchesAllOptions({ entityId: id, userActionResolution: 'Reject' }),
    enabled: id !== '',
  });
  const named = citedVerifications(request);
  const cited = useQueries({ queries: named.map(({ options }) => options) });
  const reads = isProvider ? [licenses, notes, log, open, rejected] : [log, open, rejected];
  return {
    owner,
    licenses: primaryFirst(licenses.data ?? []),
    /** One that cannot be read, as its license was detached, says so in its place and keeps nothing else back. */
    cited: cited.map(({ data, error, refetch }, index) => ({
      name: named[index]?.name ?? '',
      verification: data,
      error,
      refetch,
    })),
    notes: notes.data ?? [],
    info,
    log: log.data ?? [],
    matches: [...(open.data ?? []), ...(rejected.data ?? [])],
    isComplete:
      reads.every(({ data }) => data !== undefined) &&
      cited.every(({ isPending }) => !isPending) &&
      info.every(({ entries }) => entries),
    error: reads.find(({ error }) => error)?.error ?? info.find(({ error }) => error)?.error,
    retry() {
      for (const query of reads) if (query.error) void query.refetch();
      for (const section of info) if (section.error) section.retry();
    },
  };
}
