import { expect, test } from 'vitest';
import { factsOf } from '@/records/facts';
import { providerCollections } from './provider';
import { boardCertifications } from './provider/board-certifications';
import { addresses } from './provider/addresses';
import { educations } from './provider/educations';
import { emails } from './provider/emails';
import { hospitalAffiliations } from './provider/hospital-affiliations';
import { liabilityInsurances } from './provider/liability-insurances';
import { workHistory } from './provider/work-history';
import { changeOf, formValues, readForm } from '@/records/values';
import { withValueAt } from '@/records/paths';
import type { Collection, Entry } from './definition';
import type { Facts } from '@/records/field';

/** What is sent when the values of an entry's form are changed so. */
function changed(collection: Collection, entry: Entry, changes: Facts) {
  const before = formValues(collection, entry);
  let typed = before;
  for (const [path, value] of Object.entries(changes)) typed = withValueAt(typed, path, value);
  const { values, issues } = readForm(collection, typed, before, entry);
  return { issues, body: changeOf(collection, entry, values, typed, before) };
}

const policy = {
  id: 'a',
  name: 'Harbor Mutual',
  policyNumber: 'P-1',
  occurrenceCoverageAmount: 1_000_000,
  currentEffectiveDate: '2026-01-01T00:00:00Z',
  currentExpirationDate: '2027-01-01T00:00:00Z',
};

test.each(providerCollections.map((one) => [one.title, one] as const))(
  '%s: a form that nobody touched changes nothing',
  (_, collection) => {
    const entry: Entry = { id: 'a', ...collection.blank };
    const { issues, body } = changed(collection, entry, {});
    expect(issues).toEqual([]);
    if (collection.changes === 'PATCH') expect(body).toEqual({});
  },
);

test('what nobody touched stays as it is, also where the form would not take it', () => {
  const address = { addressLine1: '1 Main', state: 'TX', zipCode: '787011234', type: 'Work' };
  expect(changed(addresses, { id: 'a', ...address, city: 'Austin' }, { city: 'Dallas' })).toEqual({
    issues: [],
    body: { ...address, city: 'Dallas' },
  });
  const contact = { phoneNumber: '555-1234', emailAddress: 'front desk' };
  const affiliation = { id: 'a', type: 'AdmittingPrivileges', hospital: { name: 'Harbor', contact } };
  expect(changed(hospitalAffiliations, affiliation, { 'hospital.name': 'Mesa' })).toEqual({
    issues: [],
    body: { type: 'AdmittingPrivileges', hospital: { name: 'Mesa', contact } },
  });
});

test('what is typed becomes what the service takes', () => {
  const typed = {
    ...formValues(liabilityInsurances),
    name: ' Harbor Mutual ',
    occurrenceCoverageAmount: '$1,000,000',
    currentExpirationDate: '3/31/2027',
    isSelfInsured: 'no',
  };
  expect(readForm(liabilityInsurances, typed)).toEqual({
    values: {
      name: 'Harbor Mutual',
      occurrenceCoverageAmount: 1_000_000,
      currentExpirationDate: '2027-03-31T00:00:00Z',
      isSelfInsured: false,
    },
    issues: [],
  });
});

test('only what was changed is sent, and null empties a field', () => {
  const { body } = changed(liabilityInsurances, policy, { policyNumber: '', name: 'Harbor' });
  expect(body).toEqual({ policyNumber: null, name: 'Harbor' });
});

test('days out of order are told at the later one', () => {
  const { issues } = changed(liabilityInsurances, policy, { currentExpirationDate: '12/31/2025' });
  expect(issues).toEqual([['currentExpirationDate', 'This comes before the day on which it takes effect.']]);
});

test('an old entry that breaks a rule does not stand in the way of changing something else', () => {
  const old = { ...policy, currentExpirationDate: '2020-01-01T00:00:00Z' };
  expect(changed(liabilityInsurances, old, { policyNumber: 'P-2' })).toEqual({
    issues: [],
    body: { policyNumber: 'P-2' },
  });
});

