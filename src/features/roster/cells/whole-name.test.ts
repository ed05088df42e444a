import { expect, test } from 'vitest';
import { columnOfNames } from './name-order';
import { nameWithComma, wholeName } from './whole-name';

test.each([
  ['Quill, Ada M, MD', 'Ada', 'M', 'Quill', 'MD'],
  ['Quill, Ada M., L.P.N.', 'Ada', 'M', 'Quill', 'L.P.N.'],
  ['Quill, Ada MD', 'Ada', '', 'Quill', 'MD'],
  ['Quill Jr., Ada', 'Ada', '', 'Quill Jr', ''],
  ['Quill, Ada, Jr., MD', 'Ada', '', 'Quill Jr', 'MD'],
  ['Ada M. Quill, MD', 'Ada', 'M', 'Quill', 'MD'],
  ['Ada Quill, MD, PhD', 'Ada', '', 'Quill', 'MD, PhD'],
  ['Dr. Ada Quill', 'Ada', '', 'Quill', ''],
  ['Ada Quill FNP-C', 'Ada', '', 'Quill', 'FNP-C'],
  ['Ada (Addie) Quill', 'Ada', '', 'Quill', ''],
  ['Quill, Ada aka Ada Marrow', 'Ada', '', 'Quill', ''],
  ['Ada de la Cruz', 'Ada', '', 'de la Cruz', ''],
  ["O'DELLWYN, CORISANDE PA-C", 'CORISANDE', '', "O'DELLWYN", 'PA-C'],
  ['Okonkwo-Reyes, Adaeze N., MD, FACC', 'Adaeze', 'N', 'Okonkwo-Reyes', 'MD, FACC'],
  ['Ezinwa, Chidi, MD, FACOG', 'Chidi', '', 'Ezinwa', 'MD, FACOG'],
  ['Quill, Ada, DO, FACEP, FAAEM', 'Ada', '', 'Quill', 'DO, FACEP, FAAEM'],
  ['Quill, Ada, MD, PhD, DFAPA', 'Ada', '', 'Quill', 'MD, PhD, DFAPA'],
  ['Ada M. Quill, MD, SFHM, FIDSA', 'Ada', 'M', 'Quill', 'MD, SFHM, FIDSA'],
  ['Quill, Ada, DNP, FNP-BC, FAANP', 'Ada', '', 'Quill', 'DNP, FNP-BC, FAANP'],
  ['quill, ada, md, faan', 'ada', '', 'quill', 'md, faan'],
  ['Quill, Ada, M.Ed., LPC', 'Ada', '', 'Quill', 'M.Ed., LPC'],
  // What is a fellowship in capitals is a name otherwise.
  ['Ada M Fase', 'Ada', 'M', 'Fase', ''],
  // Do, Ma, Ba and Pa are names, too.
  ['Anh T Do', 'Anh', 'T', 'Do', ''],
  ['ANH T DO', 'ANH', 'T', 'DO', ''],
  ['Anh T. Do, MD', 'Anh', 'T', 'Do', 'MD'],
  ['Ada Quill DO', 'Ada', '', 'Quill', 'DO'],
  ['ADA QUILL D.O.', 'ADA', '', 'QUILL', 'D.O.'],
  ['ADA QUILL, DO', 'ADA', '', 'QUILL', 'DO'],
  ['Yo Yo Ma', 'Yo', 'Yo', 'Ma', ''],
  ['Tran, Anh Do', 'Anh', 'Do', 'Tran', ''],
  ['Tran, Anh DO', 'Anh', '', 'Tran', 'DO'],
  ['TRAN, ANH, DO', 'ANH', '', 'TRAN', 'DO'],
  ['Nguyen, Do', 'Do', '', 'Nguyen', ''],
  ['NGUYEN, DO', 'DO', '', 'NGUYEN', ''],
  ['Nguyen, Do, PA', 'Do', '', 'Nguyen', 'PA'],
  ['de la Cruz, Ma', 'Ma', '', 'de la Cruz', ''],
  ['Santos, Ba Pa-C', 'Ba', '', 'Santos', 'Pa-C'],
])('%s is read into its parts', (text, firstName, middleName, lastName, degree) => {
  expect(wholeName(text)).toMatchObject({ firstName, middleName, lastName, degree });
});

