import type { components } from '@/api/schema';
import { textOf } from '@/lib/words';
import { collection, type Entry } from '../definition';
import { inactive } from '../remarks';
import { ownScope, scopeFields } from './scope';

export const npis = collection<components['schemas']['FacilityNpiRequest']>()({
  path: 'npis',
  infoType: 'Npi',
  title: 'NPI numbers',
  one: 'NPI',
  changes: 'PATCH',
  operations: { create: 'createFacilityNpi', update: 'updateFacilityNpi', remove: 'deleteFacilityNpi' },
  blank: { ...ownScope },
  fields: [
    {
      kind: 'npi',
      name: 'npi',
      label: 'NPI',
      required: 'Write the NPI.',
      description: 'Ten digits. It cannot be changed later.',
      fixed: true,
      inHeading: true,
    },
    { kind: 'yesNo', name: 'nonVerifiedInfo.isActive', label: 'Active' },
    ...scopeFields,
  ],
  heading: ({ npi }: Entry) => textOf(npi),
  remarks: inactive,
});
