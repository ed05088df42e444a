// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { chosenProgram } from '@/features/credentialing/use-program';
import { getSetting, setSetting, shareSettings } from '@/ui/settings';
import { renderPart } from '@/ui/testing';
import { ProgramFields } from './program';

beforeEach(() => {
  for (const key of ['program', 'programLists', 'reviewWindowDays', 'listClock'] as const)
    setSetting(key, undefined);
  shareSettings({});
});

const show = () => renderPart(<ProgramFields />);

const program = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Program' });
const lists = () =>
  within(screen.getByRole('group', { name: 'Lists that everybody is searched in' }))
    .getAllByRole<HTMLInputElement>('checkbox')
    .filter(({ checked }) => checked)
    .map((box) => screen.getAllByRole('checkbox').indexOf(box));
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
/** The program that is in force, with the days that its evidence counts today and its lists. */
function inForce() {
  const chosen = chosenProgram({
    program: getSetting('program'),
    programLists: getSetting('programLists'),
    reviewWindowDays: getSetting('reviewWindowDays'),
  });
  return [chosen.name, chosen.windowDays('2026-11-20'), chosen.lists];
}
const federal = ['OigExclusions', 'Sam'];
const withStates = [...federal, 'StateSanctionsAndExclusions'];

test('a program is chosen with its window and its lists', async () => {
  const user = show();
  expect(inForce()).toEqual(['NCQA accreditation', 120, federal]);
  await user.selectOptions(program(), 'URAC');
  expect(screen.getByText(/^Verification time limit: 180 days before the decision\./)).toBeTruthy();
  expect(inForce()).toEqual(['URAC', 180, federal]);
  expect(lists()).toHaveLength(2);
  await user.selectOptions(program(), 'NCQA certification');
  expect(inForce()).toEqual(['NCQA certification', 90, federal]);
});

test('a program of one’s own has a number of days of its own', async () => {
  const user = show();
  await user.selectOptions(program(), 'Own program');
  const days = screen.getByLabelText('Verification time limit');
  await user.clear(days);
  await user.type(days, '45');
  await user.tab();
  expect(inForce()).toEqual(['Own program', 45, withStates]);
});

test('lists are chosen in place of those of the program, which has its own again when it is chosen anew', async () => {
  const user = show();
  await user.click(box('State sanctions and exclusions'));
  expect(inForce()).toEqual(['NCQA accreditation', 120, withStates]);
  expect(screen.getByText('Chosen by your organization in place of the program’s.')).toBeTruthy();
  await user.selectOptions(program(), 'URAC');
  expect(inForce()).toEqual(['URAC', 180, ['OigExclusions', 'Sam']]);
  expect(getSetting('programLists')).toBeUndefined();
});

test('at least one list stays: a file that is searched in none would be clean by not looking', async () => {
  const user = show();
  await user.selectOptions(program(), 'URAC');
  await user.click(box('SAM exclusions'));
  expect(box('OIG exclusions').disabled).toBe(true);
  expect(screen.getByText('At least one list stays.')).toBeTruthy();
  await user.click(box('TRICARE'));
  expect(box('OIG exclusions').disabled).toBe(false);
  expect(inForce()).toEqual(['URAC', 180, ['OigExclusions', 'Tricare']]);
});

test('a program that is chosen here brings its own lists, whatever lists the organization shares', async () => {
  shareSettings({ program: 'NcqaAccreditation', programLists: ['OigExclusions', 'Sam', 'Tricare'] });
  const user = show();
  expect(inForce()).toEqual(['NCQA accreditation', 120, ['OigExclusions', 'Sam', 'Tricare']]);
  await user.selectOptions(program(), 'URAC');
  expect(inForce()).toEqual(['URAC', 180, ['OigExclusions', 'Sam']]);
});
