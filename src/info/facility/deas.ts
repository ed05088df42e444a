import type { components } from '@/api/schema';
import { textOf } from '@/lib/words';
import { choices } from '@/records/lookups';
import { collection } from '../definition';
import { latestFirst } from '../entries';
import { ends } from '../remarks';
import { inactive } from '../remarks';
import { ownScope, scopeFields } from './scope';

export const deas = collection<components['schemas']['FacilityDeaRequest']>()({
  path: 'deas',
  infoType: 'Dea',
  title: 'DEA registrations',
  one: 'DEA registration',
  changes: 'PATCH',
  operations: { create: 'createFacilityDea', update: 'updateFacilityDea', remove: 'deleteFacilityDea' },
  blank: { ...ownScope },
  fields: [
    {
      kind: 'dea',
      name: 'deaNumber',
      label: 'DEA number',
      required: 'Write the DEA number.',
      description: 'Two letters, seven digits. It cannot be changed later.',
      fixed: true,
      inHeading: true,
    },
    {
      kind: 'state',
      name: 'nonVerifiedInfo.state',
      label: 'State',
      section: 'As stated, not verified',
    },
    { kind: 'date', name: 'nonVerifiedInfo.expirationDate', label: 'Expires', wire: 'date' },
    {
      kind: 'text',
      name: 'nonVerifiedInfo.drugSchedules',
      label: 'Schedules',
      description: 'Like 22N 33N 4 5',
    },
    {
      kind: 'text',
      name: 'nonVerifiedInfo.businessActivityCode',
      label: 'Business activity code',
      mono: true,
    },
    {
      kind: 'choice',
      name: 'nonVerifiedInfo.paymentIndicator',
      label: 'Fee',
      choices: choices('Paid', 'Exempt'),
    },
    { kind: 'yesNo', name: 'nonVerifiedInfo.isActive', label: 'Active' },
    ...scopeFields,
  ],
  heading: ({ deaNumber }) => textOf(deaNumber),
  remarks: (entry) => [...ends(entry, 'nonVerifiedInfo.expirationDate'), ...inactive(entry)],
  order: latestFirst('nonVerifiedInfo.expirationDate'),
});
