import type { QueryClient } from '@tanstack/react-query';
import {
  listFacilitiesAllOptions,
  listFacilitySpecialtiesAllOptions,
  listFacilityTaxonomiesAllOptions,
} from '@/api/operations.gen';
import type { Facility } from '@/api/models';
import { facilityName, textOf } from '@/lib/words';
import type { Facts, Field, Lookup, LookupChoice } from '@/records/field';

/** The specialties that an entry may name: those of its facility and of all facilities below it. */
const specialties: Lookup = {
  options: (id = '') => ({
    // Under the specialties of the facility, so that a change of those is seen here.
    queryKey: ['/facilities/{facilityId}/specialties', { facilityId: id }, 'choices'],
    queryFn: ({ client }) => readSpecialties(client, id),
  }),
};

const byName = { sortedBy: 'Name', sortDirection: 'Asc' } as const;

async function readSpecialties(client: QueryClient, facilityId: string): Promise<LookupChoice[]> {
  const [facilities, taxonomies] = await Promise.all([
    client.fetchQuery({ ...listFacilitiesAllOptions(byName), staleTime: 300_000 }),
    client.fetchQuery(listFacilityTaxonomiesAllOptions({ sortedBy: 'Code', sortDirection: 'Asc' })),
  ]);
  const names = new Map(taxonomies.map(({ id, name, code }) => [id, textOf(name) || textOf(code)]));
  const itself = facilities.find(({ id }) => id === facilityId) ?? { id: facilityId };
  const found = await Promise.all(
    [itself, ...below(facilities, facilityId)].map(async (facility) => ({
      facility,
      held: await client.fetchQuery({
        ...listFacilitySpecialtiesAllOptions({ facilityId: facility.id }, { sortedBy: 'TaxonomyId' }),
        staleTime: 30_000,
      }),
    })),
  );
  return found.flatMap(({ facility, held: entries }) =>
    entries.map(({ id, taxonomyId }) => {
      const name = names.get(taxonomyId ?? '') || 'Specialty';
      const label = facility.id === facilityId ? name : `${name}, ${facilityName(facility)}`;
      return { value: id, label };
    }),
  );
}

/** All facilities below another. Each is visited once, so that a ring in the data ends. */
function below(facilities: readonly Facility[], facilityId: string): Facility[] {
  const found = new Map<string, Facility>();
  const visit = (above: string) => {
    for (const facility of facilities) {
      const { id } = facility;
      if (!id || facility.parentFacilityId !== above || id === facilityId || found.has(id)) continue;
      found.set(id, facility);
      visit(id);
    }
  };
  visit(facilityId);
  return [...found.values()];
}

const isCustom = ({ appliesTo }: Facts) => appliesTo === 'Custom';

/** What an entry counts for (rules.md 7.5): every collection of a facility has these fields. */
export const scopeFields: readonly Field<'appliesTo' | 'associatedFacilitySpecialtyIds'>[] = [
  {
    kind: 'choice',
    name: 'appliesTo',
    label: 'Counts for',
    choices: [
      { value: 'SelfOnly', label: 'This facility only' },
      { value: 'SelfAndAllChildren', label: 'This facility and all within it' },
      { value: 'Custom', label: 'Chosen specialties' },
    ],
    required: 'Choose what it counts for.',
    section: 'What it counts for',
  },
  {
    kind: 'lookups',
    name: 'associatedFacilitySpecialtyIds',
    label: 'Specialties',
    lookup: specialties,
    required: 'Choose at least one specialty.',
    when: isCustom,
    clearedWhenHidden: true,
  },
];

/** What a new entry counts for until something else is chosen. */
export const ownScope = { appliesTo: 'SelfOnly' };
