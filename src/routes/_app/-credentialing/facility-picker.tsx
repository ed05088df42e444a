import type { Facility } from '@/api/models';
import { facilityListOptions } from '@/queries/facilities';
import { RecordPicker } from '../-record-picker';
import classes from '../-watch.module.css';

interface FacilityPickerProps {
  onChoose: (facility: Facility & { id: string }) => void;
  error?: string | undefined;
}

const find = (name: string) =>
  facilityListOptions({ ...(name && { name }), deactivated: false, sortedBy: 'Name', sortDirection: 'Asc' });

const show = ({ name, city, state }: Facility) => (
  <>
    <bdi>{name}</bdi>
    <span className={classes.quiet}>{[city, state].filter(Boolean).join(', ')}</span>
  </>
);

/** Finds one facility by name. */
export function FacilityPicker(props: FacilityPickerProps) {
  return (
    <RecordPicker
      label="Facility"
      many="Facilities"
      placeholder="Name"
      find={find}
      show={show}
      focusFirst={false}
      {...props}
    />
  );
}
