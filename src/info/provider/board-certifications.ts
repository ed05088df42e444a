import type { components } from '@/api/schema';
import { datasetName } from '@/lib/dataset-names';
import { boardTypes } from '../board-types';
import { collection } from '../definition';
import { taxonomies } from '@/records/lookups';
import { latestFirst } from '../entries';
import { ends } from '../remarks';
import { dayOrderIssues } from '@/records/values';

export const boardCertifications = collection<components['schemas']['BoardCertificationInfoRequest']>()({
  path: 'boardCertifications',
  infoType: 'BoardCertifications',
  title: 'Board certifications',
  one: 'board certification',
  changes: 'PATCH',
  operations: {
    create: 'createBoardCertification',
    update: 'updateBoardCertification',
    remove: 'deleteBoardCertification',
  },
  fields: [
    {
      kind: 'choice',
      name: 'type',
      label: 'Board',
      choices: boardTypes,
      search: true,
      required: 'Choose the board.',
      fixed: true,
      inHeading: true,
    },
    { kind: 'text', name: 'boardCertificationNumber', label: 'Number', mono: true },
    { kind: 'text', name: 'specialty', label: 'Specialty' },
    { kind: 'yesNo', name: 'isPrimary', label: 'Primary' },
    { kind: 'lookups', name: 'taxonomyIds', label: 'Taxonomies', lookup: taxonomies },
    {
      kind: 'text',
      name: 'firstName',
      label: 'First name',
      description: 'Where it is certified under another name',
      section: 'Name on the certificate',
    },
    { kind: 'text', name: 'lastName', label: 'Last name' },
    {
      kind: 'date',
      name: 'nonVerifiedInfo.initialCertificationDate',
      label: 'First certified',
      past: true,
      section: 'As stated, not verified',
    },
    { kind: 'date', name: 'nonVerifiedInfo.recertificationDate', label: 'Recertified' },
    { kind: 'date', name: 'nonVerifiedInfo.expirationDate', label: 'Expires' },
  ],
  heading: ({ type }) => (typeof type === 'string' ? datasetName(type) : undefined),
  check: (values) => [
    ...dayOrderIssues(
      values,
      'nonVerifiedInfo.initialCertificationDate',
      'nonVerifiedInfo.recertificationDate',
      'This comes before the first certification.',
    ),
    ...dayOrderIssues(
      values,
      'nonVerifiedInfo.initialCertificationDate',
      'nonVerifiedInfo.expirationDate',
      'This comes before the first certification.',
    ),
  ],
  remarks: (entry) => ends(entry, 'nonVerifiedInfo.expirationDate'),
  order: latestFirst('nonVerifiedInfo.expirationDate'),
});
