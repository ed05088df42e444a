import { expect, test } from 'vitest';
import { boolean } from '../list/filters';
import { defineList } from '../list/list-spec';
import { columns } from './columns';
import { text } from './kinds';

interface Cat {
  name: string;
}

const catList = defineList({
  name: 'cats',
  one: 'cat',
  many: 'cats',
  filters: { isOld: boolean('Old') },
  sorts: { Name: 'name' },
  sort: { sortedBy: 'Name', sortDirection: 'Asc' },
});
const name = ({ name: called }: Cat) => called;
const catColumns = columns<Cat, typeof catList>();

test('A sort or a filter that the list does not have does not compile', () => {
  expect(catColumns([text('name', name, { sort: 'Name', filter: 'isOld' })])).toHaveLength(1);
  // @ts-expect-error -- the list has no such sort
  expect(catColumns([text('name', name, { sort: 'Nmae' })])).toHaveLength(1);
  // @ts-expect-error -- the list has no such filter
  expect(catColumns([text('name', name, { filter: 'isNew' })])).toHaveLength(1);
});

test('Two columns of one id are refused', () => {
  expect(() => catColumns([text('name', name), text('name', name)])).toThrow('share an id');
});
