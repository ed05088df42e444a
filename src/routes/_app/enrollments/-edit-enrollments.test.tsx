// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { namedProviderOptions } from '@/records/provider-name';
import type { EnrollmentRow } from '@/features/enrollments/rows';
import { renderScreen } from '@/ui/testing';
import { EditEnrollments } from './-edit-enrollments';

const payerPlan = { displayName: 'Quill Mutual Gold TX' };
const rows: EnrollmentRow[] = [
  { id: 'e1', providerId: 'p1', payerPlan, enrollmentStatus: 'NotSubmitted' },
  {
    id: 'e2',
    providerId: 'p2',
    payerPlan,
    enrollmentStatus: 'Submitted',
    submissionDate: '2026-05-01T00:00:00Z',
  },
  {
    id: 'e3',
    providerId: 'p3',
    payerPlan,
    enrollmentStatus: 'Submitted',
    submissionDate: '2026-06-15T00:00:00Z',
  },
];

let sent: unknown[];

beforeEach(() => {
  sent = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    if (request.method === 'GET') return Response.json(rows.find(({ id }) => request.url.endsWith(`/${id}`)));
    sent.push([request.method, new URL(request.url).pathname, await request.json()]);
    return Response.json({});
  });
});

async function open() {
  const client = new QueryClient();
  // As the row of the list has read it.
  client.setQueryData(namedProviderOptions('p3').queryKey, { id: 'p3', firstName: 'Ada', lastName: 'Cedar' });
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
  expect(await screen.findByText('3 done')).toBeDefined();
  const body = { enrollmentStatus: 'Submitted', submissionDate: '2026-06-15T00:00:00Z' };
  expect(sent).toEqual([
    ['PATCH', '/providers/enrollments/e1', body],
    ['PATCH', '/providers/enrollments/e2', body],
  ]);
});

test('A date is taken away from those that have one, and the others stay as they are', async () => {
  const user = await open();
  await user.selectOptions(screen.getByLabelText('Submitted'), 'No date');
  await user.click(preview());
  expect(await row('Submitted 1 × May 1, 2026, 1 × Jun 15, 2026 No date')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Change 2 enrollments' }));
  expect(await screen.findByText('3 done')).toBeDefined();
  expect(sent).toEqual([
    ['PATCH', '/providers/enrollments/e2', { submissionDate: null }],
    ['PATCH', '/providers/enrollments/e3', { submissionDate: null }],
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
  expect(sent[0]).toEqual([
    'PATCH',
    '/providers/enrollments/e1',
    { effectiveDate: '2026-07-01T00:00:00Z', closedDate: '2026-12-31T00:00:00Z' },
  ]);
});
