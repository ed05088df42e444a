import type { components } from '@/api/schema';
import { fullName, textOf } from '@/lib/words';
import { collection } from '../definition';

export const aliases = collection<components['schemas']['ProviderAliasRequest']>()({
  path: 'aliases',
  infoType: 'BasicInfo',
  within: 'aliases',
  title: 'Other names',
  one: 'other name',
  changes: 'PUT',
  operations: {
    create: 'createProviderAlias',
    update: 'replaceProviderAlias',
    remove: 'deleteProviderAlias',
  },
  fields: [
    {
      kind: 'text',
      name: 'firstName',
      label: 'First name',
      required: 'Write the first name.',
      inHeading: true,
    },
    { kind: 'text', name: 'lastName', label: 'Last name', required: 'Write the last name.', inHeading: true },
  ],
  heading: ({ firstName, lastName }) =>
    fullName({ firstName: textOf(firstName), lastName: textOf(lastName) }),
});
