import type { Details, Provider } from '@/api/models';
import { localDayOf } from '@/lib/dates';
import { normalised } from '@/lib/names';
import { fullName, personName, textOf } from '@/lib/words';
import { findingsOf, type Finding, type LoggedDecision } from './proof-findings';
import { standingIn, type ProofMonth, type Standing, type Turn } from './proof-month';
import { isGap, proofCell, type ProofCell, type ProofScan } from './proof-search';

/** A license of a provider as it stands today. */
export interface ProofLicense {
  id: string | undefined;
  providerId: string;
  number: string | undefined;
  state: string | undefined;
  type: string | undefined;
  status: string | undefined;
  expires: string | undefined;
}

/** A verification of a license that came to an end, as the event log tells it. */
export interface LoggedVerification {
  licenseId: string;
  at: string;
  status: string | undefined;
  trigger: string | undefined;
}

/** What the event log tells from the first day of the month on. */
export interface ProofLog {
  decisions: readonly LoggedDecision[];
  /** Deactivations and reactivations, by provider. */
  turns: readonly (Turn & { providerId: string })[];
  /** Who started a scan, by its id. */
  starters: ReadonlyMap<string, string>;
  verifications: readonly LoggedVerification[];
  /** Providers who were deleted since, by name. */
  deleted: readonly string[];
}

/** All that a proof of a month is made of. */
export interface ProofFacts {
  month: ProofMonth;
  /** The lists that are searched for everybody, as the program stands today. */
  lists: readonly string[];
  /** The reader's day, `YYYY-MM-DD`. */
  today: string;
  /** Those who are here by now, the deactivated ones among them. */
  providers: readonly Details<Provider>[];
  /** Of the month and of every later day; continuous queries that were open in it, whenever they began. */
  scans: readonly ProofScan[];
  licenses: readonly ProofLicense[];
  /** Undefined where it may not be read. */
  log: ProofLog | undefined;
}

/** A license and its lookups in the month, also those that failed. */
export interface LicenseProof {
  license: ProofLicense;
  verified: readonly LicenseLookup[];
}

interface LicenseLookup {
  on: string;
  status: string | undefined;
  trigger: string | undefined;
}

/** The lookups of the month that the source answered: one that failed tells nothing (rules.md 9.7). */
export const answeredLookups = ({ verified }: LicenseProof): LicenseLookup[] =>
  verified.filter(({ status }) => status !== 'Failed');

/** Whether a license was looked up in the month: a lookup that failed is none (rules.md 9.7). */
export const isLookedUp = (license: LicenseProof): boolean => answeredLookups(license).length > 0;

/** What the month holds about one provider. */
export interface ProofRow {
  id: string;
  /** `Quill, Ada`, and in sentences `Ada Quill`. */
  name: string;
  title: string;
  /** Both as they are compared, by which rows are put in order and found. */
  key: string;
  npi: number | undefined;
  standing: Standing;
  /** In the order of the lists. */
  cells: readonly ProofCell[];
  findings: readonly Finding[];
  licenses: readonly LicenseProof[];
}

/**
 * What was searched, found and decided in a month, provider by provider. `step(index)` works one of `total` out, so that
 * the caller can pause between them, and `rows` gives those that were worked out and were active in the month, in the
 * order of names, then ids: the same facts give the same rows.
 */
