import type { components } from '@/api/schema';
import { textOf } from '@/lib/words';
import { collection } from '../definition';
import type { Facts, Issue } from '@/records/field';
import { latestFirst } from '../entries';
import { ends } from '../remarks';
import { dayOrderIssues } from '@/records/values';
import { ownScope, scopeFields } from './scope';

export const liabilityInsurances = collection<components['schemas']['FacilityLiabilityInsuranceRequest']>()({
  path: 'liabilityInsurances',
  infoType: 'LiabilityInsurance',
  title: 'Liability insurance',
  one: 'liability insurance',
  changes: 'PATCH',
  operations: {
    create: 'createFacilityLiabilityInsurance',
    update: 'updateFacilityLiabilityInsurance',
    remove: 'deleteFacilityLiabilityInsurance',
  },
  blank: { ...ownScope },
  fields: [
    {
      kind: 'text',
      name: 'liabilityInsurer',
      label: 'Insurer',
      required: 'Write the name of the insurer.',
      inHeading: true,
    },
    { kind: 'text', name: 'policyNumber', label: 'Policy number', mono: true },
    {
      kind: 'text',
      name: 'coverageType',
      label: 'Coverage',
      suggestions: ['Claims made', 'Occurrence'],
    },
    { kind: 'date', name: 'effectiveDate', label: 'In effect since', wire: 'date' },
    { kind: 'date', name: 'expirationDate', label: 'Expires', wire: 'date' },
    { kind: 'amount', name: 'primaryLimitPerClaim', label: 'Primary, per claim', section: 'Limits' },
    { kind: 'amount', name: 'primaryLimitAggregate', label: 'Primary, aggregate' },
    { kind: 'amount', name: 'excessLimitPerClaim', label: 'Excess, per claim' },
    { kind: 'amount', name: 'excessLimitAggregate', label: 'Excess, aggregate' },
    ...scopeFields,
  ],
  heading: ({ liabilityInsurer }) => textOf(liabilityInsurer),
  check: (values) => [
    ...dayOrderIssues(
      values,
      'effectiveDate',
      'expirationDate',
      'This comes before the day on which it takes effect.',
    ),
    ...atLeast(values, 'primaryLimitPerClaim', 'primaryLimitAggregate'),
    ...atLeast(values, 'excessLimitPerClaim', 'excessLimitAggregate'),
  ],
  remarks: (entry) => ends(entry, 'expirationDate'),
  order: latestFirst('expirationDate'),
});

/** All claims together are insured for no less than one of them. */
function atLeast(values: Facts, perClaim: string, aggregate: string): Issue[] {
  const [one, all] = [values[perClaim], values[aggregate]];
  return typeof one === 'number' && typeof all === 'number' && all < one
    ? [[aggregate, 'This is less than one claim is insured for.']]
    : [];
}
