import type { Alert, EventLogEntry, License, LicenseVerification, ProviderNote } from '@/api/models';
import { datasetKind } from '@/domain/dataset-kinds';
import { resultOf } from '@/domain/license-result';
import { instant, localDayOf } from '@/lib/dates';
import { datasetName } from '@/lib/dataset-names';
import { fillTemplate } from '@/lib/message-template';
import { count, spellOut, textOf } from '@/lib/words';
import type { RowLink } from '@/table/list/use-row-link';
import { eventRecords, inContext } from '@/features/events/records';
import { actorOf, eventWords, idsIn } from '@/features/events/words';

export type MomentKind = 'verification' | 'note' | 'alert' | 'other';

interface Scan {
  /** Which list or database was searched. */
  type: string;
  /** How many matches were found, where the log says so. */
  matches: number | undefined;
}

export interface Moment {
  key: string;
  kind: MomentKind;
  at: string;
  title: string;
  text?: string | undefined;
  /** Who, where the event log says so. */
  by?: string | undefined;
  /** Status of a verification, type of an alert. */
  status?: string | undefined;
  /** What the board said of a license that it knew, '' where it said nothing. */
  boardStatus?: string | undefined;
  licenseId?: string | undefined;
  verificationId?: string | undefined;
  /** What the event log says that it is about, other than this provider. */
  link?: RowLink | undefined;
  /** Of a scan that completed. */
  scan?: Scan | undefined;
  /** Scans that completed one after the other, told in one line: each for itself. */
  scans?: readonly Moment[] | undefined;
}

export interface TimelineParts {
  /** Name of the provider, `First Last`, which the log repeats in every sentence. */
  provider?: string | undefined;
  licenses: readonly License[];
  verifications: readonly { licenseId: string; items: readonly LicenseVerification[] }[];
  notes: readonly ProviderNote[];
  alerts: readonly Alert[];
  events: readonly EventLogEntry[];
}

/**
 * One time line out of what the service keeps apart, the newest first. An entry of the event log about the making of a
 * verification, note or alert shown here is not told twice: it only adds who did it. What happened to it later, such as
 * a decision, is told at its own time.
 */
export function mergeTimeline(parts: TimelineParts): Moment[] {
  const sentences = [
    ...parts.verifications.flatMap(({ licenseId, items }) =>
      items.map((item) =>
        verificationMoment(
          item,
          parts.licenses.find((license) => license.id === licenseId),
        ),
      ),
    ),
    ...parts.notes.map(noteMoment),
    ...parts.alerts.map(alertMoment),
  ];
  const byId = new Map<string, Moment>();
  for (const moment of sentences) byId.set(moment.key, moment);
  for (const entry of parts.events) {
    const same = idsIn(entry)
      .map((id) => byId.get(id))
      .find((moment) => moment !== undefined);
    if (same && isOneEvent(same, entry)) same.by ??= actorOf(entry);
    else if (entry.id && !byId.has(entry.id)) byId.set(entry.id, eventMoment(entry, same, parts.provider));
  }
  return [...byId.values()]
    .filter((moment) => instant(moment.at) !== undefined)
    .toSorted((a, b) => (instant(b.at) ?? 0) - (instant(a.at) ?? 0) || a.key.localeCompare(b.key));
}

/**
 * Leaves out what is older than a list that goes on: between its last loaded entry and older ones of other lists
 * something may be missing. `oldest` holds the last loaded time of each list that has more.
 */
export function complete(moments: readonly Moment[], oldest: readonly (string | undefined)[]): Moment[] {
  const limit = Math.max(...oldest.map((at) => instant(at) ?? -Infinity), -Infinity);
  return moments.filter((moment) => (instant(moment.at) ?? 0) >= limit);
}

/** The moments of each of the reader's days, in their order. */
export function byDay(moments: readonly Moment[]): { day: string; moments: Moment[] }[] {
  const days: { day: string; moments: Moment[] }[] = [];
  for (const moment of moments) {
    const day = localDayOf(moment.at) ?? '';
    const last = days.at(-1);
    if (last?.day === day) last.moments.push(moment);
    else days.push({ day, moments: [moment] });
  }
  return days.map(({ day, moments: all }) => ({ day, moments: foldScans(all) }));
}

/** Whether a scan of an exclusion list found nobody, which is what one hopes for. */
const isQuiet = ({ scan }: Moment) => scan?.matches === 0 && datasetKind(scan) === 'exclusionList';

/**
 * The moments of a day, where scans of exclusion lists that found nobody are one line, at the place of the latest of
 * scans that stand together. What was found, or not found in a registry, stands for itself (field.md 2.4).
 */
