import type { Facility } from '@/api/models';
import { facilityName } from '@/lib/words';
import { columns } from '@/table/columns/columns';
import { day, entity, mono, recorded } from '@/table/columns/kinds';
import { recordId, yesNo } from '@/table/columns/more-kinds';
import { Dash } from '@/ui/dash';
import { Verbatim } from '@/ui/text';
import type { facilityList } from './-list';

/**
 * The columns of the list; `names` are those of facilities by id, since one tells only the id of that above it,
 * and undefined while they are read.
 */
export function facilityColumns(names: ReadonlyMap<string, string> | undefined) {
  const above = ({ parentFacilityId: id }: Facility) => (id ? (names?.get(id) ?? id) : undefined);
  const Above = (facility: Facility) => {
    if (!names && facility.parentFacilityId) return <span className="mute">Loading</span>;
    return above(facility) ? <Verbatim>{above(facility)}</Verbatim> : <Dash />;
  };
  return columns<Facility, typeof facilityList>()([
    entity('name', facilityName, { sort: 'Name', filter: 'name', width: 280 }),
    recorded('dba', ({ dba }) => dba, { label: 'Doing business as', width: 168 }),
    recorded('city', ({ city }) => city, { width: 144, phoneSlot: 'line' }),
    recorded('state', ({ state }) => state, { width: 84, phoneSlot: 'line' }),
    entity('parent', above, {
      label: 'Part of',
      cell: Above,
      filter: 'parentFacilityId',
      width: 200,
      phoneSlot: 'lineEnd',
    }),
    recorded('phone', ({ phoneNumber }) => phoneNumber, { label: 'Telephone', width: 144 }),
    entity('contact', ({ contactName }) => contactName, { width: 160 }),
    mono('groupTaxId', ({ groupTaxId }) => groupTaxId),
    yesNo('deactivated', ({ deactivated }) => deactivated, {
      filter: 'deactivated',
      width: 124,
      phoneSlot: 'titleEnd',
      phoneCell: ({ deactivated }) => (deactivated ? 'Deactivated' : null),
    }),
    day('created', ({ createdAt }) => createdAt, { optional: true }),
    recorded('street', ({ addressLine1 }) => addressLine1, { width: 200, optional: true }),
    mono('zip', ({ zipCode }) => zipCode, { label: 'ZIP code', width: 104, optional: true }),
    mono('taxId', (row) => row.facilityTaxId, { label: 'Facility tax id', width: 128, optional: true }),
    mono('partA', (row) => row.medicarePartANumber, { label: 'Medicare Part A', width: 140, optional: true }),
    mono('partB', (row) => row.medicarePartBNumber, { label: 'Medicare Part B', width: 140, optional: true }),
    mono('medicaid', ({ medicaidNumber }) => medicaidNumber, { width: 124, optional: true }),
    recorded('email', ({ contactEmail }) => contactEmail, { label: 'E-mail', width: 220, optional: true }),
    recordId('id', ({ id }) => id, 'Facility id'),
  ]);
}
