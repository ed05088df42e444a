import { expect, test, vi } from 'vitest';
import { readAll } from '@/api/paging';
import type { Expirable } from '@/domain/expirables';
import { expirableList } from './list';
import { arranged, countByKind, countByWindow, expirableRows } from './rows';
import { lastReading } from './walk';

vi.mock('./walk', { spy: true });

const row = (
  name: string,
  kind: Expirable['kind'],
  until: string,
  more: Partial<Expirable> = {},
): Expirable => ({
  kind,
  id: name,
  key: name,
  group: '',
  what: `${name} number`,
  state: '',
  from: undefined,
  until,
  window: 'later',
  owner: { kind: 'provider', id: name, name, type: 'Physician', state: 'OR' },
  ...more,
});
const rows = [
  row('Quill', 'Malpractice', '2026-11-01', { window: 'overdue' }),
  row('Abel', 'License', '2026-12-01', { window: '30', state: 'WA' }),
  row('Moss', 'Malpractice', '2028-01-01', { what: 'Coverys' }),
];
const shown = (search: object) =>
  arranged(rows, expirableList.toParams(expirableList.validateSearch({ ...search }))).map(({ key }) => key);

test('each filter keeps the rows that it means; a state is that of the record, else of the practice', () => {
  expect(shown({})).toEqual(['Quill', 'Abel', 'Moss']);
  expect(shown({ window: 'overdue' })).toEqual(['Quill']);
  expect(shown({ kind: ['Malpractice'] })).toEqual(['Quill', 'Moss']);
  expect(shown({ state: ['WA'] })).toEqual(['Abel']);
  expect(shown({ state: ['OR'] })).toEqual(['Quill', 'Moss']);
  expect(shown({ type: ['Dentist'] })).toEqual([]);
  expect(shown({ find: 'coverys' })).toEqual(['Moss']);
  expect(shown({ find: 'abel' })).toEqual(['Abel']);
  expect(shown({ find: 'insur' }), 'by its kind').toEqual(['Quill', 'Moss']);
});

test('whether somebody asked goes by what is known of that', () => {
  const askedSoFar = {
    of: ({ key }: Expirable) => (key === 'Quill' ? ('silent' as const) : ('no' as const)),
    version: () => 1,
  };
  const asked = (...states: string[]) =>
    arranged(rows, expirableList.toParams(expirableList.validateSearch({ asked: states })), askedSoFar).map(
      ({ key }) => key,
    );
  expect(asked('no')).toEqual(['Abel', 'Moss']);
  expect(asked('silent', 'unsent')).toEqual(['Quill']);
});

test('rows come by day, name or kind, in either direction', () => {
  expect(shown({ sortDirection: 'Desc' })).toEqual(['Moss', 'Abel', 'Quill']);
  expect(shown({ sortedBy: 'Owner' })).toEqual(['Abel', 'Moss', 'Quill']);
  expect(shown({ sortedBy: 'Kind' })).toEqual(['Abel', 'Quill', 'Moss']);
});

test('it opens with the newest lapse, and what comes after all lapses; an address that asks for days has the oldest first', () => {
  const lapses = [
    row('Ames', 'Clia', '2009-05-01', { window: 'overdue' }),
    row('Bell', 'License', '2026-10-01', { window: 'overdue' }),
    ...rows,
  ];
  const ordered = (search: object) =>
    arranged(lapses, expirableList.toParams(expirableList.validateSearch({ ...search }))).map(
      ({ key }) => key,
    );
  expect(ordered({})).toEqual(['Quill', 'Bell', 'Ames', 'Abel', 'Moss']);
  expect(ordered({ sortedBy: 'Day' })).toEqual(['Ames', 'Bell', 'Quill', 'Abel', 'Moss']);
  expect(ordered({ sortDirection: 'Desc' })).toEqual(['Moss', 'Abel', 'Ames', 'Bell', 'Quill']);
});

test('an address with what nobody knows shows all', () => {
  expect(shown({ window: 'soon', kind: ['Passport'], state: 7 })).toEqual(['Quill', 'Abel', 'Moss']);
});

test('counts are by window and by kind, the most frequent first', () => {
  expect(Object.fromEntries(countByWindow(rows))).toEqual({ overdue: 1, 30: 1, later: 1 });
  expect(countByKind(rows)).toEqual([
    ['Malpractice', 2],
    ['License', 1],
  ]);
});

test('the list comes in pages, which together are all rows in order', async () => {
  const owners = Array.from({ length: 600 }, (_, nth) => {
    const one = row(String(nth).padStart(3, '0'), 'License', '2026-12-01');
    return { owner: one.owner, listed: [one], info: [] };
  });
  const times = { listsAt: Date.now(), infoAt: Date.now() };
  vi.mocked(lastReading).mockResolvedValue({ owners, ...times, isUntold: false, lacks: [], failed: [] });
  const { fetchPage } = expirableRows(expirableList.toParams({ sortedBy: 'Owner', sortDirection: 'Desc' }));
  const first = await fetchPage(undefined);
  expect(first.items).toHaveLength(250);
  expect(first.totalCount).toBe(600);
  const all = await readAll(fetchPage);
  expect(all.map(({ owner }) => owner.name)).toEqual(owners.map(({ owner }) => owner.name).toReversed());
});
