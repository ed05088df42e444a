import { expect, test } from 'vitest';
import { contentIn, contradicts, fits } from './content';

/** What stands in a column of these values. */
const content = (...values: string[]) =>
  contentIn(
    values.map((value) => [value]),
    0,
  );

test.each([
  ['dateOfBirth', ['20123', '15001', '28400']],
  ['dateOfBirth', ['20123.0', '15001.0', '28400.0']],
  ['dateOfBirth', ['3141985', '1021991', '8091959']],
  ['dateOfBirth', ['3/14/1985', '1991-11-02', '19590809']],
  ['credentialedDate', ['5062024', '9102024', '2072023']],
  ['credentialedDate', ['45432', '45000', '44900']],
  ['phone', ['555-0100', '214/555-0100', '(214) - 555 - 0100']],
  ['deaNumber', ['AB-1234563', 'AB 1234563', 'ab1234563']],
  ['gender', ['Woman', 'Man', 'Woman']],
])('A column called %s may hold %j', (field, values) => {
  expect(contradicts(field, content(...values))).toBe(false);
});

test.each([
  ['dateOfBirth', ['12', '13', '14']],
  ['dateOfBirth', ['MD', 'DO', 'NP']],
  ['credentialedDate', ['1234567893', '1900000013', '1900000021']],
  ['phone', ['ext. 12', 'front desk', '12']],
])('A column called %s is about something else where it holds %j', (field, values) => {
  expect(contradicts(field, content(...values))).toBe(true);
});

test('Numbers of five digits are no likely days where no name says so', () => {
  expect(fits('dateOfBirth', content('20123', '15001', '10001'))).toBe(false);
});
