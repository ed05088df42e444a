import { Text } from '@mantine/core';
import { updateFacility } from '@/api/operations.gen';
import type { CredentialingRequest } from '@/api/models';
import { EntityRequests } from '@/features/credentialing/entity-requests';
import { useTaxonomyNames } from '@/records/facility-taxonomies';
import { facilityCollections } from '@/info/facility/index';
import { InfoView } from '@/info/info-view';
import { EntityLink, FacilityName } from '@/features/entity/name';
import type { RowRefresh } from '@/ui/use-row-refresh';
import { facilityEntity, type KnownFacility } from './-parts';

/** The credentialing requests of a facility, each with the specialties that it is about. */
export function FacilityRequests({ facility, refresh }: { facility: KnownFacility; refresh: RowRefresh }) {
  const nameOf = useTaxonomyNames();
  const specialties = ({ facilitySpecialties = [] }: CredentialingRequest) =>
    facilitySpecialties.map(({ taxonomyId }) => nameOf(taxonomyId)).join(', ');
  return (
    <EntityRequests
      entity={facilityEntity(facility)}
      refresh={refresh}
      about={specialties}
      lead="A facility is credentialed in its specialties, which have their own dates."
    />
  );
}

/** Everything that is held about a facility beside its record. */
export function FacilityInfo({ facility }: { facility: KnownFacility }) {
  const { id, parentFacilityId } = facility;
  return (
    <InfoView
      owner={{ kind: 'facility', id }}
      collections={facilityCollections}
      needs={updateFacility}
      before={
        <>
          {parentFacilityId && (
            <Text c="dimmed">
              This is what the facility itself holds. Info of{' '}
              <EntityLink entity={{ facilityId: parentFacilityId }}>
                <FacilityName facilityId={parentFacilityId} />
              </EntityLink>{' '}
              may count for it, too: under Specialties each shows all that does.
            </Text>
          )}
        </>
      }
    />
  );
}
