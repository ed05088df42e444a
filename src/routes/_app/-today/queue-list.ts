import type { ComponentType } from 'react';
import { queryOptions, type QueryClient, type QueryKey } from '@tanstack/react-query';
import {
  aggregateAlertsOptions,
  aggregateCredentialingRequestsOptions,
  aggregateDatasetMatchesOptions,
  listAlertsPages,
  listCredentialingRequestsPages,
  listDatasetMatchesPages,
  listDatasetScansPages,
  listProfileImportsPages,
  listProviderLicensesPages,
} from '@/api/operations.gen';
import type { ProviderDueForRecredentialing, ProviderLicense, ProviderLicenseFilters } from '@/api/models';
import { type FetchPage, readAll } from '@/api/paging';
import { largestPage } from '@/api/query';
import type { Acknowledgeable } from '@/features/acknowledgements/acknowledged';
import { datasetName } from '@/lib/dataset-names';
import { localDay } from '@/lib/dates';
import { capitalized, spellOut } from '@/lib/words';
import { dueDays, dueWithin } from '@/features/credentialing/due';
import { firstDue, readDue } from '@/features/credentialing/first-due';
import { statusWords, waitingStatuses } from '@/features/credentialing/request-statuses';
import { licenseRowIds } from '@/features/licenses/data';
import { ofActive } from '@/features/licenses/expiring';
import { lazyComponent } from '@/ui/lazy-component';

/** A part of a queue with a list of its own. */
export interface QueuePart {
  label: string;
  amount: number;
  /** Left out for what no list can be asked for alone. */
  search?: Record<string, unknown> | undefined;
}

export interface Queue {
  /** How many rows the queue has; undefined where the service does not say. */
  total: number | undefined;
  parts?: QueuePart[];
  /** The row whose license expires first. */
  first?: ProviderLicense | undefined;
  /** When what waits longest came. */
  oldest?: string | undefined;
  /** How many are of high relevance. */
  high?: number | undefined;
  /** What is left out of the count. */
  leftOut?: string | undefined;
  /** Why it is not counted, in a sentence; undefined where it is. */
  uncounted?: string | undefined;
  /** Who is due first. */
  due?: ProviderDueForRecredentialing | undefined;
}

/** Parts with one for all that none of them counts, so that they add up to the whole. */
export function withOther(
  parts: readonly QueuePart[],
  total: number | undefined,
  search?: Record<string, unknown>,
): QueuePart[] {
  const amount = (total ?? 0) - parts.reduce((sum, part) => sum + part.amount, 0);
  return parts.length > 0 && amount > 0 ? [...parts, { label: 'Other', amount, search }] : [...parts];
}

export interface QueueEntry {
  title: string;
  text: string;
  to: string;
  search: Record<string, unknown>;
  queryKey: QueryKey;
  read: (signal: AbortSignal, queryClient: QueryClient) => Promise<Queue>;
  /** Counts it on request, where that takes too many requests to be done unasked. */
  Counter?: ComponentType;
  /** As the button to start with it calls it. */
  short?: string;
  /** Where its first case is, where its list does not open that by itself; undefined where there is none. */
  firstOf?: (queue: Queue) => { to: string; params: Record<string, string> } | undefined;
}

type LicenseStatus = NonNullable<ProviderLicenseFilters['licenseStatus']>;

/** One row and the total tell a queue's size and nearest deadline in a single small answer. */
function licenseQueue(
  licenseStatus: LicenseStatus,
  words: Pick<QueueEntry, 'title' | 'text'>,
  among: Partial<typeof ofActive> = {},
): QueueEntry {
  return {
    ...words,
    to: licenseStatus === 'NeedsReview' ? '/reviews' : '/licenses',
    search: licenseStatus === 'NeedsReview' ? {} : { licenseStatus, ...among },
    queryKey: ['/provider-licenses', 'queue', licenseStatus],
    async read(signal) {
      const byExpiry = { sortedBy: 'LicenseExpirationDate', sortDirection: 'Asc' } as const;
      const page = await listProviderLicensesPages({ licenseStatus, ...among, ...byExpiry, count: 1 })(
        undefined,
        signal,
      );
      return { total: page.totalCount, first: page.items?.[0] };
    },
  };
}

