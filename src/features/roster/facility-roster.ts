import type { Facility, FacilityPatch, FacilityRequest } from '@/api/models';
import {
  createFacility,
  getFacilityOptions,
  listFacilitiesInfiniteOptions,
  listFacilitiesPages,
  updateFacility,
} from '@/api/operations.gen';
import { omitEmpty } from '@/api/query';
import { normalised } from '@/lib/names';
import { facilityLabel } from '@/records/facility-choices';
import { textOf } from '@/lib/words';
import {
  differing,
  readEmail,
  readPhone,
  readState,
  readTaxId,
  readText,
  readZipCode,
  type Reading,
  type RosterField,
  type RosterValues,
} from './fields';
import type { HeldSource } from './held';
import type { Held, RosterKind } from './kind';

const readNumber = (text: string) => readText(text, 40);

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
  { key: 'facilityTaxId', label: 'Tax id', aliases: ['TIN', 'EIN', 'Facility tax id'], read: readTaxId },
  {
    key: 'groupTaxId',
    label: 'Tax id of the group',
    aliases: ['Group TIN', 'Group tax id'],
    read: readTaxId,
  },
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
    read: readNumber,
  },
  {
    key: 'medicarePartBNumber',
    label: 'Medicare Part B number',
    aliases: ['Medicare Part B'],
    read: readNumber,
  },
  { key: 'medicaidNumber', label: 'Medicaid number', aliases: ['Medicaid'], read: readNumber },
];

/** A list of facilities; a row may say which of `facilities` it is a part of. */
export function facilityRoster(facilities: readonly Facility[]): RosterKind {
  const labels = new Map(facilities.map((facility) => [facility.id, facilityLabel(facility)]));
  const parent: RosterField = {
    key: 'parentFacilityId',
    label: 'Part of',
    aliases: ['Parent', 'Parent facility', 'Belongs to'],
    width: 220,
    words: (id) => labels.get(id) ?? id,
    read: readParent(facilities),
  };
  const all = [...fields, parent];
  const keys = all.map(({ key }) => key);
  const bodyOf = (values: RosterValues): object =>
    omitEmpty(Object.fromEntries(keys.map((key) => [key, values[key]])));

  return {
    name: 'facilities',
    one: 'facility',
    many: 'facilities',
    fields: all,
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
    partly({ name, addressLine1, zipCode }) {
      return [{ name, addressLine1 }, { name, zipCode }, { name }].flatMap(identitiesOf);
    },
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
}

/** Reads a facility that is there by its name, or by name, city and state where several share the name. */
function readParent(facilities: readonly Facility[]): (text: string) => Reading {
  const byWord = new Map<string, Set<string>>();
  for (const facility of facilities) {
    const { id } = facility;
    if (!id) continue;
    for (const word of [id, facilityLabel(facility), textOf(facility.name)].map(normalised).filter(Boolean))
      byWord.set(word, (byWord.get(word) ?? new Set()).add(id));
  }
  return (text) => {
    const [id, another] = byWord.get(normalised(text)) ?? [];
    if (another)
      return { problem: 'Several facilities have this name: write it like Cedar Clinic, El Paso TX.' };
    return id ? { value: id } : { problem: 'There is no facility of this name yet.' };
  };
}

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
  read: async (queryClient, facilityId) =>
    heldOf(await queryClient.fetchQuery({ ...getFacilityOptions({ facilityId }), staleTime: 0 }))[0],
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
  return [
    {
      id,
      values: { ...values, parentFacilityId: textOf(facility.parentFacilityId) },
      identities: identitiesOf(values),
    },
  ];
}

/** By name and address, as far as both are known: a second place of the same name is another facility. */
function identitiesOf({ name, addressLine1 = '', zipCode = '' }: RosterValues): string[] {
  return name ? [`at:${[name, addressLine1, zipCode.slice(0, 5)].map(normalised).join('/')}`] : [];
}
