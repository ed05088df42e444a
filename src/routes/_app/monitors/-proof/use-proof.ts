import {
  listCredentialingRequestsPages,
  listDatasetScansPages,
  listEventsPages,
  listProviderLicensesPages,
  listProvidersPages,
} from '@/api/operations.gen';
import type { DatasetScanFilters } from '@/api/models';
import { useReadBlocked } from '@/api/permissions';
import { isAnsweredByDatabank } from '@/domain/exclusion-lists';
import { useWalk, type WalkControls } from '@/features/walk/use-walk';
import { addDays, startOfLocalDay } from '@/lib/dates';
import { proofEvents, verificationEvents } from './log';
import { readProof, type Proof, type ProofQuestion, type ProofSource } from './read-proof';
import type { ProofProgress } from './walk';

/** Makes the proof of the month that is asked for, whenever another one is; nothing is read without one. */
export function useProof(question: ProofQuestion | undefined): WalkControls<ProofProgress, Proof> {
  const events = useReadBlocked('EventLog') === undefined;
  const licenses = useReadBlocked('Licenses') === undefined;
  const requests = useReadBlocked('Credentialing') === undefined;
  return useWalk(question && { question, may: { events, licenses, requests } }, {
    read: ({ question: asked, may }, signal, onProgress) =>
      readProof(asked, sourceOf(asked, may), signal, onProgress),
    madeWords: () => 'The proof is made',
  });
}

/** What the user's role may read beside providers and searches. */
interface May {
  events: boolean;
  licenses: boolean;
  requests: boolean;
}

/** The pages of the lists that a proof is made of, each in an order that stays while it is read (openapi.yaml). */
function sourceOf({ month, lists }: ProofQuestion, may: May): ProofSource {
  const datasets = lists as NonNullable<DatasetScanFilters['type']>;
  const after = startOfLocalDay(month.first);
  const before = startOfLocalDay(addDays(month.last, 1) ?? month.last);
  const since = { after, afterInclusive: true, sortedBy: 'Timestamp', sortDirection: 'Asc' } as const;
  const scans = { entityType: 'Practitioner', sortedBy: 'Started', sortDirection: 'Desc' } as const;
  const databank: DatasetScanFilters = { type: ['Npdb'] };
  return {
    providers: listProvidersPages({ sortedBy: 'Id', sortDirection: 'Asc' }),
    scans: datasets.map((dataset) =>
      listDatasetScansPages({ ...scans, type: [dataset], includeOldScans: true }),
    ),
    queries: lists.some(isAnsweredByDatabank)
      ? {
          open: listDatasetScansPages({ ...scans, ...databank, status: ['Active'] }),
          ended: listDatasetScansPages({
            ...scans,
            ...databank,
            status: ['Completed'],
            sortedBy: 'Completed',
            includeOldScans: true,
          }),
        }
      : undefined,
    licenses: may.licenses
      ? listProviderLicensesPages({ sortedBy: 'ProviderLastName', sortDirection: 'Asc' })
      : undefined,
    log: may.events
      ? {
          events: listEventsPages({ ...since, subcategory: proofEvents }),
          verifications: listEventsPages({ ...since, before, subcategory: verificationEvents }),
        }
      : undefined,
    requestsOf: may.requests
      ? (providerId) => listCredentialingRequestsPages({ providerId, sortedBy: 'Id', sortDirection: 'Asc' })
      : undefined,
  };
}
