import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { getFacilityOptions } from '@/api/operations.gen';
import { SelectField } from '@/form/fields';
import { textOf } from '@/lib/words';
import { everyFacilityOptions, facilityChoices, possibleParents } from './facility-choices';
import type { Bound, Facts } from './field';

/** The facility that another one is part of: any but itself and those within it. */
export function ParentFacilityField({ bound, record }: { bound: Bound; record: Facts | undefined }) {
  const facilities = useQuery(everyFacilityOptions());
  const listed = facilities.data ?? [];
  const parentId = textOf(useWatch<Facts>({ name: bound.name }));
  const isListed = listed.some(({ id }) => id === parentId);
  // Since the list was read, somebody may have added the facility that this one is part of.
  const { data: parent } = useQuery({
    ...getFacilityOptions({ facilityId: parentId }),
    enabled: Boolean(parentId) && !isListed,
  });
  const all = parent && !isListed ? [...listed, parent] : listed;
  return (
    <SelectField
      {...bound}
      choices={facilityChoices(possibleParents(all, textOf(record?.['id']) || undefined))}
      description={
        facilities.isError ? 'Facilities could not be loaded; this can be set later.' : bound.description
      }
    />
  );
}
