import type { Facility } from '@/api/models';
import { listFacilitiesInfiniteOptions } from '@/api/operations.gen';
import { facilityName } from '@/lib/words';
import { RecordPicker } from '@/records/record-picker';
import { Verbatim } from '@/ui/text';

interface FacilityPickerProps {
  onChoose: (facility: Facility) => void;
  error?: string | undefined;
  /** Takes the focus when the dialog around it opens. */
  focusFirst?: boolean;
  /** The name under which the form around it complains. */
  field?: string;
}

const find = (name: string) =>
  listFacilitiesInfiniteOptions({ name, deactivated: false, sortedBy: 'Name', sortDirection: 'Asc' });

const show = (facility: Facility) => (
  <>
    <Verbatim>{facilityName(facility)}</Verbatim>
    <span className="mute">{[facility.city, facility.state].filter(Boolean).join(' ')}</span>
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
      namesOf={({ name }) => [name]}
      {...props}
    />
  );
}
