import { useQuery } from '@tanstack/react-query';
import type { FacilitySpecialty } from '@/api/models';
import { facilityTaxonomiesOptions } from '@/queries/facility-definitions';

/** The name of a facility's specialty; until it is known, or where it is not, the word. */
export function useSpecialtyName(enabled = true): (specialty: FacilitySpecialty) => string {
  const { data } = useQuery({ ...facilityTaxonomiesOptions(), enabled });
  return ({ taxonomyId }) => data?.find(({ id }) => id === taxonomyId)?.name ?? 'Specialty';
}
