import type { QueryClient } from '@tanstack/react-query';
import type { Details, License, ProviderLicense } from '@/api/models';
import { invalidateAllButRows, showInLists } from '@/api/cached-lists';
import { noteVerificationStarted } from '@/api/poll-delay';
import { exceptFor, staleAfter } from '@/api/invalidations';
import { getLicenseOptions, listLicensesOptions } from '@/api/operations.gen';
import { session } from '@/api/session';
import { calendarDay } from '@/lib/dates';
import { factsOf, type OwnRecord } from '@/domain/license-result';
import { useStore } from '@/lib/store';
import { count, spellOut, textOf } from '@/lib/words';
import type { Notice } from '@/ui/notify';
import { statusLook } from '@/ui/status-looks';
import { enqueueCacheUpdate } from './cache-updates';
import { fewAtOnce, type Job, JobStore } from './job-store';
import type { JobUpdate, Polling } from './polling';
import {
  countEnded,
  countStarted,
  isBatch,
  isBatchOpen,
  isNotGood,
  notGoodWords,
} from './verification-batches';

export interface VerificationJob extends Job {
  providerId: string;
  licenseId: string;
  licenseNumber?: string | undefined;
  /** The state that issued it, as `UsState`. */
  licenseState?: string | undefined;
  /** As people are called in lists: `Abara, Chidi`. */
  providerName?: string | undefined;
  /** The verification that was current when this one was asked for; while it still is, nothing has ended. */
  before?: string | undefined;
  /** The bulk work that asked for it, which counts what comes of it. */
  batch?: string | undefined;
  /** What the source said before. */
  onFile?: OwnRecord | undefined;
  /** Whether it says something else now. */
  isChanged?: boolean | undefined;
  /** Status of the license while it runs, of the verification once it ended. */
  status?: string | undefined;
  /** What its board says of a license that was found; '' where it says nothing. */
  boardStatus?: string | undefined;
}

export const verificationStore = new JobStore<VerificationJob>({
  name: 'verification-jobs',
  parts: ['providerId', 'licenseId'],
});

/** Every verification that was started in this tab and is still followed or ended lately, the newest first. */
export function useVerificationJobs(): readonly VerificationJob[] {
  return useStore(verificationStore.store);
}

/** A verification that has not begun by then is taken to have ended with the same result as before. */
const patience = 20_000;

const underWay = new Set(['Pending', 'Working']);

/** Whether the verification that a job waits for has ended, as far as the license tells. */
export function hasEnded(job: VerificationJob, license: Details<License>, at: number): boolean {
  const { jobStatus, currentVerificationStatus, currentVerification } = license;
  if (jobStatus ? underWay.has(jobStatus) : underWay.has(currentVerificationStatus ?? '')) return false;
  const isOld = job.before !== undefined && currentVerification?.id === job.before;
  return !isOld || at - job.startedAt > patience;
}

/** What a license tells about the job that waits for it; one that is not in the answer is gone. */
export function updateOf(
  job: VerificationJob,
  license: Details<License> | undefined,
): JobUpdate<VerificationJob> {
  if (!license) return { state: 'gone', status: job.status };
  const { jobStatus, currentVerificationStatus } = license;
  const which = {
    licenseNumber: textOf(license.licenseNumber) || job.licenseNumber,
    licenseState: textOf(license.state) || job.licenseState,
  };
  return hasEnded(job, license, Date.now())
    ? {
        ...which,
        state: 'ended',
        status: currentVerificationStatus,
        boardStatus: currentVerificationStatus === 'Found' ? textOf(factsOf(license)?.status) : '',
        ...(job.onFile &&
          currentVerificationStatus === 'Found' && { isChanged: isChanged(job.onFile, license) }),
      }
    : { ...which, state: 'running', status: jobStatus ?? currentVerificationStatus };
}

const differs = (before: string | null | undefined, after: string | null | undefined) =>
  Boolean(before && after) && before !== after;

/** Only what was known before can change, and only what is told now. */
function isChanged(onFile: OwnRecord, license: Details<License>): boolean {
  const now = factsOf(license);
  return (
    now !== undefined &&
    (differs(onFile.status, now.status) ||
      differs(calendarDay(onFile.issued), calendarDay(now.issued)) ||
      differs(calendarDay(onFile.expires), calendarDay(now.expires)))
  );
}

interface Watched {
  licenseNumber?: string | undefined;
  licenseState?: string | undefined;
  providerName?: string | undefined;
  /** Id of the verification that was current before, where there was one. */
  before?: string | undefined;
  batch?: string | undefined;
  onFile?: OwnRecord | undefined;
}

/** Follows the verification of a license that was just asked for, across navigation and reloads of this tab. */
export function watchVerification(providerId: string, licenseId: string, about: Watched = {}): void {
  watchVerifications([{ providerId, licenseId, ...about }]);
}

/** Follows several at once. */
export function watchVerifications(
  licenses: readonly (Watched & { providerId: string; licenseId: string })[],
): void {
  const startedAt = Date.now();
  noteVerificationStarted(licenses.map(({ licenseId }) => licenseId));
  for (const { batch } of licenses) if (batch) countStarted(batch, 1);
  verificationStore.add(
    licenses.map((license) => ({ ...license, startedAt, state: 'running' as const, status: 'Pending' })),
  );
}

let gathered: Parameters<typeof watchVerifications>[0] = [];
session.onEnd(() => (gathered = []));

/** Follows verifications that bulk work has started, together with those that it starts in the next half a second. */
export function watchBulkVerifications(licenses: typeof gathered): void {
  if (gathered.length === 0)
    enqueueCacheUpdate(() => {
      const all = gathered;
      gathered = [];
      watchVerifications(all);
    });
  gathered = [...gathered, ...licenses];
}