const partsShown = 4;

/** The datasets with the most matches, and the others together. */
export function matchParts(total: number | undefined, byType: Record<string, number>): QueuePart[] {
  const counts = Object.entries(byType)
    .filter(([, amount]) => amount > 0)
    .toSorted(([, one], [, other]) => other - one);
  const parts = counts
    .slice(0, partsShown)
    .map(([type, amount]) => ({ label: datasetName(type), amount, search: { types: [type] } }));
  const rest = counts.slice(partsShown).map(([type]) => type);
  // A match whose dataset the service does not count has no list of its own.
  const counted = counts.reduce((sum, [, amount]) => sum + amount, 0);
  return withOther(parts, total, counted === total ? { types: rest } : undefined);
}

const matchQueue: QueueEntry = {
  title: 'Matches to decide',
  text: 'Records of sanctions, exclusions and registries that may be about somebody of yours',
  to: '/matches',
  short: 'matches',
  search: {},
  queryKey: ['/datasets/matches', 'queue'],
  async read(signal, queryClient) {
    const [counted, high] = await Promise.all([
      // The navigation asks the same at the same time: one call serves both.
      queryClient.fetchQuery({ ...aggregateDatasetMatchesOptions(), retry: false, staleTime: 0 }),
      listDatasetMatchesPages({ userActionNeeded: true, matchRelevance: ['High'], count: 1 })(
        undefined,
        signal,
      ),
    ]);
    const { total, aggregations = {} } = counted.userActionNeeded ?? {};
    return { total, high: high.totalCount, parts: matchParts(total, aggregations) };
  },
};

const alertQueue: QueueEntry = {
  title: 'Active alerts',
  text: 'Changed licenses, licenses that expire or have expired, finished imports',
  to: '/alerts',
  short: 'alerts',
  search: {},
  queryKey: ['/alerts', 'queue'],
  async read(signal, queryClient) {
    const byAge = { status: 'Active', sortedBy: 'Timestamp', sortDirection: 'Asc' } as const;
    const [counted, oldest] = await Promise.all([
      queryClient.fetchQuery({ ...aggregateAlertsOptions(), retry: false, staleTime: 0 }),
      listAlertsPages({ ...byAge, count: 1 })(undefined, signal),
    ]);
    const { active, dismissed: _, ...byType } = counted;
    return {
      total: active,
      oldest: oldest.items?.[0]?.timestamp,
      parts: withOther(
        Object.entries(byType).flatMap(([name, amount]) => {
          const type = capitalized(name);
          return amount ? [{ label: spellOut(type), amount, search: { type: [type] } }] : [];
        }),
        active,
      ),
    };
  },
};

/** Failures that nobody acknowledged, the oldest first: one row tells where none was, else all of them are read. */
async function failures(
  kind: Acknowledgeable,
  signal: AbortSignal,
  queryClient: QueryClient,
  pagesOf: (count: number) => FetchPage<{ id?: string; started?: string }>,
): Promise<Queue> {
  // Both are files that no other queue reads.
  const { readAcknowledged, withoutAcknowledged } = await import('@/features/acknowledgements/acknowledged');
  const known = await readAcknowledged(kind, queryClient);
  if (known.size === 0) {
    const page = await pagesOf(1)(undefined, signal);
    return { total: page.totalCount, oldest: page.items?.[0]?.started };
  }
  const rows = await readAll(withoutAcknowledged(kind, pagesOf(largestPage), queryClient), signal);
  return {
    total: rows.length,
    oldest: rows[0]?.started,
    leftOut: 'Those that somebody acknowledged are left out.',
  };
}

