import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { DatasetScan, DatasetType } from '@/api/models';
import {
  createDatasetScan,
  useCreateDatasetScan,
  useVerifyLicense,
  verifyLicense,
} from '@/api/operations.gen';
import { useBlockedFor } from '@/api/permissions';
import type { Lookup } from '@/domain/evidence/types';
import { allDatasetsOptions } from '@/features/scans/options';
import { sentOptions } from '@/features/scans/scan-option-fields';
import { scanStore, watchScan } from '@/jobs/scans';
import { verificationStore, watchVerification } from '@/jobs/verifications';
import { datasetName } from '@/lib/dataset-names';
import { confirmAction } from '@/ui/confirm';
import { notifyFailure } from '@/ui/notify-failure';

/** What tells lookups apart: the license, or the dataset with the way in which it is searched. */
export const lookupKey = (lookup: Lookup): string =>
  lookup.kind === 'license' ? lookup.licenseId : JSON.stringify([lookup.type, sentOptions(lookup.options)]);

/** What a source is asked to do. */
export function lookupVerb([first]: readonly Lookup[]): 'Verify' | 'Query' | 'Search' {
  if (first?.kind === 'license') return 'Verify';
  return first?.type === 'Npdb' ? 'Query' : 'Search';
}

const wordsOf = (lookup: Lookup) => (lookup.kind === 'license' ? lookup.label : datasetName(lookup.type));

/** So many, more than one, in words: `both`, `all 3`. */
export const allOf = (amount: number): string => (amount === 2 ? 'both' : `all ${amount}`);

/** Lookups, each once. */
export const eachLookup = (lookups: readonly Lookup[]): Lookup[] => [
  ...new Map(lookups.map((lookup) => [lookupKey(lookup), lookup])).values(),
];

/** The names of lookups; a dataset that is searched in two ways is named once. */
export const lookupNames = (lookups: readonly Lookup[]): string =>
  [...new Set(lookups.map(wordsOf))].join(', ');

/** A lookup that was started, and how its end is known: the scan's id, or the license that is verified. */
export type StartedLookup = { lookup: Lookup } & ({ scan: DatasetScan } | { licenseId: string });

/** Starts lookups about somebody: licenses are verified, datasets scanned. `entity` is how the person is called. */
export function useLookups(entity: string) {
  const { mutateAsync: verify } = useVerifyLicense();
  const { mutateAsync: scan } = useCreateDatasetScan();
  const queryClient = useQueryClient();
  // Which of them charge a fee is known by the time that one is started.
  useQuery(allDatasetsOptions());
  const blockedFor = useBlockedFor();
  const isAsking = useRef(false);

  /** A second click while fees are still being read starts nothing twice. */
  async function askOnce(question: Question): Promise<void> {
    if (isAsking.current) return;
    isAsking.current = true;
    try {
      await confirmCharges(queryClient, question);
    } finally {
      isAsking.current = false;
    }
  }

  async function startOne(lookup: Lookup): Promise<StartedLookup[]> {
    try {
      if (lookup.kind === 'license') {
        const { providerId, licenseId, before, label } = lookup;
        await verify({ providerId, licenseId });
        watchVerification(providerId, licenseId, { licenseNumber: label, providerName: entity, before });
        return [{ lookup, licenseId }];
      }
      const { type, options } = lookup;
      const started = await scan({
        body: { type: type as DatasetType, ...lookup.entity, ...sentOptions(options) },
      });
      watchScan(started, { entityName: entity });
      return [{ lookup, scan: started }];
    } catch (error) {
      notifyFailure({ title: `${wordsOf(lookup)}: not started`, error, about: wordsOf(lookup) });
      return [];
    }
  }

  return {
    /** Why these cannot be started; undefined where they can. */
    blockedFor: (lookups: readonly Lookup[]): string | undefined =>
      blockedFor([
        ...(lookups.some(({ kind }) => kind === 'license') ? [verifyLicense] : []),
        ...(lookups.some(({ kind }) => kind === 'scan') ? [createDatasetScan] : []),
      ]),
    /** Starts each once, beside each other; gives those that were started. What failed is told in the corner. */
    start: async (lookups: readonly Lookup[]): Promise<StartedLookup[]> =>
      (await Promise.all(eachLookup(lookups).map(startOne))).flat(),
    /** Runs `go`, after a question where a lookup charges a fee that is passed on, or nobody knows whether one does. */
    confirmCharges: (title: string, lookups: readonly Lookup[], go: () => Promise<unknown>): void =>
      void askOnce({ title, lookups, go }),
  };
}

interface Question {
  title: string;
  lookups: readonly Lookup[];
  go: () => Promise<unknown>;
}

async function confirmCharges(queryClient: QueryClient, { title, lookups, go }: Question): Promise<void> {
  const asksDatasets = lookups.some(({ kind }) => kind === 'scan');
  const datasets = asksDatasets
    ? await queryClient.ensureQueryData(allDatasetsOptions()).catch(() => undefined)
    : [];
  const charged = lookups.filter((lookup) =>
    lookup.kind === 'license'
      ? lookup.hasFee
      : datasets?.find(({ type }) => type === lookup.type)?.hasPassThroughFee,
  );
  if (datasets && charged.length === 0) return void go();
  confirmAction({
    title,
    action: 'Start',
    children: datasets
      ? `${lookupNames(charged)}: a fee is charged for each lookup, and passed on.`
      : 'Whether a fee is charged for these lookups could not be read.',
    run: async () => void (await go()),
  });
}

/**
 * Waits until lookups have ended, or are followed no more. Aborted by `signal`, it gives up without an error. The job
 * stores poll the service, no faster than it allows (rules.md 5.2).
 */
export function whenEnded(started: readonly StartedLookup[], signal: AbortSignal): Promise<void> {
  const scans = new Set(started.flatMap((one) => ('scan' in one ? (one.scan.id ?? []) : [])));
  const licenses = new Set(started.flatMap((one) => ('licenseId' in one ? one.licenseId : [])));
  const areRunning = () =>
    scanStore.jobs().some(({ scanId, state }) => scans.has(scanId) && state === 'running') ||
    verificationStore.jobs().some(({ licenseId, state }) => licenses.has(licenseId) && state === 'running');
  return new Promise((resolve) => {
    const stops: (() => void)[] = [];
    const check = () => {
      if (areRunning() && !signal.aborted) return;
      for (const stop of stops) stop();
      signal.removeEventListener('abort', check);
      resolve();
    };
    stops.push(scanStore.store.subscribe(check), verificationStore.store.subscribe(check));
    signal.addEventListener('abort', check);
    check();
  });
}
