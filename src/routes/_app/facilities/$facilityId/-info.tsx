import { useWriteBlocked } from '@/api/permissions';
import { facilityCollections } from '@/info/facility';
import { InfoView } from '@/info/info-view';
import { EntityLink, FacilityName } from '@/features/entity/name';
import type { KnownFacility } from './-parts';
import styles from './-facilities.module.css';

/** Everything that is held about a facility beside its record. */
export function FacilityInfo({ facility }: { facility: KnownFacility }) {
  const { id, parentFacilityId } = facility;
  const blocked = useWriteBlocked('Facilities');
  return (
    <InfoView
      owner={{ kind: 'facility', id }}
      collections={facilityCollections}
      blocked={blocked}
      before={
        <>
          <h2 className="visually-hidden">Info</h2>
          {parentFacilityId && (
            <p className={styles.above}>
              This is what the facility itself holds. Info of{' '}
              <EntityLink entity={{ facilityId: parentFacilityId }}>
                <FacilityName facilityId={parentFacilityId} />
              </EntityLink>{' '}
              may count for it, too: under Specialties each shows all that does.
            </p>
          )}
        </>
      }
    />
  );
}
