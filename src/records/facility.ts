import type { Facility } from '@/api/models';
import { createFacility, getFacilityOptions, updateFacility } from '@/api/operations.gen';
import { facilityName } from '@/lib/words';
import { ParentFacilityField } from './parent-facility-field';
import { defineRecord } from './record';

/** A place of care. The service never deletes one. */
export const facility = defineRecord<Facility>()({
  one: 'facility',
  many: 'facilities',
  area: 'Facilities',
  path: '/facilities/$facilityId',
  name: facilityName,
  begin: 'Name and address come first. Specialties, licenses and accreditations are added next.',
  width: 760,
  operations: { read: getFacilityOptions, create: createFacility, update: updateFacility },
  fields: [
    { kind: 'text', name: 'name', label: 'Name', required: 'Write the name.', section: 'Facility' },
    { kind: 'text', name: 'dba', label: 'Doing business as' },
    {
      kind: 'component',
      name: 'parentFacilityId',
      label: 'Part of',
      component: ParentFacilityField,
      description: 'The facility that this one belongs to',
    },
    {
      kind: 'text',
      name: 'addressLine1',
      label: 'Street and number',
      required: 'Write the street and number.',
      section: 'Address',
    },
    { kind: 'text', name: 'addressLine2', label: 'Suite or unit' },
    { kind: 'text', name: 'city', label: 'City', required: 'Write the city.' },
    { kind: 'state', name: 'state', label: 'State', required: 'Choose a state.' },
    {
      kind: 'zip',
      name: 'zipCode',
      label: 'ZIP code',
      required: 'A ZIP code has five digits, or nine with a dash.',
    },
    { kind: 'text', name: 'contactName', label: 'Contact person', section: 'Contact' },
    { kind: 'email', name: 'contactEmail', label: 'E-mail' },
    { kind: 'phone', name: 'phoneNumber', label: 'Telephone' },
    { kind: 'phone', name: 'faxNumber', label: 'Fax' },
    {
      kind: 'taxId',
      name: 'groupTaxId',
      label: 'Group tax id',
      description: 'Nine digits: 12-3456789',
      section: 'Numbers',
    },
    { kind: 'taxId', name: 'facilityTaxId', label: 'Facility tax id' },
    { kind: 'text', name: 'medicarePartANumber', label: 'Medicare Part A number', mono: true, longest: 40 },
    { kind: 'text', name: 'medicarePartBNumber', label: 'Medicare Part B number', mono: true, longest: 40 },
    { kind: 'text', name: 'medicaidNumber', label: 'Medicaid number', mono: true, longest: 40 },
  ],
});
