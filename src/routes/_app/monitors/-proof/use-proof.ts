import { useEffect, useState } from 'react';
import { isApiError } from '@/api/errors';
import {
  listCredentialingRequestsPages,
  listDatasetScansPages,
  listEventsPages,
  listProviderLicensesPages,
  listProvidersPages,
} from '@/api/operations.gen';
import type { DatasetScanFilters } from '@/api/models';
import { useReadBlocked } from '@/api/permissions';
import { datasetsOfProof } from '@/domain/monitoring-proof';
import { addDays, startOfLocalDay } from '@/lib/dates';
import { announce } from '@/ui/announce';
import { proofEvents, verificationEvents } from './log';
import { readProof, type Proof, type ProofQuestion, type ProofSource } from './read-proof';
import type { ProofProgress } from './walk';

export type ProofState =
  | { step: 'asking' }
  | { step: 'reading'; progress: ProofProgress | undefined }
  | { step: 'canceled' }
  | { step: 'failed'; error: unknown }
  | { step: 'made'; proof: Proof };

/** Makes the proof of the month that is asked for, whenever another one is; nothing is read without one. */
export function useProof(question: ProofQuestion | undefined) {
  const mayReadLog = useReadBlocked('EventLog') === undefined;
  const mayReadLicenses = useReadBlocked('Licenses') === undefined;
  const mayReadRequests = useReadBlocked('Credentialing') === undefined;
  const [turn, setTurn] = useState(0);
  const [kept, setKept] = useState<{ of: string; state: ProofState; stop: () => void }>();
  const asked = JSON.stringify([question, mayReadLog, mayReadLicenses, mayReadRequests]);
  const key = `${turn} ${asked}`;

  useEffect(() => {
    const [wanted, log, licenses, requests] = JSON.parse(asked) as [ProofQuestion | null, ...boolean[]];
    if (!wanted) return undefined;
    const controller = new AbortController();
    const stop = () => {
      controller.abort();
      setKept({ of: key, state: { step: 'canceled' }, stop });
    };
    const set = (state: ProofState) => {
      if (!controller.signal.aborted) setKept({ of: key, state, stop });
    };
    const source = { ...sourceOf(wanted) };
    if (!log) source.events = undefined;
    if (!licenses) source.licenses = undefined;
    if (!requests) source.requestsOf = undefined;
    set({ step: 'reading', progress: undefined });
    readProof(wanted, source, controller.signal, (progress) => set({ step: 'reading', progress }))
      .then((proof) => {
        set({ step: 'made', proof });
        if (!controller.signal.aborted) announce('The proof is made');
      })
      .catch((error: unknown) => {
        if (!isApiError(error) || error.kind !== 'aborted') set({ step: 'failed', error });
        // The other lists are still being read, and what they say of their progress would take the failure's place.
        controller.abort();
      });
    return () => controller.abort();
  }, [asked, key]);

  const waiting: ProofState = question ? { step: 'reading', progress: undefined } : { step: 'asking' };
  return {
    state: kept?.of === key ? kept.state : waiting,
    cancel: () => kept?.stop(),
    again: () => setTurn(turn + 1),
  };
}

/** The pages of the lists that a proof is made of, each in an order that stays while it is read (openapi.yaml). */
function sourceOf({ month, lists }: ProofQuestion): ProofSource {
  const type = datasetsOfProof(lists) as NonNullable<DatasetScanFilters['type']>;
  const after = startOfLocalDay(month.first);
  const before = startOfLocalDay(addDays(month.last, 1) ?? month.last);
  const since = { after, afterInclusive: true, sortedBy: 'Timestamp', sortDirection: 'Asc' } as const;
  const scans = { entityType: 'Practitioner', sortedBy: 'Started', sortDirection: 'Desc' } as const;
  return {
    providers: listProvidersPages({ sortedBy: 'Id', sortDirection: 'Asc' }),
    scans: listDatasetScansPages({ ...scans, type, includeOldScans: true }),
    openQueries: type.includes('Npdb')
      ? listDatasetScansPages({ ...scans, type: ['Npdb'], status: ['Active'] })
      : undefined,
    licenses: listProviderLicensesPages({ sortedBy: 'ProviderLastName', sortDirection: 'Asc' }),
    events: listEventsPages({ ...since, subcategory: proofEvents }),
    verifications: listEventsPages({ ...since, before, subcategory: verificationEvents }),
    requestsOf: (providerId) =>
      listCredentialingRequestsPages({ providerId, sortedBy: 'Id', sortDirection: 'Asc' }),
  };
}
