// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '@/ui/testing';
import { ValuesLeftOut } from './left-out';
import { rowsLeft, rowsToImport } from './run';
import { checked, testKind } from './testing-rows';

test('What was left out of the rows of an import stands in its result, also of those that were joined', async () => {
  const fields = 'npi lastName firstName email';
  const all = checked(fields, [
    ['12345', 'Quill', 'Ada', 'ada at example.org'],
    ['1900000021', 'Yu', 'Cleo', ''],
    ['1900000021', 'Yu', 'Cleo', 'cleo'],
  ]);
  const rows = rowsToImport(testKind, all, {});
  const left = rowsLeft(testKind, fields.split(' '), all, rows);
  const outcomes = new Map(rows.map(({ line }) => [line, { id: `p${line}`, note: 'Created' }]));
  const run = {
    id: 'r',
    kind: 'providers',
    file: 'a.csv',
    rows,
    left,
    outcomes,
    begun: new Set<number>(),
  } as const;
  await renderScreen(<ValuesLeftOut run={run} />);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Ada Quill Left out: NPI (an NPI has ten digits). Left out: E-mail (this is no e-mail address)Line 2',
    'Cleo Yu Left out: E-mail (this is no e-mail address)Line 4',
  ]);
});
