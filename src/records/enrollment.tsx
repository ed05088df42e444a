import { useQuery } from '@tanstack/react-query';
import type { ProviderEnrollment } from '@/api/models';
import {
  createProviderEnrollment,
  deleteProviderEnrollment,
  getProviderEnrollmentOptions,
  updateProviderEnrollment,
} from '@/api/operations.gen';
import { enrollmentStatuses, networkWords, specialistWords } from '@/domain/enrollments';
import { planName } from '@/domain/payers';
import { choicesOf } from '@/form/fields';
import { calendarDay, formatDate } from '@/lib/dates';
import { fullName, textOf } from '@/lib/words';
import { Verbatim } from '@/ui/text';
import { GroupField, PlanField, ProviderField } from './enrollment-fields';
import type { Facts, Issue } from './field';
import { choices } from './lookups';
import { namedProviderOptions } from './provider-name';
import { defineRecord } from './record';

/** How far a provider of a group is with a payer plan; a new one is not submitted yet (rules.md 15.3). */
export const enrollment = defineRecord<ProviderEnrollment>()({
  one: 'enrollment',
  many: 'enrollments',
  param: 'providerEnrollmentId',
  name: ({ payerPlan }) => planName(payerPlan),
  operations: {
    read: getProviderEnrollmentOptions,
    create: createProviderEnrollment,
    update: updateProviderEnrollment,
    remove: deleteProviderEnrollment,
  },
  fields: [
    {
      kind: 'component',
      name: 'groupId',
      label: 'Group',
      required: 'Choose the group.',
      section: 'Who and with which plan',
      wide: true,
      component: GroupField,
    },
    {
      kind: 'component',
      name: 'providerId',
      label: 'Provider',
      required: 'Choose the provider.',
      wide: true,
      component: ProviderField,
    },
    {
      kind: 'component',
      name: 'payerPlanId',
      label: 'Payer plan',
      required: 'Choose the plan.',
      wide: true,
      component: PlanField,
    },
    {
      kind: 'choice',
      name: 'enrollmentStatus',
      label: 'Status',
      choices: choices(...enrollmentStatuses),
      otherwise: 'NotSubmitted',
      section: 'State',
    },
    {
      kind: 'choice',
      name: 'networkStatus',
      label: 'Network status',
      choices: choicesOf(networkWords),
      otherwise: 'None',
    },
    {
      kind: 'choice',
      name: 'specialistType',
      label: 'Specialist type',
      choices: choicesOf(specialistWords),
      otherwise: 'None',
    },
    { kind: 'date', name: 'submissionDate', label: 'Submitted' },
    { kind: 'date', name: 'effectiveDate', label: 'Effective' },
    { kind: 'date', name: 'closedDate', label: 'Closed' },
    {
      kind: 'text',
      name: 'externalProviderPlanId',
      label: 'Payer provider ID',
      description: 'What the payer calls the provider by',
      mono: true,
    },
    { kind: 'long', name: 'comments', label: 'Comments' },
  ],
  check: outOfOrder,
  edit: { title: () => 'Edit the enrollment' },
  notice: ({ id, payerPlan }, how) => ({
    title: `Enrollment ${how}`,
    message: planName(payerPlan),
    ...(id && {
      link: { to: '/enrollments/$enrollmentId', params: { enrollmentId: id }, label: 'Open it' },
    }),
  }),
  width: 760,
  removal: {
    title: 'Delete this enrollment?',
    notice: ({ payerPlan }) => ({
      deleted: 'Enrollment deleted',
      // Or its group or provider went.
      already: 'The enrollment was deleted already',
      message: planName(payerPlan),
    }),
    begin: (item) => <LostWithEnrollment enrollment={item} />,
  },
});

/** What an enrollment goes through before it is closed, as sentences call it. A payer may make it effective before it was submitted. */
const beforeClosing = [
  { name: 'effectiveDate', words: 'is effective' },
  { name: 'submissionDate', words: 'was submitted' },
] as const;

/** Says of a closing date that comes before another step of the same enrollment what it comes before. */
function outOfOrder(values: Facts): Issue[] {
  const closed = calendarDay(textOf(values.closedDate));
  if (!closed) return [];
  for (const { name, words } of beforeClosing) {
    const day = calendarDay(textOf(values[name]));
    if (!day || day <= closed) continue;
    const message = `This lies before ${formatDate(day)}, when the enrollment ${words}.`;
    return [['closedDate', message, 'closedDate', ...beforeClosing.map((date) => date.name)]];
  }
  return [];
}

/** Deleting is for mistakes: an enrollment that has ended is closed by its date. */
function LostWithEnrollment({ enrollment: lost }: { enrollment: ProviderEnrollment }) {
  const { providerId = '', payerPlan, group } = lost;
  const { data: provider } = useQuery({ ...namedProviderOptions(providerId), enabled: providerId !== '' });
  return (
    <>
      <p>
        <b>
          <Verbatim>{provider ? fullName(provider) : 'The provider'}</Verbatim>
        </b>{' '}
        is no longer listed with <b>{planName(payerPlan)}</b>
        {textOf(group?.name) && ` in ${textOf(group?.name)}`}. Its dates and comments are gone for good; only
        the event log keeps that it was there.
      </p>
      <p>For an enrollment that has ended, set the day it was closed instead.</p>
    </>
  );
}
