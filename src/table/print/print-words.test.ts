import { expect, it } from 'vitest';
import { columns } from '../columns/columns';
import { paperColumns } from './paper-columns';
import { amountWords } from './print-words';

const providers = { one: 'provider', many: 'providers' };
const all = { rows: 312, total: 312, isSelection: false, isPartial: false };

it.each([
  [{}, '312 of 312 providers'],
  [{ rows: 150, isPartial: true }, '150 of 312 providers. What was not loaded is not printed.'],
  [{ rows: 1, total: 1 }, '1 of 1 provider'],
  [{ rows: 3, isSelection: true }, '3 selected of 312 providers'],
  [{ total: undefined }, '312 providers'],
  [{ rows: 50, total: undefined, isPartial: true }, '50 providers. What was not loaded is not printed.'],
])('a sheet with %j says “%s”', (given, words) => {
  expect(amountWords(providers, { ...all, ...given })).toBe(words);
});

interface Row {
  name: string;
}
const column = (id: string, width: number, more: object = {}) => ({
  id,
  header: id,
  width,
  value: ({ name }: Row) => name,
  ...more,
});
const ids = (list: readonly { column: { id: string } }[]) => list.map((one) => one.column.id);

it('prints of the columns those that fit across a sheet, a narrow one behind a wide one that does not fit too', () => {
  const wide = columns<Row, never>()([
    column('name', 216),
    column('first', 500, { keepsWidth: true }),
    column('second', 600, { keepsWidth: true }),
    column('third', 100),
  ]);
  const { fitting, left } = paperColumns(wide, {});
  expect(ids(fitting)).toEqual(['name', 'first', 'third']);
  expect(left.map(({ id }) => id)).toEqual(['second']);
  expect(Math.round(fitting.reduce((sum, { share }) => sum + share, 0))).toBe(100);
});

it('lets words give way before it leaves a column out, as they are wrapped on paper', () => {
  const words = columns<Row, never>()([column('name', 216), column('notes', 700), column('npi', 400)]);
  expect(ids(paperColumns(words, {}).fitting)).toEqual(['name', 'notes', 'npi']);
});

it('prints the first column even where it was drawn out wider than the sheet', () => {
  const one = columns<Row, never>()([column('name', 120), column('state', 300, { keepsWidth: true })]);
  expect(ids(paperColumns(one, { name: 800 }).fitting)[0]).toBe('name');
});
