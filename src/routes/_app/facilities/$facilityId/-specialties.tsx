import { useQuery } from '@tanstack/react-query';
import { createFacilitySpecialty, listFacilitySpecialtiesAllOptions } from '@/api/operations.gen';
import type { FacilitySpecialty } from '@/api/models';
import { specialty as specialtyRecord } from '@/records/specialty';
import { createRecord, deleteRecord, editRecord } from '@/records/use-record-actions';
import { Button } from '@/ui/button';
import { Loaded } from '@/ui/loaded';
import { EmptyState } from '@/ui/states';
import type { KnownFacility } from './-parts';
import { SpecialtyRow } from './-specialty-row';
import { RecordList, Section } from '@/ui/layout';

interface FacilitySpecialtiesProps {
  facility: KnownFacility;
  /** The specialty whose info is open. */
  opened?: string | undefined;
}

/** In what a facility is credentialed, since when and until when, and by which info. */
export function FacilitySpecialties({ facility, opened }: FacilitySpecialtiesProps) {
  const specialties = useQuery(
    listFacilitySpecialtiesAllOptions({ facilityId: facility.id }, { sortedBy: 'TaxonomyId' }),
  );
  const { data } = specialties;
  const ofFacility = (specialty: FacilitySpecialty) => ({ ...specialty, facilityId: facility.id, facility });
  const add = (
    <Button
      variant="default"
      size="xs"
      needs={createFacilitySpecialty}
      onClick={() => createRecord(specialtyRecord, { ownerId: facility.id })}
    >
      Add specialty
    </Button>
  );
  return (
    <Section title="Specialties" count={data?.length} actions={data && data.length > 0 && add}>
      <Loaded
        query={specialties}
        failed="The specialties could not be read"
        stale="These specialties may be out of date"
        skeleton={3}
        empty={
          data?.length === 0 && (
            <EmptyState
              title="No specialties yet"
              text="A specialty is what a facility is credentialed in, such as urgent care. Info of the facility counts for all of its specialties, or for those it names."
              action={add}
            />
          )
        }
      >
        <RecordList>
          {data?.map((specialty) => (
            <SpecialtyRow
              key={specialty.id}
              facility={facility}
              specialty={specialty}
              open={specialty.id === opened}
              onEdit={() => editRecord(specialtyRecord, ofFacility(specialty))}
              onDelete={() => deleteRecord(specialtyRecord, ofFacility(specialty))}
            />
          ))}
        </RecordList>
      </Loaded>
    </Section>
  );
}
