import type { Facility } from '@/api/models';
import { createFacility, getFacilityOptions, updateFacility } from '@/api/operations.gen';
import { facilityName } from '@/lib/words';
import { everyFacilityOptions } from './facility-choices';
import { ParentFacilityField } from './parent-facility-field';
import { lookupOf } from './lookups';
import { defineRecord } from './record';

/** A place of care. The service never deletes one. */
export const facility = defineRecord<Facility>()({
  one: 'facility',
  many: 'facilities',
  path: '/facilities/$facilityId',
  name: facilityName,
  begin: 'Name and address come first. Specialties, licenses and accreditations are added next.',
  width: 760,
  operations: { read: getFacilityOptions, create: createFacility, update: updateFacility },
  fields: [
    {
      kind: 'text',
      name: 'name',
      label: 'Name',
      roster: { aliases: ['Facility', 'Facility name', 'Legal name', 'Location'], width: 220 },
      required: 'Write the name.',
      section: 'Facility',
      namesakes: lookupOf(
        everyFacilityOptions(),
        (facilities) => facilities.map((one) => ({ value: one.id, label: facilityName(one) })),
        { name: 'names', staleTime: 0 },
      ),
    },
    { kind: 'text', name: 'dba', label: 'Doing business as', roster: { aliases: ['DBA', 'Trade name'] } },
    {
      kind: 'component',
      name: 'parentFacilityId',
      label: 'Part of',
      roster: { aliases: ['Parent', 'Parent facility', 'Belongs to'], after: 'medicaidNumber', width: 220 },
      component: ParentFacilityField,
      description: 'The facility that this one belongs to',
    },
    {
      kind: 'text',
      name: 'addressLine1',
      label: 'Street and number',
      roster: { aliases: ['Address', 'Address 1', 'Address line 1', 'Street'], width: 200 },
      required: 'Write the street and number.',
      section: 'Address',
    },
    {
      kind: 'text',
      name: 'addressLine2',
      label: 'Suite or unit',
      roster: { aliases: ['Address 2', 'Address line 2', 'Suite', 'Unit'] },
    },
    { kind: 'text', name: 'city', label: 'City', roster: { aliases: ['Town'] }, required: 'Write the city.' },
    {
      kind: 'state',
      name: 'state',
      label: 'State',
      roster: { aliases: [], width: 110 },
      required: 'Choose a state.',
    },
    {
      kind: 'zip',
      name: 'zipCode',
      label: 'ZIP code',
      roster: { aliases: ['Zip', 'Postal code'], width: 110 },
      required: 'A ZIP code has five digits, or nine with a dash.',
    },
    {
      kind: 'text',
      name: 'contactName',
      label: 'Contact person',
      labelAlone: 'Contact',
      roster: { aliases: ['Contact name', 'Contact person'], after: 'groupTaxId' },
      section: 'Contact',
    },
    {
      kind: 'email',
      name: 'contactEmail',
      label: 'E-mail',
      labelAlone: 'E-mail of the contact',
      roster: { aliases: ['Contact email', 'Email', 'E-mail'], after: 'contactName', width: 220 },
    },
    {
      kind: 'phone',
      name: 'phoneNumber',
      label: 'Telephone',
      roster: { aliases: ['Phone', 'Phone number'] },
    },
    { kind: 'phone', name: 'faxNumber', label: 'Fax', roster: { aliases: ['Fax number'] } },
    {
      kind: 'taxId',
      name: 'groupTaxId',
      label: 'Group tax id',
      labelAlone: 'Tax id of the group',
      roster: { aliases: ['Group TIN', 'Group tax id'], after: 'facilityTaxId' },
      description: 'Nine digits: 12-3456789',
      section: 'Numbers',
    },
    {
      kind: 'taxId',
      name: 'facilityTaxId',
      label: 'Facility tax id',
      labelAlone: 'Tax id',
      roster: { aliases: ['TIN', 'EIN', 'Facility tax id'] },
    },
    {
      kind: 'text',
      name: 'medicarePartANumber',
      label: 'Medicare Part A number',
      roster: { aliases: ['Medicare Part A'] },
      mono: true,
      longest: 40,
    },
    {
      kind: 'text',
      name: 'medicarePartBNumber',
      label: 'Medicare Part B number',
      roster: { aliases: ['Medicare Part B'] },
      mono: true,
      longest: 40,
    },
    {
      kind: 'text',
      name: 'medicaidNumber',
      label: 'Medicaid number',
      roster: { aliases: ['Medicaid'] },
      mono: true,
      longest: 40,
    },
  ],
});
