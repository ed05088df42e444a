import type { Alert, EventLogEntry, License, LicenseVerification, ProviderNote } from '@/api/models';
import { datasetName } from '@/lib/dataset-names';
import { instant, localDay } from '@/lib/dates';
import { fileName } from '@/lib/file-name';
import { capitalized, fillTemplate, spellOut, uncapitalized } from '@/lib/words';
import type { RowLink } from '@/table/use-row-link';
import { eventRecords } from './-event-records';

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
  const decided = item.originalStatus && item.status && item.originalStatus !== item.status;
  const { messageTemplate, messageParams } = item.failureReason ?? {};
  return {
    key: item.id ?? `verification ${item.started}`,
    kind: 'verification',
    at: item.started ?? '',
    title: number ? `${words}, ${number}` : words,
    text:
      [
        item.trigger && spellOut(item.trigger),
        decided && `decided, was ${spellOut(item.originalStatus).toLowerCase()}`,
        fillTemplate(messageTemplate, messageParams),
      ]
        .filter(Boolean)
        .join(', ') || undefined,
    status: item.status,
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

/** Statuses, types and names of fields among the parameters in words; a name that looks like one stays as it is. */
function spokenParameters(parameters: unknown, inFile: boolean): unknown {
  if (typeof parameters !== 'object' || parameters === null) return parameters;
  return Object.fromEntries(
    Object.entries(parameters).map(([name, value]: [string, unknown]) => [name, spoken(name, value, inFile)]),
  );
}

function spoken(name: string, value: unknown, inFile: boolean): unknown {
  if (typeof value !== 'string') return value;
  if (inFile && value.startsWith('providers/')) return fileName(value);
  if (name === 'datasetType') return datasetName(value);
  if (name === 'fields') return value.split(', ').map((field) => uncapitalized(spellOut(field)));
  return /status|type|trigger/i.test(name) ? spellOut(value).toLowerCase() : value;
}

/**
 * A sentence of the log without who did it, which stands beside it; in the provider's own file (`provider`) also
 * without its name and its folder.
 */
export function eventWords(
  entry: EventLogEntry,
  provider: string | undefined,
): { title: string; by: string | undefined } {
  const by = actorOf(entry);
  let title =
    fillTemplate(entry.messageTemplate, spokenParameters(entry.messageParameters, provider !== undefined)) ||
    spellOut(entry.type);
  if (provider) {
    for (const word of ['of', 'on', 'to', 'from', 'for'])
      title = title.replaceAll(` ${word} ${provider}`, '');
    title = title
      .replaceAll(` of provider ${provider}`, '')
      .replaceAll(`provider ${provider}`, 'this provider');
  }
  if (by && title.startsWith(`${by} `)) title = title.slice(by.length + 1);
  return { title: capitalized(title), by };
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

const idPattern = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi;

/** Every id that an entry of the event log mentions; its parameters and context have no fixed shape. */
export function idsIn(entry: EventLogEntry): string[] {
  return JSON.stringify([entry.messageParameters, entry.context]).match(idPattern) ?? [];
}

const actorNames = new Set(['user', 'username', 'useremail', 'actor', 'email', 'by', 'requestedby']);

/** Who did what an entry of the event log tells, where it says so. */
export function actorOf(entry: EventLogEntry): string | undefined {
  for (const part of [entry.messageParameters, entry.context]) {
    const found = actorIn(part, 0);
    if (found) return found;
  }
  return undefined;
}

function actorIn(value: unknown, depth: number): string | undefined {
  if (typeof value !== 'object' || value === null || depth > 3) return undefined;
  for (const [name, entry] of Object.entries(value)) {
    if (actorNames.has(name.toLowerCase())) {
      if (typeof entry === 'string' && entry) return entry;
      const inside = actorIn(entry, depth + 1);
      if (inside) return inside;
    }
  }
  return undefined;
}
