import { IconUser } from '@tabler/icons-react';
import { expect, test } from 'vitest';
import { markedParts, matching } from './palette-match';

const hit = (label: string, detail?: string) => ({ id: label, icon: IconUser, label, detail });
const groups = [
  {
    label: 'Go to',
    hits: [hit('Licenses', 'Verify, find by license number'), hit('Alerts', 'Dismiss renewals and changes')],
  },
  { label: 'Actions', hits: [hit('Start a scan'), hit('Rosters for payers', 'Build, mark as sent')] },
];
const labels = (hits: readonly { label: string }[]) => hits.map(({ label }) => label);
const found = (text: string) => {
  const { meant, others } = matching(groups, text);
  return [labels(meant.flatMap(({ hits }) => hits)), labels(others)];
};

test('What is called so is meant; what only has the letters comes after the records', () => {
  expect(found('scan')).toEqual([['Start a scan'], []]);
  expect(found('mark')).toEqual([[], ['Rosters for payers']]);
  expect(found('renewals')).toEqual([['Alerts'], []]);
  expect(found('icens')).toEqual([[], ['Licenses']]);
});

test('One slip is forgiven where nothing has the words', () => {
  expect(found('verfiy')).toEqual([[], ['Licenses']]);
  expect(found('srart scan')).toEqual([[], ['Start a scan']]);
  expect(found('lindgren')).toEqual([[], []]);
});

test('An action on this screen is not found by the name of whom it is about', () => {
  const about = { id: 'p1', name: 'Alma Reyes' };
  const here = [{ label: 'Here', hits: [{ ...hit('Start a scan', about.name), also: 'scan', about }] }];
  const count = (text: string) => labels(matching(here, text).meant.flatMap(({ hits }) => hits)).length;
  expect([count('scan'), count('scan reyes')]).toEqual([1, 0]);
});

const marked = (text: string, typed: string) =>
  markedParts(text, typed)
    .map((part) => (part.isTyped ? `[${part.text}]` : part.text))
    .join('');

test('Typed letters are marked without regard to accents, capitals, apostrophes and hyphens', () => {
  expect(marked("Sean O'Dwyer", 'odwyer')).toBe("Sean [O'Dwyer]");
  expect(marked('Lucía Torre-Solís', 'SOLIS luc')).toBe('[Luc]ía Torre-[Solís]');
  expect(marked('NPI 1666096007', '1666096007')).toBe('NPI [1666096007]');
  expect(marked('Anna Ames', 'a')).toBe('[A]nna Ames');
  expect(marked('Bo Quill', 'lindgrn')).toBe('Bo Quill');
});
