import { expect, test } from 'vitest';
import type { Expirable } from '@/domain/expirables';
import type { Attempt, FollowUp, Standing } from '@/domain/follow-up';
import { askedSoFar } from '@/features/follow-up/asked';
import { expirableSubject } from '@/features/follow-up/expirable-subject';
import { followUpPath } from '@/features/follow-up/file';
import { latestFollowUps } from '@/features/follow-up/kept';
import { addDays, localDay } from '@/lib/dates';
import { expirableColumns } from './-columns';

const policy = (until: string): Expirable => ({
  kind: 'Malpractice',
  id: 'r1',
  group: '',
  what: 'Coverys, P-9',
  state: '',
  from: undefined,
  until,
  key: 'a Malpractice r1',
  owner: { kind: 'provider', id: 'a', name: 'Quill, Ada', type: '', state: '' },
  window: '30',
});

const attempt = (id: string, on: string): Attempt => ({
  id,
  on,
  at: `${on}T10:00:00.000Z`,
  by: 'dana@example.org',
  of: 'Quill, Ada',
  how: 'email',
  asked: 'The new policy',
});

const followUp = expirableColumns.find(({ id }) => id === 'followUp');

/** What is shown beside a policy that ends on a day once something is kept. */
function shown(until: string, kept: Omit<FollowUp, 'removed'>): unknown {
  latestFollowUps.set({ [followUpPath(kept.subject)]: { removed: [], ...kept } });
  return followUp?.value(policy(until));
}

test('What was asked about an earlier term of a policy is not shown beside the next one, which nobody has asked about', () => {
  const subject = expirableSubject(policy('2026-12-31'));
  const attempts = ['1', '2', '3'].map((id) => attempt(id, '2026-11-03'));
  const standing: Standing = {
    is: 'answered',
    on: '2026-12-01',
    by: '',
    why: '',
    at: '2026-12-01T10:00:00.000Z',
  };
  expect(shown('2026-12-31', { subject, attempts, standing })).toBe('Answered');
  expect(shown('2027-12-31', { subject, attempts, standing })).toBeUndefined();
  expect(shown('2027-12-31', { subject, attempts })).toBeUndefined();
});

test('Once somebody asks about the next term, attempts are counted from there', () => {
  const today = localDay();
  const again = attempt('4', addDays(today, -9) ?? '');
  const { on, by, at } = again;
  expect(
    shown('2027-12-31', {
      subject: expirableSubject(policy('2027-12-31')),
      attempts: [...['1', '2', '3'].map((id) => attempt(id, '2025-11-03')), again],
      standing: { is: 'open', on, by, why: '', at, since: at },
    }),
  ).toBe('Attempt 1, 9 days silent');
});

test('Whether somebody asked is told by the latest follow-ups: nobody, by a letter that was not sent, without an answer, or closed', () => {
  const row = policy('2026-12-31');
  const subject = expirableSubject(row);
  const keep = (kept: Partial<FollowUp>) => {
    latestFollowUps.set({ [followUpPath(subject)]: { subject, attempts: [], removed: [], ...kept } });
    return askedSoFar.of(row);
  };
  const { on, by, at } = attempt('1', '2026-11-20');
  expect(keep({})).toBe('no');
  expect(keep({ attempts: [attempt('1', on)] })).toBe('silent');
  expect(keep({ letters: [{ id: '2', on, at, by, of: '', asked: '' }] })).toBe('unsent');
  expect(keep({ attempts: [attempt('1', on)], standing: { is: 'given up', on, by, why: '', at } })).toBe(
    'closed',
  );
});
