import { listProviderLicensesPages, listProvidersPages } from '@/api/operations.gen';

export interface TourStop {
  title: string;
  /** What there is to see, and what to try. */
  text: string;
  /** What is marked on the page. */
  spot: string;
  /** Keys that are worth trying there. */
  keys?: readonly { keys: string; label: string }[];
  /** The address to go to; undefined stays wherever one is. */
  address?: () => Promise<Target>;
}

export interface Target {
  to: string;
  params?: Record<string, string>;
}

/** The case that the queue begins with, and whose it is; undefined in a demo in which nothing waits. */
async function firstCase(): Promise<{ providerId: string; licenseId: string } | undefined> {
  const page = await listProviderLicensesPages({
    licenseStatus: 'NeedsReview',
    sortedBy: 'LicenseExpirationDate',
    sortDirection: 'Asc',
    count: 1,
  })(undefined);
  const { provider, license } = page.items?.[0] ?? {};
  const providerId = provider?.id ?? license?.providerId;
  return providerId && license?.id ? { providerId, licenseId: license.id } : undefined;
}

async function firstProvider(): Promise<string | undefined> {
  const waiting = await firstCase();
  if (waiting) return waiting.providerId;
  const page = await listProvidersPages({ sortedBy: 'LastName', sortDirection: 'Asc', count: 1 })(undefined);
  return page.items?.[0]?.id;
}

/** The way through a working day, in its order. */
export const stops: readonly TourStop[] = [
  {
    title: 'What waits today',
    text: 'Every line is a queue: how much waits, what it is made of, and what cannot wait. A count leads to exactly that many rows.',
    spot: 'main section[aria-label="Queues"]',
    keys: [
      { keys: 'j', label: 'next queue' },
      { keys: 'g t', label: 'back to Today from anywhere' },
    ],
    address: async () => ({ to: '/' }),
  },
  {
    title: 'A review and its decision',
    text: 'The source gave several results, or one that does not fit. What is on file and what the source reports stand side by side; a decision needs a reason, and the next case follows.',
    spot: 'main [role="table"]',
    keys: [
      { keys: 'f', label: 'found, with a reason' },
      { keys: 'n', label: 'not found' },
      { keys: 's', label: 'skip' },
    ],
    address: async () => {
      const params = await firstCase();
      return params ? { to: '/reviews/$providerId/$licenseId', params } : { to: '/reviews' };
    },
  },
  {
    title: 'All providers',
    text: 'Search, filter and sort: the address holds all of it, so that a list can be sent to a colleague. Views keeps a list under a name; pinned, it stands in the navigation.',
    spot: 'main search',
    keys: [
      { keys: '/', label: 'search this list' },
      { keys: '?', label: 'all keys of a screen' },
    ],
    address: async () => ({ to: '/providers' }),
  },
  {
    title: 'May this provider treat today?',
    text: 'A file answers that first, with the reasons: licenses, sanctions, exclusions and dates. Open items and the newest evidence of each list follow.',
    spot: 'main [role="note"]',
    address: async () => {
      const providerId = await firstProvider();
      return providerId ? { to: '/providers/$providerId', params: { providerId } } : { to: '/providers' };
    },
  },
  {
    title: 'Anything, from anywhere',
    text: 'Search or jump to finds records, screens and actions. Demo data moves the clock of the service, makes requests fail and starts again: what is due happens then.',
    spot: 'header button[aria-label="Demo data"]',
    keys: [{ keys: 'mod+k', label: 'search or jump to' }],
  },
];
