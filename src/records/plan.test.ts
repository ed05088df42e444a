import { expect, test } from 'vitest';
import { plan } from './plan';
import { changeOf, formValues, readForm } from './values';

test('a plan is of a payer, and a new one is offered the payer whose page it is made on', () => {
  expect(readForm(plan, formValues(plan)).issues).toEqual([
    ['name', 'Write the name.'],
    ['payerId', 'Choose the payer.'],
  ]);
  const begun = formValues({ ...plan, blank: { payerId: 'p1' } });
  expect(readForm(plan, { ...begun, name: ' Gold ' }).values).toEqual({ name: 'Gold', payerId: 'p1' });
});

test('a plan whose state is emptied holds in every state', () => {
  const record = { id: 'n1', payerId: 'p1', name: 'Gold', state: 'TX' };
  const before = formValues(plan, record);
  const typed = { ...before, state: '' };
  const { values } = readForm(plan, typed, before);
  expect(changeOf(plan, record, values, typed, before)).toEqual({ state: null });
});
