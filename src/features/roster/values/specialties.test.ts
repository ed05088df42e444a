import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { taxonomies } from '../../../../mocks/data/reference';
import { providerRoster } from '../provider-roster';
import { checked } from '../testing-rows';
import { severalSpecialties, specialtyReader } from './specialties';

/** Of the code set, some that the simulated service does not have. */
const more = [
  '363AM0700X Medical',
  '363AS0400X Surgical',
  '363LP0200X Pediatrics',
  "363LW0102X Women's Health",
].map((one) => ({
  id: one,
  code: one.slice(0, 10),
  classification: one.startsWith('363A') ? 'Physician Assistant' : 'Nurse Practitioner',
  specialization: one.slice(11),
}));
const all = [...taxonomies(), ...more];
const reader = specialtyReader(all);
const codeOf = (id: string | undefined) => all.find((one) => one.id === id)?.code;

/** The code of a text in a row of somebody of a profession, or what is wrong with it. */
function codeRead(text: string, profession?: string) {
  const reading = reader.read(text);
  if ('problem' in reading) return reading.problem;
  const settled = reader.settle(reading.value, profession) ?? reading;
  return 'problem' in settled ? settled.problem : codeOf(settled.value);
}

test.each([
  ['Family Practice', '207Q00000X'],
  ['FM', '207Q00000X'],
  ['IM', '207R00000X'],
  ['Internal Med', '207R00000X'],
  ['Internal Medicine', '207R00000X'],
  ['OB/GYN', '207V00000X'],
  ['Obstetrics & Gynecology', '207V00000X'],
  ['Peds', '208000000X'],
  ['EM', '207P00000X'],
  ['ENT', '207Y00000X'],
  ['Ortho', '207X00000X'],
  ['PM&R', '208100000X'],
  ['Allergy & Immunology', '207K00000X'],
  ['Family Medicine (207Q00000X)', '207Q00000X'],
  ['Cardiovascular Disease', '207RC0000X'],
  ['Cardiology', '207RC0000X'],
  ['Cards', '207RC0000X'],
  ['Radiology', '2085R0202X'],
  ['Hospitalist', '208M00000X'],
  ['GI', '207RG0100X'],
  ['Heme/Onc', '207RH0003X'],
  ['Nephrology', '207RN0300X'],
  ['Pulm', '207RP1001X'],
  ['Neuro', '2084N0400X'],
  ['Urology', '208800000X'],
  ['Derm', '207N00000X'],
  ['General Surgery', '208600000X'],
  ['NP', '363L00000X'],
  ['PA-C', '363A00000X'],
])('%s has one plain reading, the specialty %s, also where no provider type is known', (text, code) => {
  expect(codeRead(text)).toBe(code);
  expect(codeRead(text, 'Physician (MD)')).toBe(code);
});

test.each([
  ['Anesthesia', 'Physician (MD)', '207L00000X'],
  ['Anesthesia', 'Certified registered nurse anesthetist', '367500000X'],
  ['Psych', 'Physician (DO)', '2084P0800X'],
  ['Psych', 'Psychologist', '103T00000X'],
  ['Psych', 'Nurse practitioner', '363LP0808X'],
  ['Behavioral Health', 'Clinical social worker', '1041C0700X'],
  ['FM', 'Nurse practitioner', '363LF0000X'],
  ['Family', 'Nurse practitioner', '363LF0000X'],
  ['Family', 'Physician (MD)', '207Q00000X'],
  ['Peds', 'Nurse practitioner', '363LP0200X'],
  ["Women's Health", 'Nurse practitioner', '363LW0102X'],
  ['General Surgery', 'Physician assistant', '363AS0400X'],
  ['Internal Medicine', 'Physician assistant', '363AM0700X'],
  ['Emergency', 'Registered nurse', '163WE0003X'],
  ['Critical Care Medicine', 'Physician (MD)', '207RC0200X'],
  ['Critical Care Medicine', 'Registered nurse', '163WC0200X'],
  ['Orthopedic', 'Physical therapist', '2251X0800X'],
])('%s of the profession %s is %s', (text, profession, code) => {
  expect(codeRead(text, profession)).toBe(code);
});

test('A specialty that the code set has for physicians alone is the plain one of a nurse practitioner, and says so', () => {
  const reading = reader.read('Cardiology');
  const settled = 'value' in reading && reader.settle(reading.value, 'Nurse practitioner');
  expect(settled && 'value' in settled && codeOf(settled.value)).toBe('363L00000X');
  expect(settled).toMatchObject({
    note: 'Cardiology is read as Nurse Practitioner (363L00000X), since there is no such specialty of this profession',
  });
  expect(codeRead('Cardiology', 'Optician')).toMatch(/^Several specialties may be meant: say/);
  expect(codeRead('207RC0000X', 'Nurse practitioner')).toBe('207RC0000X');
});

test.each([
  ['Anesthesia', '207L00000X'],
  ['Psych', '2084P0800X'],
  ['Critical Care Medicine', '207RC0200X'],
  ['Primary Care', '207Q00000X'],
  ['Family', '207Q00000X'],
])('%s is asked about where no provider type says whose it is, and %s is offered first', (text, code) => {
  expect(codeRead(text)).toMatch(/no provider type says which/);
  expect(codeOf(reader.likely(text)[0])).toBe(code);
});

