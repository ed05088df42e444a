import type { CredentialingRequest } from '@/api/models';
import { EntityRequests } from '@/features/credentialing/entity-requests';
import { useTaxonomyNames } from '@/features/facilities/taxonomies';
import { facilityEntity, type KnownFacility } from './-parts';

/** The credentialing requests of a facility, each with the specialties that it is about. */
export function FacilityRequests({ facility }: { facility: KnownFacility }) {
  const nameOf = useTaxonomyNames();
  const specialties = ({ facilitySpecialties = [] }: CredentialingRequest) =>
    facilitySpecialties.map(({ taxonomyId }) => nameOf(taxonomyId)).join(', ');
  return (
    <EntityRequests
      entity={facilityEntity(facility)}
      about={specialties}
      lead="A facility is credentialed in its specialties, which have their own dates."
    />
  );
}
