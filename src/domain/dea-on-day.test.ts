import { expect, test } from 'vitest';
import { registrationOn } from './dea-on-day';

const day = '2026-11-20';
const stateOf = (registrationNumber: string | undefined, more: object = {}) => {
  const record = { registrationNumber, active: true, expirationDate: '2028-03-31', state: 'NV', ...more };
  const { state, words } = registrationOn(day, record);
  return [state, words];
};
const notPractitioners = 'The DEA number is not a practitioner’s: those begin with A, B, F, G or M';
const notShaped = 'The DEA number is not two letters and seven digits';
const history = 'A DEA number that begins with X is history';

test.each(['AB1234563', 'BQ1234563', 'FQ1234563', 'GQ1234563', 'MQ1234563', 'F91234563', 'bq-1234563'])(
  'an active registration whose number is %s counts',
  (number) => expect(stateOf(number)).toEqual(['active', 'Active until Mar 31, 2028']),
);

test.each([
  ['AB1234564', 'The DEA number does not pass its check digit'],
  ['MQ7654321', 'The DEA number does not pass its check digit'],
  ['AB123456', notShaped],
  ['AB12345634', notShaped],
  ['1B1234563', notShaped],
  ['DEA', notShaped],
  ['XB1234563', history],
  ['PB1234563', notPractitioners],
  ['RB1234563', notPractitioners],
  ['EB1234563', notPractitioners],
])('one whose number is %s cannot be confirmed, active or not: %s', (number, words) => {
  expect(stateOf(number)).toEqual(['unknown', words]);
});

test('what the registry says against it goes before a doubt about its number', () => {
  expect(stateOf('AB1234564', { active: false })[0]).toBe('inactive');
  expect(stateOf('AB1234564', { expirationDate: '2025-03-31' })[0]).toBe('expired');
});

test('where the registry gives no number there is none to doubt', () => {
  expect(stateOf(undefined)[0]).toBe('active');
});