const failedScans: QueueEntry = {
  title: 'Failed scans',
  text: 'A required parameter was missing, or the source did not answer',
  to: '/scans',
  search: { status: ['Failed'], unacknowledged: true },
  queryKey: ['/datasets/scans', 'queue'],
  async read(signal, queryClient) {
    const byStart = { sortedBy: 'Started', sortDirection: 'Asc' } as const;
    return failures('scans', signal, queryClient, (count) =>
      listDatasetScansPages({ status: ['Failed'], ...byStart, count }),
    );
  },
};

/** Of a source that was asked again since, only the latest answer counts. */
const failedImports: QueueEntry = {
  title: 'Failed profile imports',
  text: 'The source had no profile, or did not answer in a way that can be read',
  to: '/imports',
  search: { status: 'Failed', latest: true, unacknowledged: true },
  queryKey: ['/providers/profiles/import', 'queue'],
  async read(signal, queryClient) {
    const byStart = { sortedBy: 'Started', sortDirection: 'Asc' } as const;
    return failures('imports', signal, queryClient, (count) =>
      listProfileImportsPages({ status: 'Failed', latest: true, ...byStart, count }),
    );
  },
};

const waitingRequests: QueueEntry = {
  title: 'Credentialing requests that wait for information',
  text: 'The operator asked once, twice or three times for what is missing',
  to: '/credentialing',
  search: { currentEventStatus: waitingStatuses },
  queryKey: ['/credentialing-requests', 'queue'],
  async read(signal, queryClient) {
    const byAge = { sortedBy: 'CurrentEventDate', sortDirection: 'Asc' } as const;
    const [page, { aggregations }] = await Promise.all([
      listCredentialingRequestsPages({ currentEventStatus: [...waitingStatuses], ...byAge, count: 1 })(
        undefined,
        signal,
      ),
      queryClient.fetchQuery({ ...aggregateCredentialingRequestsOptions(), retry: false, staleTime: 0 }),
    ]);
    return {
      total: page.totalCount,
      oldest: page.items?.[0]?.currentEvent?.timestamp,
      parts: withOther(
        waitingStatuses.flatMap((status) => {
          const amount = aggregations?.[status];
          return amount
            ? [{ label: statusWords(status), amount, search: { currentEventStatus: [status] } }]
            : [];
        }),
        page.totalCount,
      ),
    };
  },
};

const recredentialingDue: QueueEntry = {
  title: `Recredentialing due within ${dueDays} days`,
  text: 'Active providers by their recredentialing date; those whose date has passed are among them',
  to: '/credentialing/due',
  // Today is another day tomorrow, and the service's clock may not be this computer's.
  get search() {
    return dueWithin(dueDays);
  },
  queryKey: ['/providers/recredentialing/due', 'queue'],
  async read(signal) {
    const [all, overdue] = await Promise.all([readDue(dueDays, signal), readDue(-1, signal)]);
    const total = all.totalCount;
    const amount = overdue.totalCount ?? 0;
    const due = await (amount > 0 ? firstDue(overdue, -1, signal) : firstDue(all, dueDays, signal));
    if (amount === 0 || total === undefined || amount > total) return { total, due };
    const coming = { nextCredentialingDateOnOrAfter: localDay(), ...dueWithin(dueDays) };
    return {
      total,
      due,
      parts: [
        { label: 'Overdue', amount, search: dueWithin(-1) },
        { label: 'Coming', amount: total - amount, search: coming },
      ].filter((part) => part.amount > 0),
    };
  },
};

const unmonitored: QueueEntry = {
  title: 'Providers without a monitor of a required list',
  text: 'The list is not searched again for them by itself: whether they may treat cannot be confirmed for long',
  to: '/monitors/coverage',
  search: { requiredLists: 'Missing' },
  queryKey: ['/providers/monitoring/sanctions-and-exclusions', 'queue'],
  async read(_, queryClient) {
    // How the lists are counted comes with the count.
    const { readRequiredCounts } = await import('@/features/monitors/required-counts');
    const { all, missing } = await readRequiredCounts(queryClient);
    return missing === undefined
      ? { total: undefined, leftOut: 'Coverage tells for whom; they are not counted.' }
      : { total: all === 0 ? 0 : missing };
  },
};

