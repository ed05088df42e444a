import { expect, test } from 'vitest';
import { isDegreeAndName, isGenerationalSuffix, isInitial, particleOf } from './name-words';

test.each([
  ['Do', true],
  ['MA', true],
  ['Lat.', true],
  ['D.O.', false],
  ['MD', false],
  ['MS', false],
  ['', false],
])('A degree that is somebody’s name as well: %s', (word, isBoth) => {
  expect(isDegreeAndName(word)).toBe(isBoth);
});

test.each([
  ['Jr', true],
  ['JR.', true],
  ['III', true],
  ['2nd', true],
  ['J.R.', false],
  ['V', false],
  ['', false],
])('A generational suffix: %s', (word, isOne) => {
  expect(isGenerationalSuffix(word)).toBe(isOne);
});

test.each([
  ['M', true],
  ['É.', true],
  ['Mo', false],
  ['2', false],
  ['', false],
  [undefined, false],
])('A letter that stands for a name: %s', (word, isOne) => {
  expect(isInitial(word)).toBe(isOne);
});

test.each([
  ['de', 'bound'],
  ['St.', 'bound'],
  ['VAN', 'loose'],
  ['Mc', 'loose'],
  ['Le', 'rare'],
  ['San', 'rare'],
  ['Roe', undefined],
])('A particle of last names: %s', (word, particle) => {
  expect(particleOf(word)).toBe(particle);
});
