import { lazy, Suspense } from 'react';
import { SkeletonRows } from '@/ui/route-states';
import type { CredentialingRequest } from '@/api/models';
import { EntityRequests } from '@/features/credentialing/entity-requests';
import { useTaxonomyNames } from '@/features/facilities/taxonomies';
import { facilityEntity, type facilityTabs, type KnownFacility } from './-parts';
import { FacilitySpecialties } from './-specialties';
import { FacilitySummary } from './-summary';

const FacilityInfo = lazy(async () => ({ default: (await import('./-info')).FacilityInfo }));
const EntityScreening = lazy(async () => ({
  default: (await import('@/features/scans/entity-screening')).EntityScreening,
}));
const EntityMonitors = lazy(async () => ({
  default: (await import('@/features/monitors/entity-monitors')).EntityMonitors,
}));

interface FacilityPartProps {
  facility: KnownFacility;
  tab: (typeof facilityTabs)[number]['id'];
  /** The specialty whose info is open. */
  specialty: string | undefined;
  onAddSpecialty(): void;
}

/** The part of a facility's page that is chosen; those that are not needed at first load when they are. */
export function FacilityPart({ facility, tab, specialty, onAddSpecialty }: FacilityPartProps) {
  return (
    <>
      {tab === 'summary' && <FacilitySummary facility={facility} onAddSpecialty={onAddSpecialty} />}
      {tab === 'specialties' && (
        <FacilitySpecialties facility={facility} opened={specialty} onAdd={onAddSpecialty} />
      )}
      <Suspense fallback={<SkeletonRows rows={6} />}>
        {tab === 'info' && <FacilityInfo facility={facility} />}
        {tab === 'screening' && <EntityScreening entity={facilityEntity(facility)} />}
        {tab === 'monitors' && <EntityMonitors entity={facilityEntity(facility)} />}
        {tab === 'credentialing' && <FacilityRequests facility={facility} />}
      </Suspense>
    </>
  );
}

/** The credentialing requests of a facility, each with the specialties that it is about. */
function FacilityRequests({ facility }: { facility: KnownFacility }) {
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
