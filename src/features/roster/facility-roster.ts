import { QueryClient } from '@tanstack/react-query';
import type { Facility, FacilityPatch, FacilityRequest } from '@/api/models';
import {
  createFacility,
  getFacilityOptions,
  listFacilitiesInfiniteOptions,
  listFacilitiesPages,
  updateFacility,
} from '@/api/operations.gen';
import { normalised } from '@/lib/names';
import { facilityLabel } from '@/records/facility-choices';
import { textOf } from '@/lib/words';
import { facility as record } from '@/records/facility';
import { valuesOnFile, requestOf, rosterFields, singleKeys } from './declared';
import type { Reading, RosterValues } from './model/fields';
import type { OnFileSource } from './read-on-file';
import type { OnFile, RosterKind } from './model/kind';
import { differing } from './values/same';
import { joinFacilities } from './values/join';
import { settleFacility } from './values/settle';
import { facilitiesBack, noteChange } from './taking-back';
import { streetKey } from '@/review/compare-address';
import { textKey } from './cells/text-key';
import { readLines, withWholeAddress } from './values/whole-address-field';

/** A list of facilities; a row may say which of `facilities` it is a part of. */
export function facilityRoster(
  facilities: readonly Facility[],
  queryClient: QueryClient = new QueryClient(),
): RosterKind {
  const takingBack = facilitiesBack(queryClient);
  const labels = new Map(facilities.map((facility) => [facility.id, facilityLabel(facility)]));
  const parent = { words: (id: string) => labels.get(id) ?? id, read: readParent(facilities) };
  return {
    name: 'facilities',
    one: 'facility',
    many: 'facilities',
    fields: withWholeAddress(
      rosterFields(record, { parentFacilityId: parent, addressLine1: { read: readLines } }),
    ),
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
    nameOf: ({ name }) => name,
    nameFields: ['name'],
    identities: identitiesOf,
    partly({ name, addressLine1, zipCode }) {
      return [{ name, addressLine1 }, { name, zipCode }, { name }].flatMap(identitiesOf);
    },
    settle: settleFacility,
    join: joinFacilities,
    differences: (values, onFile) => differing(singleKeys(record), values, onFile.values),
    async create(values) {
      const { id } = await createFacility({ body: requestOf(record, values) as unknown as FacilityRequest });
      return { id };
    },
    async update(facilityId, values, changed, trace) {
      const body = requestOf(record, Object.fromEntries(changed.map((key) => [key, values[key]])));
      const before = trace && (await takingBack.read(facilityId));
      const after = await updateFacility({ facilityId, body: body as FacilityPatch });
      if (trace && before) noteChange(trace, body, before, after);
      return { id: facilityId };
    },
    complete: async () => undefined,
    takingBack,
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
export const facilitiesOnFile: OnFileSource = {
  async total(queryClient) {
    const { pages } = await queryClient.fetchInfiniteQuery(listFacilitiesInfiniteOptions({}));
    return pages[0]?.totalCount;
  },
  async fetchPage(cursor, signal) {
    const page = await listFacilitiesPages({ count: 250 })(cursor, signal);
    return { ...page, items: (page.items ?? []).flatMap(onFileOf) };
  },
  read: async (queryClient, facilityId) =>
    onFileOf(await queryClient.fetchQuery({ ...getFacilityOptions({ facilityId }), staleTime: 0 }))[0],
  async find({ name }) {
    return ((await listFacilitiesPages({ name, count: 50 })(undefined)).items ?? []).flatMap(onFileOf);
  },
};

function onFileOf(facility: Facility): OnFile[] {
  const { id } = facility;
  if (!id) return [];
  const values = valuesOnFile(record, facility);
  return [{ id, values, identities: identitiesOf(values) }];
}

/**
 * By name and CMS certification number, else by name and address, as far as both are known: a second place of the same name is another
 * facility, also with the tax id of the first. A street in a city is one place whatever the ZIP code says, which people mistype.
 */
function identitiesOf(values: RosterValues): string[] {
  const { name, addressLine1 = '', city, state, zipCode = '', medicarePartANumber: ccn } = values;
  if (!name) return [];
  const [called, street] = [textKey(name), streetKey(addressLine1)];
  return [
    ...(ccn ? [`ccn:${normalised(ccn)}/${called}`] : []),
    `at:${[called, street, zipCode.slice(0, 5)].join('/')}`,
    ...(street && city && state ? [`in:${[called, street, textKey(city), state].join('/')}`] : []),
  ];
}
