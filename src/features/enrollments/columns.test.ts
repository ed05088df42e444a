import { expect, test } from 'vitest';
import type { FollowUp } from '@/domain/follow-up';
import { followUpPath } from '@/features/follow-up/file';
import { latestFollowUps } from '@/features/follow-up/kept';
import { cardLines } from '@/table/testing-cards';
import { enrollmentColumns, groupEnrollmentColumns } from './columns';
import type { EnrollmentRow } from './rows';

test('On a phone the card of an enrollment has five lines, of a group’s too', () => {
  expect(cardLines(enrollmentColumns)).toBe(5);
  expect(cardLines(groupEnrollmentColumns)).toBe(5);
});

test('What is shown at first fits a screen of 1366 pixels beside the navigation, with the actions of a row', () => {
  for (const columns of [enrollmentColumns, groupEnrollmentColumns])
    expect(
      columns.filter(({ optional }) => !optional).reduce((sum, { width = 160 }) => sum + width, 0),
    ).toBeLessThanOrEqual(1060);
});

const valueOf = (id: string, row: EnrollmentRow) =>
  enrollmentColumns.find((one) => one.id === id)?.value(row);
const outcome = (row: Omit<EnrollmentRow, 'id'>) => valueOf('outcome', { id: 'e1', ...row });
const submissionDate = '2026-01-05T00:00:00Z';
const effectiveDate = '2026-02-01T00:00:00Z';

test('One column says what came of an enrollment: since when can be billed, or why it was denied', () => {
  expect(outcome({ enrollmentStatus: 'Submitted', submissionDate })).toBeUndefined();
  expect(outcome({ enrollmentStatus: 'Enrolled', submissionDate, effectiveDate })).toBe('Feb 1, 2026');
  expect(outcome({ enrollmentStatus: 'Denied', comments: 'Reason of denial: panel closed' })).toBe(
    'panel closed',
  );
  expect(outcome({ enrollmentStatus: 'Denied' })).toBe('Reason not stated');
});

test('The next step of an enrollment is told with its day, as its follow-up keeps it', () => {
  const subject = { kind: 'enrollment', id: 'e1', name: 'Quill, Ada', what: 'Gold' } as const;
  const at = { by: '', at: '2026-11-20T10:00:00.000Z' };
  const followUp: FollowUp = {
    subject,
    attempts: [{ id: '1', on: '2026-11-20', of: 'Harborline', how: 'phone', asked: 'The status', ...at }],
    removed: [],
    next: { on: '2026-12-04', step: 'Ask for a manager', ...at },
  };
  latestFollowUps.set({ [followUpPath(subject)]: followUp });
  expect(valueOf('next', { id: 'e1' })).toBe('Dec 4, 2026: Ask for a manager');
  expect(valueOf('next', { id: 'e2' })).toBeUndefined();
  latestFollowUps.set({});
});