const decisionLetters: QueueEntry = {
  title: 'Decision letters to send',
  text: 'Providers and facilities are told of a decision within 30 days',
  to: '/credentialing/committee',
  search: { letters: true },
  queryKey: ['committee', 'queue'],
  async read(_, queryClient) {
    // The minutes are files that no other queue reads.
    const { readLetters } = await import('@/features/committee/letters');
    const letters = await readLetters(queryClient);
    return { total: letters.length, oldest: letters[0]?.day };
  },
};

/** Counted from what the agenda had when it was last read: to read it takes hundreds of requests, made when somebody asks. */
const readyFiles: QueueEntry = {
  title: 'Files ready to be decided',
  text: 'Clean files for the medical director to sign off, flagged ones for the committee',
  to: '/credentialing/committee',
  search: {},
  queryKey: ['committee', 'queue', 'ready'],
  read: async () => (await import('@/features/committee/ready-count')).readyQueue(),
  Counter: lazyComponent(async () => (await import('@/features/committee/count-ready')).CountReady),
};

/** Counted from what was read of everybody's expirables: a request for each, made when somebody asks. */
const overdueExpirables: QueueEntry = {
  title: 'Expirables overdue',
  text: 'Past their last day, and nothing newer replaces them',
  to: '/expirables',
  search: { window: 'overdue' },
  queryKey: ['expirables', 'queue'],
  read: async () => (await import('@/features/expirables/today')).overdueQueue(),
  Counter: lazyComponent(async () => (await import('@/features/expirables/count-overdue')).CountOverdue),
};

/** What is due today and was due before: whoever was asked has not answered, and nothing on file does. */
const dueFollowUps: QueueEntry = {
  title: 'Follow-ups due',
  text: 'Somebody was asked and the day on which it is looked at again has come',
  to: '/follow-ups',
  search: { window: ['overdue', 'today'] },
  queryKey: ['follow-ups', 'queue'],
  read: async (signal, queryClient) =>
    (await import('@/features/follow-up/due')).dueQueue(queryClient, signal),
};

/** The queues of this console; each number is a link to exactly that many rows. */
export const queues: readonly QueueEntry[] = [
  {
    ...licenseQueue('NeedsReview', {
      title: 'License verifications to review',
      text: 'Several results, or another name or license type than on file',
    }),
    short: 'reviews',
    firstOf: ({ first }) => {
      const { providerId, licenseId } = first ? licenseRowIds(first) : {};
      return providerId && licenseId
        ? { to: '/reviews/$providerId/$licenseId', params: { providerId, licenseId } }
        : undefined;
    },
  },
  matchQueue,
  alertQueue,
  // What has a day by which it is done stands before what has none.
  dueFollowUps,
  overdueExpirables,
  recredentialingDue,
  waitingRequests,
  readyFiles,
  decisionLetters,
  licenseQueue('UnableToVerify', {
    title: 'Licenses that could not be verified',
    text: 'The source did not answer, or not in a way that can be read',
  }),
  licenseQueue('NotFound', {
    title: 'Licenses not found at primary source',
    text: 'No result for the number and type on file',
  }),
  licenseQueue('DisciplinaryActions', {
    title: 'Licenses with disciplinary actions',
    text: 'The source shows one action or more',
  }),
  failedScans,
  failedImports,
  unmonitored,
];

/** Expired licenses have a place of their own beside those that expire. */
export const expiredQueue = licenseQueue(
  'Expired',
  { title: 'Expired licenses', text: 'The day of expiry has passed' },
  ofActive,
);

/** Counted again every minute while Today is seen. */
export function queueOptions({ queryKey, read }: QueueEntry) {
  return queryOptions({
    queryKey,
    queryFn: ({ signal, client }) => read(signal, client),
    refetchInterval: 60_000,
  });
}
