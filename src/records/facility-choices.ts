import type { Details, Facility } from '@/api/models';
import { facilityName, textOf } from '@/lib/words';
import { listFacilitiesAllOptions } from '@/api/operations.gen';

/** A facility among others: its name, and its place, which tells apart those that share one. */
export function facilityLabel(facility: Details<Facility>): string {
  const place = [textOf(facility.city), textOf(facility.state)].filter(Boolean).join(' ');
  return [facilityName(facility), place].filter(Boolean).join(', ');
}

/** Facilities to choose from. */
export const facilityChoices = (facilities: readonly Details<Facility>[]) =>
  facilities.flatMap((facility) =>
    facility.id ? [{ value: facility.id, label: facilityLabel(facility) }] : [],
  );

/**
 * Those that a facility can be part of: the service refuses the facility itself and all below it (`parentFacilityId`),
 * since a facility cannot be above itself.
 */
export function possibleParents(
  facilities: readonly Details<Facility>[],
  facilityId: string | undefined,
): Details<Facility>[] {
  const below = new Set(facilityId ? [facilityId] : []);
  // Each round goes one level down; a ring in the data ends it as well.
  for (let size = 0; size < below.size;) {
    size = below.size;
    for (const { id, parentFacilityId } of facilities)
      if (id && parentFacilityId && below.has(parentFacilityId)) below.add(id);
  }
  return facilities.filter(({ id }) => !id || !below.has(id));
}

/** Every facility by name, for choosing one: an organization has dozens of them, seldom thousands. */
export function everyFacilityOptions() {
  return { ...listFacilitiesAllOptions({ sortedBy: 'Name', sortDirection: 'Asc' }), staleTime: 300_000 };
}
