import { lazy, Suspense } from 'react';
import { SkeletonRows } from '@/ui/route-states';
import { facilityEntity, type facilityTabs, type KnownFacility } from './-parts';
import { FacilitySpecialties } from './-specialties';
import { FacilitySummary } from './-summary';

const FacilityInfo = lazy(async () => ({ default: (await import('./-info')).FacilityInfo }));
const EntityScreening = lazy(async () => ({
  default: (await import('@/features/scans/entity-screening')).EntityScreening,
}));
const FacilityRequests = lazy(async () => ({
  default: (await import('./-requests')).FacilityRequests,
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
