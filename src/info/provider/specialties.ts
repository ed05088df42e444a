import type { components } from '@/api/schema';
import { choices, taxonomies } from '@/records/lookups';
import { collection, type Entry } from '../definition';

const ranks = ['Primary', 'Secondary', 'Additional'];
const rankOf = ({ type }: Entry) => (ranks.indexOf(String(type)) + ranks.length) % ranks.length;

export const specialties = collection<components['schemas']['ProviderSpecialtyRequest']>()({
  path: 'specialties',
  infoType: 'Specialty',
  title: 'Specialties',
  one: 'specialty',
  changes: 'PATCH',
  operations: {
    create: 'createProviderSpecialty',
    update: 'updateProviderSpecialty',
    remove: 'deleteProviderSpecialty',
  },
  blank: { type: 'Primary' },
  fields: [
    {
      kind: 'lookup',
      name: 'taxonomyId',
      label: 'Taxonomy',
      lookup: taxonomies,
      required: 'Choose a taxonomy.',
    },
    {
      kind: 'choice',
      name: 'type',
      label: 'Rank',
      choices: choices(...ranks),
      required: 'Choose a rank.',
      description: 'A provider has one primary specialty',
      inHeading: true,
    },
  ],
  heading: ({ type }) => (type ? `${String(type)} specialty` : undefined),
  order: (one, other) => rankOf(one) - rankOf(other),
});
