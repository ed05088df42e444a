import { expect, test } from 'vitest';
import {
  changedFacilitySchema,
  facilityPatch,
  facilityRequest,
  facilitySchema,
  facilityValues,
} from './form-values';

const least = {
  ...facilityValues(),
  name: 'Cedar Ridge Hospital',
  addressLine1: '100 Main St',
  city: 'Reno',
  state: 'NV',
  zipCode: '89501',
};

const complaints = (values: typeof least) =>
  facilitySchema.safeParse(values).error?.issues.map(({ path }) => path.join('.')) ?? [];

test('A name and an address are enough, and what was left empty is not sent', () => {
  expect(facilityRequest(facilitySchema.parse(least))).toEqual({
    name: 'Cedar Ridge Hospital',
    addressLine1: '100 Main St',
    city: 'Reno',
    state: 'NV',
    zipCode: '89501',
  });
  expect(complaints(facilityValues())).toEqual(['name', 'addressLine1', 'city', 'state', 'zipCode']);
});

test('ZIP code, telephone, e-mail and tax ids are checked', () => {
  const odd = { zipCode: '8950', phoneNumber: '555', contactEmail: 'office', groupTaxId: '123' };
  expect(complaints({ ...least, ...odd })).toEqual(['zipCode', 'contactEmail', 'phoneNumber', 'groupTaxId']);
});

test('A tax id goes out with its dash', () => {
  expect(facilitySchema.parse({ ...least, groupTaxId: '123456789' }).groupTaxId).toBe('12-3456789');
  expect(facilitySchema.parse({ ...least, groupTaxId: '12-3456789' }).groupTaxId).toBe('12-3456789');
});

test('Only changed fields are sent, emptied ones as null', () => {
  const before = { ...least, dba: 'Cedar', phoneNumber: '(702) 555-0100' };
  const values = { ...before, dba: '', faxNumber: '702 555 0101' };
  const checked = changedFacilitySchema(values, before).parse(values);
  expect(facilityPatch(checked, values, before)).toEqual({ dba: null, faxNumber: '702 555 0101' });
  expect(facilityPatch(facilitySchema.parse(before), before, before)).toEqual({});
});

test('What the service does not know does not stand in the way of another change', () => {
  const before = facilityValues({ name: 'Only A Name' });
  const values = { ...before, name: 'Another Name' };
  expect(facilitySchema.safeParse(values).success).toBe(false);
  const checked = changedFacilitySchema(values, before).parse(values);
  expect(facilityPatch(checked, values, before)).toEqual({ name: 'Another Name' });
  expect(
    changedFacilitySchema({ ...values, zipCode: '1' }, before).safeParse({ ...values, zipCode: '1' }).success,
  ).toBe(false);
});
