// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { namedProviderOptions } from '@/records/provider-name';
import type { EnrollmentRow } from '@/features/enrollments/rows';
import type { RecordOf } from '@/testing/records';
import { simulateService, type SimulatedService } from '@/testing/service';
import { renderScreen } from '@/ui/testing';
import { EditEnrollments } from './-edit-enrollments';

let service: SimulatedService;
let rows: (EnrollmentRow & { id: string })[];
let cedar: string;

beforeEach(async () => {
  service = await simulateService({ providers: 0 });
  const { id: payerId } = service.put('payers', { name: 'Quill Mutual' });
  const { id: payerPlanId } = service.put('payerPlans', { payerId, name: 'Gold', state: 'TX' });
  const put = (lastName: string, given: Partial<RecordOf<'enrollments'>>) => {
    const { id: providerId } = service.put('providers', { lastName });
    const { id: groupId } = service.put('groups', { providerIds: [providerId], payerPlanIds: [payerPlanId] });
    return service.put('enrollments', { groupId, providerId, payerPlanId, ...given });
  };
  const records = [
    put('Aster', { enrollmentStatus: 'NotSubmitted' }),
    put('Briar', { enrollmentStatus: 'Submitted', submissionDate: '2026-05-01T00:00:00Z' }),
    put('Cedar', { enrollmentStatus: 'Submitted', submissionDate: '2026-06-15T00:00:00Z' }),
  ];
  cedar = records[2]?.providerId ?? '';
  rows = await Promise.all(
    records.map(({ id }) => service.colleague<(typeof rows)[number]>(`GET /providers/enrollments/${id}`)),
  );
});

/** The changes of the first to the third enrollment. */
const sent = () =>
  service.writes().map(({ line, body }) => [rows.findIndex(({ id }) => line.endsWith(id)) + 1, body]);

async function open() {
  const client = new QueryClient();
  // As the row of the list has read it.
  await client.fetchQuery(namedProviderOptions(cedar));
  const selection = { count: 3, all: false, words: '3 enrollments', collect: async () => rows };
  const { user } = await renderScreen(
    <EditEnrollments selection={selection} onClose={() => undefined} />,
    client,
  );
  await screen.findByLabelText('Status');
  return user;
}

const preview = () => screen.getByRole('button', { name: 'Preview' });
const row = (name: string) => screen.findByRole('row', { name });

test('Status and date of many enrollments are set; one that has both stays as it is, and is named by its provider', async () => {
  const user = await open();
  await user.selectOptions(screen.getByLabelText('Status'), 'Submitted');
  await user.selectOptions(screen.getByLabelText('Submitted'), 'Set the date');
  await user.type(screen.getByLabelText('New submitted'), '6/15/2026');
  await user.click(preview());
  expect(await row('Status 1 × Not submitted Submitted')).toBeDefined();
  expect(await row('Submitted 1 × No date, 1 × May 1, 2026 Jun 15, 2026')).toBeDefined();
  expect(await row('1 × It is so already. Cedar, Ada, Quill Mutual Gold TX')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Change 2 enrollments' }));
  expect(await screen.findByText('2 done, 1 left as it was')).toBeDefined();
  const body = { enrollmentStatus: 'Submitted', submissionDate: '2026-06-15T00:00:00Z' };
  expect(sent()).toEqual([
    [1, body],
    [2, body],
  ]);
});

test('A date is taken away from those that have one, and the others stay as they are', async () => {
  const user = await open();
  await user.selectOptions(screen.getByLabelText('Submitted'), 'No date');
  await user.click(preview());
  expect(await row('Submitted 1 × May 1, 2026, 1 × Jun 15, 2026 No date')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Change 2 enrollments' }));
  expect(await screen.findByText('2 done, 1 left as it was')).toBeDefined();
  expect(sent()).toEqual([
    [2, { submissionDate: null }],
    [3, { submissionDate: null }],
  ]);
});

test('An effective and a closing day are set as the days that were typed', async () => {
  const user = await open();
  await user.selectOptions(screen.getByLabelText('Effective'), 'Set the date');
  await user.type(screen.getByLabelText('New effective'), '7/1/2026');
  await user.selectOptions(screen.getByLabelText('Closed'), 'Set the date');
  await user.type(screen.getByLabelText('New closed'), '12/31/2026');
  await user.click(preview());
  await user.click(await screen.findByRole('button', { name: 'Change 3 enrollments' }));
  expect(await screen.findByText('3 done')).toBeDefined();
  expect(sent()[0]).toEqual([
    1,
    { effectiveDate: '2026-07-01T00:00:00Z', closedDate: '2026-12-31T00:00:00Z' },
  ]);
});

test('Enrolled without an effective day is warned of, beside the fields and in the preview, and goes on all the same', async () => {
  const user = await open();
  await user.selectOptions(screen.getByLabelText('Status'), 'Enrolled');
  expect(screen.getByText(/set without an effective date/)).toBeDefined();
  await user.selectOptions(screen.getByLabelText('Effective'), 'Set the date');
  await user.type(screen.getByLabelText('New effective'), '7/1/2026');
  expect(screen.queryByText(/without an effective date/)).toBeNull();
  await user.selectOptions(screen.getByLabelText('Effective'), 'Leave as it is');
  await user.click(preview());
  expect(await screen.findByText(/^3 of them will be enrolled without an effective date/)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Change 3 enrollments' }));
  expect(await screen.findByText('3 done')).toBeDefined();
});

test('Whoever has an effective day already is not counted in the warning', async () => {
  rows = rows.map((row) => ({ ...row, effectiveDate: '2026-07-01T00:00:00Z' }));
  const user = await open();
  await user.selectOptions(screen.getByLabelText('Status'), 'Enrolled');
  await user.click(preview());
  await screen.findByRole('button', { name: 'Change 3 enrollments' });
  expect(screen.queryByText(/without an effective date/)).toBeNull();
});

test('A change is taken back to what each had, without what somebody else set since and what cannot be set again', async () => {
  const user = await open();
  await user.selectOptions(screen.getByLabelText('Status'), 'Enrolled');
  await user.selectOptions(screen.getByLabelText('Effective'), 'Set the date');
  await user.type(screen.getByLabelText('New effective'), '7/1/2026');
  await user.click(preview());
  await user.click(await screen.findByRole('button', { name: 'Change 3 enrollments' }));
  await screen.findByText('3 done');
  await service.colleague(`PATCH /providers/enrollments/${rows[1]?.id}`, { enrollmentStatus: 'Denied' });
  const before = sent().length;
  await user.click(screen.getByRole('button', { name: 'Take back 3' }));
  expect(await screen.findByText('2 done, 1 left as it was')).toBeDefined();
  expect(
    sent()
      .slice(before)
      .filter(([index]) => index !== 2),
  ).toEqual([
    [1, { enrollmentStatus: 'NotSubmitted', effectiveDate: null }],
    [3, { enrollmentStatus: 'Submitted', effectiveDate: null }],
  ]);
});
