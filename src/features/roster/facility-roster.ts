import type { Facility, FacilityPatch, FacilityRequest } from '@/api/models';
import {
  createFacility,
  listFacilitiesInfiniteOptions,
  listFacilitiesPages,
  updateFacility,
} from '@/api/operations.gen';
import { omitEmpty } from '@/api/query';
import { normalised } from '@/lib/names';
import { facilityName, textOf } from '@/lib/words';
import {
  differing,
  readEmail,
  readPhone,
  readState,
  readText,
  readZipCode,
  type RosterField,
  type RosterValues,
} from './fields';
import type { HeldSource } from './held';
import type { Held, RosterKind } from './kind';

const fields: RosterField[] = [
  {
    key: 'name',
    label: 'Name',
    aliases: ['Facility', 'Facility name', 'Legal name', 'Location'],
    required: true,
    width: 220,
    read: readText,
  },
  { key: 'dba', label: 'Doing business as', aliases: ['DBA', 'Trade name'], read: readText },
  {
    key: 'addressLine1',
    label: 'Street and number',
    aliases: ['Address', 'Address 1', 'Address line 1', 'Street'],
    required: true,
    width: 200,
    read: readText,
  },
  {
    key: 'addressLine2',
    label: 'Suite or unit',
    aliases: ['Address 2', 'Address line 2', 'Suite', 'Unit'],
    read: readText,
  },
  { key: 'city', label: 'City', aliases: ['Town'], required: true, read: readText },
  { key: 'state', label: 'State', aliases: [], required: true, width: 110, read: readState },
  {
    key: 'zipCode',
    label: 'ZIP code',
    aliases: ['Zip', 'Postal code'],
    required: true,
    width: 110,
    read: readZipCode,
  },
  { key: 'phoneNumber', label: 'Telephone', aliases: ['Phone', 'Phone number'], read: readPhone },
  { key: 'faxNumber', label: 'Fax', aliases: ['Fax number'], read: readPhone },
  { key: 'facilityTaxId', label: 'Tax id', aliases: ['TIN', 'EIN', 'Facility tax id'], read: readText },
  { key: 'groupTaxId', label: 'Tax id of the group', aliases: ['Group TIN', 'Group tax id'], read: readText },
  { key: 'contactName', label: 'Contact', aliases: ['Contact name', 'Contact person'], read: readText },
  {
    key: 'contactEmail',
    label: 'E-mail of the contact',
    aliases: ['Contact email', 'Email', 'E-mail'],
    width: 220,
    read: readEmail,
  },
  {
    key: 'medicarePartANumber',
    label: 'Medicare Part A number',
    aliases: ['Medicare Part A'],
    read: readText,
  },
  {
    key: 'medicarePartBNumber',
    label: 'Medicare Part B number',
    aliases: ['Medicare Part B'],
    read: readText,
  },
  { key: 'medicaidNumber', label: 'Medicaid number', aliases: ['Medicaid'], read: readText },
];

const keys = fields.map(({ key }) => key);

/** A list of facilities. */
export const facilityRoster: RosterKind = {
  name: 'facilities',
  one: 'facility',
  many: 'facilities',
  fields,
  sample: [
    {
      name: 'Cedar Ridge Clinic',
      addressLine1: '100 Main St',
      city: 'El Paso',
      state: 'TX',
      zipCode: '79901',
      phoneNumber: '(555) 010-0100',
      contactName: 'Ana Quill',
      contactEmail: 'ana.quill@example.org',
    },
    {
      name: 'Cedar Ridge Imaging',
      addressLine1: '102 Main St',
      city: 'El Paso',
      state: 'Texas',
      zipCode: '79901',
    },
  ],
  nameOf: ({ name }) => name ?? 'A row without a name',
  identities: identitiesOf,
  related: () => ({}),
  differences: (values, held) => differing(keys, values, held.values),
  async create(values) {
    const { id } = await createFacility({ body: bodyOf(values) as unknown as FacilityRequest });
    return { id };
  },
  async update(facilityId, values, changed) {
    const body = bodyOf(Object.fromEntries(changed.map((key) => [key, values[key]])));
    await updateFacility({ facilityId, body: body as FacilityPatch });
    return { id: facilityId };
  },
  complete: async () => undefined,
  page: (facilityId) => ({ to: '/facilities/$facilityId', params: { facilityId } }),
};

/** How the service is asked for facilities. */
export const heldFacilities: HeldSource = {
  async total(queryClient) {
    const { pages } = await queryClient.fetchInfiniteQuery(listFacilitiesInfiniteOptions({}));
    return pages[0]?.totalCount;
  },
  async fetchPage(cursor, signal) {
    const page = await listFacilitiesPages({ count: 250 })(cursor, signal);
    return { ...page, items: (page.items ?? []).flatMap(heldOf) };
  },
  async find({ name }) {
    return ((await listFacilitiesPages({ name, count: 50 })(undefined)).items ?? []).flatMap(heldOf);
  },
};

function heldOf(facility: Facility): Held[] {
  const { id } = facility;
  if (!id) return [];
  const held = facility as Readonly<Record<string, unknown>>;
  const values = Object.fromEntries(
    fields.map(({ key, read }) => {
      const text = textOf(held[key]);
      const reading = text ? read(text) : undefined;
      return [key, reading && 'value' in reading ? reading.value : text];
    }),
  );
  return [{ id, values, identities: identitiesOf({ ...values, name: facilityName(facility) }) }];
}

/** By name and address: a second place of the same name is another facility. */
function identitiesOf({ name, addressLine1, zipCode }: RosterValues): string[] {
  return name && addressLine1 && zipCode
    ? [`at:${normalised(`${name} ${addressLine1}`)} ${zipCode.slice(0, 5)}`]
    : [];
}

function bodyOf(values: RosterValues): object {
  return omitEmpty(Object.fromEntries(keys.map((key) => [key, values[key]])));
}
