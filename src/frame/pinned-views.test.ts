// @vitest-environment happy-dom
import { IconListCheck, IconUser } from '@tabler/icons-react';
import { expect, it } from 'vitest';
import { text } from '@/table/list/filters';
import { defineList } from '@/table/list/list-spec';
import { viewsOf, changeViews } from '@/table/views/view-store';
import type { NavGroup } from './side-navigation';
import { withPinnedViews } from './pinned-views';

for (const name of ['nav-people', 'nav-cover']) {
  defineList({
    name,
    one: 'person',
    many: 'people',
    filters: { name: text('Name') },
    sorts: { Name: 'name' },
    sort: { sortedBy: 'Name', sortDirection: 'Asc' },
  });
}

const groups: NavGroup[] = [
  {
    label: 'Work',
    entries: [
      { to: '/', label: 'Today', icon: IconListCheck },
      { to: '/people', label: 'People', icon: IconUser },
      { to: '/people-of-old', label: 'People of old', icon: IconUser },
    ],
  },
];
const pinned = (list: string, name: string, to: string, search: object = {}) => ({
  list,
  name,
  to,
  search: { ...search },
  layout: {} as never,
  pinned: true,
});
const shown = (views: ReturnType<typeof pinned>[]) =>
  withPinnedViews(groups, views).flatMap(({ entries }) =>
    entries.flatMap(({ label, views: under = [] }) => under.map(({ name }) => `${label}: ${name}`)),
  );

it('puts a view under the entry of its list, also where the list lies below it', () => {
  expect(
    shown([
      pinned('nav-people', 'A', '/people'),
      pinned('nav-cover', 'B', '/people/cover'),
      pinned('nav-people', 'C', '/people-of-old'),
    ]),
  ).toEqual(['People: A', 'People: B', 'People of old: C']);
});

it('leaves out what no entry stands for, and lists that this console does not have', () => {
  expect(shown([pinned('nav-people', 'A', '/secret'), pinned('gone', 'B', '/people')])).toEqual([]);
});

it('leads to the filters that the list knows, and goes when it is unpinned', () => {
  const view = pinned('nav-people', 'A', '/people', { name: 'delgado', junk: 1 });
  changeViews('nav-people', () => [view]);
  const [one] = withPinnedViews(groups, [view])[0]?.entries[1]?.views ?? [];
  expect(one?.search).toEqual({ name: 'delgado', view: 'A' });
  one?.onUnpin();
  expect(viewsOf('nav-people')).toMatchObject([{ name: 'A', search: { name: 'delgado' } }]);
  expect(viewsOf('nav-people')[0]?.pinned).toBeUndefined();
});
