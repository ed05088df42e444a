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
  listProvidersDueForRecredentialingPages,
} from '@/api/operations.gen';
import type { ProviderLicense, ProviderLicenseFilters } from '@/api/models';
import { datasetName } from '@/lib/dataset-names';
import { addDays, localDay } from '@/lib/dates';
import { capitalized, spellOut } from '@/lib/words';
import { statusWords, waitingStatuses } from '@/features/credentialing/request-words';

/** A part of a queue with a list of its own. */
export interface QueuePart {
  label: string;
  amount: number;
  search: Record<string, unknown>;
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
}

export interface QueueEntry {
  title: string;
  text: string;
  to: string;
  search: Record<string, unknown>;
  queryKey: QueryKey;
  read: (signal: AbortSignal, queryClient: QueryClient) => Promise<Queue>;
}

type LicenseStatus = NonNullable<ProviderLicenseFilters['licenseStatus']>;

/** One row and the total tell a queue's size and nearest deadline in a single small answer. */
function licenseQueue(licenseStatus: LicenseStatus, words: Pick<QueueEntry, 'title' | 'text'>): QueueEntry {
  return {
    ...words,
    to: licenseStatus === 'NeedsReview' ? '/reviews' : '/licenses',
    search: licenseStatus === 'NeedsReview' ? {} : { licenseStatus },
    queryKey: ['/provider-licenses', 'queue', licenseStatus],
    async read(signal) {
      const byExpiry = { sortedBy: 'LicenseExpirationDate', sortDirection: 'Asc' } as const;
      const page = await listProviderLicensesPages({ licenseStatus, ...byExpiry, count: 1 })(
        undefined,
        signal,
      );
      return { total: page.totalCount, first: page.items?.[0] };
    },
  };
}

const partsShown = 4;

const matchQueue: QueueEntry = {
  title: 'Dataset matches to decide',
  text: 'Records of sanctions, exclusions and registries that may be about somebody of yours',
  to: '/matches',
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
    const counts = Object.entries(aggregations).toSorted(([, one], [, other]) => other - one);
    return {
      total,
      high: high.totalCount,
      parts: counts
        .slice(0, partsShown)
        .map(([type, amount]) => ({ label: datasetName(type), amount, search: { types: [type] } })),
    };
  },
};

const alertQueue: QueueEntry = {
  title: 'Active alerts',
  text: 'Changed licenses, licenses that expire or have expired, finished imports',
  to: '/alerts',
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
      parts: Object.entries(byType).flatMap(([name, amount]) => {
        const type = capitalized(name);
        return amount ? [{ label: spellOut(type), amount, search: { type: [type] } }] : [];
      }),
    };
  },
};

const failedScans: QueueEntry = {
  title: 'Failed dataset scans',
  text: 'A required parameter was missing, or the source did not answer',
  to: '/scans',
  search: { status: ['Failed'] },
  queryKey: ['/datasets/scans', 'queue'],
  async read(signal) {
    const page = await listDatasetScansPages({
      status: ['Failed'],
      sortedBy: 'Started',
      sortDirection: 'Asc',
      count: 1,
    })(undefined, signal);
    return { total: page.totalCount, oldest: page.items?.[0]?.started };
  },
};

/** Of a source that was asked again since, only the latest answer counts. */
const failedImports: QueueEntry = {
  title: 'Failed profile imports',
  text: 'The source had no profile, or did not answer in a way that can be read',
  to: '/imports',
  search: { status: 'Failed', latest: true },
  queryKey: ['/providers/profiles/import', 'queue'],
  async read(signal) {
    const byStart = { sortedBy: 'Started', sortDirection: 'Asc' } as const;
    const page = await listProfileImportsPages({ status: 'Failed', latest: true, ...byStart, count: 1 })(
      undefined,
      signal,
    );
    return { total: page.totalCount, oldest: page.items?.[0]?.started };
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
      parts: waitingStatuses.flatMap((status) => {
        const amount = aggregations?.[status];
        return amount
          ? [{ label: statusWords(status), amount, search: { currentEventStatus: [status] } }]
          : [];
      }),
    };
  },
};

const daysAhead = 90;

/** Whose next credentialing date is at most so many days away; those whose date has passed among them. */
const dueWithin = (days: number) => ({ nextCredentialingDateOnOrBefore: addDays(localDay(), days) ?? '' });

const recredentialingDue: QueueEntry = {
  title: `Recredentialing due within ${daysAhead} days`,
  text: 'Active providers by their next credentialing date; those whose date has passed are among them',
  to: '/credentialing/due',
  // Today is another day tomorrow, and the service's clock may not be this computer's.
  get search() {
    return dueWithin(daysAhead);
  },
  queryKey: ['/providers/recredentialing/due', 'queue'],
  async read(signal) {
    const [all, overdue] = await Promise.all(
      [daysAhead, -1].map((days) =>
        listProvidersDueForRecredentialingPages({ ...dueWithin(days), count: 1 })(undefined, signal),
      ),
    );
    const amount = overdue?.totalCount;
    return {
      total: all?.totalCount,
      ...(amount ? { parts: [{ label: 'Overdue', amount, search: dueWithin(-1) }] } : {}),
    };
  },
};

/** The queues of this console; each number is a link to exactly that many rows. */
export const queues: readonly QueueEntry[] = [
  licenseQueue('NeedsReview', {
    title: 'License verifications to review',
    text: 'Several results, or another name or license type than we hold',
  }),
  matchQueue,
  alertQueue,
  licenseQueue('UnableToVerify', {
    title: 'Licenses that could not be verified',
    text: 'The source did not answer, or not in a way that can be read',
  }),
  licenseQueue('NotFound', {
    title: 'Licenses that the source does not know',
    text: 'No result for the number and type we hold',
  }),
  licenseQueue('DisciplinaryActions', {
    title: 'Licenses with disciplinary actions',
    text: 'The source shows one action or more',
  }),
  failedScans,
  failedImports,
  waitingRequests,
  recredentialingDue,
];

/** Expired licenses have a place of their own beside those that expire. */
export const expiredQueue = licenseQueue('Expired', {
  title: 'Expired licenses',
  text: 'The day of expiry has passed',
});

export function queueOptions({ queryKey, read }: QueueEntry) {
  return queryOptions({ queryKey, queryFn: ({ signal, client }) => read(signal, client) });
}
