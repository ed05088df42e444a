import { expect, test } from 'vitest';
import { leieCode, leieWords } from './leie-codes';

test.each([
  ['1128a1', '1128a1: conviction of program-related crimes. Mandatory, at least 5 years'],
  ['1128a2', '1128a2: conviction relating to patient abuse or neglect. Mandatory, at least 5 years'],
  ['1128a3', '1128a3: felony conviction relating to health care fraud. Mandatory, at least 5 years'],
  ['1128a4', '1128a4: felony conviction relating to controlled substances. Mandatory, at least 5 years'],
  [
    '1128b1',
    '1128b1: misdemeanor conviction relating to fraud, or fraud in other programs. Permissive, at least 3 years',
  ],
  [
    '1128b2',
    '1128b2: conviction relating to obstruction of an investigation or audit. Permissive, at least 3 years',
  ],
  [
    '1128b3',
    '1128b3: misdemeanor conviction relating to controlled substances. Permissive, at least 3 years',
  ],
  [
    '1128b4',
    '1128b4: license revoked, suspended or surrendered. Permissive, at least as long as the licensing board’s measure',
  ],
  ['1128b8', '1128b8: entity controlled by an excluded person. Permissive, no least duration known'],
  ['1128b14', '1128b14: default on a health education loan. Permissive, no least duration known'],
])('The code %s is told in words, with the least duration beside it (field.md 3.1)', (code, words) => {
  expect(leieWords(code)).toBe(words);
});

test.each([
  '1128(a)(1)',
  '1128 (A) (1)',
  '1128A1',
  '1128-a-1',
  'Sec. 1128(a)(1)',
  'section 1128 (a)(1).',
  '§ 1128(a)(1)',
  '1320a-7(a)(1)',
  '42 U.S.C. § 1320a-7(a)(1)',
  ' 1128a1 ',
])('%s is the same code, shown as it came', (spelling) => {
  expect(leieCode(spelling)).toBe(leieCode('1128a1'));
  expect(leieWords(spelling)).toBe(
    `${spelling.trim()}: conviction of program-related crimes. Mandatory, at least 5 years`,
  );
});

test('A second offense and a third have codes of their own', () => {
  expect(leieCode('1128(c)(3)(G)(i)')?.least).toBe('at least 10 years');
  expect(leieCode('1128c3gii')?.least).toBe('permanent');
});

test.each([
  '1128Aa',
  '1128A(a)(1)',
  '1128b99',
  '1128a11',
  '1128a1, 1128a3',
  'BRCH CIA',
  'toString',
  '1128constructor',
  'a1',
  '',
])('A code that nobody knows is spelled as it came: %j', (code) => {
  expect(leieCode(code)).toBeUndefined();
  expect(leieWords(code)).toBe(code);
});

test.each([undefined, null, {}, [], true])('Without a code nothing is told: %j', (code) => {
  expect(leieWords(code)).toBe('');
});
