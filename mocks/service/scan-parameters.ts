import type { components } from '../../src/api/schema';
import type { DatasetDefinition, ParameterSet, ParameterType } from '../data/dataset-types';
import type { FacilityRecord, ProviderRecord, World } from '../store/world';
import type { Actor } from './actor';
import { findDataset } from './datasets';
import { invalid, notFound } from './errors';
import { maySeeSensitiveData } from './permissions';
import { type CredentialsOnFile, credentialsOnFile } from './provider-info';
import { findProvider } from './provider-lookup';

export type ScanParameter = components['schemas']['IProviderParameter'];

/** Who a dataset is searched for. */
export type ScanEntity =
  | { type: 'Practitioner'; provider: ProviderRecord }
  | { type: 'Facility'; facility: FacilityRecord };

export interface ScanOptions {
  parameterSetId?: string | undefined;
  referenceId?: string | undefined;
}

export interface UsedParameters {
  /** The one that was asked for, else the preferred one. */
  parameterSet: ParameterSet;
  /** Those that are known, required ones first. Without the social security number for who may not see it. */
  parameters: ScanParameter[];
  /** Required types that are not known: a scan without them fails. */
  missing: ParameterType[];
}

/** @throws ServiceError 404. */
export function findFacility(world: World, facilityId: string): FacilityRecord {
  const facility = world.facilities.get(facilityId.toLowerCase());
  if (!facility) throw notFound('facility');
  return facility;
}

/** @throws ServiceError 404. */
export function practitioner(world: World, providerId: string): ScanEntity {
  return { type: 'Practitioner', provider: findProvider(world, providerId) };
}

/** @throws ServiceError 404. */
export function facilityEntity(world: World, facilityId: string): ScanEntity {
  return { type: 'Facility', facility: findFacility(world, facilityId) };
}

/**
 * The parameters with which a dataset is searched for a provider or facility (rules.md 11.1): those of the
 * parameter set that are known. With a reference, such as an alias, that entry alone speaks for its kind; without one
 * all aliases are searched beside the name. `actor` is left out for the scan itself, which always uses the social
 * security number. `place` is put before the names of options in problems, such as `$.options.`.
 * @throws ServiceError 404 for a dataset that the organization does not have; 400 for one that has nothing about this
 * kind of entity, an unknown parameter set or an unknown reference.
 */
export function parametersFor(
  world: World,
  datasetType: string,
  entity: ScanEntity,
  options: ScanOptions = {},
  actor?: Actor,
  place: { options: string; dataset: string } = { options: '', dataset: 'datasetType' },
): UsedParameters {
  const definition = findDataset(datasetType);
  const sets = definition.parameterSets.filter((set) => set.entityType === entity.type);
  const preferred = sets.find((set) => set.isPreferred);
  if (!preferred) {
    const who = entity.type === 'Facility' ? 'facilities' : 'providers';
    throw invalid({ [place.dataset]: [`This list or database has nothing about ${who}.`] });
  }
  const wanted = options.parameterSetId?.toLowerCase();
  const parameterSet = wanted === undefined ? preferred : sets.find(({ id }) => id === wanted);
  if (!parameterSet) {
    const message = 'This list or database has no such parameter set for this kind of entity.';
    throw invalid({ [`${place.options}parameterSetId`]: [message] });
  }
  const known = factsOf(world, definition, entity, options.referenceId?.toLowerCase());
  if (!known) {
    const message = 'This is no entry of the provider that this list or database can be searched by.';
    throw invalid({ [`${place.options}referenceId`]: [message] });
  }
  const parameters = parameterSet.supportedParameterTypes.flatMap((type) => known(type));
  const isHidden = actor !== undefined && !maySeeSensitiveData(actor);
  return {
    parameterSet,
    parameters: isHidden ? parameters.filter(({ type }) => type !== 'Ssn') : parameters,
    missing: parameterSet.requiredParameterTypes.filter((type) => known(type).length === 0),
  };
}

/**
 * The same for the preferred parameter set, without the licenses: to list those of one provider, the licenses of all
 * have to be there. Undefined where a required one is missing.
 */
export function parametersWithoutLicenses(
  world: World,
  definition: DatasetDefinition,
  entity: ScanEntity,
): ScanParameter[] | undefined {
  const set = definition.parameterSets.find(
    ({ entityType, isPreferred }) => isPreferred && entityType === entity.type,
  );
  const known = factsOf(world, definition, entity, undefined);
  if (!set || !known || set.requiredParameterTypes.some((type) => known(type).length === 0)) return undefined;
  return set.supportedParameterTypes.flatMap((type) => (type === 'License' ? [] : known(type)));
}

type Facts = (type: ParameterType) => ScanParameter[];

