import {
  accreditationAgencies,
  facilityLicenseTypes,
  medicareEnrollmentTypes,
} from '../data/facility-definitions';
import type { FacilityInfoRecord, FacilityRecord, World } from '../store/world';
import type { Actor } from './actor';
import { invalid, notFound } from './errors';
import { logEvent } from './events';
import { parentOf } from './facilities';
import { present, type InfoEntry, keepFixed, merged, toEntry } from './info-entries';
import { isValidNpi } from './npi';
import { findFacility } from './scan-parameters';

type Facts = Record<string, unknown>;

interface FacilityInfoRules {
  /** One entry in a sentence of the event log. */
  one: string;
  /** The name under which `GET …/info` gives the collection. */
  infoType: string;
  /** Fields that an entry keeps for good: the contract's patches do not have them. */
  fixed: readonly string[];
  /** What is wrong with an entry: the field and the message. */
  check?(facts: Facts): [field: string, message: string] | undefined;
}

const unknown = (list: readonly { id: string }[], id: unknown) => list.every((known) => known.id !== id);

/** The seven collections, by their place in the path (openapi.yaml). */
export const facilityInfoRules: Record<string, FacilityInfoRules> = {
  npis: {
    one: 'an NPI',
    infoType: 'Npi',
    fixed: ['npi'],
    check: ({ npi }) => (isValidNpi(Number(npi)) ? undefined : ['npi', 'The check digit is wrong.']),
  },
  deas: { one: 'a DEA registration', infoType: 'Dea', fixed: ['deaNumber'] },
  liabilityInsurances: { one: 'a liability insurance', infoType: 'LiabilityInsurance', fixed: [] },
  licenses: {
    one: 'a license',
    infoType: 'License',
    fixed: ['licenseTypeId', 'state', 'licenseNumber'],
    check: ({ licenseTypeId }) =>
      unknown(facilityLicenseTypes, licenseTypeId)
        ? ['licenseTypeId', 'There is no such license type.']
        : undefined,
  },
  accreditations: {
    one: 'an accreditation',
    infoType: 'Accreditation',
    fixed: ['accreditationAgencyId', 'accreditationProgramId'],
    check: ({ accreditationAgencyId, accreditationProgramId }) => {
      const agency = accreditationAgencies.find(({ id }) => id === accreditationAgencyId);
      if (!agency) return ['accreditationAgencyId', 'There is no such agency.'];
      return unknown(agency.programs, accreditationProgramId)
        ? ['accreditationProgramId', 'This agency has no such program.']
        : undefined;
    },
  },
  cmsCertifications: {
    one: 'a CMS certification',
    infoType: 'CmsCertification',
    fixed: ['certificationNumber'],
  },
  'medicare-enrollments': {
    one: 'a Medicare enrollment',
    infoType: 'MedicareEnrollment',
    fixed: ['pecosPacIdentifier', 'enrollmentTypeId', 'state'],
    check: ({ enrollmentTypeId }) =>
      unknown(medicareEnrollmentTypes, enrollmentTypeId)
        ? ['enrollmentTypeId', 'There is no such type.']
        : undefined,
  },
};

/** @throws ServiceError 404. */
export function listFacilityInfo(world: World, facilityId: string, collection: string): InfoEntry[] {
  return inCollection(world, findFacility(world, facilityId).id, collection).map(toEntry);
}

/** @throws ServiceError 404 when the facility has no such entry. */
export function readFacilityInfo(
  world: World,
  facilityId: string,
  collection: string,
  id: string,
): InfoEntry {
  return toEntry(findEntry(world, facilityId, collection, id));
}

/** @throws ServiceError 404; 400 by the rules of the collection. */
export function createFacilityInfo(
  world: World,
  actor: Actor,
  facilityId: string,
  collection: string,
  sent: Facts,
): InfoEntry {
  const facility = findFacility(world, facilityId);
  check(world, facility, collection, sent);
  const entry: FacilityInfoRecord = {
    id: world.ids.next(),
    facilityId: facility.id,
    collection,
    lastUpdatedAt: world.clock.iso(),
    facts: present(sent),
  };
  world.facilityInfo.put(entry);
  settle(world, actor, 'FacilityInfoCreated', entry);
  return toEntry(entry);
}

/** Changes what is sent; null empties a field. @throws ServiceError 404; 400 by the rules of the collection. */
export function updateFacilityInfo(
  world: World,
  actor: Actor,
  facilityId: string,
  collection: string,
  id: string,
  sent: Facts,
): InfoEntry {
  const old = findEntry(world, facilityId, collection, id);
  keepFixed(rulesOf(collection).fixed, old.facts, sent);
  const facts = merged(old.facts, sent);
  check(world, findFacility(world, facilityId), collection, facts);
  const entry = world.facilityInfo.update(old.id, { facts, lastUpdatedAt: world.clock.iso() });
  settle(world, actor, 'FacilityInfoChanged', entry);
  return toEntry(entry);
}

/** @throws ServiceError 404. */
export function deleteFacilityInfo(
  world: World,
  actor: Actor,
  facilityId: string,
  collection: string,
  id: string,
): void {
  const entry = findEntry(world, facilityId, collection, id);
  world.facilityInfo.remove(entry.id);
  settle(world, actor, 'FacilityInfoDeleted', entry);
}

