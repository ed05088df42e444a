import { expect, test } from 'vitest';
import { changeOf, formValues, readForm } from '@/records/values';
import { withValueAt } from '@/records/paths';
import type { Collection, Entry } from '../definition';
import type { Facts } from '@/records/field';
import { facilityCollections } from '.';
import { cmsCertifications } from './cms-certifications';
import { deas } from './deas';
import { collectionOf } from './kind';
import { liabilityInsurances } from './liability-insurances';
import { licenses } from './licenses';
import { npis } from './npis';

/** What is sent when the values of an entry's form are changed so. */
function changed(collection: Collection, entry: Entry, changes: Facts) {
  const before = formValues(collection, entry);
  let typed = before;
  for (const [path, value] of Object.entries(changes)) typed = withValueAt(typed, path, value);
  const { values, issues } = readForm(collection, typed, before);
  return { issues, body: changeOf(collection, entry, values, typed, before) };
}

const added = (collection: Collection, typed: Facts) => {
  let values = formValues(collection);
  for (const [path, value] of Object.entries(typed)) values = withValueAt(values, path, value);
  return readForm(collection, values);
};

const issuesOf = (collection: Collection, typed: Facts) =>
  added(collection, typed).issues.map(([name]) => name);

test.each(facilityCollections.map((one) => [one.title, one] as const))(
  '%s: a form that nobody touched changes nothing',
  (_, collection) => {
    expect(changed(collection, { id: 'a', appliesTo: 'SelfOnly' }, {})).toEqual({ issues: [], body: {} });
  },
);

test('a new entry counts for its own facility until something else is chosen', () => {
  expect(added(npis, { npi: '1234567893' })).toEqual({
    values: { npi: 1_234_567_893, appliesTo: 'SelfOnly' },
    issues: [],
  });
});

test('the check digits of an NPI and of a DEA number are checked', () => {
  expect(issuesOf(npis, { npi: '1234567890' })).toEqual(['npi']);
  expect(issuesOf(deas, { deaNumber: 'FQ1234560' })).toEqual(['deaNumber']);
  expect(issuesOf(deas, { deaNumber: 'fq1234563' })).toEqual([]);
});

test('an entry for chosen specialties names at least one', () => {
  const typed = { npi: '1234567893', appliesTo: 'Custom' };
  expect(issuesOf(npis, typed)).toEqual(['associatedFacilitySpecialtyIds']);
  expect(added(npis, { ...typed, associatedFacilitySpecialtyIds: ['s1'] }).values).toMatchObject({
    appliesTo: 'Custom',
    associatedFacilitySpecialtyIds: ['s1'],
  });
});

test('an entry that counts for all again names no specialties any more', () => {
  const entry = { id: 'a', npi: 1_234_567_893, appliesTo: 'Custom', associatedFacilitySpecialtyIds: ['s1'] };
  expect(changed(npis, entry, { appliesTo: 'SelfOnly' }).body).toEqual({
    appliesTo: 'SelfOnly',
    associatedFacilitySpecialtyIds: [],
  });
});

const license = {
  id: 'a',
  appliesTo: 'SelfOnly',
  licenseTypeId: 't',
  state: 'TX',
  licenseNumber: 'HF-1',
  isPrimary: true,
  nonVerifiedInfo: { issueDate: '2024-01-31', expirationDate: '2026-01-31', licenseStatus: 'Active' },
};

test('days are written as days, and stand in order', () => {
  const { body } = changed(licenses, license, { 'nonVerifiedInfo.expirationDate': '01/31/2028' });
  expect(body).toEqual({
    nonVerifiedInfo: { issueDate: '2024-01-31', expirationDate: '2028-01-31', licenseStatus: 'Active' },
  });
  const { issues } = changed(licenses, license, { 'nonVerifiedInfo.expirationDate': '01/30/2024' });
  expect(issues.map(([name]) => name)).toEqual(['nonVerifiedInfo.expirationDate']);
});

test('what is emptied within a part is sent as null', () => {
  expect(changed(licenses, license, { 'nonVerifiedInfo.licenseStatus': '' }).body).toEqual({
    nonVerifiedInfo: { issueDate: '2024-01-31', expirationDate: '2026-01-31', licenseStatus: null },
  });
});

test('type, state and number of a license are never sent again', () => {
  expect(changed(licenses, license, { licenseNumber: 'HF-2', state: 'NV' }).body).toEqual({});
});

test('an insurance ends after it begins', () => {
  const typed = { liabilityInsurer: 'Granite', effectiveDate: '3/31/2026', expirationDate: '3/30/2026' };
  expect(issuesOf(liabilityInsurances, typed)).toEqual(['expirationDate']);
});

test('all claims are insured for no less than one', () => {
  const typed = { liabilityInsurer: 'Granite', excessLimitPerClaim: '2,000,000', excessLimitAggregate: '5' };
  expect(issuesOf(liabilityInsurances, typed)).toEqual(['excessLimitAggregate']);
});

test.each([
  [{ npi: 1 }, 'npis'],
  [{ deaNumber: 'F' }, 'deas'],
  [{ liabilityInsurer: 'G' }, 'liabilityInsurances'],
  [{ licenseTypeId: 't', state: 'TX' }, 'licenses'],
  [{ accreditationAgencyId: 'a' }, 'accreditations'],
  [{ certificationNumber: '1' }, 'cmsCertifications'],
  [{ pecosPacIdentifier: '1', state: 'TX' }, 'medicare-enrollments'],
  [{ pagerNumber: '1' }, 'other'],
])('%j is known to be of %s', (entry, path) => {
  expect(collectionOf(entry).path).toBe(path);
});

const marksOf = (certificationNumber: string) =>
  cmsCertifications.remarks?.(
    { id: 'c', certificationNumber, nonVerifiedInfo: { certificationDate: '2020-03-15' } },
    '2026-11-29',
  );

test('a CLIA certificate that ran out two years after its day is marked, and another CMS certification is not', () => {
  expect(marksOf('05D0642827')).toMatchObject([{ tone: 'error', isOfEnd: true }]);
  expect(marksOf('050124')).toEqual([]);
});
