import type {
  ChecklistItem,
  ChecklistItemRequest,
  ChecklistRequest,
  CredentialingRequest,
  Details,
} from '@/api/models';
import { isSameLookup } from '@/domain/evidence/newer';
import { oldest, referencesOf, sourcesOf } from '@/domain/evidence/references';
import type { Element, Evidence } from '@/domain/evidence/types';
import { readRecords, type VerificationRecord, writeRecords } from '@/domain/evidence/verification-record';
import { now } from '@/lib/clock';
import { fileName } from '@/lib/file-name';
import { withoutUndefined } from '@/lib/values';
import { textOf } from '@/lib/words';
import { entityName } from './request-words';

/** An element as it is sent back: without its id, which the service gives anew, and without what is missing. */
export function asSent(element: ChecklistItem): ChecklistItemRequest {
  const { id: _id, ...item } = element;
  return {
    ...(withoutUndefined(item) as Omit<ChecklistItemRequest, 'name' | 'status'>),
    name: item.name ?? '',
    status: item.status ?? '',
  };
}

/** The whole checklist with other elements or notes, as it takes the place of the one before. */
export function checklistWith(
  request: Details<CredentialingRequest>,
  changed: { items?: ChecklistItemRequest[]; notes?: string },
): ChecklistRequest {
  const { checklist, provider } = request;
  const providerType = textOf(provider?.providerType?.name);
  const { notes = checklist?.notes } = changed;
  return {
    ...(notes && { notes }),
    items: changed.items ?? (checklist?.items ?? []).map(asSent),
    details: checklist?.details ?? {
      providerName: entityName(request, 'title'),
      ...(providerType && { providerType }),
      started: new Date(now()).toISOString(),
    },
  };
}

/**
 * The place of an element in a checklist that may have been written anew since: the same contents, else the same name;
 * -1 when it is not there any more.
 */
export function placeOf(items: readonly ChecklistItem[], wanted: ChecklistItem): number {
  const same = JSON.stringify(asSent(wanted));
  const exact = items.findIndex((item) => JSON.stringify(asSent(item)) === same);
  return exact >= 0 ? exact : items.findIndex(({ name }) => name === wanted.name);
}

/** An element with further evidence, or the latest lookups in the place of earlier ones. */
export function withNewest(item: ChecklistItem, { evidence, newer }: Element): ChecklistItemRequest {
  const replaced = evidence.map((one) => newer.find((lookup) => isSameLookup(lookup, one)) ?? one);
  const further = newer.filter((lookup) => !replaced.includes(lookup));
  return withEvidence(item, evidence, [...replaced, ...further]);
}

/**
 * An element that refers to this evidence. What was confirmed of other evidence has to be confirmed again, and sources that
 * were taken from it are taken from what there is now.
 */
function withEvidence(
  item: ChecklistItem,
  before: readonly Evidence[],
  evidence: readonly Evidence[],
): ChecklistItemRequest {
  const { confirmedAt, confirmedBy, source: _source, ...rest } = asSent(item);
  const { records, rest: written } = readRecords(item.source);
  const isTaken = written === '' || written === sourcesOf(before);
  const source = writeRecords(records, (isTaken ? sourcesOf(evidence) : written) ?? '');
  const hasGaps = evidence.some(({ gaps }) => gaps.length > 0);
  const isExcluded = evidence.some(({ findings }) => findings.some(({ isExclusion }) => isExclusion));
  const verifiedAt = hasGaps ? undefined : oldest(evidence);
  return {
    ...rest,
    status: isExcluded ? 'Concern' : hasGaps ? 'Pending' : 'Verified',
    references: referencesOf(evidence),
    ...(verifiedAt && { verifiedAt }),
    ...(source && { source }),
    ...(records.length > 0 && { ...(confirmedAt && { confirmedAt }), ...(confirmedBy && { confirmedBy }) }),
  };
}

