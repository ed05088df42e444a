import type { CredentialingRequest, EventLogEntry, LicenseVerification, Provider } from '@/api/models';
import { decisionsOf, outcomeWords, type CommitteeDecision } from '@/domain/committee';
import { eventOfDecision, statusesOf } from '@/features/committee/told';
import { completedStatuses } from '@/features/credentialing/request-statuses';
import { actorOf, eventSentence } from '@/features/events/words';
import { eventRecords, inContext } from '@/features/events/records';
import { calendarDay, daysBetween, instant, localDayOf } from '@/lib/dates';
import { spellOut, textOf } from '@/lib/words';
import { eventsOf } from '../-file';
import type { SampleFile } from '../-sample';

/** The kinds of entries of the event log that change what a decision stands on, or are one (field.md 2.11, 2.16). */
export const factEvents = [
  'ProviderChanged',
  'ProviderDeactivated',
  'ProviderReactivated',
  'InfoCreated',
  'InfoChanged',
  'InfoDeleted',
  'LicenseAttached',
  'LicenseChanged',
  'LicenseDetached',
  'VerificationResolved',
  'DatasetMatchAccepted',
  'DatasetMatchRejected',
  'DatasetMatchRestored',
  'CredentialingRequestChanged',
  'CredentialingEventAdded',
  'ChecklistReplaced',
  'FacilityChanged',
  'FacilityInfoCreated',
  'FacilityInfoChanged',
  'FacilityInfoDeleted',
  'FileReplaced',
  'FileDeleted',
];

/** A change as the event log tells it, before anything else is read about it. */
export interface FactChange extends SampleFile {
  type: undefined;
  kind: string;
  at: string;
  /** What happened, as a sentence without who did it. */
  what: string;
  by: string | undefined;
  entry: EventLogEntry;
}

/** A change that was drawn, with what is known of its values and of the day that it is about. */
export interface AuditedChange extends FactChange {
  from: string | undefined;
  to: string | undefined;
  /** The day that the change says something of, `YYYY-MM-DD`, where it has one, and what that day is. */
  effective: { day: string; what: string } | undefined;
  /** By so many days it was entered after that day; 0 on the day itself, undefined where no day is known. */
  daysAfter: number | undefined;
}

/** An entry of the log as a change; undefined for one without a time. */
export function factChange(entry: EventLogEntry): FactChange | undefined {
  const at = textOf(entry.timestamp);
  if (!at) return undefined;
  const kind = inContext(entry, 'subcategory') ?? '';
  return { id: entry.id, type: undefined, kind, at, what: eventSentence(entry), by: actorOf(entry), entry };
}

/** What is read about a change that was drawn. Each gives undefined where it is gone, or may not be read. */
export interface ChangeReads {
  request: (requestId: string) => Promise<CredentialingRequest | undefined>;
  provider: (providerId: string) => Promise<Provider | undefined>;
  verification: (ids: {
    providerId: string;
    licenseId: string;
    verificationId: string;
  }) => Promise<LicenseVerification | undefined>;
  /** Whether the log tells of a later change that may have set the dates of a provider again. */
  isChangedSince: (providerId: string, at: string) => Promise<boolean>;
  /** Whether the log tells that the checklist of a request was replaced once more after an instant, until another one. */
  isReplacedAgain: (requestId: string, after: string, until: string) => Promise<boolean>;
}

/**
 * A drawn change with its values and its day, as far as anything tells them: the entry itself, the stages of a request, the
 * first outcome of a verification, and the dates of a decision that nobody changed since.
 */
export async function audited(change: FactChange, reads: ChangeReads): Promise<AuditedChange> {
  const told = valuesTold(change.entry);
  const found = await detailsOf(change, reads);
  const { effective } = found;
  const entered = localDayOf(change.at);
  const days = effective && entered ? daysBetween(effective.day, entered) : undefined;
  return {
    ...change,
    from: told.from ?? found.from,
    to: told.to ?? found.to,
    effective,
    daysAfter: days === undefined ? undefined : Math.max(0, days),
  };
}

type Details = Partial<Pick<AuditedChange, 'from' | 'to' | 'effective'>>;

async function detailsOf({ kind, entry, at }: FactChange, reads: ChangeReads): Promise<Details> {
  const id = (name: string) => inContext(entry, name) ?? '';
  const status = parameter(entry, 'status') ?? inContext(entry, 'status');
  const to = status && spellOut(status);
  switch (kind) {
    case 'CredentialingEventAdded': {
      const request = id('requestId') ? await reads.request(id('requestId')) : undefined;
      if (!request) return { to };
      const { effective } = isCompletion(status) ? decisionTold(request, status, at) : {};
      return { to, ...stageOf(request, status, at), ...(effective && { effective }) };
    }
    case 'ChecklistReplaced': {
      const request = id('requestId') ? await reads.request(id('requestId')) : undefined;
      return request ? decisionWritten(request, at, reads) : {};
    }
    case 'VerificationResolved': {
      const ids = {
        providerId: id('providerId'),
        licenseId: id('licenseId'),
        verificationId: id('verificationId'),
      };
      const verification = Object.values(ids).every(Boolean) ? await reads.verification(ids) : undefined;
      const before = verification?.originalStatus;
      return { to, from: before && spellOut(before) };
    }
    case 'ProviderChanged':
      return decisionOf(id('providerId'), parameter(entry, 'fields') ?? '', at, reads);
    case 'DatasetMatchAccepted':
      return { to: 'Accepted' };
    case 'DatasetMatchRejected':
      return { to: 'Rejected' };
    case 'DatasetMatchRestored':
      return { to: 'To decide' };
    default:
      return { to };
  }
}

