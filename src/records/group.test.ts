import { describe, expect, test } from 'vitest';
import { group } from './group';
import { changeOf, formValues, readForm } from './values';

const address = {
  addressLine1: '1 Main St',
  addressLine2: '',
  city: 'Austin',
  state: 'TX',
  zipCode: '78701',
};
const blank = formValues(group);
const read = (values: object) => readForm(group, { ...blank, name: 'Quill', ...values });
const faults = (values: object) => read(values).issues.map(([name, message]) => `${name}: ${message}`);

describe('a group', () => {
  test('needs a name and nothing else; what is empty is not sent', () => {
    expect(readForm(group, blank).issues).toEqual([['name', 'Write the name.']]);
    expect(read({ name: ' Quill ' })).toEqual({ values: { name: 'Quill' }, issues: [] });
  });

  test('has an NPI whose check digit fits, and a tax id of nine digits', () => {
    expect(faults({ npi: '1234567890' })).toEqual([
      'npi: The check digit does not fit: one of the ten digits is mistyped.',
    ]);
    expect(faults({ taxId: '12-345' })).toEqual(['taxId: A tax id has nine digits: 12-3456789.']);
    expect(read({ npi: '1234567893', taxId: '123456789' }).values).toEqual({
      name: 'Quill',
      npi: 1_234_567_893,
      taxId: '12-3456789',
    });
  });

  test('has a whole address or none', () => {
    const begun = { addressLine1: '', addressLine2: '', city: 'Austin', state: '', zipCode: '' };
    expect(faults({ remitAddress: begun })).toEqual([
      'remitAddress.addressLine1: Write the street and number.',
      'remitAddress.state: Choose a state.',
      'remitAddress.zipCode: Write the ZIP code.',
    ]);
    expect(faults({ remitAddress: { ...address, zipCode: '787' } })).toEqual([
      'remitAddress.zipCode: A ZIP code has five digits, or nine with a dash.',
    ]);
    expect(read({ remitAddress: address }).values).toEqual({
      name: 'Quill',
      remitAddress: { addressLine1: '1 Main St', city: 'Austin', state: 'TX', zipCode: '78701' },
    });
  });

  test('is patched with what changed; what was emptied is null, and what was odd before stands in no way', () => {
    const record = { name: 'Quill', taxId: 'old style', npi: 1_234_567_893, remitAddress: address };
    const before = formValues(group, record);
    const patch = (changes: object) => {
      const typed = { ...before, ...changes };
      const { values, issues } = readForm(group, typed, before);
      expect(issues).toEqual([]);
      return changeOf(group, record, values, typed, before);
    };
    expect(patch({})).toEqual({});
    expect(patch({ npi: '', remitAddress: blank['remitAddress'] })).toEqual({
      npi: null,
      remitAddress: null,
    });
    expect(patch({ name: 'Quill North' })).toEqual({ name: 'Quill North' });
    // An address is replaced as one.
    expect(patch({ remitAddress: { ...address, city: 'Waco' } })).toEqual({
      remitAddress: { addressLine1: '1 Main St', city: 'Waco', state: 'TX', zipCode: '78701' },
    });
  });
});
