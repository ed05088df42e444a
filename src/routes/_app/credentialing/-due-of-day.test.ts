import { expect, test } from 'vitest';
import { dueByDay, dueEvent, dueWords } from './-due-of-day';

test('who is due stands on the day of the date, in the order read; a date that is none has no day', () => {
  const days = dueByDay([
    { id: 'a', nextCredentialingDate: '2026-12-03' },
    { id: 'b', nextCredentialingDate: '2026-12-01' },
    { id: 'c', nextCredentialingDate: '2026-12-03' },
    { id: 'd' },
    { id: 'e', nextCredentialingDate: 'soon' },
  ]);
  expect([...days].map(([day, due]) => [day, due.map(({ id }) => id)])).toEqual([
    ['2026-12-03', ['a', 'c']],
    ['2026-12-01', ['b']],
  ]);
});

test('an event names the provider and says whether a request is under way', () => {
  const ada = { id: 'a', firstName: 'Ada', lastName: 'Quill' };
  expect(dueEvent('2026-12-03', ada)).toMatchObject({
    uid: 'recredentialing-a',
    day: '2026-12-03',
    title: 'Recredentialing due: Ada Quill',
    text: 'No request is under way.',
    page: { to: '/providers/$providerId', params: { providerId: 'a' } },
  });
  const inProgress = { ...ada, requestId: 'r', currentEventStatus: 'RequestInProgress' };
  expect(
    dueEvent('2026-12-03', { ...inProgress, owner: { firstName: 'Dana', lastName: 'Reyes' } }).text,
  ).toBe('A request is under way: in progress. Owner: Dana Reyes.');
});

test('a day tells how many of those who are due have no request under way', () => {
  const [without, under] = [{ id: 'a' }, { id: 'b', requestId: 'r' }];
  expect([[], [under], [without], [without, under, { id: 'c' }]].map((due) => dueWords(due))).toEqual([
    '0 providers due',
    '1 provider due',
    '1 provider due, 1 without a request',
    '3 providers due, 2 without a request',
  ]);
});