/** The entry of each kind that was changed last (rules.md 7.2). */
export function readAllFacilityInfo(
  world: World,
  facilityId: string,
  wanted?: readonly string[],
): Record<string, InfoEntry> {
  const facility = findFacility(world, facilityId);
  const all: Record<string, InfoEntry> = {};
  for (const [collection, { infoType }] of Object.entries(facilityInfoRules)) {
    if (wanted && !wanted.includes(infoType)) continue;
    const [latest] = inCollection(world, facility.id, collection).toSorted((a, b) =>
      b.lastUpdatedAt.localeCompare(a.lastUpdatedAt),
    );
    if (latest) all[infoType] = toEntry(latest);
  }
  return all;
}

/**
 * The entries that count for a specialty: those of its facility that do not name others, those that name it, and those
 * of facilities above that count for all below them.
 */
export function entriesForSpecialty(
  world: World,
  facility: FacilityRecord,
  specialtyId: string,
  infoType?: string,
): InfoEntry[] {
  const ofFacility = world.facilityInfo
    .by('facilityId', facility.id)
    .filter(({ facts }) => facts['appliesTo'] !== 'Custom' || names(facts, specialtyId));
  const inherited: FacilityInfoRecord[] = [];
  for (let above = parentOf(world, facility); above; above = parentOf(world, above)) {
    inherited.push(
      ...world.facilityInfo
        .by('facilityId', above.id)
        .filter(({ facts }) => facts['appliesTo'] === 'SelfAndAllChildren' || names(facts, specialtyId)),
    );
  }
  return [...ofFacility, ...inherited]
    .filter(({ collection }) => !infoType || facilityInfoRules[collection]?.infoType === infoType)
    .map(toEntry);
}

function names({ associatedFacilitySpecialtyIds: ids }: Facts, specialtyId: string): boolean {
  return Array.isArray(ids) && ids.includes(specialtyId);
}

function check(world: World, facility: FacilityRecord, collection: string, facts: Facts): void {
  const [field, message] = rulesOf(collection).check?.(facts) ?? [];
  if (field && message) throw invalid({ [`$.${field}`]: [message] });
  const { appliesTo, associatedFacilitySpecialtyIds: ids } = facts;
  const place = '$.associatedFacilitySpecialtyIds';
  const named: unknown[] = Array.isArray(ids) ? ids : [];
  if (appliesTo === 'Custom' && named.length === 0) throw invalid({ [place]: ['Name at least one.'] });
  const below = new Set(facilitiesBelow(world, facility).map(({ id }) => id));
  for (const [index, id] of named.entries()) {
    const specialty = world.facilitySpecialties.get(String(id).toLowerCase());
    if (!specialty || !below.has(specialty.facilityId))
      throw invalid({ [`${place}[${index}]`]: ['This facility has no such specialty.'] });
  }
}

/** A facility and all below it. */
export function facilitiesBelow(world: World, facility: FacilityRecord): FacilityRecord[] {
  const children = [...world.facilities.all()].filter(
    ({ parentFacilityId }) => parentFacilityId === facility.id,
  );
  return [facility, ...children.flatMap((child) => facilitiesBelow(world, child))];
}

/** Keeps what scans need of the entries on the facility, and logs the change. */
function settle(
  world: World,
  actor: Actor,
  kind: 'FacilityInfoCreated' | 'FacilityInfoChanged' | 'FacilityInfoDeleted',
  entry: FacilityInfoRecord,
): void {
  const { facilityId, collection } = entry;
  const facility = world.facilities.get(facilityId);
  if (collection === 'npis') {
    const npi = Number(inCollection(world, facilityId, 'npis')[0]?.facts['npi']);
    world.facilities.update(facilityId, { npi: Number.isNaN(npi) ? undefined : npi });
  }
  if (collection === 'accreditations') {
    const facts = inCollection(world, facilityId, 'accreditations')[0]?.facts;
    const programs = accreditationAgencies.flatMap((agency) => agency.programs);
    const number = facts?.['accreditationNumber'];
    world.facilities.update(facilityId, {
      accreditationNumber: typeof number === 'string' ? number : undefined,
      accreditationProgram: programs.find(({ id }) => id === facts?.['accreditationProgramId'])?.programName,
    });
  }
  const parameters = { entry: rulesOf(collection).one, facility: facility?.name ?? '' };
  logEvent(world, actor, kind, parameters, { facilityId, infoId: entry.id });
}

function inCollection(world: World, facilityId: string, collection: string): FacilityInfoRecord[] {
  return world.facilityInfo.by('facilityId', facilityId).filter((entry) => entry.collection === collection);
}

function findEntry(world: World, facilityId: string, collection: string, id: string): FacilityInfoRecord {
  const facility = findFacility(world, facilityId);
  const found = inCollection(world, facility.id, collection).find((entry) => entry.id === id.toLowerCase());
  if (!found) throw notFound('entry of this facility');
  return found;
}

function rulesOf(collection: string): FacilityInfoRules {
  const rules = facilityInfoRules[collection];
  if (!rules) throw new Error(`no collection ${collection}`);
  return rules;
}
