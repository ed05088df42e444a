import type { components } from '@/api/schema';
import { spellOut, textOf } from '@/lib/words';
import { choices } from '@/records/lookups';
import { collection } from '../definition';
import { latestFirst } from '../entries';
import { ends } from '../remarks';
import { dayOrderIssues } from '@/records/values';

export const certificates = collection<components['schemas']['CertificateInfoRequest']>()({
  path: 'certificates',
  infoType: 'Certificates',
  title: 'Certificates',
  one: 'certificate',
  changes: 'PATCH',
  operations: { create: 'createCertificate', update: 'updateCertificate', remove: 'deleteCertificate' },
  fields: [
    {
      kind: 'choice',
      name: 'type',
      label: 'Certificate',
      choices: choices(
        'AhaBasicLifeSupport',
        'AhaAdvancedCardiacLifeSupport',
        'AhaAdvancedCardiovascularLifeSupport',
        'AhaPediatricAdvancedLifeSupport',
        'AhaNeonatalAdvancedLifeSupport',
        'AhaAdvancedStrokeLifeSupport',
        'AhaPears',
        'AhaHeartsaver',
        'CaliforniaCertifiedWellnessCoach',
      ),
      search: true,
      required: 'Choose the certificate.',
      fixed: true,
      inHeading: true,
    },
    {
      kind: 'text',
      name: 'certificateNumber',
      label: 'Number',
      mono: true,
      required: 'Write the number of the certificate.',
    },
    { kind: 'text', name: 'certifyingOrganization', label: 'Issued by' },
    { kind: 'date', name: 'issueDate', label: 'Issued', past: true },
    { kind: 'date', name: 'expirationDate', label: 'Expires' },
    {
      kind: 'text',
      name: 'firstName',
      label: 'First name',
      description: 'Where it was issued to another name',
      section: 'Name on the certificate',
    },
    { kind: 'text', name: 'lastName', label: 'Last name' },
  ],
  heading: ({ type }) => (type ? spellOut(textOf(type)) : undefined),
  check: (values) =>
    dayOrderIssues(values, 'issueDate', 'expirationDate', 'This comes before the day of issue.'),
  remarks: (entry) => ends(entry, 'expirationDate'),
  order: latestFirst('expirationDate'),
});
