import { listFacilitiesAllOptions } from '@/api/operations.gen';

/** Every facility by name, for choosing one: an organization has dozens of them, seldom thousands. */
export function everyFacilityOptions() {
  return { ...listFacilitiesAllOptions({ sortedBy: 'Name', sortDirection: 'Asc' }), staleTime: 300_000 };
}
