// @vitest-environment happy-dom
import { focusManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { PageIdleWatch } from '@/ui/page-idle';
import { layOutTables, row, show, type Person, type Serve } from './testing';

let people: Person[];
let requestCount: number;
let broken: boolean;

const answer: Serve = async () => {
  requestCount++;
  if (broken) throw new Error('no answer');
  return { items: people, totalCount: people.length };
};
const named = (...names: string[]) => names.map((name): Person => ({ id: name, name, state: 'AZ' }));
const names = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
/** The same people, one of whom is of another state. */
const movedTo = (state: string, name: string, all: Person[]) =>
  all.map((one) => (one.name === name ? { ...one, state } : one));
const advance = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const offer = (words: string) => screen.findByRole('button', { name: `${words}, load again` });

/** The list as it stands a moment after its page was opened. */
async function showPeople() {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <PageIdleWatch />
    </QueryClientProvider>,
  );
  const shown = show(answer);
  await advance(3_000);
  await vi.dynamicImportSettled();
  await advance(100);
  return shown;
}

layOutTables();

// The table fetches it when it is idle; here the clock does not wait for that.
beforeAll(() => import('./new-rows'));

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  people = named('Ada', 'Ben', 'Cleo');
  requestCount = 0;
  broken = false;
  focusManager.setFocused(true);
});

afterEach(() => {
  focusManager.setFocused(undefined);
  vi.useRealTimers();
});

test('What came in the meantime is told within a minute, moves no row, and is there once it is chosen', async () => {
  await showPeople();
  await row('Ada');
  people = named('Abe', 'Ada', 'Ben', 'Cleo');
  await advance(60_000);
  const button = await offer('1 new');
  expect(names()).toEqual(['Ada', 'Ben', 'Cleo']);
  fireEvent.click(button);
  await row('Abe');
  expect(names()).toEqual(['Abe', 'Ada', 'Ben', 'Cleo']);
  await waitFor(() => expect(screen.queryByRole('button', { name: /load again/ })).toBeNull());
});

test('What somebody else decided is told as well', async () => {
  await showPeople();
  await row('Ada');
  people = named('Ada', 'Cleo');
  await advance(60_000);
  await offer('1 gone');
  expect(names()).toEqual(['Ada', 'Ben', 'Cleo']);
});

test('A row that was changed elsewhere is shown as it is now, in its place', async () => {
  await showPeople();
  await row('Ada');
  people = movedTo('WY', 'Ben', people);
  await advance(60_000);
  await waitFor(async () => expect((await row('Ben')).textContent).toContain('WY'));
  expect(screen.queryByRole('button', { name: /load again/ })).toBeNull();
});

test('A row that was changed here and left the list stays in its place, and the others are shown as they are', async () => {
  const { client } = await showPeople();
  await row('Ada');
  act(() => {
    client.setQueriesData<{ pages: { items: Person[] }[] }>({ queryKey: ['people'] }, (data) => ({
      ...data,
      pages: data?.pages.map((page) => ({ ...page, items: movedTo('NM', 'Ben', page.items) })) ?? [],
    }));
  });
  people = movedTo('WY', 'Cleo', named('Ada', 'Cleo'));
  for (let minutes = 0; minutes < 2; minutes++) {
    await advance(60_000);
    await waitFor(async () => expect((await row('Cleo')).textContent).toContain('WY'));
    expect(names()).toEqual(['Ada', 'Ben', 'Cleo']);
    expect(screen.queryByRole('button', { name: /load again/ })).toBeNull();
  }
});

test('Rows without an id stay what they are when the list is looked at again', async () => {
  people = [{ name: 'Ada' }, { name: 'Ben' }, ...named('Cleo')];
  await showPeople();
  await row('Ada');
  people = movedTo('WY', 'Cleo', people);
  await advance(60_000);
  await waitFor(async () => expect((await row('Cleo')).textContent).toContain('WY'));
  expect(names()).toEqual(['Ada', 'Ben', 'Cleo']);
});

test('A window that one comes back to looks at once; one that is not seen asks nothing', async () => {
  await showPeople();
  await row('Ada');
  act(() => focusManager.setFocused(false));
  const before = requestCount;
  people = named('Abe', 'Ada', 'Ben', 'Cleo');
  await advance(600_000);
  expect(requestCount).toBe(before);
  act(() => focusManager.setFocused(true));
  await offer('1 new');
  expect(requestCount).toBe(before + 1);
});

test('A list of nothing fills by itself', async () => {
  people = [];
  await showPeople();
  await screen.findByText('No people yet');
  people = named('Ada');
  await advance(60_000);
  await row('Ada');
});

test('A look that fails disturbs nothing, and the next one tells', async () => {
  await showPeople();
  await row('Ada');
  broken = true;
  await advance(60_000);
  broken = false;
  people = named('Abe', 'Ada', 'Ben', 'Cleo');
  expect(screen.queryByRole('alert')).toBeNull();
  await advance(60_000);
  await offer('1 new');
});
