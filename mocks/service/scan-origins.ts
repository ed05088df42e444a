import { generateFacilities } from '../data/facilities';
import { generatedIndex } from '../data/generated-index';
import { generatedProvider } from '../data/heads';
import { type Origin, originOfWorld } from '../data/origin';
import {
  type PlannedScan,
  numbersOfEntity,
  plannedFacilityScans,
  plannedScans,
  typeOfScan,
} from '../data/scans-plan';
import { idFor } from '../store/ids';
import { unchanged, type World } from '../store/world';
import { generatedHitsAbout, listsThatMayHold } from './generated-hits';
import { allDatasets } from './datasets';
import { foundRecords } from './matching';
import type { FoundRecord } from './matching-score';
import { searchRegistry } from './registry-search';
import { type ScanEntity, parametersWithoutLicenses, parametersFor } from './scan-parameters';

type FoundByType = ReadonlyMap<string, FoundRecord[]>;

/** Whom the past tells about: a provider or facility as it was when the service started. */
export interface PastSubject {
  /** Which generated provider or facility it is. */
  index: number;
  entity: ScanEntity;
  /** What the generated lists hold about it, by dataset. */
  found: FoundByType;
}

/** A scan of the past with the one that it is about. */
export interface PastScan {
  subject: PastSubject;
  planned: PlannedScan;
}

/** No scan of the past found more than so many records. */
export const mostMatches = 8;

/** Everybody of the past. */
export function* pastSubjects(world: World): Generator<PastSubject> {
  for (let index = 0; index < world.generated; index += 1) yield providerAt(world, index);
  for (let index = 0; index < facilitiesOf(world).length; index += 1) {
    const subject = facilityAt(world, index);
    if (subject) yield subject;
  }
}

/** The providers among them with these indexes. */
export function* subjectsAt(world: World, indexes: Iterable<number>): Generator<PastSubject> {
  for (const index of indexes) yield providerAt(world, index);
}

/** One of everybody; undefined for who was added later. */
export function pastSubject(world: World, entityId: string): PastSubject | undefined {
  const index = generatedIndex(world, entityId);
  if (index !== undefined) return providerAt(world, index);
  const place = facilitiesOf(world).findIndex(({ id }) => id === entityId);
  return place < 0 ? undefined : facilityAt(world, place);
}

/** The scans that somebody had before the service started. */
export function scansOfPast(
  world: World,
  { entity, index, found }: PastSubject,
  isWanted?: (type: string) => boolean,
): PlannedScan[] {
  const types = found.size === 0 ? none : new Set(found.keys());
  return entity.type === 'Facility'
    ? plannedFacilityScans(originOf(world), entity.facility, index, types)
    : plannedScans(originOf(world), entity.provider, index, types, isWanted);
}

const none: ReadonlySet<string> = new Set();
const lists = allDatasets().flatMap(({ type, isList }) => (isList ? [type] : []));
const registries = new Set<string>(allDatasets().flatMap(({ type, isList }) => (isList ? [] : [type])));

/** Those of them that may have found something. */
export function matchingScans(world: World, subject: PastSubject): PlannedScan[] {
  return scansOfPast(world, subject, (type) => registries.has(type) || subject.found.has(type));
}

/** When the dataset answered, in milliseconds. */
export function answeredAt({ at, dataset, missing }: PlannedScan): number {
  return missing.length > 0 ? at : at + 50 + dataset.processingTime;
}

/** The number under which a scan of the past is kept: those of facilities are negative. */
export function originOfScan({ entity }: PastSubject, { number }: PlannedScan): number {
  return entity.type === 'Facility' ? -1 - number : number;
}

/** The scan of the past that is kept under a number. */
export function pastScan(world: World, origin: number): PastScan | undefined {
  const number = origin < 0 ? -1 - origin : origin;
  const index = Math.floor(number / numbersOfEntity);
  const subject = origin < 0 ? facilityAt(world, index) : providerAt(world, index);
  const type = typeOfScan(number);
  const planned =
    subject && scansOfPast(world, subject, (other) => other === type).find((scan) => scan.number === number);
  return planned && { subject, planned };
}

/** What a scan of the past found, the best first: what a scan of today finds, as far as it was there then. */
export function foundInPast(world: World, { subject, planned }: PastScan): FoundRecord[] {
  const { dataset, referenceId, status, at } = planned;
  if (status === 'Failed') return [];
  const { entity } = subject;
  if (!dataset.isList) {
    // No registry answers about licenses.
    const parameters = parametersWithoutLicenses(world, dataset, entity) ?? [];
    return searchRegistry(world, dataset.type, parameters, entity).slice(0, mostMatches);
  }
  const now = subject.found.get(dataset.type) ?? [];
  if (now.length === 0) return [];
  const there = now.filter(({ record }) => !(Date.parse(sinceWhen(record)) > at));
  if (referenceId === undefined) return there.slice(0, mostMatches);
  const { parameters } = parametersFor(world, dataset.type, entity, { referenceId });
  const records = there.map(({ record }) => record);
  return foundRecords(dataset.type, parameters, records, originOf(world).epoch).slice(0, mostMatches);
}

/** The date on which a record came on its list, where it says. */
function sinceWhen(record: Record<string, unknown>): string {
  const { exclusionDate, excludeDate, activeDate, effectiveDate, dateOfDeath } = record;
  return String(exclusionDate ?? excludeDate ?? activeDate ?? effectiveDate ?? dateOfDeath);
}

const origins = new WeakMap<World['providers'], Origin>();

function originOf(of: World): Origin {
  const world = unchanged(of);
  const origin = origins.get(world.providers) ?? originOfWorld(world);
  origins.set(world.providers, origin);
  return origin;
}

function providerAt(world: World, index: number): PastSubject {
  const id = idFor('provider', world.seed, index);
  const known = world.providers.isChanged(id) ? undefined : world.providers.get(id);
  const provider = known ?? generatedProvider(originOf(world), index);
  return subjectOf(world, { type: 'Practitioner', provider }, index);
}

function facilityAt(world: World, index: number): PastSubject | undefined {
  const facility = facilitiesOf(world)[index];
  return facility && subjectOf(world, { type: 'Facility', facility }, index);
}

// Kept by collection, since a new start makes new ones.
const hits = new WeakMap<World['providers'], Record<ScanEntity['type'], Map<number, FoundByType>>>();
const facilities = new WeakMap<World['providers'], ReturnType<typeof generateFacilities>>();

/** What all generated lists hold about somebody is looked up when the first asks for it. */
function subjectOf(of: World, entity: ScanEntity, index: number): PastSubject {
  const world = unchanged(of);
  const known = hits.get(world.providers) ?? { Practitioner: new Map(), Facility: new Map() };
  hits.set(world.providers, known);
  const found = known[entity.type].get(index) ?? hitsAbout(world, entity, index);
  if (found !== nothing) known[entity.type].set(index, found);
  return { index, entity, found };
}

const nothing: FoundByType = new Map();

function hitsAbout(world: World, entity: ScanEntity, index: number): FoundByType {
  let found: Map<string, FoundRecord[]> | undefined;
  const asked = entity.type === 'Facility' ? lists : listsThatMayHold(world, lists, index);
  for (const type of asked) {
    const records = generatedHitsAbout(world, type, entity, index);
    if (records.length > 0) found = (found ?? new Map<string, FoundRecord[]>()).set(type, records);
  }
  return found ?? nothing;
}

function facilitiesOf(of: World) {
  const world = unchanged(of);
  const known = facilities.get(world.providers) ?? generateFacilities(world);
  facilities.set(world.providers, known);
  return known;
}
