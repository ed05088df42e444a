import { calendarDay } from '@/lib/dates';
import { spellOut, textOf } from '@/lib/words';
import { byDate, columns, type Column } from '@/table/columns/columns';
import { Dash } from '@/ui/dash';
import { Status } from '@/ui/status';
import { DateText } from '@/ui/text';
import { planName } from '@/features/payers/plan-list';
import type { EnrollmentRow } from './rows';
import { networkStatus, specialistType } from './list';
import { ProviderName } from '@/features/providers/name';

const plan = ({ payerPlan }: EnrollmentRow) => payerPlan && planName(payerPlan);

const provider: Column<EnrollmentRow> = {
  id: 'provider',
  header: 'Provider',
  value: ({ providerName }) => providerName,
  cell: ({ providerId }) => <ProviderName providerId={providerId} />,
  filter: 'providerId',
  width: 216,
};

const group: Column<EnrollmentRow> = {
  id: 'group',
  header: 'Group',
  value: (row) => textOf(row.group?.name),
  cell: (row) => (textOf(row.group?.name) ? <bdi>{row.group?.name}</bdi> : <Dash />),
  filter: 'groupId',
  width: 208,
};

const rest: Column<EnrollmentRow>[] = [
  {
    id: 'plan',
    header: 'Payer plan',
    value: plan,
    cell: (row) => (plan(row) ? <bdi>{plan(row)}</bdi> : <Dash />),
    sort: 'PayerPlanName',
    filter: 'payerPlanId',
    width: 240,
    phone: 'line',
  },
  {
    id: 'status',
    header: 'Status',
    value: ({ enrollmentStatus }) => enrollmentStatus && spellOut(enrollmentStatus),
    cell: ({ enrollmentStatus }) => <Status of="enrollment" value={enrollmentStatus} />,
    sort: 'EnrollmentStatus',
    filter: 'enrollmentStatus',
    width: 136,
    phone: 'titleEnd',
  },
  {
    id: 'network',
    header: 'Network status',
    value: (row) => networkStatus(row.networkStatus),
    sort: 'NetworkStatus',
    filter: 'networkStatus',
    width: 148,
  },
  {
    id: 'specialist',
    header: 'Specialist type',
    value: (row) => specialistType(row.specialistType),
    sort: 'SpecialistType',
    filter: 'specialistType',
    width: 136,
  },
  {
    id: 'submitted',
    header: 'Submitted',
    value: ({ submissionDate }) => calendarDay(submissionDate),
    cell: ({ submissionDate }) => <DateText value={submissionDate} />,
    sort: 'SubmissionDate',
    sortWords: byDate,
    filter: 'submissionDate',
    width: 124,
  },
  {
    id: 'effective',
    header: 'Effective',
    value: ({ effectiveDate }) => calendarDay(effectiveDate),
    cell: ({ effectiveDate }) => <DateText value={effectiveDate} />,
    sort: 'EffectiveDate',
    sortWords: byDate,
    filter: 'effectiveDate',
    width: 124,
    phone: 'lineEnd',
  },
  {
    id: 'closed',
    header: 'Closed',
    value: ({ closedDate }) => calendarDay(closedDate),
    cell: ({ closedDate }) => <DateText value={closedDate} />,
    width: 124,
  },
  {
    id: 'external',
    header: 'Payer provider ID',
    value: ({ externalProviderPlanId }) => externalProviderPlanId,
    mono: true,
    width: 132,
    optional: true,
  },
  { id: 'comments', header: 'Comments', value: ({ comments }) => comments, width: 280, optional: true },
  { id: 'id', header: 'Enrollment id', value: ({ id }) => id, mono: true, width: 300, optional: true },
];

/** Enrollments of any group. */
export const enrollmentColumns = columns<EnrollmentRow>()([provider, group, ...rest]);

/** Enrollments of one group, which need not name it. */
export const groupEnrollmentColumns = columns<EnrollmentRow>()([provider, ...rest]);