/** What is known of each kind; undefined when there is no such reference. */
function factsOf(
  world: World,
  definition: DatasetDefinition,
  entity: ScanEntity,
  referenceId: string | undefined,
): Facts | undefined {
  if (entity.type === 'Facility')
    return referenceId === undefined ? (type) => factsOfFacility(world, entity.facility, type) : undefined;
  const { provider } = entity;
  const onFile = () => reportableOf(definition, credentialsOnFile(world, provider.id));
  const names = namesOf(provider);
  const facts: Facts = (type) =>
    factsOfProvider(world, provider, () => atHighestLevel(onFile()), names, type);
  if (referenceId === undefined) return facts;
  if (definition.aliases) {
    const alias = provider.aliases?.find(({ id }) => id === referenceId);
    if (!alias) return undefined;
    const { firstName, lastName } = alias;
    return (type) => (type === 'Name' ? [{ type, firstName, lastName }] : facts(type));
  }
  if (!definition.references) return undefined;
  const credentials = onFile();
  const only: CredentialsOnFile = {
    deaRegistrations: credentials.deaRegistrations.filter(({ id }) => id === referenceId),
    boardCertifications: credentials.boardCertifications.filter(({ id }) => id === referenceId),
    educations: credentials.educations.filter(({ id }) => id === referenceId),
    certificates: credentials.certificates.filter(({ id }) => id === referenceId),
  };
  if (Object.values(only).every((entries) => entries.length === 0)) return undefined;
  return (type) => factsOfProvider(world, provider, () => only, names, type);
}

/** A board is asked for its own certifications. */
function reportableOf({ type, tags }: DatasetDefinition, onFile: CredentialsOnFile): CredentialsOnFile {
  // The one of all medical specialties is asked for those of any.
  if (!tags.includes('Board') || type === 'Abms') return onFile;
  const isOwn = ({ board }: { board?: string | undefined }) => board?.toLowerCase() === type.toLowerCase();
  return { ...onFile, boardCertifications: onFile.boardCertifications.filter(isOwn) };
}

/** The highest level is enough (field.md 2.6): who has a degree beyond it is not asked for the college. */
function atHighestLevel(onFile: CredentialsOnFile): CredentialsOnFile {
  const beyond = onFile.educations.filter(({ isUndergraduate }) => !isUndergraduate);
  return beyond.length > 0 ? { ...onFile, educations: beyond } : onFile;
}

function namesOf({ firstName, lastName, aliases = [] }: ProviderRecord): ScanParameter[] {
  return [{ firstName, lastName }, ...aliases]
    .filter((name) => name.firstName ?? name.lastName)
    .map((name) => ({ type: 'Name', firstName: name.firstName, lastName: name.lastName }));
}

/** What a provider's file says of one kind, as it is now; nothing of a kind that sources are not searched by. */
export function factOfProvider(world: World, provider: ProviderRecord, type: string): ScanParameter[] {
  const onFile = () => atHighestLevel(credentialsOnFile(world, provider.id));
  return factsOfProvider(world, provider, onFile, namesOf(provider).slice(0, 1), type as ParameterType);
}

function factsOfProvider(
  world: World,
  provider: ProviderRecord,
  onFile: () => CredentialsOnFile,
  names: ScanParameter[],
  type: ParameterType,
): ScanParameter[] {
  const { npi, dateOfBirth, ssn, gender } = provider;
  switch (type) {
    case 'Name':
      return names;
    case 'Npi':
      return npi === undefined ? [] : [{ type, number: npi }];
    case 'DateOfBirth':
      return dateOfBirth === undefined ? [] : [{ type, dateOfBirth }];
    case 'Ssn':
      return ssn === undefined ? [] : [{ type, ssn }];
    case 'Gender':
      return gender === undefined ? [] : [{ type, gender }];
    case 'Address':
      return (provider.addresses ?? []).map(({ type: addressType, addressLine1, addressLine2, ...rest }) => {
        const { city, state, zipCode } = rest;
        return { type, addressType, addressLine: addressLine1, addressLine2, city, state, zipCode };
      });
    case 'License':
      return world.licenses.by('providerId', provider.id).map((license) => {
        const { licenseTypeId, state, licenseNumber: number, isPrimary } = license;
        return { type, licenseTypeId, state: state as 'AZ', number, isPrimary };
      });
    case 'Dea':
      return onFile().deaRegistrations.map(({ registrationNumber }) => ({ type, registrationNumber }));
    case 'BoardCertificationNumber':
      return onFile().boardCertifications.map(({ number }) => ({ type, boardCertificationNumber: number }));
    case 'NccpaBoardCertificateInfo':
      return onFile().boardCertifications.map(({ number }) => ({ type, number }));
    case 'Certificate':
      return onFile().certificates.map(({ kind, number }) => {
        return { type, certificateType: kind, certificateNumber: number };
      });
    case 'ProviderType':
      return world.providerTypes
        .filter(({ id }) => id === provider.providerTypeId)
        .map(({ id, name }) => ({ type, name, typeId: id }));
    case 'Education':
      return onFile().educations.map(({ schoolName, schoolCode, branchCode, degree, graduationYear }) => {
        return { type, schoolName, schoolCode, branchCode, degree, graduationYear };
      });
    default:
      return [];
  }
}

function factsOfFacility(world: World, facility: FacilityRecord, type: ParameterType): ScanParameter[] {
  const { name, npi, accreditationNumber, accreditationProgram } = facility;
  switch (type) {
    case 'FacilityName':
      return [{ type, name }];
    case 'Npi':
      return npi === undefined ? [] : [{ type, number: npi }];
    case 'FacilityCmsCertificationInfo':
      return world.facilityInfo
        .by('facilityId', facility.id)
        .filter(({ collection }) => collection === 'cmsCertifications')
        .map(({ facts }) => ({ type, certificateNumber: String(facts['certificationNumber'] ?? '') }));
    case 'FacilityAccreditationInfo':
      return accreditationNumber === undefined ? [] : [{ type, accreditationNumber, accreditationProgram }];
    default:
      return [];
  }
}
