import type { components } from '@/api/schema';
import { textOf } from '@/lib/words';
import { collection } from '../definition';
import { latestFirst } from '../entries';
import { ends } from '../remarks';
import { dayOrderIssues } from '@/records/values';
import { accreditationAgencies, accreditationPrograms } from './lookups';
import { ownScope, scopeFields } from './scope';

export const accreditations = collection<components['schemas']['FacilityAccreditationRequest']>()({
  path: 'accreditations',
  infoType: 'Accreditation',
  title: 'Accreditations',
  one: 'accreditation',
  changes: 'PATCH',
  operations: {
    create: 'createFacilityAccreditation',
    update: 'updateFacilityAccreditation',
    remove: 'deleteFacilityAccreditation',
  },
  blank: { ...ownScope },
  fields: [
    {
      kind: 'lookup',
      name: 'accreditationAgencyId',
      label: 'Agency',
      lookup: accreditationAgencies,
      required: 'Choose an agency.',
      description: 'Agency and program cannot be changed later.',
      fixed: true,
    },
    {
      kind: 'lookup',
      name: 'accreditationProgramId',
      label: 'Program',
      lookup: accreditationPrograms,
      within: 'accreditationAgencyId',
      required: 'Choose a program of the agency.',
      fixed: true,
    },
    { kind: 'text', name: 'accreditationNumber', label: 'Number', mono: true, inHeading: true },
    {
      kind: 'text',
      name: 'nonVerifiedInfo.decision',
      label: 'Decision',
      suggestions: ['Accredited', 'Accredited with follow-up', 'Denied', 'Preliminary'],
      section: 'As stated, not verified',
    },
    { kind: 'date', name: 'nonVerifiedInfo.effectiveDate', label: 'In effect since', wire: 'date' },
    { kind: 'date', name: 'nonVerifiedInfo.expirationDate', label: 'Expires', wire: 'date' },
    ...scopeFields,
  ],
  heading: ({ accreditationNumber: number }) =>
    textOf(number) ? `Accreditation ${textOf(number)}` : undefined,
  check: (values) =>
    dayOrderIssues(
      values,
      'nonVerifiedInfo.effectiveDate',
      'nonVerifiedInfo.expirationDate',
      'This comes before the day on which it takes effect.',
    ),
  remarks: (entry) => ends(entry, 'nonVerifiedInfo.expirationDate'),
  order: latestFirst('nonVerifiedInfo.expirationDate'),
});
