import type { FoundRecord, MatchRelevance } from './matching-score';
import type { DatasetDefinition } from '../data/dataset-types';
import type { ListRecord } from '../data/dataset-lists-records';
import type { World } from '../store/world';
import { findDataset } from './datasets';
import { type Facts, factsOfRecord } from './matching-facts';
import { type RecordList, type Wanted } from './matching-index';
import { isReinstated } from './matching-reinstated';
import { compareSubject } from './matching-score';
import { type Subject, subjectOf } from './matching-subject';
import { recordsOf } from './record-lists';
import { searchRegistry } from './registry-search';
import type { ScanEntity, ScanParameter } from './scan-parameters';

/** Less than this is nobody's record. */
const leastScore = 0.45;

/** More than so many are no help to anybody. */
const mostRecords = 100;

/** Without one of these a record has nothing to do with anybody. */
const telling = new Set<string | undefined>(['Name', 'FacilityName', 'Npi', 'License']);

/**
 * Searches a dataset by parameters: the records that agree with them, the best first. `entity` is whom the
 * parameters are about; registries answer about it. Lists compare the records of the last upload.
 * @throws ServiceError 404 for a dataset that the organization does not have.
 */
export function findRecords(
  world: World,
  datasetType: string,
  parameters: readonly ScanParameter[],
  entity: ScanEntity,
): FoundRecord[] {
  if (!findDataset(datasetType).isList) return searchRegistry(world, datasetType, parameters, entity);
  return searchList(recordsOf(world, datasetType), datasetType, parameters, world.clock.now());
}

/** The same in the records of one list, at a time in milliseconds, by which somebody is reinstated or not yet. */
export function searchList(
  list: RecordList,
  datasetType: string,
  parameters: readonly ScanParameter[],
  at: number,
): FoundRecord[] {
  const subject = subjectOf(parameters);
  const search: Search = { definition: findDataset(datasetType), subject, at };
  const rows = list.index().find(wantedBy(subject));
  return inOrder(rows.flatMap((row) => foundRecord(search, list.facts(row), () => list.record(row)) ?? []));
}

/** Those of a list's records that may be about whom the parameters are about, the best first. `at` as in `searchList`. */
export function foundRecords(
  datasetType: string,
  parameters: readonly ScanParameter[],
  records: readonly ListRecord[],
  at: number,
): FoundRecord[] {
  const search: Search = { definition: findDataset(datasetType), subject: subjectOf(parameters), at };
  return inOrder(records.flatMap((record) => foundRecord(search, factsOfRecord(record), () => record) ?? []));
}

interface Search {
  definition: DatasetDefinition;
  subject: Subject;
  at: number;
}

/** One record as it is found; undefined where too little agrees. The record itself is made for those alone that are. */
function foundRecord(
  { definition, subject, at }: Search,
  facts: Facts,
  recordOf: () => ListRecord,
): FoundRecord | undefined {
  const { score: agreement, positive, negative } = compareSubject(subject, facts);
  if (agreement < leastScore || !positive.some(({ type }) => telling.has(type))) return undefined;
  const record = recordOf();
  const score = isReinstated(record, at) ? Math.min(agreement, mostReinstated) : agreement;
  return {
    record,
    score: Math.round(score * 1000) / 1000,
    ...(definition.relevance ? { relevance: relevanceOf(score) } : {}),
    positiveParameters: positive,
    negativeParameters: negative,
    recordTimestamp: timestampOf(record),
  };
}

function inOrder(found: readonly FoundRecord[]): FoundRecord[] {
  return found
    .toSorted((a, b) => b.score - a.score || (a.record.id < b.record.id ? -1 : 1))
    .slice(0, mostRecords);
}

const leastHigh = 0.85;

/** Somebody who was reinstated is not excluded any more: the record is about the past, and never of high relevance (rules.md 12.10). */
const mostReinstated = 0.84;

/** High from 0.85, medium from 0.6. */
function relevanceOf(score: number): MatchRelevance {
  return score >= leastHigh ? 'High' : score >= 0.6 ? 'Medium' : 'Low';
}

/** Fields that tell since when a record has stood as it stands, the most telling first. */
const timestamps = [
  'lastUpdate',
  'creationDate',
  'exclusionDate',
  'excludeDate',
  'effectiveDate',
  'dateOfDeath',
];

function timestampOf(record: ListRecord): string | undefined {
  const found = timestamps.map((field) => record[field]).find((value) => typeof value === 'string');
  return found;
}

function wantedBy({ parameters, people, organizations }: Subject): Wanted {
  const surnames: (readonly string[])[] = [];
  const given: string[] = [];
  for (const { readings } of people) {
    const [asGiven] = readings;
    if (!asGiven) continue;
    const hasSurname = asGiven.surname.length > 0;
    // Who has one name only is looked for by it.
    surnames.push(hasSurname ? asGiven.surname : asGiven.given);
    if (hasSurname) given.push(...asGiven.given);
    for (const { kind, surname } of readings) if (kind === 'maiden') surnames.push(surname);
  }
  for (const reading of organizations.flatMap(({ owners }) => owners)) {
    surnames.push(reading.surname);
    given.push(...reading.given);
  }
  const npis = parameters.flatMap((parameter) =>
    parameter.type === 'Npi' && parameter.number !== undefined ? [parameter.number] : [],
  );
  return { surnames, given, organizations: organizations.flatMap(({ names }) => names), npis };
}
