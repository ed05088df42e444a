import type { components } from '@/api/schema';
import { textOf } from '@/lib/words';
import { choices } from '@/records/lookups';
import { collection } from '../definition';

export const emails = collection<components['schemas']['ProviderEmailRequest']>()({
  path: 'emails',
  infoType: 'BasicInfo',
  within: 'emails',
  title: 'E-mail addresses',
  one: 'e-mail address',
  changes: 'PUT',
  operations: {
    create: 'createProviderEmail',
    update: 'replaceProviderEmail',
    remove: 'deleteProviderEmail',
  },
  blank: { type: 'Work' },
  fields: [
    {
      kind: 'email',
      name: 'email',
      label: 'Address',
      required: 'Write the e-mail address.',
      inHeading: true,
    },
    {
      kind: 'choice',
      name: 'type',
      label: 'Kind',
      choices: choices('Work', 'Personal', 'Unspecified'),
      required: 'Choose a kind.',
    },
  ],
  heading: ({ email }) => textOf(email),
});