function foldScans(moments: readonly Moment[]): Moment[] {
  const folded: Moment[] = [];
  /** Where the line of the scans stands that are gone through now. */
  let place: number | undefined;
  for (const moment of moments) {
    if (!moment.scan) place = undefined;
    const line = place === undefined ? undefined : folded[place];
    if (!isQuiet(moment)) folded.push(moment);
    else if (line && place !== undefined) {
      const scans = [...(line.scans ?? [line]), moment];
      folded[place] = { ...line, link: undefined, scans, title: screenedWords(scans) };
    } else place = folded.push(moment) - 1;
  }
  return folded;
}

/** `Screened: 10 lists, no matches`. */
function screenedWords(scans: readonly Moment[]): string {
  return `Screened: ${count(new Set(scans.map(({ scan }) => scan?.type)).size, 'list')}, no matches`;
}

/** `Screened: SAM exclusions, 2 matches`; of a database `Searched: NPI registry, 1 match`. */
function scanWords({ type, matches }: Scan): string {
  const verb = datasetKind({ type }) === 'exclusionList' ? 'Screened' : 'Searched';
  const found = matches === 0 ? 'no matches' : matches && count(matches, 'match', 'matches');
  return [`${verb}: ${datasetName(type)}`, found].filter(Boolean).join(', ');
}

function verificationMoment(item: LicenseVerification, license: License | undefined): Moment {
  const number = license?.licenseNumber;
  const words = item.status ? `Verification ${spellOut(item.status).toLowerCase()}` : 'Verification';
  const boardStatus = item.status === 'Found' ? textOf(resultOf(item)?.licenseStatus) : '';
  const decided = item.originalStatus && item.status && item.originalStatus !== item.status;
  const { messageTemplate, messageParams } = item.failureReason ?? {};
  return {
    key: item.id ?? `verification ${item.started}`,
    kind: 'verification',
    at: item.started ?? '',
    title: number ? `${words}, ${number}` : words,
    text:
      [
        boardStatus && `“${boardStatus}” at its board`,
        item.trigger && spellOut(item.trigger),
        decided && `decided, was ${spellOut(item.originalStatus).toLowerCase()}`,
        fillTemplate(messageTemplate, messageParams),
      ]
        .filter(Boolean)
        .join(', ') || undefined,
    status: item.status,
    boardStatus,
    licenseId: license?.id,
    verificationId: item.id,
  };
}

function noteMoment(note: ProviderNote): Moment {
  return {
    key: note.id ?? `note ${note.timestamp}`,
    kind: 'note',
    at: note.timestamp ?? '',
    title: note.alert ? 'Alert dismissed' : 'Note',
    text: note.note,
  };
}

function alertMoment(alert: Alert): Moment {
  const { data } = alert;
  return {
    key: alert.id ?? `alert ${alert.timestamp}`,
    kind: 'alert',
    at: alert.timestamp ?? '',
    title: `Alert: ${spellOut(alert.type).toLowerCase()}`,
    text: fillTemplate(data?.messageTemplate, data?.messageParams) || undefined,
    status: alert.type,
  };
}

/** A source may take minutes to answer; what comes later than that is another event. */
const oneEvent = 15 * 60_000;

function isOneEvent(moment: Moment, entry: EventLogEntry): boolean {
  const apart = Math.abs((instant(moment.at) ?? 0) - (instant(entry.timestamp) ?? 0));
  return apart <= oneEvent;
}

function eventMoment(entry: EventLogEntry, about: Moment | undefined, provider: string | undefined): Moment {
  const { title, by } = eventWords(entry, provider);
  const scan = scanIn(entry);
  return {
    key: entry.id,
    kind: about?.kind ?? 'other',
    licenseId: about?.licenseId,
    at: entry.timestamp ?? '',
    title: scan ? scanWords(scan) : title,
    by,
    scan,
    link: eventRecords(entry).find(({ what }) => what !== 'Provider')?.link,
  };
}

/** What an entry of the log tells of a scan that completed; undefined for any other, and without its list. */
function scanIn(entry: EventLogEntry): Scan | undefined {
  if (inContext(entry, 'subcategory') !== 'DatasetScanCompleted') return undefined;
  const { datasetType, matches } = (entry.messageParameters ?? {}) as Record<string, unknown>;
  if (typeof datasetType !== 'string' || !datasetType) return undefined;
  const isNumber = typeof matches === 'number' || (typeof matches === 'string' && /^\d+$/.test(matches));
  return { type: datasetType, matches: isNumber ? Number(matches) : undefined };
}
