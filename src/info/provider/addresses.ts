import type { components } from '@/api/schema';
import { textOf } from '@/lib/words';
import { choices } from '@/records/lookups';
import { collection } from '../definition';

export const addresses = collection<components['schemas']['ProviderAddressRequest']>()({
  path: 'addresses',
  infoType: 'BasicInfo',
  within: 'addresses',
  title: 'Addresses',
  one: 'address',
  changes: 'PUT',
  operations: {
    create: 'createProviderAddress',
    update: 'replaceProviderAddress',
    remove: 'deleteProviderAddress',
  },
  blank: { type: 'Work' },
  fields: [
    {
      kind: 'text',
      name: 'addressLine1',
      label: 'Street and number',
      required: 'Write the street and number.',
      inHeading: true,
    },
    { kind: 'text', name: 'addressLine2', label: 'Suite or unit' },
    { kind: 'text', name: 'city', label: 'City', required: 'Write the city.' },
    { kind: 'state', name: 'state', label: 'State', required: 'Choose a state.' },
    { kind: 'zip', name: 'zipCode', label: 'ZIP code', required: 'Write the ZIP code.' },
    {
      kind: 'choice',
      name: 'type',
      label: 'Kind',
      choices: choices('Work', 'Home', 'Unspecified'),
      required: 'Choose a kind.',
    },
  ],
  heading: ({ addressLine1 }) => textOf(addressLine1),
});