test('a part within another goes out whole, with what the form does not show', () => {
  const entry = {
    id: 'a',
    type: 'AmericanBoardofSurgery',
    nonVerifiedInfo: { expirationDate: '2027-01-01T00:00:00Z', somethingNew: 1 },
  };
  const { body } = changed(boardCertifications, entry, {
    'nonVerifiedInfo.expirationDate': '01/01/2030',
    type: 'AmericanBoardofUrology',
  });
  expect(body).toEqual({
    nonVerifiedInfo: { expirationDate: '2030-01-01T00:00:00Z', somethingNew: 1 },
  });
});

test('a collection that is replaced sends the entry whole', () => {
  const { body } = changed(emails, { id: 'a', email: 'a@b.org', type: 'Work' }, { type: 'Personal' });
  expect(body).toEqual({ email: 'a@b.org', type: 'Personal' });
});

test('an address is asked for whole once it is begun', () => {
  const typed = {
    ...formValues(workHistory),
    name: 'Clinic',
    startDate: '1/1/2020',
    address: { city: 'Salem' },
  };
  expect(readForm(workHistory, typed).issues).toEqual([
    ['address.addressLine1', 'Write the street and number, or leave the others empty too.'],
  ]);
});

test('what is emptied within a part is sent as null, and so is all of an address that goes', () => {
  const address = { addressLine1: '1 Oak St', city: 'Salem', state: 'OR', zipCode: '97301' };
  const entry = {
    id: 'a',
    workHistoryType: 'Employment',
    name: 'Clinic',
    startDate: '2020-01-01T00:00:00Z',
    address,
  };
  expect(changed(workHistory, entry, { 'address.zipCode': '' }).body).toEqual({
    address: { ...address, zipCode: null },
  });
  const nothing = { addressLine1: null, city: null, state: null, zipCode: null };
  const emptied = Object.fromEntries(Object.keys(address).map((name) => [`address.${name}`, '']));
  expect(changed(workHistory, entry, emptied)).toEqual({ issues: [], body: { address: nothing } });
});

test('the kind of an affiliation decides its fields, and what two kinds call the same is kept apart', () => {
  const privileges = {
    id: 'a',
    type: 'AdmittingPrivileges',
    hospital: { name: 'General' },
    department: { name: 'ICU' },
  };
  const arrangements = {
    id: 'b',
    type: 'AdmittingArrangements',
    hospital: { name: 'General' },
    department: 'ICU',
  };
  expect(changed(hospitalAffiliations, privileges, { 'department.name': 'ER' }).body).toEqual({
    type: 'AdmittingPrivileges',
    department: { name: 'ER' },
  });
  expect(changed(hospitalAffiliations, arrangements, { department: 'ER' }).body).toEqual({
    type: 'AdmittingArrangements',
    department: 'ER',
  });
  const factTexts = factsOf(hospitalAffiliations, arrangements).map(({ label, text }) => `${label}: ${text}`);
  expect(factTexts).toContain('Department: ICU');
});

test('an answer cannot be left open again', () => {
  const { issues } = changed(educations, { id: 'a', schoolName: 'S', completed: true }, { completed: '' });
  expect(issues).toEqual([['completed', 'What was answered once cannot be left open again.']]);
});

test('whatever an entry holds, it is told without breaking', () => {
  for (const collection of providerCollections) {
    const strange = Object.fromEntries(collection.fields.map(({ name }) => [name.split('.')[0], 7]));
    for (const entry of [{}, strange, { [collection.fields[0]?.name ?? '']: null }]) {
      const words = factsOf(collection, entry).map(({ text }) => text);
      expect(words.join(' ')).not.toMatch(/undefined|null|NaN|Invalid/);
      expect(() => collection.remarks?.(entry, '2026-11-21')).not.toThrow();
      expect(() => formValues(collection, entry)).not.toThrow();
    }
  }
});

test('a field that only now belongs to the entry is asked for, though nobody touched it', () => {
  const { issues } = changed(
    workHistory,
    { id: 'a', workHistoryType: 'Employment', name: 'Clinic', startDate: '2020-01-01T00:00:00Z' },
    { workHistoryType: 'Gap' },
  );
  expect(issues).toEqual([['gapExplanation', 'A gap needs an explanation.']]);
});
