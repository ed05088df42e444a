import type { components } from '@/api/schema';
import { offeredStatuses } from '@/domain/board-words';
import { stateName } from '@/lib/states';
import { textOf } from '@/lib/words';
import { collection } from '../definition';
import { latestFirst } from '../entries';
import { ends, stands } from '../remarks';
import { dayOrderIssues } from '@/records/values';
import { facilityLicenseTypes } from './lookups';
import { ownScope, scopeFields } from './scope';

export const licenses = collection<components['schemas']['FacilityLicenseRequest']>()({
  path: 'licenses',
  infoType: 'License',
  title: 'Licenses',
  one: 'license',
  changes: 'PATCH',
  operations: {
    create: 'createFacilityLicense',
    update: 'updateFacilityLicense',
    remove: 'deleteFacilityLicense',
  },
  blank: { ...ownScope },
  fields: [
    {
      kind: 'lookup',
      name: 'licenseTypeId',
      label: 'Type',
      lookup: facilityLicenseTypes,
      required: 'Choose a type.',
      description: 'Type, state and number cannot be changed later.',
      fixed: true,
    },
    {
      kind: 'state',
      name: 'state',
      label: 'State',
      required: 'Choose a state.',
      fixed: true,
      inHeading: true,
    },
    {
      kind: 'text',
      name: 'licenseNumber',
      label: 'Number',
      required: 'Write the license number.',
      mono: true,
      fixed: true,
      inHeading: true,
    },
    {
      kind: 'yesNo',
      name: 'isPrimary',
      label: 'Primary license',
      required: 'Say whether it is the primary one.',
    },
    {
      kind: 'text',
      name: 'nonVerifiedInfo.licenseStatus',
      label: 'Status',
      suggestions: offeredStatuses,
      section: 'As stated, not verified',
    },
    { kind: 'date', name: 'nonVerifiedInfo.issueDate', label: 'Issued', past: true, wire: 'date' },
    { kind: 'date', name: 'nonVerifiedInfo.expirationDate', label: 'Expires', wire: 'date' },
    ...scopeFields,
  ],
  heading: ({ licenseNumber, state }) =>
    [textOf(licenseNumber), stateName(textOf(state))].filter(Boolean).join(', '),
  check: (values) =>
    dayOrderIssues(
      values,
      'nonVerifiedInfo.issueDate',
      'nonVerifiedInfo.expirationDate',
      'This comes before the day on which it was issued.',
    ),
  remarks: (entry, _today, settled) => [
    ...stands(entry, 'nonVerifiedInfo.licenseStatus', settled),
    ...ends(entry, 'nonVerifiedInfo.expirationDate'),
  ],
  order: latestFirst('nonVerifiedInfo.expirationDate'),
});
