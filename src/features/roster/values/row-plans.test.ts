import { expect, test } from 'vitest';
import type { OnFile } from '../model/kind';
import { checked } from '../testing-rows';

const [npi, otherNpi] = ['1234567893', '1900000013'];
const [born, otherBorn] = ['1980-03-31', '1975-11-02'];
const fields = 'npi dateOfBirth lastName firstName phone';

/** A row about Ada Quill. */
const row = (number = '', day = '', phone = '') => [number, day, 'Quill', 'Ada', phone];

/** Somebody on file of the name Ada Quill. */
const ada = (values: OnFile['values'], id = 'p1'): OnFile => ({
  id,
  identities: [
    ...(values['npi'] ? [`npi:${values['npi']}`] : []),
    ...(values['dateOfBirth'] ? [`born:QUILL ADA ${values['dateOfBirth']}`] : []),
    'name:QUILL ADA',
  ],
  values: { lastName: 'Quill', firstName: 'Ada', ...values },
});

test.each([
  [row(npi), { dateOfBirth: born }, 'born Mar 31, 1980 on file; NPI 1234567893 in the row'],
  [row('', born), { npi }, 'NPI 1234567893 on file; born Mar 31, 1980 in the row'],
  [row(npi, born), {}, 'without NPI and date of birth on file; born Mar 31, 1980, NPI 1234567893 in the row'],
  // A date that contradicts another may be a slip: only two NPIs are two people.
  [row('', born), { dateOfBirth: otherBorn }, 'born Nov 2, 1975 on file; born Mar 31, 1980 in the row'],
  [
    row(npi, born),
    { dateOfBirth: otherBorn },
    'born Nov 2, 1975 on file; born Mar 31, 1980, NPI 1234567893 in the row',
  ],
])('A row %j about a name that is on file with %j is decided by a person', (cells, there, known) => {
  const [one] = checked(fields, [cells], { onFile: [ada(there)] });
  expect(one).toMatchObject({
    plan: 'decide',
    onFile: undefined,
    words: `May be the same person: Ada Quill, ${known}`,
  });
});

test('A row without NPI and date of birth that would change a namesake asks first; another profession speaks against it', () => {
  const onFile = [ada({ npi, providerTypeId: 'rn' })];
  const cells = ['', '', 'Quill', 'Ada', '(555) 010-0100', 'MD'];
  const one = (isSame?: boolean) =>
    checked(`${fields} providerTypeId`, [cells], { onFile, decisions: new Map([[2, { isSame }]]) })[0];
  expect(one()).toMatchObject({ plan: 'decide', onFile: undefined, differs: [] });
  expect(one()?.words).toBe(
    'May be the same person: Ada Quill, NPI 1234567893, Registered nurse on file; without NPI and date of birth, Physician (MD) in the row',
  );
  expect(one(false)).toMatchObject({ plan: 'create' });
  expect(one(true)).toMatchObject({ plan: 'differs', differs: ['providerTypeId', 'phone'] });
  // Nobody is changed by what is on file already.
  expect(checked(fields, [row()], { onFile })[0]).toMatchObject({ plan: 'same' });
});

test('Whoever is said to be the same is changed in what the file knows, and somebody else is created', () => {
  const onFile = [ada({ dateOfBirth: born })];
  const decided = (isSame: boolean) =>
    checked(fields, [row(npi)], { onFile, decisions: new Map([[2, { isSame }]]) })[0];
  expect(decided(true)).toMatchObject({ plan: 'differs', onFile: { id: 'p1' }, differs: ['npi'] });
  expect(decided(false)).toMatchObject({ plan: 'create', words: 'Will be created' });
});

test.each([
  [row(npi), { npi: otherNpi }],
  [row(npi, born), { npi: otherNpi }],
  [row(npi, born), { dateOfBirth: otherBorn, npi: otherNpi }],
])('A row %j is about somebody else than the namesake on file with %j', (cells, there) => {
  const [one] = checked(fields, [cells], { onFile: [ada(there)] });
  expect(one).toMatchObject({ plan: 'create', words: 'Will be created' });
});

