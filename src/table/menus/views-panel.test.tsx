// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { act, render, screen, waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { Notices } from '@/ui/notices';
import { closeNotices } from '@/ui/notify';
import { text } from '../list/filters';
import { defineList } from '../list/list-spec';
import { layOutTables, row, show, type Serve } from '../testing';
import { mostViews } from '../views/view';
import { viewText } from '../views/view-file';
import { changeViews, viewsOf } from '../views/view-store';

layOutTables();
// The panel fetches its code when it is opened first.
beforeAll(() => import('./views-panel'));
beforeEach(() => act(closeNotices));

/** Another list of the console, whose views are none of the people's. */
defineList({
  name: 'test-dogs',
  one: 'dog',
  many: 'dogs',
  filters: { name: text('Name') },
  sorts: { Name: 'name' },
  sort: { sortedBy: 'Name', sortDirection: 'Asc' },
});

const kept = (name: string, more: object = {}) => ({
  name,
  search: { state: 'AZ' },
  layout: {} as never,
  to: '/people',
  ...more,
});
const names = () => viewsOf('people').map(({ name }) => name);
const pinned = () => viewsOf('people').filter((view) => view.pinned).length;

const onePerson: Serve = async () => ({
  items: [{ id: 'p0', name: 'Person 0', state: 'AZ' }],
  totalCount: 1,
});

async function open(path = '/people') {
  const shown = show(onePerson, { path });
  await row('Person 0');
  return shown;
}

async function openPanel(path?: string) {
  const shown = await open(path);
  await shown.user.click(screen.getByRole('button', { name: /^Views/ }));
  await screen.findByRole('dialog', { name: 'Saved views' });
  return shown;
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const newName = () => screen.getByRole('textbox', { name: /^Name of/ });

test('no two views of a list have one name', async () => {
  changeViews('people', () => [kept('Mine')]);
  const { user } = await openPanel();
  await user.type(newName(), 'Mine{Enter}');
  expect(screen.getByRole('alert').textContent).toBe('There is a view of this name. Choose another.');
  await user.clear(newName());
  await user.type(newName(), 'Theirs{Enter}');
  expect(names()).toEqual(['Mine', 'Theirs']);
  expect(button(/^Views/).textContent).toContain('Theirs');
});

test('a view keeps filters and sort, and brings both back', async () => {
  const params = { state: 'AZ', sortedBy: 'State', sortDirection: 'Desc' };
  const { user, router } = await openPanel(`/people?${new URLSearchParams(params)}`);
  await user.type(newName(), 'Mine{Enter}');
  expect(viewsOf('people')).toMatchObject([{ name: 'Mine', search: params }]);
  await act(() => router.navigate({ to: '/people', search: { name: 'Person' } } as never));
  await user.click(button(/^Views/));
  await user.click(await screen.findByRole('button', { name: 'Mine' }));
  await waitFor(() => expect(router.state.location.search).toEqual({ ...params, view: 'Mine' }));
});

test('a view is renamed where it stands, deleted, and brought back', async () => {
  changeViews('people', () => [kept('First'), kept('Last')]);
  render(
    <MantineProvider env="test">
      <Notices />
    </MantineProvider>,
  );
  const { user, router } = await openPanel('/people?state=AZ&view=First');
  await user.click(button('More about First'));
  await user.click(button('Rename'));
  const name = screen.getByRole('textbox', { name: 'New name of First' });
  await user.clear(name);
  await user.type(name, 'Later{Enter}');
  expect(names()).toEqual(['Later', 'Last']);
  await waitFor(() => expect(router.state.location.search).toMatchObject({ view: 'Later' }));
  expect(document.activeElement).toBe(button('Rename'));

  await user.click(button('Delete'));
  expect(names()).toEqual(['Last']);
  await waitFor(() => expect(router.state.location.search).not.toHaveProperty('view'));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(names()).toEqual(['Later', 'Last']);
});

test('five views stand in the navigation, and a sixth says why it cannot', async () => {
  const five = ['One', 'Two', 'Three', 'Four'].map((name) => kept(name, { pinned: true }));
  changeViews('people', () => [...five, kept('Five'), kept('Six')]);
  const { user } = await openPanel();
  await user.click(button('Pin Five to the navigation'));
  expect(pinned()).toBe(5);
  const sixth = button('Pin Six to the navigation');
  expect(sixth.getAttribute('aria-disabled')).toBe('true');
  expect(sixth.getAttribute('aria-description')).toBe('5 views of this list are pinned. Unpin one first.');
  await user.click(sixth);
  expect(pinned()).toBe(5);
});

test('a view goes to a file, and its file is a view beside it', async () => {
  changeViews('people', () => [kept('Mine')]);
  const files: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => `blob:${files.push(file as Blob)}`);
  const { user } = await openPanel();
  await user.click(button('More about Mine'));
  await user.click(button('Download'));
  const text = (await files[0]?.text()) ?? '';
  await user.upload(screen.getByLabelText('A view from a file'), new File([text], 'view.json'));
  await waitFor(() => expect(names()).toEqual(['Mine', 'Mine (2)']));
  expect(button(/^Views/).textContent).toContain('Mine (2)');
  expect(screen.getByRole('button', { name: 'State: AZ' })).toBeTruthy();
});

test('a file that is no view of this list is refused in words, and one of another list is kept for that', async () => {
  const { user } = await openPanel();
  const alert = async (content: string) => {
    await user.upload(screen.getByLabelText('A view from a file'), new File([content], 'view.json'));
    return (await screen.findByRole('alert')).textContent;
  };
  expect(await alert('{"list"')).toMatch(/it is not JSON.*Nothing was changed\.$/);
  const file = viewText('test-dogs', kept('Old ones', { search: { name: 'rex' } }));
  await waitFor(async () =>
    expect(await alert(file.replace('test-dogs', 'gone'))).toContain(
      'a list that this console does not have',
    ),
  );
  await waitFor(async () => expect(await alert(file)).toContain('is a view of another list: the dogs.'));
  await user.click(button('Save it for the dogs'));
  expect(viewsOf('test-dogs')).toMatchObject([{ name: 'Old ones', search: { name: 'rex' } }]);
  expect(names()).toEqual([]);
});

test('a name and columns that somebody made up in a link are text, and change nothing', async () => {
  const markup = '<img src=x onerror=alert(1)>';
  await open(`/people?view=${encodeURIComponent(markup)}&columns=..%2F..%2Fetc`);
  expect(button(/^Views/).textContent).toContain(markup);
  expect(document.querySelector('img')).toBeNull();
  expect(screen.getByRole('columnheader', { name: /^State/ })).toBeTruthy();
});

test('a list with as many views as there can be says so where the next one is named, and takes another name for one of them', async () => {
  changeViews('people', () => Array.from({ length: mostViews }, (_, at) => kept(`View ${at}`)));
  const { user } = await openPanel();
  await user.type(newName(), 'One more{Enter}');
  expect(screen.getByRole('alert').textContent).toBe(
    'A list has 100 views at most. Delete one that nobody needs first.',
  );
  expect(names()).not.toContain('One more');
});
