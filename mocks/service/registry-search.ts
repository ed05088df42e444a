import { originOfWorld } from '../data/origin';
import { registryEntries, registryEntriesOfFacility } from '../data/registry-records';
import type { RegistryEntry } from '../data/registry-subject';
import type { World } from '../store/world';
import { findDataset } from './datasets';
import type { FoundRecord } from './matching-score';
import type { Facts } from './matching-facts';
import { readingsOfParts } from './matching-names';
import { namesOfOrganization } from './matching-organizations';
import { compareSubject } from './matching-score';
import { subjectOf } from './matching-subject';
import type { ScanEntity, ScanParameter } from './scan-parameters';

/** Numbers by which registries are asked: whoever has another one is another. */
const identifying: Record<string, (parameter: ScanParameter) => string | undefined> = {
  Npi: (parameter) => (parameter.type === 'Npi' ? String(parameter.number) : undefined),
  Dea: (parameter) => (parameter.type === 'Dea' ? parameter.registrationNumber : undefined),
};

/** An entry that agrees in none of these is somebody else's. */
const telling = new Set<string | undefined>([
  'Name',
  'FacilityName',
  'Npi',
  'Dea',
  'Ssn',
  'BoardCertificationNumber',
  'FacilityAccreditationInfo',
  'Certificate',
  'FacilityCmsCertificationInfo',
  'NccpaBoardCertificateInfo',
]);

/**
 * What a registry answers about somebody: entries under the number that it was asked by, else those of the same name
 * (rules.md 11.6). Registries answer one question at a time and do not weigh their answers.
 */
export function searchRegistry(
  world: World,
  datasetType: string,
  parameters: readonly ScanParameter[],
  entity: ScanEntity,
): FoundRecord[] {
  const { type } = findDataset(datasetType);
  const origin = originOfWorld(world);
  const stated = parameters.flatMap(statedIn);
  const entries =
    entity.type === 'Facility'
      ? registryEntriesOfFacility(type, entity.facility, origin, stated)
      : registryEntries(type, entity.provider, origin, stated);
  const numbers = parameters
    .map((parameter) => identifying[type]?.(parameter))
    .filter((it) => it !== undefined);
  const subject = subjectOf(parameters);
  return entries
    .filter((entry) => numbers.length === 0 || numbers.some((number) => isUnder(entry, number)))
    .map((entry) => {
      const { score, positive, negative } = compareSubject(subject, factsOfEntry(entry));
      return {
        record: entry.record,
        score: Math.round(score * 1000) / 1000,
        positiveParameters: positive,
        negativeParameters: negative,
      };
    })
    .filter(({ positiveParameters }) => positiveParameters.some(({ type }) => telling.has(type)))
    .toSorted((a, b) => b.score - a.score);
}

/** The certificate or registration that a parameter names. */
function statedIn(parameter: ScanParameter) {
  if (parameter.type === 'Dea') return [{ number: parameter.registrationNumber ?? '' }];
  if (parameter.type !== 'Certificate' && parameter.type !== 'FacilityCmsCertificationInfo') return [];
  const { certificateType: kind, certificateNumber: number } = parameter;
  return number === undefined ? [] : [{ kind, number }];
}

function isUnder({ npi, numbers }: RegistryEntry, number: string): boolean {
  return String(npi) === number || numbers.includes(number);
}

function factsOfEntry({
  firstName,
  lastName,
  facilityName,
  dateOfBirth,
  npi,
  numbers,
}: RegistryEntry): Facts {
  return {
    names: readingsOfParts(firstName, undefined, lastName),
    organizations: namesOfOrganization(facilityName),
    dateOfBirth: dateOfBirth?.slice(0, 10),
    npi,
    places: [],
    numbers,
  };
}
