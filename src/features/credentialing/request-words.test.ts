import { expect, test } from 'vitest';
import { addMonths } from './event-form-values';
import {
  ageWords,
  allowedStatuses,
  entityName,
  requestStatuses,
  requestTitle,
  whyNoEvent,
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

test('a request that says little is still named', () => {
  expect([entityName({}), ageWords({}), allowedStatuses({}).length]).toEqual(['–', '–', 2]);
  expect(
    entityName({ provider: { firstName: 'Ada', lastName: 'Quill', credentialingStatus: '' } }, 'title'),
  ).toBe('Ada Quill');
  expect(requestTitle({})).toBe('Credentialing request');
  expect(requestTitle({ facility: { name: 'Quill Clinic' }, type: 'Initial' })).toBe('Quill Clinic, initial');
});

test('months later is the same day, or the last one of a shorter month', () => {
  expect(addMonths('2026-11-20', 36)).toBe('2029-11-20');
  expect(addMonths('2027-01-31', 1)).toBe('2027-02-28');
  expect(addMonths('2028-02-29', 36)).toBe('2031-02-28');
  expect(addMonths('2026-12-31', 2)).toBe('2027-02-28');
});
