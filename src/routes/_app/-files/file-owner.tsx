import { Link } from '@tanstack/react-router';
import type { StoredFile } from '@/api/models';
import { Dash } from '@/ui/dash';
import { entityPage, entityRef } from '../-entity';
import { useEntityName } from '../-entity-name';

/** Whose a file is: by the kind of record until its name is read, or where it cannot be; a link to its page. */
export function FileOwner({ providerId, facilityId }: StoredFile) {
  const ref = entityRef({ providerId, facilityId });
  const { name } = useEntityName(ref);
  if (!ref) return <Dash />;
  if ('facilityId' in ref) return <Link {...entityPage(ref)}>{name ?? 'Facility'}</Link>;
  return (
    <Link to="/providers/$providerId" params={ref} search={{ tab: 'files' }}>
      <bdi>{name ?? 'Provider'}</bdi>
    </Link>
  );
}
