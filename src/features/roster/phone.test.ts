import { expect, test } from 'vitest';
import { readPhone } from './model/fields';

test.each([
  ['5550100100', '(555) 010-0100'],
  ['1-555-010-0100', '(555) 010-0100'],
  ['+1 (555) 010.0100 ext. 42', '(555) 010-0100 x42'],
  ['555.010.0100 #7', '(555) 010-0100 x7'],
  // Without its area code, and of another country: as they are.
  ['010-0100', '010-0100'],
  ['+44 20 7946 0958', '+44 20 7946 0958'],
  ['123456789012345', '123456789012345'],
])('the telephone number %s is read as %s', (text, value) => expect(readPhone(text)).toEqual({ value }));

test.each(['010-010', 'x42', '1234567890123456'])('%s is no telephone number', (text) => {
  expect(readPhone(text)).toHaveProperty('problem');
});
