import { expect, test } from 'vitest';
import { addDays, localDay, localDayOf, relativeDays, startOfLocalDay } from '@/lib/dates';
import { requestStatuses } from './request-statuses';
import {
  ageState,
  ageWords,
  allowedStatuses,
  entityName,
  requestTitle,
  whyNoEvent,
  whyNotTo,
} from './request-words';

const at = (status: string, isSelfManaged: boolean) => ({ isSelfManaged, currentEvent: { status } });

test('each mode allows its own statuses, and none once a request is over', () => {
  expect(allowedStatuses(at('RequestInProgress', false))).toEqual([
    'AdditionalInformationSubmitted',
    'CancellationRequested',
  ]);
  expect(allowedStatuses(at('RequestSubmitted', true))).toEqual(requestStatuses.slice(1));
  for (const over of ['Completed', 'CompletedWithConcern', 'UnableToComplete', 'Cancelled']) {
    expect(allowedStatuses(at(over, true))).toEqual([]);
    expect(whyNoEvent(at(over, false))).toContain('over');
  }
  expect(whyNoEvent(at('SomethingNew', true))).toBeUndefined();
});

test('what cannot be done to a request says why: over, the operator’s, submitted once, unknown', () => {
  const selfManaged = at('RequestInProgress', true);
  expect(requestStatuses.slice(1).map((status) => whyNotTo(selfManaged, status))).toEqual(
    Array(10).fill(undefined),
  );
  expect(whyNotTo(selfManaged, 'RequestSubmitted')).toContain('submitted once');
  expect(whyNotTo(selfManaged, 'SomethingNew')).toContain('does not know');
  const operated = at('RequestInProgress', false);
  expect(whyNotTo(operated, 'Completed')).toContain('The operator');
  expect(whyNotTo(operated, 'CancellationRequested')).toBeUndefined();
  expect(whyNotTo(at('Cancelled', true), 'Completed')).toContain('over: canceled');
});

/** Whether a request is late that was created so many days ago. */
const old = (days: number, status = 'RequestInProgress') =>
  ageState({ ...at(status, true), createdAt: addDays(localDay(), -days) });

test('a request is late after a month and overdue after sixty days, and neither once it is over', () => {
  expect([0, 30, 31, 60, 61].map((days) => old(days))).toEqual([
    undefined,
    undefined,
    'Late',
    'Late',
    'Overdue',
  ]);
  expect(old(400, 'Completed')).toBeUndefined();
  expect(ageState({})).toBeUndefined();
});

test('a request is as old as calendar days have passed for its reader, like everything else that is told beside it', () => {
  const lastMoment = new Date(Date.parse(startOfLocalDay(localDay()) ?? '') - 1_000).toISOString();
  expect(ageWords({ createdAt: lastMoment })).toBe('1 day');
  expect(relativeDays(localDayOf(lastMoment))).toBe('yesterday');
  const before = `${addDays(localDayOf(lastMoment) ?? '', -39)}T23:59:59`;
  expect(ageWords({ createdAt: before })).toBe('40 days');
});

test('a request that says little is still named', () => {
  expect([entityName({}), ageWords({}), allowedStatuses({}).length]).toEqual(['–', '–', 2]);
  expect(
    entityName({ provider: { firstName: 'Ada', lastName: 'Quill', credentialingStatus: '' } }, 'title'),
  ).toBe('Ada Quill');
  expect(requestTitle({})).toBe('Credentialing request');
  expect(requestTitle({ facility: { name: 'Quill Clinic' }, type: 'Initial' })).toBe('Quill Clinic, initial');
});
