import { logEntry, peopleAtWork } from '../data/log-entry';
import type { PlannedScan } from '../data/scans-plan';
import type { EventRecord, MatchRecord, User, World } from '../store/world';
import { eventKinds } from './event-kinds';
import { fullName } from './names';
import { missingParameters, reasonOf, silentSource } from './scan-messages';
import {
  type PastSubject,
  answeredAt,
  originOfScan,
  pastSubjects,
  scansOfPast,
  subjectsAt,
} from './scan-origins';
import { headOfScan, pastMatchesOf } from './scan-past';
import { day, hour } from './time';

/** Of scans the log tells for so many days, of decisions as long as they count. */
const days = 30;

/** Of an organization larger than this the scans of all are not drawn for the log. */
const large = 10_000;

/**
 * What the event log tells about scans and matches before the epoch: what was scanned in the last weeks, and who
 * decided what. Of the providers with these indexes; without any, of all.
 */
export function* scanEvents(world: World, indexes?: Iterable<number>): Generator<EventRecord> {
  if (world.generated > large) return;
  const people = peopleAtWork(world);
  for (const subject of indexes ? subjectsAt(world, indexes) : pastSubjects(world)) {
    const matches = [...pastMatchesOf(world, subject)];
    const found = new Map<string, number>();
    for (const { scanId } of matches) found.set(scanId, (found.get(scanId) ?? 0) + 1);
    for (const planned of scansOfPast(world, subject)) {
      const at = answeredAt(planned);
      if (at < world.epoch - days * day) continue;
      const { id } = headOfScan(world, subject, planned);
      yield ended(world, subject, planned, id, found.get(id) ?? 0);
    }
    const user = people[subject.index % people.length];
    for (const match of matches) if (user && match.resolution) yield decided(world, subject, match, user);
  }
}

function ended(
  world: World,
  subject: PastSubject,
  planned: PlannedScan,
  scanId: string,
  matches: number,
): EventRecord {
  const { dataset, status, missing, monitor } = planned;
  const isFailed = status === 'Failed';
  const subcategory = isFailed ? 'DatasetScanFailed' : 'DatasetScanCompleted';
  const [category, messageTemplate] = eventKinds[subcategory];
  const failureReason = missing.length > 0 ? missingParameters(missing) : silentSource;
  const { entity, entityId } = aboutEntity(subject);
  const monitorId = monitor?.id;
  return logEntry(world, 'scan ended', originOfScan(subject, planned), answeredAt(planned), {
    type: 'System',
    category,
    subcategory,
    messageTemplate,
    messageParameters: {
      datasetType: dataset.type,
      entity,
      ...(isFailed ? { reason: reasonOf({ failureReason }) } : { matches: String(matches) }),
    },
    entityIds: [entityId, scanId, ...(monitorId ? [monitorId] : [])],
    context: { ...contextOf(subject), scanId, ...(monitorId ? { monitorId } : {}) },
  });
}

function decided(world: World, subject: PastSubject, match: MatchRecord, { id, email }: User): EventRecord {
  const subcategory = match.resolution === 'Accept' ? 'DatasetMatchAccepted' : 'DatasetMatchRejected';
  const [category, messageTemplate] = eventKinds[subcategory];
  const { entity, entityId } = aboutEntity(subject);
  const { id: matchId, scanId, type: datasetType, origin = 0, createdAt } = match;
  const at = Math.min(Date.parse(createdAt) + (2 + (Math.abs(origin) % 20)) * hour, world.epoch - hour / 2);
  return logEntry(world, 'match decided', origin, at, {
    type: 'Request',
    category,
    subcategory,
    messageTemplate,
    messageParameters: { user: email, datasetType, entity },
    entityIds: [entityId, scanId, matchId],
    context: { ...contextOf(subject), scanId, matchId, user: { id, email } },
  });
}

function aboutEntity({ entity }: PastSubject): { entity: string; entityId: string } {
  return entity.type === 'Facility'
    ? { entity: entity.facility.name, entityId: entity.facility.id }
    : { entity: fullName(entity.provider), entityId: entity.provider.id };
}

function contextOf({ entity }: PastSubject): Record<string, string> {
  return entity.type === 'Facility' ? { facilityId: entity.facility.id } : { providerId: entity.provider.id };
}
