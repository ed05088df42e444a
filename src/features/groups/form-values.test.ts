import { describe, expect, test } from 'vitest';
import { changedGroupSchema, groupPatch, groupRequest, groupSchema, groupValues } from './form-values';

const address = {
  addressLine1: '1 Main St',
  addressLine2: '',
  city: 'Austin',
  state: 'TX',
  zipCode: '78701',
};
const blank = groupValues();
const faults = (values: object) => {
  const { error } = groupSchema.safeParse({ ...blank, name: 'Quill', ...values });
  return (error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`);
};

describe('a group', () => {
  test('needs a name and nothing else; what is empty is not sent', () => {
    expect(groupSchema.safeParse(blank).error?.issues[0]?.message).toBe('Write the name.');
    expect(groupRequest(groupSchema.parse({ ...blank, name: ' Quill ' }))).toEqual({ name: 'Quill' });
  });

  test('has an NPI whose check digit fits, and a tax id of nine digits', () => {
    expect(faults({ npi: '1234567890' })).toEqual([
      'npi: The check digit does not fit: one of the ten digits is mistyped.',
    ]);
    expect(faults({ taxId: '12-345' })).toEqual(['taxId: A tax id has nine digits, like 12-3456789.']);
    expect(
      groupRequest(groupSchema.parse({ ...blank, name: 'Quill', npi: '1234567893', taxId: '123456789' })),
    ).toEqual({ name: 'Quill', npi: 1_234_567_893, taxId: '12-3456789' });
  });

  test('has a whole address or none', () => {
    expect(faults({ remitAddress: { ...blank.remitAddress, city: 'Austin' } })).toEqual([
      'remitAddress.addressLine1: Write the street and number.',
      'remitAddress.state: Choose a state.',
      'remitAddress.zipCode: Write the ZIP code.',
    ]);
    expect(groupRequest(groupSchema.parse({ ...blank, name: 'Quill', remitAddress: address }))).toEqual({
      name: 'Quill',
      remitAddress: { addressLine1: '1 Main St', city: 'Austin', state: 'TX', zipCode: '78701' },
    });
  });

  test('is patched with what changed; what was emptied is null', () => {
    const before = groupValues({
      name: 'Quill',
      taxId: 'old style',
      npi: 1_234_567_893,
      remitAddress: address,
    });
    const values = { ...before, npi: '', remitAddress: blank.remitAddress };
    const checked = changedGroupSchema(values, before).parse(values);
    expect(groupPatch(checked, values, before)).toEqual({ npi: null, remitAddress: null });
    const renamed = { ...before, name: 'Quill North' };
    expect(groupPatch(changedGroupSchema(renamed, before).parse(renamed), renamed, before)).toEqual({
      name: 'Quill North',
    });
  });
});
