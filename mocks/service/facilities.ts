import type { components } from '../../src/api/schema';
import {
  accreditationAgencies,
  facilityLicenseTypes,
  facilityTaxonomies,
  medicareEnrollmentTypes,
} from '../data/facility-definitions';
import type { FacilityRecord, World } from '../store/world';
import type { Actor } from './actor';
import { invalid } from './errors';
import { logEvent } from './events';
import { present } from './info-entries';
import { sortedEntries } from './license-types';
import { keyOfFilters, type ListQuery, listPage } from './lists';
import { fold } from './names';
import { findFacility } from './scan-parameters';

type Schemas = components['schemas'];
type Facility = Schemas['Facility'];

export interface FacilityFilters extends ListQuery {
  name?: string | undefined;
  deactivated?: boolean | undefined;
  parentFacilityId?: string | undefined;
}

/** A page of facilities (openapi.yaml). */
export function listFacilities(world: World, query: FacilityFilters) {
  const { sortedBy = 'Id', name, deactivated, parentFacilityId } = query;
  const parent = parentFacilityId?.toLowerCase();
  const words = fold(name ?? '');
  return listPage(
    {
      name: `facilities ${sortedBy}`,
      sources: [world.facilities],
      view: () => world.facilities.view(sortedBy),
      filterKey: keyOfFilters({ name: words || undefined, deactivated, parent }),
      filter: (facility) =>
        fold(facility.name).includes(words) &&
        (deactivated === undefined || (facility.deactivated ?? false) === deactivated) &&
        (parent === undefined || facility.parentFacilityId === parent),
    },
    query,
    { sortedBy },
    toFacility,
  );
}

/** @throws ServiceError 404. */
export function readFacility(world: World, facilityId: string): Facility {
  return toFacility(findFacility(world, facilityId));
}

/** @throws ServiceError 400 for an empty name or an unknown parent. */
export function createFacility(world: World, actor: Actor, request: Schemas['FacilityRequest']): Facility {
  checkFacility(world, request);
  const record: FacilityRecord = {
    ...(present(request) as typeof request),
    name: request.name.trim(),
    id: world.ids.next(),
    createdAt: world.clock.iso(),
    deactivated: false,
  };
  world.facilities.put(record);
  logEvent(world, actor, 'FacilityCreated', { facility: record.name }, { facilityId: record.id });
  return toFacility(record);
}

/** Changes what is sent; null empties a field. @throws ServiceError 404; 400 as for creation. */
export function updateFacility(
  world: World,
  actor: Actor,
  facilityId: string,
  patch: Schemas['FacilityPatch'],
): Facility {
  const old = findFacility(world, facilityId);
  checkFacility(world, patch, old);
  const { id, createdAt, npi, address, accreditationNumber, accreditationProgram } = old;
  // What a request cannot change stays, whatever else is sent.
  const kept = { id, createdAt, npi, address, accreditationNumber, accreditationProgram };
  const changed = present({ ...old, ...patch, ...kept }) as unknown as FacilityRecord;
  const record = world.facilities.put({ ...changed, name: changed.name.trim() });
  const fields = Object.keys(patch).join(', ');
  logEvent(world, actor, 'FacilityChanged', { facility: record.name, fields }, { facilityId: old.id });
  return toFacility(record);
}

function checkFacility(world: World, sent: Schemas['FacilityPatch'], old?: FacilityRecord): void {
  if (sent.name?.trim() === '') throw invalid({ '$.name': ['Must not be empty.'] });
  const { parentFacilityId } = sent;
  if (!parentFacilityId) return;
  const place = '$.parentFacilityId';
  const parent = world.facilities.get(parentFacilityId.toLowerCase());
  if (!parent) throw invalid({ [place]: ['There is no such facility.'] });
  for (let above: FacilityRecord | undefined = parent; above; above = parentOf(world, above)) {
    if (above.id === old?.id) throw invalid({ [place]: ['A facility cannot be above itself.'] });
  }
}

/** The facility above another. */
export function parentOf(world: World, facility: FacilityRecord): FacilityRecord | undefined {
  return world.facilities.get(facility.parentFacilityId);
}

/** A facility as it goes out. */
export function toFacility(record: FacilityRecord): Facility {
  const {
    npi: _npi,
    address: _address,
    accreditationNumber: _number,
    accreditationProgram: _program,
    ...facility
  } = record;
  return facility;
}

/** A page of a reference list, filtered by words in one field. */
function definitionPage<Row extends { id: string }>(
  name: string,
  rows: readonly Row[],
  query: ListQuery,
  keyOf: (row: Row, sortedBy: string) => string,
  fits: (row: Row) => boolean,
) {
  const { sortedBy = 'Id' } = query;
  return listPage(
    {
      name: `${name} ${sortedBy}`,
      sources: [],
      view: () =>
        sortedEntries(rows.filter(fits), (row) => (sortedBy === 'Id' ? row.id : keyOf(row, sortedBy))),
      filterKey: '',
      filter: () => true,
    },
    query,
    { sortedBy },
    (row) => row,
  );
}

const has = (text: string, words: string | undefined) => fold(text).includes(fold(words ?? ''));

export const listFacilityLicenseTypes = (query: ListQuery & { name?: string }) =>
  definitionPage(
    'facility license types',
    facilityLicenseTypes,
    query,
    (row) => row.name,
    (row) => has(row.name, query.name),
  );

export const listAccreditationAgencies = (query: ListQuery & { agencyName?: string }) =>
  definitionPage(
    'accreditation agencies',
    accreditationAgencies,
    query,
    (row) => row.agencyName,
    (row) => has(row.agencyName, query.agencyName),
  );

export const listMedicareEnrollmentTypes = ({ sortedBy = 'Code', ...query }: ListQuery & { id?: string }) =>
  definitionPage(
    'medicare enrollment types',
    medicareEnrollmentTypes,
    { ...query, sortedBy },
    (row) => (sortedBy === 'Code' ? row.code : row.description),
    (row) => query.id === undefined || row.id === query.id.toLowerCase(),
  );

export const listFacilityTaxonomies = (query: ListQuery & { code?: string; name?: string }) =>
  definitionPage(
    'facility taxonomies',
    facilityTaxonomies,
    query,
    (row) => row.code,
    (row) => has(row.code, query.code) && has(row.name, query.name),
  );
