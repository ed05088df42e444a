import type { Facility } from '@/api/models';
import { listFacilitiesInfiniteOptions } from '@/api/operations.gen';
import { facilityName } from '@/lib/words';
import type { Entity } from '@/features/entity/entity';

// What the route knows before its screen is loaded: kept apart, so that other pages do not load the screen's parts.

/** Every call needs the id, and any field of an answer may be missing. */
export type KnownFacility = Facility;

/** The parts of a facility's page, in order. A further part is one line here and one in the page. */
export const facilityTabs = [
  { id: 'summary', label: 'Summary' },
  { id: 'info', label: 'Info' },
  { id: 'specialties', label: 'Specialties' },
  { id: 'screening', label: 'Scans and matches' },
  { id: 'monitors', label: 'Monitors' },
  { id: 'credentialing', label: 'Credentialing' },
] as const;

/** The facilities that are part of another, by name. */
export function childFacilityOptions(parentFacilityId: string) {
  return listFacilitiesInfiniteOptions({ parentFacilityId, sortedBy: 'Name', sortDirection: 'Asc' });
}

/** A facility as scans and monitors know one. */
export function facilityEntity(facility: KnownFacility): Entity {
  return {
    ref: { facilityId: facility.id },
    name: facilityName(facility),
    one: 'facility',
    deactivated: facility.deactivated ?? false,
  };
}
