import type { components } from '@/api/schema';
import { textOf } from '@/lib/words';
import { choices, countries } from '@/records/lookups';
import { collection } from '../definition';
import type { Facts } from '@/records/field';
import { latestFirst } from '../entries';
import { gapFindings } from '../remarks';
import { dayOrderIssues } from '@/records/values';

const isGap = ({ workHistoryType }: Facts) => workHistoryType === 'Gap';
const isWork = (values: Facts) => !isGap(values);

export const workHistory = collection<components['schemas']['WorkHistoryRequest']>()({
  path: 'workHistory',
  infoType: 'WorkHistory',
  title: 'Work history',
  one: 'entry of the work history',
  changes: 'PATCH',
  operations: { create: 'createWorkHistory', update: 'updateWorkHistory', remove: 'deleteWorkHistory' },
  blank: { workHistoryType: 'Employment' },
  fields: [
    {
      kind: 'choice',
      name: 'workHistoryType',
      label: 'Kind',
      choices: choices('Employment', 'Gap'),
      required: 'Choose a kind.',
    },
    {
      kind: 'text',
      name: 'name',
      label: 'Employer',
      required: 'Write the name of the employer.',
      when: isWork,
      inHeading: true,
    },
    { kind: 'text', name: 'jobTitle', label: 'Position', when: isWork },
    { kind: 'date', name: 'startDate', label: 'From', required: 'Write the first day.', past: true },
    { kind: 'date', name: 'endDate', label: 'Until', past: true },
    { kind: 'yesNo', name: 'isCurrentEmployer', label: 'Current employer', when: isWork },
    {
      kind: 'long',
      name: 'gapExplanation',
      label: 'Explanation',
      required: 'A gap needs an explanation.',
      when: isGap,
    },
    { kind: 'text', name: 'departureReason', label: 'Reason for leaving', when: isWork },
    { kind: 'phone', name: 'phone', label: 'Telephone', when: isWork, section: 'Where' },
    {
      kind: 'text',
      name: 'address.addressLine1',
      label: 'Street and number',
      requiredWithin: 'address',
      when: isWork,
    },
    { kind: 'text', name: 'address.addressLine2', label: 'Suite or unit', when: isWork },
    { kind: 'text', name: 'address.city', label: 'City', requiredWithin: 'address', when: isWork },
    { kind: 'state', name: 'address.state', label: 'State', when: isWork },
    { kind: 'text', name: 'address.zipCode', label: 'ZIP or postal code', when: isWork },
    { kind: 'lookup', name: 'address.countryId', label: 'Country', lookup: countries, when: isWork },
  ],
  heading: (entry) => (isGap(entry) ? 'Gap' : textOf(entry['name'])),
  check: (values) => [
    ...dayOrderIssues(values, 'startDate', 'endDate', 'This comes before the first day.'),
    ...(values['isCurrentEmployer'] === true && values['endDate']
      ? [['endDate', 'The current employer has no last day.'] as const]
      : []),
  ],
  remarks: ({ isCurrentEmployer }) =>
    isCurrentEmployer === true ? [{ tone: 'success', words: 'Current' }] : [],
  findings: gapFindings,
  order: latestFirst('endDate'),
});
