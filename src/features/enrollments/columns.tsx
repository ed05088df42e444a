import { useQueryClient } from '@tanstack/react-query';
import { localDay } from '@/lib/dates';
import { count, formatNumber, textOf } from '@/lib/words';
import { columns, type Column, type NamesOf } from '@/table/columns/columns';
import { date, entity, mono, recorded, status, text } from '@/table/columns/kinds';
import { amount, recordId } from '@/table/columns/more-kinds';
import { planName } from '@/domain/payers';
import type { EnrollmentRow } from './rows';
import { billingOf, billingWords, daysSinceSubmission, denialReason } from '@/domain/enrollment-days';
import { networkStatus, specialistType } from '@/domain/enrollments';
import { followUpPath } from '@/features/follow-up/file';
import { keptNextStep, NextStepCell } from '@/features/follow-up/next-cell';
import { openAttempt } from '@/features/follow-up/open';
import { readEnrollmentSubject } from '@/features/follow-up/subjects';
import { ProviderName } from '@/records/provider-name';
import { Dash } from '@/ui/dash';
import { DateText } from '@/ui/text';
import type { enrollmentList, groupEnrollmentList } from './list';

/** Both lists share columns; a table offers no filter that its list does not have. */
type Lists = typeof enrollmentList | typeof groupEnrollmentList;

// All that is shown at first fits a screen of 1366 pixels with the actions of a row, also beside a scroll bar of 15.
const provider = entity<EnrollmentRow, NamesOf<Lists>>('provider', ({ providerName }) => providerName, {
  cell: ({ providerId }) => <ProviderName providerId={providerId} />,
  filter: 'providerId',
  width: 156,
});

const progress: Column<EnrollmentRow, NamesOf<Lists>>[] = [
  entity('plan', ({ payerPlan }) => payerPlan && planName(payerPlan), {
    label: 'Payer plan',
    sort: 'PayerPlanName',
    filter: 'payerPlanId',
    width: 220,
    phoneSlot: 'line',
  }),
  status('status', 'enrollment', ({ enrollmentStatus }) => enrollmentStatus, {
    sort: 'EnrollmentStatus',
    filter: 'enrollmentStatus',
    width: 124,
    phoneSlot: 'titleEnd',
  }),
  date('submitted', (row) => row.submissionDate, {
    cell: Submitted,
    sort: 'SubmissionDate',
    filter: 'submissionDate',
    width: 160,
    phoneWidth: 200,
  }),
  recorded('outcome', outcome, {
    label: 'Can bill since, or denial',
    width: 176,
    keepsWidth: true,
    phoneWidth: 200,
  }),
  text('next', ({ id = '' }) => keptNextStep(followUpPath({ kind: 'enrollment', id })), {
    label: 'Next step',
    cell: (row) => <NextStep row={row} />,
    width: 220,
    keepsWidth: true,
    phoneWidth: 200,
  }),
];

const group = entity<EnrollmentRow, NamesOf<Lists>>('group', (row) => textOf(row.group?.name), {
  filter: 'groupId',
  phoneWidth: 150,
  optional: true,
});

const rest: Column<EnrollmentRow, NamesOf<Lists>>[] = [
  amount('waiting', (row) => daysSinceSubmission(row, localDay()), formatNumber, {
    label: 'Days since submission',
    phoneLabel: 'Days since',
    width: 172,
    optional: true,
  }),
  date('effective', ({ effectiveDate }) => effectiveDate, {
    sort: 'EffectiveDate',
    filter: 'effectiveDate',
    optional: true,
  }),
  text('network', (row) => networkStatus(row.networkStatus), {
    label: 'Network status',
    phoneLabel: 'Network',
    phoneWidth: 96,
    sort: 'NetworkStatus',
    filter: 'networkStatus',
    width: 148,
    optional: true,
  }),
  text('specialist', (row) => specialistType(row.specialistType), {
    label: 'Specialist type',
    phoneLabel: 'Specialist',
    phoneWidth: 96,
    sort: 'SpecialistType',
    filter: 'specialistType',
    width: 136,
    optional: true,
  }),
  date('closed', ({ closedDate }) => closedDate, { optional: true }),
  mono('external', ({ externalProviderPlanId }) => externalProviderPlanId, {
    label: 'Payer provider ID',
    width: 132,
    optional: true,
  }),
  text('comments', ({ comments }) => comments, { width: 280, optional: true }),
  recordId('id', ({ id }) => id, 'Enrollment id'),
];

/** Enrollments of any group. */
export const enrollmentColumns = columns<EnrollmentRow, Lists>()([provider, ...progress, group, ...rest]);

/** Enrollments of one group, which need not name it. */
export const groupEnrollmentColumns = columns<EnrollmentRow, Lists>()([provider, ...progress, ...rest]);

/** What came of it: since when an enrolled provider can bill, why a payer denied; undefined while nobody knows. */
function outcome(row: EnrollmentRow): string | undefined {
  if (row.enrollmentStatus === 'Denied') return denialReason(row) ?? 'Reason not stated';
  const billing = billingOf(row, localDay());
  return billing && billingWords(billing);
}

/** The day of submission, and for how many days the payer has not answered. */
function Submitted(row: EnrollmentRow) {
  const days = daysSinceSubmission(row, localDay());
  return (
    <>
      <DateText value={row.submissionDate} />
      {days !== undefined && <span className="mute"> {count(days, 'day')}</span>}
    </>
  );
}

function NextStep({ row }: { row: EnrollmentRow }) {
  const queryClient = useQueryClient();
  const { id } = row;
  if (!id) return <Dash />;
  // What the payer has answered, or what has ended, is asked about no more.
  const log =
    daysSinceSubmission(row, localDay()) === undefined
      ? undefined
      : async () => openAttempt(await readEnrollmentSubject(queryClient, { ...row, id }));
  return <NextStepCell path={followUpPath({ kind: 'enrollment', id })} log={log && (() => void log())} />;
}
