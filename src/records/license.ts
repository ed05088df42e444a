import type { License } from '@/api/models';
import { attachLicense, detachLicense, getLicenseOptions, updateLicense } from '@/api/operations.gen';
import { offeredStatuses } from '@/domain/board-words';
import { approvalWords, prescribingWords, restrictionWords } from '@/domain/license-decisions';
import { choicesOf } from '@/form/fields';
import { CollaboratorField } from './collaborator-field';
import type { Facts, Field, Issue } from './field';
import { defineRecord } from './record';
import { dayOrderIssues } from './values';

type LicenseField = Field<
  | 'approvedStatus'
  | 'restrictionStatus'
  | 'nonVerifiedInfo.status'
  | 'nonVerifiedInfo.issueDate'
  | 'nonVerifiedInfo.expirationDate'
  | 'prescriptiveAuthority'
  | 'collaboratingProviderId'
  | 'isCurrentlyPracticing'
  | 'isPrimary',
  never
>;

/** Whether a license was approved, and how its use is restricted. */
export const decisionFields: readonly LicenseField[] = [
  {
    kind: 'choice',
    name: 'approvedStatus',
    label: 'Approval',
    choices: choicesOf(approvalWords),
    otherwise: 'Pending',
  },
  {
    kind: 'choice',
    name: 'restrictionStatus',
    label: 'Restriction',
    choices: choicesOf(restrictionWords),
    otherwise: 'None',
  },
];

/** What is stated about a license without its source, and how it is used. */
export const statedFields: readonly LicenseField[] = [
  {
    kind: 'text',
    name: 'nonVerifiedInfo.status',
    label: 'Stated status',
    longest: 100,
    suggestions: offeredStatuses,
  },
  { kind: 'date', name: 'nonVerifiedInfo.issueDate', label: 'Stated issue' },
  { kind: 'date', name: 'nonVerifiedInfo.expirationDate', label: 'Stated expiry' },
  {
    kind: 'choice',
    name: 'prescriptiveAuthority',
    label: 'Prescriptive authority',
    choices: choicesOf(prescribingWords),
    none: 'Not stated',
  },
  {
    kind: 'component',
    name: 'collaboratingProviderId',
    label: 'Collaborating provider',
    component: CollaboratorField,
    wide: true,
  },
  { kind: 'flag', name: 'isCurrentlyPracticing', label: 'The provider practices under it at present' },
];

export const primaryField: LicenseField = {
  kind: 'flag',
  name: 'isPrimary',
  label: 'This is the primary license',
  labelAlone: 'Primary license',
};

/** What the organization itself holds and decides about a license, whatever its source says (rules.md 9.11). */
export const license = defineRecord<License>()({
  one: 'license',
  many: 'licenses',
  param: 'licenseId',
  owner: 'providerId',
  name: ({ licenseNumber }) => licenseNumber ?? 'the license',
  operations: {
    read: getLicenseOptions,
    create: attachLicense,
    update: updateLicense,
    remove: detachLicense,
  },
  fields: [...decisionFields, ...statedFields, primaryField],
  check: statedInOrder,
  wholeParts: true,
  edit: { title: ({ licenseNumber }) => `On file for ${licenseNumber ?? 'the license'}` },
  notice: ({ licenseNumber }) => ({
    title: `What is on file for ${licenseNumber ?? 'the license'} was saved`,
  }),
  width: 640,
});

/** An expiry comes after the issue; as soon as something stated is touched, that is said of an old one, too. */
export function statedInOrder(values: Facts): Issue[] {
  const [from, to] = ['nonVerifiedInfo.issueDate', 'nonVerifiedInfo.expirationDate'] as const;
  return dayOrderIssues(values, from, to, 'This is before the day of issue.').map(([name, message]) => [
    name,
    message,
    'nonVerifiedInfo',
  ]);
}
