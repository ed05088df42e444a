import { expect, test } from 'vitest';
import { payer } from './payer';
import { changeOf, formValues, readForm } from './values';

test('a payer is its name, which cannot be taken away', () => {
  expect(readForm(payer, formValues(payer)).issues).toEqual([['name', 'Write the name.']]);
  const record = { id: 'p1', name: 'Mesa' };
  const before = formValues(payer, record);
  expect(readForm(payer, { name: ' ' }, before).issues).toEqual([['name', 'Write the name.']]);
  const { values } = readForm(payer, { name: ' Mesa Mutual ' }, before);
  expect(changeOf(payer, record, values, { name: ' Mesa Mutual ' }, before)).toEqual({ name: 'Mesa Mutual' });
});
