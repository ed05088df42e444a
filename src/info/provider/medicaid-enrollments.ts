import type { components } from '@/api/schema';
import { stateName } from '@/lib/states';
import { textOf } from '@/lib/words';
import { collection } from '../definition';

export const medicaidEnrollments = collection<components['schemas']['MedicaidEnrollmentRequest']>()({
  path: 'medicaidEnrollments',
  infoType: 'MedicaidEnrollment',
  title: 'Medicaid enrollments',
  one: 'Medicaid enrollment',
  changes: 'PATCH',
  operations: {
    create: 'createMedicaidEnrollment',
    update: 'updateMedicaidEnrollment',
    remove: 'deleteMedicaidEnrollment',
  },
  fields: [
    { kind: 'state', name: 'state', label: 'State', required: 'Choose a state.', inHeading: true },
    {
      kind: 'date',
      name: 'nonVerifiedInfo.effectiveDate',
      label: 'In effect since',
      section: 'As stated, not verified',
    },
    { kind: 'text', name: 'nonVerifiedInfo.providerType', label: 'Provider type' },
    { kind: 'text', name: 'nonVerifiedInfo.providerSpecialty', label: 'Specialty' },
    { kind: 'text', name: 'nonVerifiedInfo.address', label: 'Address' },
    { kind: 'yesNo', name: 'nonVerifiedInfo.inState', label: 'In the state' },
  ],
  heading: ({ state }) => stateName(textOf(state)) ?? textOf(state),
});
