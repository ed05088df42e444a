import type {
  CredentialingRequest,
  DatasetScan,
  EventLogEntry,
  Provider,
  ProviderLicense,
} from '@/api/models';
import type { FetchPage } from '@/api/paging';
import {
  proofOfMonth,
  proofSummary,
  type ProofLicense,
  type ProofLog,
  type ProofRow,
  type ProofSummary,
} from '@/domain/monitoring-proof';
import type { ProofMonth } from '@/domain/proof-month';
import { proofScan, type ProofScan } from '@/domain/proof-search';
import { addDays, localDayOf } from '@/lib/dates';
import { atMost, severalAtATime } from '@/lib/several-at-a-time';
import { inSlices } from '@/lib/slices';
import { proofLog } from './log';
import { withAccepted, withRequests } from './requests';
import { unlessForbidden, walker, type ProofProgress } from './walk';

/** What is asked: a month, the lists of the program, and the reader's day. */
export interface ProofQuestion {
  month: ProofMonth;
  lists: readonly string[];
  today: string;
}

/** Where the pages come from; what the user's role may not read is undefined. */
export interface ProofSource {
  providers: FetchPage<Provider>;
  /** Those that a newer one replaced among them, the latest first: of each dataset by itself, so that they are read side by side. */
  scans: readonly FetchPage<DatasetScan>[];
  /** Queries of the databank where that may answer for a list: a continuous one counts whenever it began. */
  queries: ProofQueries | undefined;
  licenses: FetchPage<ProviderLicense> | undefined;
  log: ProofLogPages | undefined;
  requestsOf: ((providerId: string) => FetchPage<CredentialingRequest>) | undefined;
}

/** Those that are open, and those that have ended, the latest end first: of these only what ended since is read. */
interface ProofQueries {
  open: FetchPage<DatasetScan>;
  ended: FetchPage<DatasetScan>;
}

/** Decisions and the like from the first day of the month on, and what was looked up in the month. */
interface ProofLogPages {
  events: FetchPage<EventLogEntry>;
  verifications: FetchPage<EventLogEntry>;
}

export interface Proof {
  question: ProofQuestion;
  rows: readonly ProofRow[];
  summary: ProofSummary;
  /** Undefined where it may not be read. */
  log: ProofLog | undefined;
  /** Whether licenses, and the requests of those about whom something was accepted, could be read. */
  hasLicenses: boolean;
  hasRequests: boolean;
}

/** A scan that began so many days before a month may have ended in it. */
const daysOfScan = 3;
const atATime = 4;
const byId = { keyOf: ({ id }: { id: string }) => id };
const ofLicense = { keyOf: ({ license }: ProviderLicense) => license?.id };

/**
 * Reads what a month holds, at most four pages at a time, and puts it together in slices between which the page answers.
 * Throws `ApiError` when providers or searches cannot be read, for half of them prove nothing; a log, licenses and
 * requests that are forbidden (403) are left out.
 */
export async function readProof(
  question: ProofQuestion,
  source: ProofSource,
  signal: AbortSignal,
  onProgress: (progress: ProofProgress) => void,
): Promise<Proof> {
  const walk = walker(signal, onProgress);
  const soon = atMost(atATime);
  const { month } = question;
  const earliest = addDays(month.first, -daysOfScan) ?? month.first;
  const isEnough = (page: readonly DatasetScan[]) =>
    page.every(({ started }) => (localDayOf(started) ?? month.first) < earliest);
  const hasEndedBefore = (page: readonly DatasetScan[]) =>
    page.every(({ completed }) => (localDayOf(completed) ?? month.first) < month.first);
  const entries = (pages: FetchPage<EventLogEntry>) =>
    soon(() => walk('entries of the event log', pages, byId, (page) => page));

  async function readLog({ events, verifications }: ProofLogPages): Promise<ProofLog> {
    const [changes, lookups] = await Promise.all([entries(events), entries(verifications)]);
    return proofLog(changes, lookups);
  }

  const { licenses: licensePages, queries, log: logPages } = source;
  // The longest lists begin first: the others follow as one of them ends.
  const [scansOf, providers, licenses, open, ended, log] = await Promise.all([
    Promise.all(
      source.scans.map((pages) => soon(() => walk('searches', pages, { ...byId, isEnough }, proofScans))),
    ),
    soon(() => walk('providers', source.providers, byId, (page) => page)),
    licensePages &&
      unlessForbidden(
        soon(() => walk('licenses', licensePages, ofLicense, (page) => page.flatMap(proofLicense))),
      ),
    queries && soon(() => walk('searches', queries.open, byId, proofScans)),
    queries && soon(() => walk('searches', queries.ended, { ...byId, isEnough: hasEndedBefore }, proofScans)),
    logPages && unlessForbidden(readLog(logPages)),
  ]);
  // What ended while it was read stands in both, and was open: that it has ended since gives the same proof.
  const known = new Set(open?.map(({ id }) => id));
  const scans = [...scansOf.flat(), ...(open ?? []), ...(ended ?? []).filter(({ id }) => !known.has(id))];

  const proof = proofOfMonth({ ...question, providers, scans, licenses: licenses ?? [], log });
  await inSlices(proof.total, proof.step, { signal });
  const found = proof.rows();

  const { requestsOf } = source;
  const readRequests = async (pages: NonNullable<typeof requestsOf>) =>
    new Map(
      await severalAtATime(
        withAccepted(found),
        atATime,
        async (id) => [id, await walk('requests', pages(id), byId, (page) => page)] as const,
      ),
    );
  const requests = requestsOf && (await unlessForbidden(readRequests(requestsOf)));
  const rows = requests ? withRequests(found, requests) : found;
  return {
    question,
    rows,
    summary: proofSummary(rows),
    log,
    hasLicenses: licenses !== undefined,
    hasRequests: requests !== undefined,
  };
}

const proofScans = (page: DatasetScan[]): ProofScan[] => page.flatMap((scan) => proofScan(scan) ?? []);

function proofLicense({ provider, license }: ProviderLicense): ProofLicense[] {
  const providerId = license?.providerId ?? provider?.id;
  if (!license || !providerId) return [];
  const { id, number, state, status, licenseTypeName, expiryDate } = license;
  return [
    {
      id,
      providerId,
      number: number ?? undefined,
      state,
      type: licenseTypeName ?? undefined,
      status: status ?? undefined,
      expires: expiryDate ?? undefined,
    },
  ];
}
