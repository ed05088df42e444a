import type { Alert, EventLogEntry, License, LicenseVerification, ProviderNote } from '@/api/models';
import { resultOf } from '@/domain/license-result';
import { instant, localDay } from '@/lib/dates';
import { fillTemplate, spellOut, textOf } from '@/lib/words';
import type { RowLink } from '@/table/use-row-link';
import { eventRecords } from '@/features/events/records';
import { actorOf, eventWords, idsIn } from '@/features/events/words';

export type MomentKind = 'verification' | 'note' | 'alert' | 'other';

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
  const told = [
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
  for (const moment of told) byId.set(moment.key, moment);
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
    const day = localDay(instant(moment.at));
    const last = days.at(-1);
    if (last?.day === day) last.moments.push(moment);
    else days.push({ day, moments: [moment] });
  }
  return days;
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
  return {
    key: entry.id ?? '',
    kind: about?.kind ?? 'other',
    licenseId: about?.licenseId,
    at: entry.timestamp ?? '',
    title,
    by,
    link: eventRecords(entry).find(({ what }) => what !== 'Provider')?.link,
  };
}
