// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { setSetting } from '@/ui/settings';
import { columnSetOf, useColumnSets, withColumnSet } from './column-sets';

const known = new Set(['lastName', 'npi', 'gender']);

test('A set gives the columns of the next file the fields that they had, whatever their order', () => {
  const set = columnSetOf(['Name', 'Number', 'Sex'], ['lastName', 'npi', undefined], { state: 'TX' });
  expect(set.constants).toEqual({ state: 'TX' });
  const heading = ['NUMBER', 'sex', 'Extra', 'name'];
  expect(withColumnSet(heading, [undefined, 'gender', undefined, undefined], set, known)).toEqual([
    'npi',
    // Left out by the set, though it is proposed.
    undefined,
    undefined,
    'lastName',
  ]);
});

test('A field that a set gives to one column is taken from the one that was proposed', () => {
  const set = columnSetOf(['Number'], ['npi'], {});
  expect(withColumnSet(['NPI', 'Number'], ['npi', undefined], set, known)).toEqual([undefined, 'npi']);
});

test('A field that there is no more is left out', () => {
  const set = columnSetOf(['Shoe size'], ['shoes'], {});
  expect(withColumnSet(['Shoe size', 'NPI'], [undefined, 'npi'], set, known)).toEqual([undefined, 'npi']);
});

const setsOf = (kind: 'providers' | 'facilities') => renderHook(() => useColumnSets(kind)).result.current;

test('The columns of a payer’s roster are a set for importing its file, without what says nothing of a provider', () => {
  onTestFinished(() => setSetting('rosterColumnSets', undefined));
  const columns = [
    { heading: 'Nachname', field: 'lastName' },
    { heading: 'Id der Praxis', field: 'groupNpi' },
    { heading: 'Nummer', field: 'npi' },
  ];
  setSetting('rosterColumnSets', {
    'payer/h': JSON.stringify({ payer: 'Harborline', columns, dates: 'us' }),
    'payer/broken': '{',
    'providers/Monthly': '{"columns":{},"constants":{}}',
  });
  expect(setsOf('facilities')).toEqual([]);
  expect(setsOf('providers').map(([name]) => name)).toEqual(['Monthly', 'Roster for Harborline']);
  const [, set] = setsOf('providers')[1] ?? [];
  const heading = columns.map((column) => column.heading);
  expect(set && withColumnSet(heading, [undefined, 'npi', undefined], set, known)).toEqual([
    'lastName',
    undefined,
    'npi',
  ]);
});
