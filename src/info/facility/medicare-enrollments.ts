import type { components } from '@/api/schema';
import { stateName } from '@/lib/states';
import { textOf } from '@/lib/words';
import { collection } from '../definition';
import { medicareEnrollmentTypes } from './lookups';
import { ownScope, scopeFields } from './scope';

export const medicareEnrollments = collection<components['schemas']['FacilityMedicareEnrollmentRequest']>()({
  path: 'medicare-enrollments',
  infoType: 'MedicareEnrollment',
  title: 'Medicare enrollments',
  one: 'Medicare enrollment',
  changes: 'PATCH',
  operations: {
    create: 'createFacilityMedicareEnrollment',
    update: 'updateFacilityMedicareEnrollment',
    remove: 'deleteFacilityMedicareEnrollment',
  },
  blank: { ...ownScope },
  fields: [
    {
      kind: 'text',
      name: 'pecosPacIdentifier',
      label: 'PAC id',
      required: 'Write the PAC id of PECOS.',
      description: 'PAC id, type and state cannot be changed later.',
      mono: true,
      fixed: true,
      inHeading: true,
    },
    {
      kind: 'lookup',
      name: 'enrollmentTypeId',
      label: 'Type',
      lookup: medicareEnrollmentTypes,
      required: 'Choose a type.',
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
    { kind: 'text', name: 'nonVerifiedInfo.pecosEnrollmentIdentifier', label: 'Enrollment id', mono: true },
    ...scopeFields,
  ],
  heading: ({ pecosPacIdentifier, state }) =>
    [textOf(pecosPacIdentifier), stateName(textOf(state))].filter(Boolean).join(', '),
});
