import { expect, test } from 'vitest';
import { isFirmName, isFirmType } from './firms';

test.each([
  'ACORN, INC.',
  'Acorn L.L.C.',
  'Acorn Care',
  'Roe & Poe',
  'The Acorn',
  'Ann Roe MD PA',
  'Family Practice of Ohio',
  'Acorn 24',
  'Oak Street Pharmacy',
  'ACORN TRADING CO',
  'Acorn Co.',
  'ACORN, HOME CARE',
  '12th Street Acorn',
  'ANN ROE DO PA',
])('A firm is told by its name: %s', (name) => {
  expect(isFirmName(name)).toBe(true);
});

test.each([
  'Roe, Ann',
  'Ann Roe, PA',
  'ROE ANN M',
  'Ann Roe DC',
  'Incas, Ann',
  'Cooper, Bob',
  'CO, MARIA L',
  'MARIA CO',
  'MARIA L CO',
  'GARCIA, AMERICA',
  'GARCIA AMERICA',
  'MANOR, BOB',
  'Care, Ann',
  'Anh Do, PA',
  'Bob Roe 2nd',
])('A person is none: %s', (name) => {
  expect(isFirmName(name)).toBe(false);
});

test.each([
  ['Pharmacy', true],
  ['Home Health Agency', true],
  ['Ambulance', true],
  ['Pharmacist', false],
  ['Pharmacy Technician', false],
  ['Group home employee', false],
  ['Nurse', false],
  ['', false],
])('A provider type that only firms have: %s', (type, isFirm) => {
  expect(isFirmType(type)).toBe(isFirm);
});