test.each([
  ['QUILL ADA M', 'ADA', 'M', 'QUILL'],
  ['VAN DYKE ADA', 'ADA', '', 'VAN DYKE'],
  ['DE LA CRUZ M', 'M', '', 'DE LA CRUZ'],
  ['LE BLANC ADA', 'ADA', '', 'LE BLANC'],
  ['SAN JUAN ADA', 'ADA', '', 'SAN JUAN'],
  // Le, Ben, Van and the like are names, too.
  ['LE TUAN V', 'TUAN', 'V', 'LE'],
  ['LE TUAN ANH', 'TUAN', 'ANH', 'LE'],
  ['VAN TUAN A', 'TUAN', 'A', 'VAN'],
  ['BEN THOMAS JAMES', 'THOMAS', 'JAMES', 'BEN'],
  ['TRAN ANH DO', 'ANH', 'DO', 'TRAN'],
])('%s, last name first', (text, firstName, middleName, lastName) => {
  expect(wholeName(text, { order: 'last first' })).toMatchObject({ firstName, middleName, lastName });
});

test.each([['Quill'], ['Quill, DO'], ['Harborline Health LLC'], [''], ['Quill, Ada, Bea, Cora']])(
  '%s is no name of a person',
  (text) => {
    expect(wholeName(text)).toBeUndefined();
  },
);

test('Last name last, Ben before a usual given name is a middle name', () => {
  expect(wholeName('Ada Ben Thomas')).toMatchObject({ firstName: 'Ada', lastName: 'Thomas' });
  expect(wholeName('Ada Le Blanc')).toMatchObject({ firstName: 'Ada', lastName: 'Le Blanc' });
});

test('In capitals DO is a degree where many names of the column have one, though not behind an initial', () => {
  const style = { hasDegrees: true };
  expect(wholeName('ADA QUILL DO', style)).toMatchObject({ lastName: 'QUILL', degree: 'DO' });
  expect(wholeName('ADA QUILL DO')).toMatchObject({ lastName: 'DO', degree: '' });
  expect(wholeName('QUILL, ADA DO', style)).toMatchObject({ firstName: 'ADA', middleName: '', degree: 'DO' });
  expect(wholeName('ANH T DO', style)).toMatchObject({ lastName: 'DO', degree: '' });
  expect(wholeName('ANH DO', style)).toMatchObject({ lastName: 'DO', degree: '' });
  expect(columnOfNames('Name', ['ADA QUILL MD', 'BEA VEGA DO', 'CORA ABARA'])).toMatchObject(style);
  expect(columnOfNames('Name', ['ANH DO', 'BEA VEGA DO']).hasDegrees).toBe(false);
});

test.each<[what: string, heading: string, names: string[], order: string | undefined]>([
  ['the heading', 'Last Name First Name', ['QUILL ADA', 'VEGA BEA'], 'last first'],
  ['the heading', 'LAST FIRST M', ['QUILL ADA', 'VEGA BEA'], 'last first'],
  ['the heading before all else', 'Name (First Last)', ['ROBERT ANN M'], 'first last'],
  ['the heading', 'SurnameGivenName', ['QUILL ADA'], 'last first'],
  ['initials at the end', 'Name', ['QUILL ADA M', 'VEGA BEA', 'ABARA CORA J'], 'last first'],
  ['initials in the middle', 'Name', ['Ada M. Quill', 'Bea Vega'], 'first last'],
  ['initials at the beginning', 'Name', ['A. Quill', 'Bea Vega'], 'first last'],
  ['an initial before the last name Do', 'Name', ['ANH T DO', 'BEA VEGA'], 'first last'],
  ['usual given names', 'Full name', ['QUILL ROBERT', 'VEGA LINDA', 'ABARA CORA'], 'last first'],
  ['usual given names', 'Full name', ['Robert Quill, MD', 'Linda Vega'], 'first last'],
  ['nothing', 'Full name', ['QUILL ADA', 'VEGA BEA'], undefined],
  ['nothing that is clear', 'Full name', ['ROBERT QUILL', 'VEGA LINDA'], undefined],
])('The order of names is told by %s: %s, %j', (_, heading, names, order) => {
  expect(columnOfNames(heading, names)).toMatchObject({ order, example: names[0] });
});

test('Where commas tell the parts, no name is an example of one without', () => {
  expect(columnOfNames('Name', ['Quill, Ada M', 'Cedar Clinic LLC', '']).example).toBeUndefined();
});

test.each(['QUILL ADA M', 'LE TUAN V', 'NGUYEN DO', 'DE LA CRUZ MA', 'TRAN ANH DO'])(
  'The name %s with its comma is read the same again',
  (text) => {
    const name = wholeName(text, { order: 'last first' });
    expect(name && wholeName(nameWithComma(name))).toEqual(name);
  },
);