export const verificationPolling: Polling<VerificationJob> = {
  store: verificationStore,
  group: ({ providerId }) => providerId,
  read: async (queryClient, jobs) => {
    const [providerId = ''] = jobs.map((job) => job.providerId);
    const licenses = await readLicenses(
      queryClient,
      providerId,
      jobs.map(({ licenseId }) => licenseId),
    );
    return jobs.map((job) =>
      updateOf(
        job,
        licenses.find(({ id }) => id === job.licenseId),
      ),
    );
  },
  onEnded: (ended) => {
    for (const job of ended) if (job.batch && isBatch(job.batch)) countEnded(job.batch, job);
  },
  // A result shows in the same as a decision about one. Lists are not read again for each of many.
  invalidate: (queryClient, ended) => {
    if (ended.every(({ batch }) => isBatchOpen(batch))) return;
    const known = ended.flatMap(({ state, providerId, licenseId }) =>
      state === 'ended' ? [getLicenseOptions({ providerId, licenseId }).queryKey] : [],
    );
    invalidateAllButRows(queryClient, staleAfter('resolveLicenseVerification'), exceptFor(known));
  },
  notices: (ended) => verificationNotices(ended.filter(({ batch }) => !isBatch(batch))),
};

/**
 * One call per provider, whatever the number of licenses. What it shows goes to the screens too, so that a license
 * is seen to be worked on wherever it stands.
 */
async function readLicenses(
  queryClient: QueryClient,
  providerId: string,
  licenseIds: readonly string[],
): Promise<License[]> {
  const [licenseId] = licenseIds;
  const list = listLicensesOptions({ providerId });
  if (licenseIds.length === 1 && licenseId) {
    const license = await queryClient.fetchQuery({
      ...getLicenseOptions({ providerId, licenseId }),
      staleTime: 0,
    });
    queryClient.setQueryData(list.queryKey, (licenses) =>
      licenses?.map((other) => (other.id === licenseId ? license : other)),
    );
    showInRows(queryClient, license);
    return [{ ...license, id: licenseId }];
  }
  const licenses = await queryClient.fetchQuery({ ...list, staleTime: 0 });
  for (const license of licenses) {
    showInRows(queryClient, license);
    if (license.id)
      queryClient.setQueryData(getLicenseOptions({ providerId, licenseId: license.id }).queryKey, license);
  }
  return licenses;
}

const showInRows = (queryClient: QueryClient, now: License) =>
  showInLists<ProviderLicense>(
    queryClient,
    '/provider-licenses',
    ({ license }) => license?.id === now.id,
    (row) => ({ ...row, license: { ...row.license, ...now } }),
  );

/** What to tell when verifications ended: each with where to look, or all together when they are many. */
export function verificationNotices(ended: readonly VerificationJob[]): Notice[] {
  return ended.length > fewAtOnce ? [together(ended)] : ended.map(single);
}

function single(job: VerificationJob): Notice {
  const number = job.licenseNumber ? `: ${job.licenseNumber}` : '';
  const id = `verification-${job.licenseId}`;
  if (job.state === 'gone') {
    return {
      id,
      tone: 'neutral',
      title: `License is gone${number}`,
      message: 'It was detached, or its provider deleted, while the verification ran.',
    };
  }
  const needsReview = job.status === 'NeedsReview';
  // That its board knows a license is no good news where it is not in good standing (field.md 1.1).
  const isDoubtful = isNotGood(job.boardStatus);
  return {
    id,
    tone: isDoubtful ? 'warning' : job.status ? statusLook('verification', job.status).tone : 'neutral',
    title: `${outcome(job.status)}${number}`,
    message: [job.providerName, isDoubtful && `“${job.boardStatus}” at its board`].filter(Boolean).join(', '),
    link: {
      to: needsReview ? '/reviews/$providerId/$licenseId' : '/providers/$providerId/licenses/$licenseId',
      params: { providerId: job.providerId, licenseId: job.licenseId },
      label: needsReview ? 'Review' : 'Open license',
    },
  };
}

function outcome(status: string | undefined): string {
  if (!status) return 'Verification ended';
  if (status === 'NotFound') return 'Verification: not found';
  return `Verification ${spellOut(status).toLowerCase()}`;
}

function together(ended: readonly VerificationJob[]): Notice {
  const numbers = new Map<string, number>();
  for (const job of ended) {
    const word = job.state === 'gone' ? 'gone' : spellOut(job.status ?? 'Ended').toLowerCase();
    numbers.set(word, (numbers.get(word) ?? 0) + 1);
  }
  const review = ended.some((job) => job.status === 'NeedsReview');
  const isFound = (job: VerificationJob) => job.state === 'ended' && job.status === 'Found';
  const notGood = ended.filter((job) => isFound(job) && isNotGood(job.boardStatus)).length;
  const [first] = ended;
  const sameProvider = first && ended.every((job) => job.providerId === first.providerId);
  return {
    tone: notGood > 0 || !ended.every(isFound) ? 'warning' : 'success',
    title: `${count(ended.length, 'verification')} ended`,
    message: [...numbers]
      .flatMap(([word, number]) => [
        `${number} ${word}`,
        ...(word === 'found' && notGood > 0 ? [notGoodWords(notGood)] : []),
      ])
      .join(', '),
    link: sameProvider
      ? { to: '/providers/$providerId', params: { providerId: first.providerId }, label: 'Open provider' }
      : review
        ? { to: '/reviews', label: 'Open reviews' }
        : { to: '/licenses', label: 'Open licenses' },
  };
}
