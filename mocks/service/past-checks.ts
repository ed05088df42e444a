import type { components } from '../../src/api/schema';
import { dateTimeAt } from '../data/dates';
import { day } from '../store/time';
import { hashText } from '../store/ids';
import type { CredentialingRequestRecord, ScanRecord, World } from '../store/world';
import { matchesOfScan, scansAbout } from './scan-past';

type Schemas = components['schemas'];
type Item = Schemas['CredentialingRequestChecklistItem'];
type References = Schemas['CredentialingRequestChecklistReference'];

/** An element as somebody filled it in before a decision. */
export type Drawn = Pick<Item, 'name' | 'verifiedAt' | 'references' | 'source'>;

/** How old evidence was when a file was decided, in days, at most: the shortest of the windows (field.md 2.1). */
const oldestEvidence = 90;

/** A source that somebody asked by hand, as the console writes it into the source of an element (rules.md 17.9). */
export interface SourceLookup {
  /** What of the element it is about; all of it when left out. */
  entry?: string;
  source: string;
  method: 'by website' | 'by letter' | 'by call' | 'in person' | 'by document';
  /** What the source called it, for which state it is, and until when it is in force, `YYYY-MM-DD`. */
  status?: string | undefined;
  state?: string | undefined;
  ends?: string | undefined;
}

/** A request of the past on the day of its decision. */
export interface Decision {
  world: World;
  request: CredentialingRequestRecord;
  /** The instant of the decision, in milliseconds. */
  until: number;
  /** Who worked on it. */
  by: string;
}

/** Whether an instant is not later than another one, in milliseconds. */
export const isBy = (instant: string | undefined, until: number): boolean =>
  instant !== undefined && Date.parse(instant) <= until;

/** Whether what was answered at an instant was fresh enough for a decision. */
export const isFresh = (instant: string | undefined, until: number): boolean =>
  isBy(instant, until) && Date.parse(instant ?? '') > until - oldestEvidence * day;

/** The newest of several, by when each was answered. */
export function latest<Row>(rows: readonly Row[], at: (row: Row) => string | undefined): Row | undefined {
  return rows.toSorted((one, other) => (at(one) ?? '').localeCompare(at(other) ?? '')).at(-1);
}

const answered = ({ verifiedAt, completed, started }: ScanRecord) => verifiedAt ?? completed ?? started;

/** Registries find somebody; lists are searched in the hope to find nobody (field.md 2.4). */
type Hope = 'somebody' | 'nobody';

/** The latest scan of a dataset that counted on the day; undefined where it said something else than was hoped for. */
export function scanOf(
  { world, request, until }: Decision,
  type: string,
  hope: Hope,
  isOnce = false,
): ScanRecord | undefined {
  const scans = scansAbout(world, request.providerId ?? request.facilityId ?? '').filter(
    (scan) => scan.type === type && scan.status === 'Completed' && isBy(answered(scan), until),
  );
  const found = latest(scans, answered);
  if (!found || (!isOnce && !isFresh(answered(found), until))) return undefined;
  const known = matchesOfScan(world, found).filter(({ resolution }) => resolution !== 'Reject');
  return (hope === 'somebody') === known.length > 0 ? found : undefined;
}

/** What parts the pieces of a line may not stand in one. */
const piece = (text: string) => text.replace(/\s+/g, ' ').replace(/\|/g, '/').trim() || 'Source';

/**
 * An element with its evidence: entries of the file, lookups that counted on the day, and what was asked by hand, each on a
 * day shortly before the decision.
 */
export function element(
  decision: Decision,
  name: string,
  {
    scans = [],
    references = {},
    sourceLookups = [],
    verifiedAt,
  }: {
    scans?: readonly (ScanRecord | undefined)[];
    references?: References;
    sourceLookups?: readonly SourceLookup[];
    /** When what is referred to was verified. */
    verifiedAt?: string | undefined;
  },
): Drawn {
  const lookups = scans.filter((scan) => scan !== undefined);
  const lines = sourceLookups.map(({ entry, source, method, status, state, ends }, index) => {
    const on = dayBefore(decision, `${name} ${index}`);
    const words = [
      ...(entry ? [`For ${piece(entry)}`] : []),
      piece(source),
      method,
      on,
      piece(decision.by),
      ...(status ? [`status ${piece(status)}`] : []),
      ...(state ? [`state ${state}`] : []),
      ...(ends ? [`until ${ends}`] : []),
    ];
    return { on: `${on}T00:00:00Z`, words: words.join(' | ') };
  });
  const all: References = {
    ...references,
    ...(lookups.length > 0 && { datasetScans: lookups.map(({ id }) => ({ datasetScanId: id })) }),
  };
  const dates = [...lookups.map(answered), ...lines.map(({ on }) => on), ...(verifiedAt ? [verifiedAt] : [])];
  return {
    name,
    verifiedAt: dates.toSorted()[0] ?? dateTimeAt(decision.until - day),
    ...(lines.length > 0 && { source: lines.map(({ words }) => words).join('\n') }),
    ...(Object.keys(all).length > 0 && { references: all }),
  };
}

/** A day on which somebody asked a source: up to eight days before the decision, and not before the request was made. */
function dayBefore({ request, until }: Decision, about: string): string {
  const back = 1 + ((hashText(`${request.id} ${about}`) >>> 0) % 8);
  const created = Math.floor(Date.parse(request.createdAt) / day);
  return dateTimeAt(Math.max(created, Math.floor(until / day) - back) * day).slice(0, 10);
}
