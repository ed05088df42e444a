import { expect, test } from 'vitest';
import {
  dateText,
  emailText,
  npiText,
  optionalChoice,
  phoneText,
  requiredText,
  sentDay,
  ssnText,
  zipCodeText,
} from './schemas';

type Checked = { success: boolean; error?: { issues: { message: string }[] } | undefined };

function complaint(result: Checked): string | undefined {
  return result.success ? undefined : result.error?.issues[0]?.message;
}

test('An NPI becomes a number when its check digit fits', () => {
  expect(npiText.parse(' 1234567893 ')).toBe(1234567893);
  expect(npiText.parse('')).toBeUndefined();
  expect(complaint(npiText.safeParse('1234567890'))).toMatch(/check digit/);
  expect(complaint(npiText.safeParse('12345'))).toMatch(/ten digits/);
});

test('A social security number is sent with dashes, however it was typed', () => {
  expect(ssnText.parse('123456789')).toBe('123-45-6789');
  expect(ssnText.parse('123 45 6789')).toBe('123-45-6789');
  expect(ssnText.parse('')).toBeUndefined();
  expect(complaint(ssnText.safeParse('12345'))).toMatch(/nine digits/);
});

test('A date of birth may be today, never later', () => {
  const birth = dateText({ past: true });
  expect(birth.parse('Mar 3, 1980')).toBe('1980-03-03');
  expect(complaint(birth.safeParse('01/01/2999'))).toMatch(/future/);
});

test('A date that cannot be read says what is expected', () => {
  expect(complaint(dateText().safeParse('next week'))).toMatch(/not a date.*03\/31\/2026/);
  expect(dateText().parse('')).toBeUndefined();
});

test('A date before 1900 is a year that was mistyped; what programs write in the place of none may stay', () => {
  expect(complaint(dateText({ past: true }).safeParse('11/24/1899'))).toBe('This day lies before 1900.');
  expect(complaint(dateText().safeParse('03/31/1026'))).toBe('This day lies before 1900.');
  expect(dateText().parse('01/01/1900')).toBe('1900-01-01');
  expect(dateText().parse('12/31/1899')).toBe('1899-12-31');
  expect(complaint(sentDay(undefined, String).safeParse('12/31/1899'))).toBe('This day lies before 1900.');
});

test('Names are trimmed, and blanks count as missing', () => {
  expect(requiredText('Missing.').parse('  Ann ')).toBe('Ann');
  expect(complaint(requiredText('Missing.').safeParse('   '))).toBe('Missing.');
});

test('Telephone numbers, e-mail addresses and ZIP codes are checked loosely', () => {
  expect(phoneText.parse('(702) 555-0100')).toBe('(702) 555-0100');
  expect(complaint(phoneText.safeParse('555-0100'))).toMatch(/ten digits/);
  expect(emailText.parse('a@b.org')).toBe('a@b.org');
  expect(complaint(emailText.safeParse('a@b'))).toMatch(/name@example.org/);
  expect(complaint(zipCodeText.safeParse('891'))).toMatch(/five digits/);
});

test('Nothing chosen is undefined', () => {
  expect(optionalChoice.parse(null)).toBeUndefined();
  expect(optionalChoice.parse('')).toBeUndefined();
  expect(optionalChoice.parse('NV')).toBe('NV');
});

test('The day on which something was sent has come, and does not lie before what it is about', () => {
  const sent = sentDay('2026-11-01', (day) => `Before ${day}.`);
  expect(sent.parse('11/01/2026')).toBe('11/01/2026');
  expect(complaint(sent.safeParse('10/31/2026'))).toBe('Before 2026-11-01.');
  expect(complaint(sent.safeParse('01/01/2199'))).toBe('This day is in the future.');
  expect(complaint(sent.safeParse(''))).toBe('Give the day on which it was sent.');
});
