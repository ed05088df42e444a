import type { components } from '@/api/schema';
import { datedOfFacility } from '@/domain/expirable-facts';
import { textOf } from '@/lib/words';
import { collection } from '../definition';
import { latestFirst } from '../entries';
import { endRemarks } from '../remarks';
import { ownScope, scopeFields } from './scope';

export const cmsCertifications = collection<components['schemas']['FacilityCmsCertificationRequest']>()({
  path: 'cmsCertifications',
  infoType: 'CmsCertification',
  title: 'CMS certifications',
  one: 'CMS certification',
  changes: 'PATCH',
  operations: {
    create: 'createFacilityCmsCertification',
    update: 'updateFacilityCmsCertification',
    remove: 'deleteFacilityCmsCertification',
  },
  blank: { ...ownScope },
  fields: [
    {
      kind: 'text',
      name: 'certificationNumber',
      label: 'Certification number',
      required: 'Write the certification number.',
      description: 'The CCN. It cannot be changed later.',
      mono: true,
      fixed: true,
      inHeading: true,
    },
    {
      kind: 'date',
      name: 'nonVerifiedInfo.certificationDate',
      label: 'Certified',
      past: true,
      wire: 'date',
    },
    ...scopeFields,
  ],
  heading: ({ certificationNumber }) => textOf(certificationNumber),
  // Of a CLIA certificate alone: no other number has a last day (field.md 2.14).
  remarks: (entry) =>
    datedOfFacility({ cmsCertifications: [entry] }).flatMap(({ until }) => endRemarks(until)),
  order: latestFirst('nonVerifiedInfo.certificationDate'),
});