test('Of one name, another date of birth and another profession, an NPI in the row tells somebody else', () => {
  const onFile = [ada({ dateOfBirth: otherBorn, providerTypeId: 'rn' })];
  const plan = (cells: string[]) =>
    checked(`${fields} providerTypeId`, [[...cells, 'MD']], { onFile })[0]?.plan;
  expect([plan(row('', born)), plan(row(npi, born))]).toEqual(['decide', 'create']);
});

test('Whoever is said to be the same in spite of another date of birth is asked for the right one', () => {
  const onFile = [ada({ dateOfBirth: otherBorn })];
  const [one] = checked(fields, [row('', born)], { onFile, decisions: new Map([[2, { isSame: true }]]) });
  expect(one).toMatchObject({ plan: 'decide', onFile: { id: 'p1' } });
  expect(one?.conflicts.map(({ field }) => field)).toEqual(['dateOfBirth']);
});

test('Several of one name who are all born otherwise are told beside the new one, and so is a row of the file', () => {
  const onFile = [ada({ dateOfBirth: '1970-01-01' }), ada({ dateOfBirth: '1971-01-01' }, 'p2')];
  const words = checked(fields, [row('', born)], { onFile })[0]?.words;
  expect(words).toBe(
    'Will be created. 2 on file have this name and other dates of birth: see whether it is one of them',
  );
  expect(checked(fields, [row('', born), row('', otherBorn)])[1]?.words).toBe(
    'Will be created. The same name as line 2 and another date of birth: see whether it is somebody else',
  );
});

test('Of several namesakes on file the one that nothing contradicts may be the same; of two nobody knows', () => {
  const other = ada({ npi: otherNpi }, 'p3');
  const [one] = checked(fields, [row(npi)], { onFile: [other, ada({ dateOfBirth: born })] });
  expect(one).toMatchObject({ plan: 'decide', perhaps: { id: 'p1' } });
  const onFile = [ada({ dateOfBirth: born }), ada({ dateOfBirth: otherBorn }, 'p2'), other];
  const words =
    'on file have this name, and nothing tells which of them it is: add the NPI or the date of birth';
  expect(checked(fields, [row(npi)], { onFile })[0]).toMatchObject({
    plan: 'create',
    words: `Will be created. 2 ${words}`,
  });
  expect(checked(fields, [row()], { onFile })[0]).toMatchObject({ plan: 'cannot', words: `3 ${words}` });
});

test('A row that ends somebody whose name alone is shared with who is on file ends nobody before it is decided', () => {
  const given = { onFile: [ada({ dateOfBirth: born })] };
  const end = (isSame?: boolean) =>
    checked(`${fields} action`, [[...row(npi), 'Term']], {
      ...given,
      ...(isSame !== undefined && { decisions: new Map([[2, { isSame }]]) }),
    })[0]?.plan;
  expect([end(), end(true), end(false)]).toEqual(['decide', 'terminate', 'none']);
});

test('Rows of one name that neither NPI nor birth date tells apart are both created, and that is said', () => {
  const words = checked(fields, [row(npi), row('', born), row(otherNpi, otherBorn)]).map((one) => one.words);
  expect(words).toEqual([
    'Will be created',
    'Will be created. The same name as line 2, and nothing tells whether it is somebody else: add the NPI or the date of birth',
    'Will be created. The same name as line 3 and another date of birth: see whether it is somebody else',
  ]);
});

test.each([
  ['in the middle', [row(npi), row(npi, born), row('', born)]],
  ['at the end', [row(npi), row('', born), row(npi, born)]],
  ['at the beginning', [row(npi, born), row('', born), row(npi)]],
])('A row with NPI and birth date %s makes one of three rows', (_, rows) => {
  expect(checked(fields, rows).map(({ plan, joined, sameAs }) => [plan, joined, sameAs])).toEqual([
    ['create', [3, 4], undefined],
    ['joined', [], 2],
    ['joined', [], 2],
  ]);
});

test('Of rows that are made one late, one that goes on stands for those that end', () => {
  const rows = [
    [...row(npi), 'Term'],
    [...row('', born, '(555) 010-0100'), 'Add'],
    [...row(npi, born), 'Term'],
  ];
  const [ended, stays, last] = checked(`${fields} action`, rows);
  expect(stays).toMatchObject({ plan: 'create', joined: [2, 4], values: { phone: '(555) 010-0100' } });
  expect([ended?.sameAs, last?.sameAs]).toEqual([3, 3]);
});
