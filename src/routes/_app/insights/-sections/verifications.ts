import type { EventLogEntry, LicenseType, ProviderLicense } from '@/api/models';
import { listProviderLicensesPages } from '@/api/operations.gen';
import { inContext } from '@/features/events/records';
import { personName } from '@/lib/words';
import { parameterOf } from '@/features/events/records';
import { dayOf, eventsSince } from '../-log';
import type { AggregationOptions } from '../-aggregate';

/** How a verification ended, in the order in which it is told. */
export const outcomes = ['Found', 'NotFound', 'NeedsReview', 'Failed'] as const;
export type Outcome = (typeof outcomes)[number];

/** How many verifications ended how; `other` holds what no outcome is known for. */
export type Counts = Record<Outcome | 'other', number>;

const noCounts = (): Counts => ({ Found: 0, NotFound: 0, NeedsReview: 0, Failed: 0, other: 0 });

/** All verifications of these counts, also with an outcome that the contract does not know. */
export const allOf = (counts: Counts) =>
  outcomes.reduce((sum, outcome) => sum + counts[outcome], counts.other);

/** The verifications of one license. */
export interface LicenseCounts {
  providerId: string;
  counts: Counts;
}

export interface VerificationSum {
  licenses: Map<string, LicenseCounts>;
  first: string | undefined;
}

export const verified = ['VerificationCompleted'];

/** Adds a page of the event log. What a source answered counts; what a person decided about it later does not. */
export function addVerifications(sum: VerificationSum, entries: readonly EventLogEntry[]): void {
  for (const entry of entries) {
    const licenseId = inContext(entry, 'licenseId') ?? '';
    const { providerId, counts } = sum.licenses.get(licenseId) ?? {
      providerId: inContext(entry, 'providerId') ?? '',
      counts: noCounts(),
    };
    const status = parameterOf(entry, 'status');
    const outcome = outcomes.find((known) => known === status) ?? 'other';
    // A new object: copies of the sum share those of licenses.
    sum.licenses.set(licenseId, { providerId, counts: { ...counts, [outcome]: counts[outcome] + 1 } });
  }
  // They come the newest first.
  const last = entries.at(-1);
  sum.first = (last && dayOf(last)) ?? sum.first;
}

const verificationsKey = (from: string) => ['insights', 'verifications', from];

/** Verifications that ended since a day. */
export function verificationsSince(from: string): AggregationOptions<EventLogEntry, VerificationSum> {
  return {
    key: verificationsKey(from),
    fetchPage: eventsSince(from, verified),
    start: () => ({ licenses: new Map(), first: undefined }),
    add: (sum, entries) => {
      addVerifications(sum, entries);
      return false;
    },
    copy: (sum) => ({ ...sum, licenses: new Map(sum.licenses) }),
  };
}

/** What tells where a license is verified, and whose it is. */
export interface LicenseFact {
  typeId: string;
  type: string;
  state: string;
  number: string;
  name: string;
}

/**
 * All licenses of the organization: an event names a license by its id alone. They belong to the verifications since a day:
 * a license that was attached after they were read would count as one that is gone.
 */
export function licensesFor(from: string): AggregationOptions<ProviderLicense, Map<string, LicenseFact>> {
  return {
    key: [...verificationsKey(from), 'licenses'],
    fetchPage: listProviderLicensesPages({ sortedBy: 'ProviderLastName', sortDirection: 'Asc' }),
    start: () => new Map(),
    add: (facts, rows) => {
      for (const { license, provider } of rows) {
        const { id, licenseTypeId = '', licenseTypeName, state = '', number } = license ?? {};
        if (!id) continue;
        facts.set(id, {
          typeId: licenseTypeId,
          type: licenseTypeName ?? '',
          state,
          number: number ?? '',
          name: personName(provider),
        });
      }
      return false;
    },
    copy: (facts) => new Map(facts),
  };
}

export interface SourceRow {
  key: string;
  source: string;
  state: string;
  counts: Counts;
  all: number;
  licenses: { id: string; providerId: string; fact: LicenseFact | undefined; counts: Counts }[];
}

const gone = 'Licenses that are not attached any more';
const unread = 'Licenses that are not read yet';
const untold = 'Source not told';

/**
 * Outcomes by source and state, most failures first. `read` is what was read of the licenses so far, and `types` are all
 * license types, which name their sources.
 */
export function sourcesOf(
  { licenses }: VerificationSum,
  read: { sum: ReadonlyMap<string, LicenseFact>; isComplete: boolean },
  types: readonly LicenseType[],
): SourceRow[] {
  const byType = new Map(types.map((type) => [type.id, type]));
  const rows = new Map<string, SourceRow>();
  for (const [id, { providerId, counts }] of licenses) {
    const fact = read.sum.get(id);
    const source = fact && byType.get(fact.typeId)?.source;
    const name = fact ? (source?.name ?? untold) : read.isComplete ? gone : unread;
    const state = fact?.state || (source?.state ?? '');
    const key = `${name}|${state}`;
    const row = rows.get(key) ?? { key, source: name, state, counts: noCounts(), all: 0, licenses: [] };
    rows.set(key, row);
    for (const outcome of [...outcomes, 'other'] as const) row.counts[outcome] += counts[outcome];
    row.all += allOf(counts);
    row.licenses.push({ id, providerId, fact, counts });
  }
  return [...rows.values()].toSorted(
    (one, other) =>
      other.counts.Failed - one.counts.Failed || other.all - one.all || one.key.localeCompare(other.key),
  );
}

/** All sources together, as a row of its own. */
export function totalOf(rows: readonly SourceRow[]): SourceRow {
  const counts = noCounts();
  for (const row of rows)
    for (const outcome of [...outcomes, 'other'] as const) counts[outcome] += row.counts[outcome];
  const licenses = rows.flatMap((row) => row.licenses);
  return { key: '*', source: 'All sources', state: '', counts, all: allOf(counts), licenses };
}
