import type { components } from '@/api/schema';
import { textOf } from '@/lib/words';
import { collection } from '../definition';

export const dea = collection<components['schemas']['DeaRegistrationInfoRequest']>()({
  path: 'dea',
  infoType: 'DeaRegistrations',
  title: 'DEA registrations',
  one: 'DEA registration',
  changes: 'PATCH',
  operations: {
    create: 'createDeaRegistration',
    update: 'updateDeaRegistration',
    remove: 'deleteDeaRegistration',
  },
  fields: [
    {
      kind: 'dea',
      name: 'registrationNumber',
      label: 'Registration number',
      required: 'Write the registration number.',
      inHeading: true,
    },
  ],
  heading: ({ registrationNumber }) => textOf(registrationNumber),
});
