import { expect, test } from 'vitest';
import { similarityOfForms } from './matching-given-names';
import { readingsOfParts, readingsOfText, similarityOfNames } from './matching-names';
import { phoneticKey } from './matching-words';

// How persons' names are compared (rules.md 12.7, 12.8).

type Name = readonly [first: string, last: string, middle?: string];

const read = ([first, last, middle]: Name) => readingsOfParts(first, middle, last);
const similarity = (ours: Name, theirs: Name) => {
  const found = similarityOfNames(read(ours), read(theirs));
  expect(similarityOfNames(read(theirs), read(ours)), 'the other way round').toBeCloseTo(found, 10);
  return found;
};
/** Two names that agree less are not taken for one (matching-score.ts). */
const least = 0.55;

test.each([
  ['Bill', 'William'],
  ['Kate', 'Katherine'],
  ['Peggy', 'Margaret'],
  ['Chuck', 'Charles'],
  ['Ted', 'Edward'],
  ['Ted', 'Theodore'],
  ['Dick', 'Richard'],
  ['Betsy', 'Elizabeth'],
])('%s may be %s: all but as good as the name itself', (called, name) => {
  const found = similarity([called, 'Okoro'], [name, 'Okoro']);
  expect(found).toBeGreaterThan(0.95);
  expect(found).toBeLessThan(1);
});

test.each([
  ['Catherine', 'Katherine'],
  ['Kathryn', 'Catherine'],
  ['Stephen', 'Steven'],
  ['Jeffrey', 'Geoffrey'],
  ['Sara', 'Sarah'],
  ['Philip', 'Phillip'],
  ['Muhammad', 'Mohamed'],
])('%s is another spelling of %s, and agrees better than a nickname or as well', (one, other) => {
  expect(similarity([one, 'Okoro'], [other, 'Okoro'])).toBeGreaterThan(
    similarity(['Bill', 'Okoro'], ['William', 'Okoro']) - 0.001,
  );
});

test.each([
  ['Daniel', 'Danielle'],
  ['Robert', 'Roberta'],
  ['Christian', 'Christina'],
  ['Mario', 'Maria'],
  ['John', 'Joan'],
])('%s and %s are written alike and are two names: less than a slip of the pen', (one, other) => {
  expect(similarityOfForms(one.toLowerCase(), other.toLowerCase())).toBe(0);
  expect(similarity([one, 'Okoro'], [other, 'Okoro'])).toBeLessThan(
    similarity(['Jennifer', 'Okoro'], ['Jenniefr', 'Okoro']) - 0.2,
  );
});

test('what is no usual name tells nothing about forms', () => {
  expect(similarityOfForms('jenniefr', 'jennifer')).toBeUndefined();
  expect(similarityOfForms('constructor', 'william')).toBeUndefined();
});

test.each([
  ['St. John', 'Saint John'],
  ['St. John', 'SAINTJOHN'],
  ['MacDonald', 'McDonald'],
  ['Mac Donald', 'McDonald'],
  ['Gonzalez', 'Gonzales'],
  ['Meyer', 'Maier'],
  ['Andersen', 'Anderson'],
  ['Clarke', 'Clark'],
  ['Kelley', 'Kelly'],
  ['Schmidt', 'Schmitt'],
  ['Thompson', 'Thomson'],
  ['Carlson', 'Karlson'],
])('the surname %s may be written %s', (ours, theirs) => {
  expect(similarity(['Ada', ours], ['Ada', theirs])).toBeGreaterThanOrEqual(0.9);
});

test.each([
  ['Johnson', 'Johnston'],
  ['Mack', 'McCoy'],
  ['Miller', 'Mueller'],
  ['Chen', 'Ken'],
  ['Lee', 'Li'],
])('%s does not sound like %s', (one, other) => {
  expect(phoneticKey(one.toLowerCase())).not.toBe(phoneticKey(other.toLowerCase()));
});

test('an initial that agrees says less than a nickname or a slip, and one that does not speaks against', () => {
  const exact = similarity(['Jennifer', 'Okoro'], ['Jennifer', 'Okoro']);
  const initial = similarity(['Jennifer', 'Okoro'], ['J', 'Okoro']);
  expect(exact).toBe(1);
  expect(initial).toBeGreaterThan(least);
  expect(initial).toBeLessThan(similarity(['Jennifer', 'Okoro'], ['Jenniefr', 'Okoro']));
  expect(similarity(['J', 'Okoro'], ['J', 'Okoro'])).toBe(initial);
  expect(similarity(['Jennifer', 'Okoro'], ['K', 'Okoro'])).toBeLessThan(least);
});

test('a middle initial that only one side has changes nothing, one that agrees neither, one that contradicts a lot', () => {
  const without = similarity(['Ada', 'Okoro'], ['Ada', 'Okoro', 'R']);
  expect(without).toBe(1);
  expect(similarity(['Ada R.', 'Okoro'], ['Ada', 'Okoro', 'R'])).toBeGreaterThan(0.85);
  expect(similarity(['Ada Ruth', 'Okoro'], ['Ada', 'Okoro', 'R'])).toBeGreaterThan(0.85);
  const other = similarity(['Ada M.', 'Okoro'], ['Ada', 'Okoro', 'R']);
  expect(other).toBeLessThan(0.65);
  expect(similarity(['Ada Marie', 'Okoro'], ['Ada', 'Okoro', 'R'])).toBe(other);
  for (const text of ['OKORO, ADA R', 'OKORO ADA R', 'ADA R OKORO'])
    expect(similarityOfNames(read(['Ada M.', 'Okoro']), readingsOfText(text))).toBeLessThan(other + 0.001);
});

test('the surname from before a marriage is found in the middle name, on either side', () => {
  const found = similarity(['Mary', 'Holloway'], ['Mary', 'Okoro', 'Holloway']);
  expect(found).toBeGreaterThan(0.8);
  expect(found).toBeLessThan(0.9);
  expect(similarity(['Mary Holloway', 'Okoro'], ['Mary', 'Holloway'])).toBe(found);
  expect(similarity(['Bridget', 'Holloway'], ['Mary', 'Okoro', 'Holloway'])).toBeLessThan(least);
});

test('a middle name that is a usual given name, or half of a first name, is no surname', () => {
  expect(similarity(['James', 'Thomas'], ['James', 'Okoro', 'Thomas'])).toBeLessThan(least);
  expect(similarity(['Hyun-Woo', 'Kang'], ['Hyun-Woo', 'Ramirez'])).toBeLessThan(least);
});

test('whose given name and surname were exchanged is compared as they were meant', () => {
  expect(similarity(['Paul', 'Zhao'], ['Zhao', 'Paul'])).toBe(1);
  expect(similarity(['Paul', 'Zhao'], ['Zhao', 'Paula'])).toBeLessThan(0.7);
});
