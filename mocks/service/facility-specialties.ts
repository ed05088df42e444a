import type { components } from '../../src/api/schema';
import { facilityTaxonomies } from '../data/facility-definitions';
import type { FacilitySpecialtyRecord, World } from '../store/world';
import type { Actor } from './actor';
import { invalid, notFound } from './errors';
import { logEvent } from './events';
import { entriesForSpecialty } from './facility-info';
import { present, type InfoEntry } from './info-entries';
import { keyOfFilters, type ListQuery, listPage } from './lists';
import { findFacility } from './scan-parameters';

type Schemas = components['schemas'];
type FacilitySpecialty = Schemas['FacilitySpecialty'];

/** A page of the specialties of a facility (openapi.yaml). @throws ServiceError 404. */
export function listSpecialties(
  world: World,
  facilityId: string,
  query: ListQuery & { taxonomyId?: string },
) {
  const facility = findFacility(world, facilityId);
  const taxonomyId = query.taxonomyId?.toLowerCase();
  return listPage(
    {
      name: 'facility specialties',
      sources: [world.facilitySpecialties],
      view: () => world.facilitySpecialties.view('TaxonomyId'),
      filterKey: keyOfFilters({ facility: facility.id, taxonomyId }),
      filter: (specialty) =>
        specialty.facilityId === facility.id &&
        (taxonomyId === undefined || specialty.taxonomyId === taxonomyId),
    },
    query,
    { sortedBy: 'TaxonomyId' },
    (specialty) => specialty,
  );
}

/** @throws ServiceError 404 when the facility has no such specialty. */
export function readSpecialty(world: World, facilityId: string, id: string): FacilitySpecialtyRecord {
  const facility = findFacility(world, facilityId);
  const found = world.facilitySpecialties.get(id.toLowerCase());
  if (found?.facilityId !== facility.id) throw notFound('specialty of this facility');
  return found;
}

/** @throws ServiceError 404; 400 for an unknown taxonomy, or one that the facility has already. */
export function createSpecialty(
  world: World,
  actor: Actor,
  facilityId: string,
  request: Schemas['FacilitySpecialtyRequest'],
): FacilitySpecialty & { id: string } {
  const facility = findFacility(world, facilityId);
  const place = '$.taxonomyId';
  if (facilityTaxonomies.every(({ id }) => id !== request.taxonomyId.toLowerCase()))
    throw invalid({ [place]: ['There is no such taxonomy.'] });
  const others = world.facilitySpecialties.by('facilityId', facility.id);
  if (others.some(({ taxonomyId }) => taxonomyId === request.taxonomyId.toLowerCase()))
    throw invalid({ [place]: ['The facility has this specialty already.'] });
  const specialty = {
    ...(present(request) as typeof request),
    id: world.ids.next(),
    facilityId: facility.id,
    taxonomyId: request.taxonomyId.toLowerCase(),
  };
  world.facilitySpecialties.put(specialty);
  log(world, actor, 'FacilityInfoCreated', specialty);
  return specialty;
}

/** Changes what is sent; null empties a field. @throws ServiceError 404. */
export function updateSpecialty(
  world: World,
  actor: Actor,
  facilityId: string,
  id: string,
  patch: Schemas['FacilitySpecialtyPatch'],
): FacilitySpecialty {
  const old = readSpecialty(world, facilityId, id);
  const { taxonomyId } = old;
  const kept = { id: old.id, facilityId: old.facilityId, taxonomyId };
  const specialty = present({ ...old, ...patch, ...kept }) as unknown as FacilitySpecialtyRecord;
  world.facilitySpecialties.put(specialty);
  log(world, actor, 'FacilityInfoChanged', specialty);
  return specialty;
}

/** Info entries stop to name it. @throws ServiceError 404. */
export function deleteSpecialty(world: World, actor: Actor, facilityId: string, id: string): void {
  const old = readSpecialty(world, facilityId, id);
  world.facilitySpecialties.remove(old.id);
  for (const entry of world.facilityInfo.all()) {
    const ids = entry.facts['associatedFacilitySpecialtyIds'];
    if (!Array.isArray(ids) || !ids.includes(old.id)) continue;
    const rest: unknown[] = ids.filter((other) => other !== old.id);
    world.facilityInfo.update(entry.id, { facts: { ...entry.facts, associatedFacilitySpecialtyIds: rest } });
  }
  log(world, actor, 'FacilityInfoDeleted', old);
}

/** The info entries that count for a specialty, of one kind or of all. @throws ServiceError 404. */
export function listSpecialtyInfo(
  world: World,
  facilityId: string,
  id: string,
  infoType?: string,
): InfoEntry[] {
  const specialty = readSpecialty(world, facilityId, id);
  return entriesForSpecialty(world, findFacility(world, facilityId), specialty.id, infoType);
}

function log(
  world: World,
  actor: Actor,
  kind: 'FacilityInfoCreated' | 'FacilityInfoChanged' | 'FacilityInfoDeleted',
  { id, facilityId }: { id: string; facilityId: string },
): void {
  const facility = world.facilities.get(facilityId)?.name ?? '';
  logEvent(world, actor, kind, { entry: 'a specialty', facility }, { facilityId, infoId: id });
}
