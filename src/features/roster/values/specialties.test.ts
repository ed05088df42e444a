import { expect, test } from 'vitest';
import { taxonomies } from '../../../../mocks/data/reference';
import { specialtyReader } from './specialties';

const all = taxonomies();
const reader = specialtyReader(all);
const codeOf = (id: string | undefined) => all.find((one) => one.id === id)?.code;

function codeRead(text: string) {
  const reading = reader.read(text);
  return 'value' in reading ? codeOf(reading.value) : reading.problem;
}

test.each([
  ['Family Practice', '207Q00000X'],
  ['Internal Med', '207R00000X'],
  ['OB/GYN', '207V00000X'],
  ['Obstetrics & Gynecology', '207V00000X'],
  ['Peds', '208000000X'],
  ['ER', '207P00000X'],
  ['ENT', '207Y00000X'],
  ['Orthopedic Surgery', '207X00000X'],
  ['PM&R', '208100000X'],
  ['Allergy & Immunology', '207K00000X'],
  ['Family Medicine (207Q00000X)', '207Q00000X'],
  ['Cardiovascular Disease', '207RC0000X'],
])('%s is known as the specialty %s', (text, code) => {
  expect(codeRead(text)).toBe(code);
});

test.each([
  ['Cardiology', '207RC0000X'],
  ['Cards', '207RC0000X'],
  ['Pulmonology', '207RP1001X'],
  ['Endocrine', '207RE0101X'],
  ['Psych', '2084P0800X'],
  ['Hem/Onc', '207RH0003X'],
  ['Dermatologic care', '207N00000X'],
  ['Critical Care Medicine', '207RC0200X'],
])('%s may mean several: a person says which, and %s is offered first', (text, code) => {
  expect(codeRead(text)).toMatch(/^There is no specialty|^Several specialties/);
  expect(codeOf(reader.likely(text)[0])).toBe(code);
});

test('Nothing is called likely for words that say nothing of a specialty', () => {
  expect(reader.likely('To be told')).toEqual([]);
});

test('A choice reads as itself, and no specialty of organizations is one', () => {
  const [first] = reader.choices;
  expect(first?.label).toBe('Acupuncturist (171100000X)');
  expect(reader.choices.every(({ label }) => 'value' in reader.read(label))).toBe(true);
  const clinic = { id: 'c', code: '261Q00000X', classification: 'Clinic/Center', section: 'Non-Individual' };
  expect(specialtyReader([clinic]).choices).toEqual([]);
});
