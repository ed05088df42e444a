import type { components } from '@/api/schema';
import { textOf } from '@/lib/words';
import { statedDay } from '@/lib/stated-day';
import { choices } from '@/records/lookups';
import { collection } from '../definition';
import type { Facts } from '@/records/field';
import { latestFirst } from '../entries';
import { ends } from '../remarks';
import { dayOrderIssues } from '@/records/values';

const isLimited = ({ isUnlimitedCoverage }: Facts) =>
  isUnlimitedCoverage !== true && isUnlimitedCoverage !== 'yes';

export const liabilityInsurances = collection<components['schemas']['LiabilityInsuranceRequest']>()({
  path: 'liabilityInsurances',
  infoType: 'LiabilityInsurance',
  title: 'Liability insurance',
  one: 'liability insurance',
  changes: 'PATCH',
  operations: {
    create: 'createLiabilityInsurance',
    update: 'updateLiabilityInsurance',
    remove: 'deleteLiabilityInsurance',
  },
  fields: [
    {
      kind: 'text',
      name: 'name',
      label: 'Insurer',
      required: 'Write the name of the insurer.',
      inHeading: true,
    },
    { kind: 'text', name: 'policyNumber', label: 'Policy number', mono: true },
    { kind: 'yesNo', name: 'isSelfInsured', label: 'Self insured' },
    {
      kind: 'choice',
      name: 'coverageType',
      label: 'Coverage',
      choices: choices('ClaimsMade', 'Occurrence', 'Individual', 'Shared'),
    },
    { kind: 'yesNo', name: 'includesTailCoverage', label: 'Tail coverage' },
    { kind: 'yesNo', name: 'isUnlimitedCoverage', label: 'Unlimited', section: 'Amounts' },
    { kind: 'amount', name: 'occurrenceCoverageAmount', label: 'Per occurrence', when: isLimited },
    { kind: 'amount', name: 'aggregateCoverageAmount', label: 'Aggregate', when: isLimited },
    {
      kind: 'date',
      name: 'originalEffectiveDate',
      label: 'First in effect',
      section: 'Days',
    },
    { kind: 'date', name: 'currentEffectiveDate', label: 'In effect since' },
    {
      kind: 'date',
      name: 'currentExpirationDate',
      label: 'Expires',
      required: 'Write the day on which it expires.',
    },
  ],
  heading: ({ name }) => textOf(name),
  check: (values) => [
    ...dayOrderIssues(
      values,
      'originalEffectiveDate',
      'currentEffectiveDate',
      'This comes before the day on which it was first in effect.',
    ),
    ...dayOrderIssues(
      values,
      'currentEffectiveDate',
      'currentExpirationDate',
      'This comes before the day on which it takes effect.',
    ),
    ...(Number(values['aggregateCoverageAmount'] ?? Infinity) <
    Number(values['occurrenceCoverageAmount'] ?? 0)
      ? [['aggregateCoverageAmount', 'This is less than one occurrence is covered by.'] as const]
      : []),
  ],
  remarks: (entry) => ends(entry, 'currentExpirationDate'),
  findings: (entries, today) => {
    const isCurrent = entries.some(
      ({ currentExpirationDate }) => (statedDay(currentExpirationDate) ?? '') >= today,
    );
    if (isCurrent) return [];
    return [{ tone: 'error', words: 'No liability insurance is in effect today' }];
  },
  order: latestFirst('currentExpirationDate'),
});
