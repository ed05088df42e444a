import type { FoundRecord, MatchRelevance } from './matching-score';
import type { ListRecord } from '../data/dataset-lists-records';
import type { World } from '../store/world';
import { findDataset } from './datasets';
import { readingsOfParts, wordsOfOrganization } from './matching-names';
import { factsOf } from './matching-facts';
import { type Wanted } from './matching-index';
import { compare } from './matching-score';
import { recordsOf } from './record-lists';
import type { RecordList } from './matching-index';
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
  return searchList(recordsOf(world, datasetType), datasetType, parameters);
}

/** The same in the records of one list. */
export function searchList(
  list: RecordList,
  datasetType: string,
  parameters: readonly ScanParameter[],
): FoundRecord[] {
  const rows = list.index().find(wantedBy(parameters));
  const records = rows.map((row) => list.record(row));
  return foundRecords(datasetType, parameters, records);
}

/** Those of a list's records that may be about whom the parameters are about, the best first. */
export function foundRecords(
  datasetType: string,
  parameters: readonly ScanParameter[],
  records: readonly ListRecord[],
): FoundRecord[] {
  const definition = findDataset(datasetType);
  const found: FoundRecord[] = [];
  for (const record of records) {
    const { score, positive, negative } = compare(parameters, factsOf(record));
    if (score < leastScore || !positive.some(({ type }) => telling.has(type))) continue;
    found.push({
      record,
      score: Math.round(score * 1000) / 1000,
      ...(definition.relevance ? { relevance: relevanceOf(score) } : {}),
      positiveParameters: positive,
      negativeParameters: negative,
      recordTimestamp: timestampOf(record),
    });
  }
  return found
    .toSorted((a, b) => b.score - a.score || (a.record.id < b.record.id ? -1 : 1))
    .slice(0, mostRecords);
}

/** High from 0.85, medium from 0.6. */
function relevanceOf(score: number): MatchRelevance {
  return score >= 0.85 ? 'High' : score >= 0.6 ? 'Medium' : 'Low';
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

function wantedBy(parameters: readonly ScanParameter[]): Wanted {
  const surnames: (readonly string[])[] = [];
  const given: string[] = [];
  const organizations: (readonly string[])[] = [];
  const npis: number[] = [];
  for (const parameter of parameters) {
    if (parameter.type === 'Name') {
      const [reading] = readingsOfParts(parameter.firstName, undefined, parameter.lastName);
      if (!reading) continue;
      const hasSurname = reading.surname.length > 0;
      // Who has one name only is looked for by it.
      surnames.push(hasSurname ? reading.surname : reading.given);
      if (hasSurname) given.push(...reading.given);
    } else if (parameter.type === 'FacilityName') organizations.push(wordsOfOrganization(parameter.name));
    else if (parameter.type === 'Npi' && parameter.number !== undefined) npis.push(parameter.number);
  }
  return { surnames, given, organizations, npis };
}