const isCompletion = (status: string | undefined) =>
  status !== undefined && (completedStatuses.includes(status) || status === 'UnableToComplete');

const detailsOfDecision = (decision: CommitteeDecision): Details => ({
  to: outcomeWords(decision),
  effective: { day: decision.day, what: 'Decided' },
});

/** What was decided by the committee, or the medical director, as an event of a day tells it (rules.md 17.11). */
function decisionTold({ checklist }: CredentialingRequest, status: string | undefined, at: string): Details {
  const decision = decisionsOf(checklist).findLast(
    ({ enteredOn, outcome }) =>
      enteredOn === localDayOf(at) && statusesOf[outcome].some((one) => one === status),
  );
  return decision ? detailsOfDecision(decision) : {};
}

/**
 * The decision that was written with a checklist: the one whose event came next, where nothing was written in between. A
 * checklist is replaced for other reasons too, also on the day on which a decision is entered.
 */
async function decisionWritten(
  request: CredentialingRequest,
  at: string,
  reads: ChangeReads,
): Promise<Details> {
  const written = instant(at) ?? 0;
  const told = decisionsOf(request.checklist).flatMap((decision) => {
    const until = textOf(eventOfDecision(request, decision)?.timestamp);
    const time = instant(until);
    return time !== undefined && time >= written ? [{ decision, until, time }] : [];
  });
  const [next] = told.toSorted((one, other) => one.time - other.time);
  if (!next || !request.id || next.decision.enteredOn !== localDayOf(at)) return {};
  return (await reads.isReplacedAgain(request.id, at, next.until)) ? {} : detailsOfDecision(next.decision);
}

/** The stage of a request that an entry tells of: the one with its status that lies nearest in time, and the one before. */
function stageOf(request: CredentialingRequest, status: string | undefined, at: string): Details {
  const events = eventsOf(request) ?? [];
  const distance = (timestamp: string | undefined) =>
    Math.abs((instant(timestamp) ?? Number.NEGATIVE_INFINITY) - (instant(at) ?? 0));
  const [nearest] = events
    .filter((event) => event.status === status)
    .toSorted((one, other) => distance(one.timestamp) - distance(other.timestamp));
  if (!nearest) return {};
  const before = events[events.indexOf(nearest) - 1]?.status;
  const day = localDayOf(nearest.timestamp);
  return {
    from: before && spellOut(before),
    effective: day ? { day, what: 'Stage dated' } : undefined,
  };
}

/** The day of the decision that was entered with a provider, where nobody has changed it since. */
async function decisionOf(
  providerId: string,
  fields: string,
  at: string,
  reads: ChangeReads,
): Promise<Details> {
  const changed = fields.split(', ');
  const isAgain = changed.includes('recredentialedDates');
  if (!providerId || !(isAgain || changed.includes('credentialedDate'))) return {};
  if (await reads.isChangedSince(providerId, at)) return {};
  const provider = await reads.provider(providerId);
  const dates = isAgain ? (provider?.recredentialedDates ?? []) : [provider?.credentialedDate];
  const day = dates
    .map((date) => calendarDay(date) ?? '')
    .toSorted()
    .at(-1);
  return day ? { to: day, effective: { day, what: isAgain ? 'Recredentialed' : 'Credentialed' } } : {};
}

const befores = ['from', 'old', 'before', 'previous', 'oldvalue', 'previousvalue'];
const afters = ['to', 'new', 'after', 'newvalue'];

/** Values before and after, where the entry itself carries them under a name that says so. */
function valuesTold({ messageParameters, context }: EventLogEntry): { from?: string; to?: string } {
  const found: { from?: string; to?: string } = {};
  for (const source of [messageParameters, context]) {
    if (typeof source !== 'object' || source === null) continue;
    for (const [name, value] of Object.entries(source as Record<string, unknown>)) {
      const text = typeof value === 'object' ? JSON.stringify(value) : textOf(value);
      if (!text || text === 'null') continue;
      if (befores.includes(name.toLowerCase())) found.from ??= text;
      else if (afters.includes(name.toLowerCase())) found.to ??= text;
    }
  }
  return found;
}

function parameter({ messageParameters }: EventLogEntry, name: string): string | undefined {
  if (typeof messageParameters !== 'object' || messageParameters === null) return undefined;
  const value: unknown = (messageParameters as Record<string, unknown>)[name];
  return typeof value === 'string' && value ? value : undefined;
}

/** The record that a change is about, as a link; undefined for one that is gone. */
export const recordOf = ({ entry }: FactChange) => eventRecords(entry)[0]?.link;