test.each([
  ['Dermatologic care', '207N00000X'],
  ['Oncology', '207RH0003X'],
  ['Cardiac care', '207RC0000X'],
])('%s may mean several: a person says which, and %s is offered first', (text, code) => {
  expect(codeRead(text, 'Physician (MD)')).toMatch(/^There is no specialty/);
  expect(codeOf(reader.likely(text)[0])).toBe(code);
});

test('What a person said of words counts for the profession that it was said of, before what they mean elsewhere', () => {
  const [first, second] = all.map(({ id }) => id);
  const meanings = new Map([
    ['PSYCH', first ?? ''],
    ['PSYCH OF PSYCHOLOGIST', second ?? ''],
  ]);
  const reading = reader.read('Psych', meanings);
  const settled = (profession?: string) =>
    'value' in reading ? reader.settle(reading.value, profession) : reading;
  expect(settled('Psychologist')).toMatchObject({ value: second });
  expect(settled()).toMatchObject({ value: first });
  expect(settled('Optician')).toMatchObject({ value: first });
  expect(codeOf((settled('Nurse practitioner') as { value: string }).value)).toBe('363LP0808X');
});

test('Nothing is called likely for words that say nothing of a specialty', () => {
  expect(reader.likely('To be told')).toEqual([]);
});

test('A choice reads as itself, and no specialty of organizations is one', () => {
  const [first] = reader.choices;
  expect(first?.label).toBe('Acupuncturist (171100000X)');
  expect(reader.choices.every(({ label, value }) => codeRead(label) === codeOf(value))).toBe(true);
  const clinic = { id: 'c', code: '261Q00000X', classification: 'Clinic/Center', section: 'Non-Individual' };
  expect(specialtyReader([clinic]).choices).toEqual([]);
});

test.each([
  ['Family Medcine', '207Q00000X'],
  ['Emergancy Medicine', '207P00000X'],
  ['Cardiolgy', '207RC0000X'],
])('One slip of typing is read as the only specialty that it can be, and told: %s', (text, code) => {
  expect(codeRead(text, 'Physician (MD)')).toBe(code);
  const reading = reader.read(text);
  const settled = 'value' in reading ? reader.settle(reading.value, 'Physician (MD)') : undefined;
  expect(settled).toMatchObject({ isLoose: true, note: expect.stringContaining(`${text} is read as `) });
});

test('Two slips, and a slip in a short word, are asked about', () => {
  for (const text of ['Famly Medcine', 'Dermx']) expect(reader.read(text)).toHaveProperty('problem');
});

test.each([
  ['Cardiology; Nephrology', ['207RC0000X', '207RN0300X']],
  ['Cardiology / Nephrology', ['207RC0000X', '207RN0300X']],
  ['207Q00000X; 207RC0000X', ['207Q00000X', '207RC0000X']],
  ['OB/GYN', ['207V00000X']],
  ['Internal Medicine, Cardiovascular Disease', ['207RC0000X']],
])(
  'Several specialties of a cell are parted, and a name with a comma or a slash is one: %s',
  (text, codes) => {
    const reading = reader.read(text);
    const all = 'value' in reading ? severalSpecialties(reading.value) : [];
    const ids = all.map((one) => {
      const settled = reader.settle(one, 'Physician (MD)') ?? { value: one };
      return 'value' in settled ? settled.value : undefined;
    });
    expect(ids.map(codeOf)).toEqual(codes);
  },
);

test('A specialty of the second column, and the further ones of a cell, are kept beside the first', () => {
  const kind = providerRoster({
    providerTypes: [],
    licenseTypes: [],
    taxonomies: all,
    queryClient: new QueryClient(),
  });
  const row = ['Quill', 'Ada', 'Cardiology; Urology', 'Nephrology'];
  const [one] = checked('lastName firstName taxonomyId secondTaxonomyId', [row], { kind });
  const { taxonomyId, 'taxonomyId#2': second, 'taxonomyId#3': third } = one?.values ?? {};
  expect([taxonomyId, second, third].map(codeOf)).toEqual(['207RC0000X', '208800000X', '207RN0300X']);
  expect(one?.words).toContain('2 specialties are read: ');
  const [alone] = checked(
    'lastName firstName taxonomyId secondTaxonomyId',
    [[...row.slice(0, 2), '', 'Nephrology']],
    {
      kind,
    },
  );
  expect(codeOf(alone?.values['taxonomyId'])).toBe('207RN0300X');
});

test('Of several specialties those that are known are taken, and another is told', () => {
  const reading = reader.read('Cardiology; Basket weaving');
  const all = 'value' in reading ? severalSpecialties(reading.value) : [];
  expect(all.map((one) => reader.settle(one, 'Physician (MD)'))).toMatchObject([
    { value: expect.anything() },
    { problem: 'There is no specialty “Basket weaving”.' },
  ]);
  expect(reader.read('Juggling; Basket weaving')).toHaveProperty('problem');
});