/** An element with files that somebody chose as its evidence. */
export function withFiles(item: ChecklistItem, paths: readonly string[]): ChecklistItemRequest {
  const sent = asSent(item);
  const files = [...new Set([...pathsOf(sent), ...paths])].map((filePath) => ({ filePath }));
  return {
    ...sent,
    status: sent.status === 'Missing' ? 'Pending' : sent.status,
    references: { ...sent.references, files },
  };
}

const pathsOf = ({ references }: ChecklistItemRequest) =>
  (references?.files ?? []).flatMap(({ filePath }) => filePath ?? []);

/**
 * An element with the record of how a source was asked beside this console; `paths` are the documents that were kept of
 * it. The service keeps it in the source, who in `confirmedBy`, documents among the files (rules.md 17.9).
 */
export function withRecord(
  item: ChecklistItem,
  record: VerificationRecord,
  paths: readonly string[] = [],
): ChecklistItemRequest {
  const { records, rest } = readRecords(item.source);
  const document = record.document ?? (paths.map(fileName).join(between) || undefined);
  const all = [...records, { ...record, document }];
  return {
    ...withFiles(item, paths),
    status: 'Verified',
    source: writeRecords(all, rest),
    verifiedAt: `${oldestDay(all)}T00:00:00Z`,
    confirmedAt: new Date(now()).toISOString(),
    confirmedBy: record.by,
  };
}

/** Names of several documents stand in one piece of the line of a record. */
const between = ', ';

const isOfRecord = (name: string, { document }: VerificationRecord) =>
  document !== undefined && `${between}${document}${between}`.includes(`${between}${name}${between}`);

const oldestDay = (records: readonly VerificationRecord[]) => records.map(({ date }) => date).toSorted()[0];

/** An element without one of its records, and without the document that was kept of it. */
export function withoutRecord(item: ChecklistItem, record: VerificationRecord): ChecklistItemRequest {
  const { source, confirmedAt: _at, confirmedBy: _by, verifiedAt: _, references, ...sent } = asSent(item);
  const { records, rest } = readRecords(source);
  const index = records.findIndex((one) => JSON.stringify(one) === JSON.stringify(record));
  const left = index < 0 ? records : records.toSpliced(index, 1);
  const files = (references?.files ?? []).filter(
    ({ filePath }) => !filePath || !isOfRecord(fileName(filePath), record),
  );
  const kept = { ...references, files };
  if (files.length === 0) delete (kept as { files?: unknown }).files;
  const last = left.at(-1);
  const words = writeRecords(left, rest);
  const refersTo = Object.values(kept).some((list) => list.length > 0);
  return {
    ...sent,
    ...(refersTo && { references: kept }),
    status: refersTo || last ? 'Pending' : 'Missing',
    ...(words && { source: words }),
    ...(last && {
      verifiedAt: `${oldestDay(left)}T00:00:00Z`,
      confirmedAt: new Date(now()).toISOString(),
      confirmedBy: last.by,
    }),
  };
}

/** An element that nobody confirms any more. */
export function withoutConfirmation(item: ChecklistItem): ChecklistItemRequest {
  const { confirmedAt: _at, confirmedBy: _by, ...rest } = asSent(item);
  return rest;
}

/**
 * An element that does not apply, by whoever is signed in. The service has no field for the reason: it stands as the
 * source (rules.md 17.9).
 */
export function withoutApplying(item: ChecklistItem, reason: string, by: string): ChecklistItemRequest {
  const { verifiedAt: _, ...rest } = asSent(item);
  const confirmedAt = new Date(now()).toISOString();
  const source = writeRecords(readRecords(item.source).records, reason);
  return { ...rest, status: 'NotApplicable', source, confirmedAt, confirmedBy: by };
}

/** An element that applies after all: the reason goes, evidence and records stay. */
export function withApplying(item: ChecklistItem): ChecklistItemRequest {
  const { source: _source, confirmedAt: _at, confirmedBy: _by, ...rest } = asSent(item);
  const { records } = readRecords(item.source);
  const source = writeRecords(records, '');
  const last = records.at(-1);
  return {
    ...rest,
    status: 'Pending',
    ...(source && { source }),
    ...(last && { confirmedAt: new Date(now()).toISOString(), confirmedBy: last.by }),
  };
}
