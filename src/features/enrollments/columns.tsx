import { localDay } from '@/lib/dates';
import { formatNumber, textOf } from '@/lib/words';
import { columns, type Column, type NamesOf } from '@/table/columns/columns';
import { date, entity, mono, recorded, status, text } from '@/table/columns/kinds';
import { amount, recordId } from '@/table/columns/more-kinds';
import { planName } from '@/domain/payers';
import type { EnrollmentRow } from './rows';
import {
  type Billing,
  billingOf,
  billingWords,
  daysSinceSubmission,
  denialReason,
} from '@/domain/enrollment-days';
import { networkStatus, specialistType } from '@/domain/enrollments';
import { ProviderName } from '@/records/provider-name';
import type { enrollmentList, groupEnrollmentList } from './list';

/** Both lists share columns; a table offers no filter that its list does not have. */
type Lists = typeof enrollmentList | typeof groupEnrollmentList;

const provider = entity<EnrollmentRow, NamesOf<Lists>>('provider', ({ providerName }) => providerName, {
  cell: ({ providerId }) => <ProviderName providerId={providerId} />,
  filter: 'providerId',
});

const group = entity<EnrollmentRow, NamesOf<Lists>>('group', (row) => textOf(row.group?.name), {
  filter: 'groupId',
  phoneWidth: 150,
});

const wordsOf = (billing: Billing | undefined) => billing && billingWords(billing);

// What says how long a payer has taken stands where a screen of 1366 pixels shows it.
const progress: Column<EnrollmentRow, NamesOf<Lists>>[] = [
  entity('plan', ({ payerPlan }) => payerPlan && planName(payerPlan), {
    label: 'Payer plan',
    sort: 'PayerPlanName',
    filter: 'payerPlanId',
    width: 240,
    phoneSlot: 'line',
  }),
  status('status', 'enrollment', ({ enrollmentStatus }) => enrollmentStatus, {
    sort: 'EnrollmentStatus',
    filter: 'enrollmentStatus',
    width: 136,
    phoneSlot: 'titleEnd',
  }),
  date('submitted', (row) => row.submissionDate, { sort: 'SubmissionDate', filter: 'submissionDate' }),
  amount('waiting', (row) => daysSinceSubmission(row, localDay()), formatNumber, {
    label: 'Days since submission',
    phoneLabel: 'Days since',
    width: 172,
  }),
];

const rest: Column<EnrollmentRow, NamesOf<Lists>>[] = [
  text('billing', (row) => wordsOf(billingOf(row, localDay())), {
    label: 'Can bill since',
    width: 188,
  }),
  recorded('denial', denialReason, { label: 'Reason of denial', width: 220 }),
  date('effective', ({ effectiveDate }) => effectiveDate, {
    sort: 'EffectiveDate',
    filter: 'effectiveDate',
    phoneSlot: 'lineEnd',
  }),
  text('network', (row) => networkStatus(row.networkStatus), {
    label: 'Network status',
    phoneLabel: 'Network',
    phoneWidth: 96,
    sort: 'NetworkStatus',
    filter: 'networkStatus',
    width: 148,
  }),
  text('specialist', (row) => specialistType(row.specialistType), {
    label: 'Specialist type',
    phoneLabel: 'Specialist',
    phoneWidth: 96,
    sort: 'SpecialistType',
    filter: 'specialistType',
    width: 136,
  }),
  date('closed', ({ closedDate }) => closedDate),
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
