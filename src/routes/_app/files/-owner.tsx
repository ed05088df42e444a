import { Link } from '@tanstack/react-router';
import type { StoredFile } from '@/api/models';
import { Dash } from '@/ui/dash';
import { EntityLink, FacilityName } from '@/features/entity/name';
import { ProviderName } from '@/features/providers/name';

/** Whose a file is, by name: a link to the files of the provider, or to the page of the facility. */
export function FileOwner({ providerId, facilityId }: StoredFile) {
  if (providerId) {
    return (
      <Link to="/providers/$providerId" params={{ providerId }} search={{ tab: 'files' }}>
        <ProviderName providerId={providerId} />
      </Link>
    );
  }
  if (!facilityId) return <Dash />;
  return (
    <EntityLink entity={{ facilityId }}>
      <FacilityName facilityId={facilityId} />
    </EntityLink>
  );
}