export function proofOfMonth({ month, lists, today, providers, scans, licenses, log }: ProofFacts) {
  const scansOf = grouped(scans, ({ providerId }) => providerId);
  const licensesOf = grouped(licenses, ({ providerId }) => providerId);
  const turnsOf = grouped(log?.turns ?? [], ({ providerId }) => providerId);
  const decisions = grouped(log?.decisions ?? [], ({ matchId }) => matchId);
  const verificationsOf = grouped(log?.verifications ?? [], ({ licenseId }) => licenseId);
  const rows: ProofRow[] = [];

  function step(index: number): void {
    const provider = providers[index];
    if (!provider?.id) return;
    const { id } = provider;
    const standing = standingIn(provider, month, turnsOf.get(id) ?? []);
    if (standing.is === 'absent') return;
    const own = scansOf.get(id) ?? [];
    const cells = lists.map((list) => proofCell(list, own, month, standing.is === 'due'));
    const searched = cells.some(({ state }) => state === 'databank') ? [...lists, 'Npdb'] : lists;
    const [name, title] = [personName(provider), fullName(provider)];
    rows.push({
      id,
      name,
      title,
      key: `${normalised(name)}, ${normalised(title)}`,
      npi: provider.npi ?? undefined,
      standing,
      cells,
      findings: findingsOf(own, searched, month, { decisions, today }),
      licenses: (licensesOf.get(id) ?? [])
        .toSorted((one, other) => (licenseKey(one) < licenseKey(other) ? -1 : 1))
        .map((license) => ({ license, verified: verifiedIn(month, verificationsOf.get(license.id ?? '')) })),
    });
  }

  return {
    total: providers.length,
    step,
    rows: (): readonly ProofRow[] => rows.toSorted(byName),
  };
}

/** By plain comparison of what was made for that: a collator takes half a second for ten thousand names. */
const byName = (one: ProofRow, other: ProofRow) =>
  one.key === other.key ? (one.id < other.id ? -1 : 1) : one.key < other.key ? -1 : 1;

const licenseKey = ({ state, type, number, id }: ProofLicense) =>
  [state, type, number, id].map((part) => textOf(part)).join(' ');

function verifiedIn(
  { first, last }: ProofMonth,
  verifications: readonly LoggedVerification[] = [],
): LicenseProof['verified'] {
  return verifications
    .flatMap(({ at, status, trigger }) => {
      const on = localDayOf(at);
      return on && on >= first && on <= last ? [{ on, status, trigger }] : [];
    })
    .toSorted((one, other) => (one.on < other.on ? -1 : 1));
}

function grouped<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}

/** A search that was due and is missing. */
export interface Gap {
  row: ProofRow;
  cell: ProofCell;
}

/** What the month comes to. */
export interface ProofSummary {
  /** Providers whose searches were due, and those who were added or left within the month. */
  due: number;
  added: number;
  left: number;
  /** Searches that were due, and those of them that were made. */
  searches: number;
  made: number;
  gaps: readonly Gap[];
  /** Providers with a gap. */
  missed: number;
  findings: readonly { row: ProofRow; finding: Finding }[];
  open: number;
  late: number;
  accepted: number;
  /** Searches whose list did not say of which day it was. */
  undatedLists: number;
  licenses: number;
  /** Those that their source answered about in the month. */
  verifiedLicenses: number;
}

/** Counts the rows of a month. Gaps are in the order of the rows. */
export function proofSummary(rows: readonly ProofRow[]): ProofSummary {
  const gaps = rows.flatMap((row) => row.cells.filter(isGap).map((cell) => ({ row, cell })));
  const findings = rows.flatMap((row) => row.findings.map((finding) => ({ row, finding })));
  const counted = (is: Standing['is']) => rows.filter(({ standing }) => standing.is === is).length;
  const due = counted('due');
  const lists = rows[0]?.cells.length ?? 0;
  const made = due * lists - gaps.length;
  const dated = rows.flatMap(({ cells }) => cells).filter(({ state }) => state === 'searched');
  const licenses = rows.flatMap((row) => row.licenses);
  return {
    due,
    added: counted('added'),
    left: counted('left'),
    searches: due * lists,
    made,
    gaps,
    missed: new Set(gaps.map(({ row }) => row.id)).size,
    findings,
    open: findings.filter(({ finding }) => finding.state === 'open').length,
    late: findings.filter(({ finding }) => finding.isLate).length,
    accepted: findings.filter(({ finding }) => finding.state === 'Accept').length,
    undatedLists: dated.filter(({ scan }) => !scan?.listDate).length,
    licenses: licenses.length,
    verifiedLicenses: licenses.filter(isLookedUp).length,
  };
}
