import { afterEach, expect, test, vi } from 'vitest';
import { missingValues, type PayerColumnSet } from './payer-roster';
import { payerRows, whyEnded, type RosterFacts } from './payer-roster-rows';
import { approved, column, facts, row, said } from './testing-payer-roster';

afterEach(() => vi.unstubAllEnvs());

test.each([
  [
    'was deactivated',
    { deactivated: true, deactivatedAt: '2026-10-01T00:00:00Z' },
    {},
    'Provider deactivated',
    '2026-10-01',
  ],
  [
    'was denied',
    {},
    { enrollmentStatus: 'Denied', closedDate: '2026-09-01T00:00:00Z' },
    'Enrollment denied',
    '2026-09-01',
  ],
  ['runs out', {}, { closedDate: '2026-08-01T00:00:00Z' }, 'Enrollment closed', '2026-08-01'],
  ['is asked for again', {}, { enrollmentStatus: 'Submitted' }, 'Enrollment submitted', undefined],
])('Why somebody ended whose enrollment or record %s', (_, provider, enrollment, reason, day) => {
  const [file] = facts().files.values();
  const files = new Map(file ? [['p1', { ...file, provider: { ...file.provider, ...provider } }]] : []);
  const enrollments = [{ ...facts().enrollments[0], id: 'e1', ...enrollment }] as RosterFacts['enrollments'];
  expect(whyEnded(row({ group: 'g1' }), { files, enrollments })).toEqual({ reason, ...(day && { day }) });
});

/** The day on which somebody ended who was deactivated then. */
const deactivatedOn = (deactivatedAt: string) => {
  const provider = { id: 'p1', deactivated: true, deactivatedAt };
  return whyEnded(row({}), { files: new Map([['p1', { provider, info: {} }]]), enrollments: [] }).day;
};

test('Somebody deactivated in the evening ended on the reader’s own day; a day that stands for none is none', () => {
  vi.stubEnv('TZ', 'America/Chicago');
  expect(deactivatedOn('2026-10-02T03:30:00Z')).toBe('2026-10-01');
  expect(deactivatedOn('0001-01-01T00:00:00Z')).toBeUndefined();
});

const ofPlan = (payerPlanId: string, enrollmentStatus: string, closedDate?: string) => ({
  id: `of ${payerPlanId}`,
  providerId: 'p1',
  payerPlanId,
  enrollmentStatus,
  closedDate,
});

test.each([
  [
    'one plan was closed long ago',
    [ofPlan('a', 'Enrolled', '2024-03-31'), ofPlan('b', 'Enrolled', '2026-11-15')],
    'Enrollment closed',
    '2026-11-15',
  ],
  [
    'one plan denied long ago',
    [ofPlan('a', 'Denied', '2024-03-31'), ofPlan('b', 'Enrolled', '2026-11-15')],
    'Enrollment closed',
    '2026-11-15',
  ],
  [
    'one plan denied on a day that nobody recorded, and the other was closed since',
    [ofPlan('a', 'Denied'), ofPlan('b', 'Enrolled', '2026-11-15')],
    'Enrollment closed',
    '2026-11-15',
  ],
  [
    'one plan was closed long ago, and the other denied on a day that nobody recorded',
    [ofPlan('a', 'Enrolled', '2024-03-31'), ofPlan('b', 'Denied')],
    'Enrollment denied',
    undefined,
  ],
  ['the plan says nothing of its status', [ofPlan('a', '')], 'Enrollment status not on file', undefined],
])('Day and reason of who ended are of what ended last, where %s', (_, all, reason, day) => {
  const enrollments = all as RosterFacts['enrollments'];
  const { files } = facts();
  expect(whyEnded(row({}), { files, enrollments }, '2026-10-01')).toEqual({ reason, ...(day && { day }) });
});

test('Of a provider who was deleted no open enrollment is the reason', () => {
  const { enrollments } = facts();
  expect(whyEnded(row({}), { files: new Map(), enrollments })).toEqual({
    reason: 'Provider no longer on file',
  });
});

test('A gender or a plan that is not on file is an empty cell, and is named as missing where the payer requires it', () => {
  const wide: PayerColumnSet = {
    dates: 'us',
    columns: [column('NPI', 'npi'), column('Gender', 'gender', true), column('Plan', 'plan', true)],
  };
  const rows = payerRows(wide, approved, facts({ plans: [{ id: 'x' }] }));
  expect(said(rows)).toEqual([{ npi: '1234567893' }]);
  expect(missingValues({ set: wide, rows, ended: [] })).toMatchObject([{ headings: ['Gender', 'Plan'] }]);
});

test('Why somebody ended who has no enrollment any more, or is on file no more', () => {
  expect(whyEnded(row({}), { files: facts().files, enrollments: [] })).toEqual({
    reason: 'Enrollment removed',
  });
  expect(whyEnded(row({}), { files: new Map(), enrollments: [] })).toEqual({
    reason: 'Provider no longer on file',
  });
});
