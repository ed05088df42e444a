import type { Facility } from '@/api/models';
import { calendarDay } from '@/lib/dates';
import { facilityName } from '@/lib/words';
import { columns } from '@/table/columns/columns';
import { Dash } from '@/ui/dash';
import { DayText } from '@/ui/text';

/**
 * The columns of the list; `names` are those of facilities by id, since one tells only the id of that above it,
 * and undefined while they are read.
 */
export function facilityColumns(names: ReadonlyMap<string, string> | undefined) {
  const above = ({ parentFacilityId: id }: Facility) => (id ? (names?.get(id) ?? id) : undefined);
  return columns<Facility>()([
    {
      id: 'name',
      header: 'Name',
      value: facilityName,
      cell: (facility) => <bdi>{facilityName(facility)}</bdi>,
      sort: 'Name',
      filter: 'name',
      width: 280,
    },
    { id: 'dba', header: 'Doing business as', value: ({ dba }) => dba, width: 168 },
    { id: 'city', header: 'City', value: ({ city }) => city, width: 144, phone: 'line' },
    { id: 'state', header: 'State', value: ({ state }) => state, width: 84, phone: 'line' },
    {
      id: 'parent',
      header: 'Part of',
      value: above,
      cell: (facility) =>
        !names && facility.parentFacilityId ? (
          <span className="mute">Loading</span>
        ) : (
          <Isolated text={above(facility)} />
        ),
      filter: 'parentFacilityId',
      width: 200,
      phone: 'lineEnd',
    },
    { id: 'phone', header: 'Telephone', value: ({ phoneNumber }) => phoneNumber, width: 144 },
    {
      id: 'contact',
      header: 'Contact',
      value: ({ contactName }) => contactName,
      cell: ({ contactName }) => <Isolated text={contactName} />,
      width: 160,
    },
    {
      id: 'groupTaxId',
      header: 'Group tax id',
      value: ({ groupTaxId }) => groupTaxId,
      mono: true,
      width: 124,
    },
    {
      id: 'deactivated',
      header: 'Deactivated',
      value: ({ deactivated }) => (deactivated ? 'Yes' : deactivated === false ? 'No' : undefined),
      filter: 'deactivated',
      width: 124,
      phone: 'titleEnd',
      phoneCell: ({ deactivated }) => (deactivated ? 'Deactivated' : null),
    },
    {
      id: 'created',
      header: 'Created',
      value: ({ createdAt }) => calendarDay(createdAt),
      cell: ({ createdAt }) => <DayText value={createdAt} />,
      width: 128,
      optional: true,
    },
    { id: 'street', header: 'Street', value: ({ addressLine1 }) => addressLine1, width: 200, optional: true },
    {
      id: 'zip',
      header: 'ZIP code',
      value: ({ zipCode }) => zipCode,
      mono: true,
      width: 104,
      optional: true,
    },
    {
      id: 'taxId',
      header: 'Facility tax id',
      value: ({ facilityTaxId }) => facilityTaxId,
      mono: true,
      width: 128,
      optional: true,
    },
    {
      id: 'partA',
      header: 'Medicare Part A',
      value: ({ medicarePartANumber }) => medicarePartANumber,
      mono: true,
      width: 140,
      optional: true,
    },
    {
      id: 'partB',
      header: 'Medicare Part B',
      value: ({ medicarePartBNumber }) => medicarePartBNumber,
      mono: true,
      width: 140,
      optional: true,
    },
    {
      id: 'medicaid',
      header: 'Medicaid',
      value: ({ medicaidNumber }) => medicaidNumber,
      mono: true,
      width: 124,
      optional: true,
    },
    { id: 'email', header: 'E-mail', value: ({ contactEmail }) => contactEmail, width: 220, optional: true },
    { id: 'id', header: 'Facility id', value: ({ id }) => id, mono: true, width: 296, optional: true },
  ]);
}

/** A name in whatever script, set apart from what stands around it. */
function Isolated({ text }: { text: string | undefined }) {
  return text ? <bdi>{text}</bdi> : <Dash />;
}
