// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { removeStored } from '@/lib/storage';
import { ApiError } from '@/api/errors';
import { busyUntil } from '@/api/waiting-reads';
import { watchNotices } from '@/ui/testing-notices';
import { endless, layOutTables, loadedPages, loadPages, row, scrollTo, type Serve, show } from './testing';

const notices = watchNotices();

layOutTables(200);
beforeEach(() => removeStored('session', ''));

const rowHeight = 40;
const isGoing = () => screen.queryByText(/^Reading people up to where you were/);
const hasFocus = (name: string) =>
  waitFor(async () => expect((await row(name)) === document.activeElement).toBe(true));
const top = () => screen.getByRole('grid').scrollTop;

/** What the service has: everybody but these, and what happens to a page before it is given. */
interface Held {
  without?: readonly string[];
  before?: (cursor: string | undefined) => void;
}

const heldBut =
  ({ without = [], before }: Held): Serve =>
  async (asked) => {
    before?.(asked.cursor);
    const page = await endless(asked);
    return { ...page, items: page.items?.filter(({ id }) => !without.includes(id ?? '')) };
  };

/** Opens person 350 of an endless list, and loads the page again while their record is open. */
async function openAndReload(then: Held = {}) {
  const before = show(endless);
  await row('Person 0');
  await loadPages(before.client, 8);
  act(() => scrollTo(348 * rowHeight));
  await before.user.click(await row('Person 350'));
  await screen.findByRole('heading', { name: 'One person' });
  cleanup();
  const after = show(heldBut(then), { history: before.router.history });
  await screen.findByRole('heading', { name: 'One person' });
  return after;
}

const goBack = ({ router }: Pick<ReturnType<typeof show>, 'router'>) =>
  act(async () => router.history.back());

describe('who comes back to a list whose pages are not kept any more', () => {
  it('finds the row that was opened where it stood, with the focus, after pages were read up to it, which is said', async () => {
    const page = await openAndReload();
    await goBack(page);
    await waitFor(() => expect(isGoing()).not.toBeNull());
    expect(screen.getByRole('grid').getAttribute('aria-busy')).toBe('true');
    expect(screen.queryByText('Person 0')).toBeNull();
    await hasFocus('Person 350');
    expect(top()).toBe(348 * rowHeight);
    expect(isGoing()).toBeNull();
    expect(notices()).toEqual([]);
  });

  it('stands beside where it stood when it is gone, and is told so once', async () => {
    const page = await openAndReload({ without: ['e350', 'e351', 'e20', 'e21'] });
    await goBack(page);
    // The one before it, which has moved up by two.
    await hasFocus('Person 349');
    expect((await row('Person 349')).dataset.index).toBe('347');
    await waitFor(() => expect(notices()).toHaveLength(1));
    expect(notices()[0]?.title).toBe('The person that was opened is not where it was');
    // About as many as were loaded.
    expect(loadedPages(page.client)).toBeLessThan(15);
  });

  it('is told of a page that failed, and goes on when it is read again', async () => {
    let broken = true;
    const page = await openAndReload({
      before(cursor) {
        if (broken && cursor === '150') throw new ApiError({ kind: 'problem', status: 400 });
      },
    });
    await goBack(page);
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Where you were is not found yet');
    expect(alert.textContent).toContain('150 of 100,000 are read');
    expect(isGoing(), 'nothing is being read').toBeNull();
    broken = false;
    await page.user.click(within(alert).getByRole('button', { name: 'Try again' }));
    await hasFocus('Person 350');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('waits with the others where the service asks to slow down, and goes on by itself', async () => {
    let refusals = 1;
    const page = await openAndReload({
      before(cursor) {
        if (cursor === '150' && refusals-- > 0)
          throw new ApiError({ kind: 'problem', status: 429, retryAfterMs: 200 });
      },
    });
    const waits = vi.fn();
    const stop = busyUntil.subscribe(waits);
    await goBack(page);
    await hasFocus('Person 350');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(waits).toHaveBeenCalled();
    stop();
  });

  it('need not wait for it: the first rows are one click away', async () => {
    const page = await openAndReload({
      before(cursor) {
        if (cursor === '150') throw new ApiError({ kind: 'problem', status: 400 });
      },
    });
    await goBack(page);
    await page.user.click(await screen.findByRole('button', { name: 'Show the first ones' }));
    expect((await row('Person 0')).dataset.index).toBe('0');
    expect(top()).toBe(0);
  });

  it('begins at the top where something else is asked for than was', async () => {
    const page = await openAndReload();
    await act(async () => page.router.navigate({ to: '/people', search: { name: 'Person' } } as never));
    await row('Person 0');
    expect(isGoing()).toBeNull();
    expect(loadedPages(page.client)).toBe(1);
  });
});

describe('who comes back to a list', () => {
  it('finds the row at once while its pages are kept, and has the focus on it', async () => {
    const page = show(endless);
    await row('Person 0');
    await loadPages(page.client, 8);
    act(() => scrollTo(348 * rowHeight));
    await page.user.click(await row('Person 350'));
    await screen.findByRole('heading', { name: 'One person' });
    await goBack(page);
    await hasFocus('Person 350');
    expect(top()).toBe(348 * rowHeight);
    expect(isGoing()).toBeNull();
  });

  it('is told once that the row has gone, also where it is only found out when what was kept is read anew', async () => {
    let without: string[] = [];
    const page = show(async (asked) => heldBut({ without })(asked));
    await page.user.click(await row('Person 3'));
    await screen.findByRole('heading', { name: 'One person' });
    without = ['e3'];
    await goBack(page);
    await waitFor(() =>
      expect(notices().map(({ title }) => title)).toEqual(['The person that was opened is not where it was']),
    );
  });

  it('finds nothing of what a session before has left', async () => {
    const page = await openAndReload();
    removeStored('session', '');
    await goBack(page);
    await row('Person 0');
    expect(isGoing()).toBeNull();
  });

  it('leaves nothing in the browser that names a row or what was searched for', async () => {
    const page = show(endless, { path: '/people?name=Person' });
    await page.user.click(await row('Person 3'));
    await screen.findByRole('heading', { name: 'One person' });
    const stored = JSON.stringify({ ...sessionStorage });
    expect(stored).toContain('places');
    expect(stored).not.toMatch(/Person|e3\b/);
  });
});
