import { Text } from '@mantine/core';
import { EntityMonitors } from '@/features/monitors/entity-monitors';
import { EntityScreening } from '@/features/scans/entity-screening';
import type { CredentialingRequest } from '@/api/models';
import { EntityRequests } from '@/features/credentialing/entity-requests';
import { useTaxonomyNames } from '@/records/facility-taxonomies';
import { useWriteBlocked } from '@/api/permissions';
import { facilityCollections } from '@/info/facility/index';
import { InfoView } from '@/info/info-view';
import { EntityLink, FacilityName } from '@/features/entity/name';
import type { RowRefresh } from '@/ui/use-row-refresh';
import { facilityEntity, type facilityTabs, type KnownFacility } from './-parts';
import { FacilitySpecialties } from './-specialties';
import { FacilitySummary } from './-summary';

interface FacilityPartProps {
  facility: KnownFacility;
  tab: (typeof facilityTabs)[number]['id'];
  /** The specialty whose info is open. */
  specialty: string | undefined;
  refresh: RowRefresh;
}

/** The part of a facility's page that is chosen. */
export function FacilityPart({ facility, tab, specialty, refresh }: FacilityPartProps) {
  return (
    <>
      {tab === 'summary' && <FacilitySummary facility={facility} refresh={refresh} />}
      {tab === 'specialties' && <FacilitySpecialties facility={facility} opened={specialty} />}
      {tab === 'info' && <FacilityInfo facility={facility} />}
      {tab === 'screening' && <EntityScreening entity={facilityEntity(facility)} refresh={refresh} />}
      {tab === 'monitors' && <EntityMonitors entity={facilityEntity(facility)} />}
      {tab === 'credentialing' && <FacilityRequests facility={facility} refresh={refresh} />}
    </>
  );
}

/** The credentialing requests of a facility, each with the specialties that it is about. */
function FacilityRequests({ facility, refresh }: { facility: KnownFacility; refresh: RowRefresh }) {
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
function FacilityInfo({ facility }: { facility: KnownFacility }) {
  const { id, parentFacilityId } = facility;
  const blocked = useWriteBlocked('Facilities');
  return (
    <InfoView
      owner={{ kind: 'facility', id }}
      collections={facilityCollections}
      blocked={blocked}
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
