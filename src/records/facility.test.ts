import { expect, test } from 'vitest';
import { facility } from './facility';
import { changeOf, formValues, readForm } from './values';

const blank = formValues(facility);
const least = {
  ...blank,
  name: 'Cedar Ridge Hospital',
  addressLine1: '100 Main St',
  city: 'Reno',
  state: 'NV',
  zipCode: '89501',
};

const faults = (values: object, before?: typeof blank) =>
  readForm(facility, { ...least, ...values }, before).issues.map(([name]) => name);

function patch(before: typeof blank, change: object) {
  const typed = { ...before, ...change };
  const { values, issues } = readForm(facility, typed, before);
  expect(issues).toEqual([]);
  return changeOf(facility, before, values, typed, before);
}

test('A name and an address are enough, and what was left empty is not sent', () => {
  expect(readForm(facility, least)).toEqual({
    values: {
      name: 'Cedar Ridge Hospital',
      addressLine1: '100 Main St',
      city: 'Reno',
      state: 'NV',
      zipCode: '89501',
    },
    issues: [],
  });
  expect(faults(blank)).toEqual(['name', 'addressLine1', 'city', 'state', 'zipCode']);
});

test('ZIP code, telephone, e-mail and tax ids are checked', () => {
  const odd = { zipCode: '8950', phoneNumber: '555', contactEmail: 'office', groupTaxId: '123' };
  expect(faults(odd)).toEqual(['zipCode', 'contactEmail', 'phoneNumber', 'groupTaxId']);
});

const taxId = (groupTaxId: string) => readForm(facility, { ...least, groupTaxId }).values['groupTaxId'];

test('A tax id goes out with its dash', () => {
  expect(taxId('123456789')).toBe('12-3456789');
  expect(taxId('12-3456789')).toBe('12-3456789');
});

test('Only changed fields are sent, emptied ones as null', () => {
  const before = { ...least, dba: 'Cedar', phoneNumber: '(702) 555-0100' };
  expect(patch(before, { dba: '', faxNumber: '702 555 0101' })).toEqual({
    dba: null,
    faxNumber: '702 555 0101',
  });
  expect(patch(before, {})).toEqual({});
});

test('What the service does not know does not stand in the way of another change', () => {
  const before = formValues(facility, { name: 'Only A Name' });
  const values = { ...before, name: 'Another Name' };
  expect(readForm(facility, values).issues).not.toEqual([]);
  expect(patch(before, values)).toEqual({ name: 'Another Name' });
  expect(faults({ ...values, zipCode: '1' }, before)).toEqual(['zipCode']);
});

test('A facility that is made within another one is part of it', () => {
  expect(formValues({ ...facility, blank: { parentFacilityId: 'f1' } })).toMatchObject({
    parentFacilityId: 'f1',
  });
});
