// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ProviderNote } from '@/api/models';
import { createQueryClient } from '@/api/query-client';
import { session } from '@/api/session';
import { samePressMs } from '@/ui/decision-guard';
import { renderPage, renderScreen } from '@/ui/testing';
import { draftId, reviewDrafts } from './-draft';
import {
  decidedBy,
  End,
  open,
  openCase,
  openDecided,
  queued,
  reason,
  send,
  serveOneCase,
  service,
} from './-testing';
import { Route } from './index';

// The first look at evidence side by side fetches its code.
beforeAll(() => import('@/viewer/evidence-viewer'));
serveOneCase();

/** Chooses the second result, by keys, and says why. */
async function choose({ user }: Awaited<ReturnType<typeof openCase>>) {
  await user.keyboard('2w');
  await user.paste('Her middle name');
}

async function decide() {
  const shown = await openCase();
  await choose(shown);
  await send();
  return shown;
}
test('What a colleague decides is in the number of what is left within a minute', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  service.queue = ['l1', 'l2', 'l3'].map(queued);
  await openCase();
  await screen.findByText('0 decided, 3 left');
  service.queue = service.queue.slice(0, 2);
  await act(() => vi.advanceTimersByTimeAsync(61_000));
  expect(await screen.findByText('0 decided, 2 left')).toBeTruthy();
  vi.useRealTimers();
});

test('What a colleague decides about the case that is open is seen within a minute, and nothing typed is lost', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  renderPage(Route, '/reviews/$providerId/$licenseId', '/reviews/p1/l1', createQueryClient());
  fireEvent.change(await screen.findByRole('textbox', { name: 'Reason in your own words' }), {
    target: { value: 'My own reason' },
  });
  service.license = { ...service.license, currentVerification: { ...open, status: 'NotFound' } };
  service.events = [decidedBy('bo@example.org')];
  await act(() => vi.advanceTimersByTimeAsync(61_000));
  expect(
    (await screen.findByText(/^This verification was decided meanwhile/)).closest('[role=alert]'),
  ).toBeTruthy();
  expect(reason().value).toBe('My own reason');
  vi.useRealTimers();
});

const isChosen = (nth: number) =>
  screen.getByRole<HTMLInputElement>('radio', { name: `Result ${nth}` }).checked;

/** The numbers of the reasons from the list that are pressed. */
const pressed = () =>
  within(screen.getByRole('group', { name: 'Reason from the list' }))
    .getAllByRole('button')
    .flatMap((button, index) => (button.getAttribute('aria-pressed') === 'true' ? [index + 1] : []));

describe('The keys of a decision', () => {
  test.each([
    ['f', 'Found'],
    ['n', 'Not found'],
    ['x', 'Failed'],
  ])(
    '%s chooses, and the key after it is a key again: what is typed is text once w was pressed',
    async (key, choice) => {
      const { user } = await openCase();
      await user.keyboard(key);
      expect(document.activeElement).not.toBe(reason());
      expect(
        screen.getByRole('button', { name: new RegExp(`^${choice} `) }).getAttribute('aria-pressed'),
      ).toBe('true');
      await user.keyboard(`w${key}2`);
      expect(reason().value).toBe(`${key}2`);
    },
  );

  test('who chooses by a click can write the reason at once', async () => {
    const { user } = await openCase();
    await user.click(screen.getByRole('button', { name: /^Not found/ }));
    await user.keyboard('none is hers');
    expect(reason().value).toBe('none is hers');
  });

  test('numbers choose the result, then the reason, and after 0 another result', async () => {
    const { user } = await openCase();
    await user.keyboard('f');
    await user.keyboard('2');
    expect([isChosen(2), pressed()]).toEqual([true, []]);
    await user.keyboard('3');
    expect([isChosen(2), pressed()]).toEqual([true, [3]]);
    await user.keyboard('0');
    await user.keyboard('1');
    expect([isChosen(1), pressed()]).toEqual([true, [3]]);
    await user.keyboard('n');
    await user.keyboard('1');
    expect(pressed()).toEqual([1]);
    await send();
    await waitFor(() => expect(service.written[0]?.[1]).toEqual({ status: 'NotFound' }));
  });

  test('the key of the reason stands in the empty field', async () => {
    const { user } = await openCase();
    const field = reason().parentElement as HTMLElement;
    expect(within(field).getAllByText('W').length).toBeGreaterThan(0);
    await user.keyboard('w');
    expect(document.activeElement).toBe(reason());
    await user.keyboard('S');
    expect(within(field).queryByText('W')).toBeNull();
  });

  test('Found without its result leads to the results, where a number is a choice again', async () => {
    const { user } = await openCase();
    await user.keyboard('fw');
    await user.paste('On the phone');
    await send();
    expect(screen.getByRole('alert').textContent).toBe('Choose which of the 3 results is the right one.');
    await user.keyboard('2');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Result 2' }).checked).toBe(true);
    expect(reason().value).toBe('On the phone');
    await send();
    await waitFor(() => expect(service.written[0]?.[1]).toEqual({ status: 'Found', correctResultIndex: 1 }));
  });
});

describe('After a decision', () => {
  test('it is told who and what was decided, with a link back', async () => {
    await decide();
    const notice = await screen.findByText(/Ada Vega: marked found with result 2\./);
    expect(within(notice).getByRole('link', { name: 'Back to this case' }).getAttribute('href')).toBe(
      '/reviews/p1/l1',
    );
  });

  test('the case shows its evidence, what was decided, and the reason', async () => {
    service.license = {
      ...service.license,
      currentVerification: { ...open, status: 'Found', correctResultIndex: 1 },
    };
    service.notes = [
      {
        id: 'n',
        timestamp: '2026-11-21T09:00:00Z',
        note: 'License MULTI-700 (TX) marked found with result 2 on review. Her middle name.',
      } as ProviderNote,
    ];
    await openDecided();
    const evidence = await screen.findByRole('table', { name: 'On file against 3 results' });
    expect(within(evidence).getAllByRole('columnheader')).toHaveLength(5);
    expect(evidence.querySelectorAll('[data-chosen]').length, 'the second result is marked').toBeGreaterThan(
      5,
    );
    const decision = screen.getByRole('region', { name: 'Decision' });
    await waitFor(() => expect(decision.textContent).toContain('“Her middle name.”'));
    expect(decision.textContent).toContain('result 2 of 3');
  });
});

test('A decision whose answer was lost is sent again by its button', async () => {
  const answer = globalThis.fetch;
  vi.stubGlobal('fetch', (request: Request) =>
    request.method === 'PATCH' ? Promise.reject(new TypeError('Failed to fetch')) : answer(request),
  );
  await choose(await openCase());
  expect(screen.getByRole('button', { name: /^Mark found with result 2/ })).toBeDefined();
  await send();
  expect(await screen.findByText('It may have been carried out.')).toBeDefined();
  expect(screen.getByRole('button', { name: /^Send again/ })).toBeDefined();
});

/** Lets a read wait until what it gives is called. */
function hold(path: string): () => void {
  const answers: (() => void)[] = [];
  service.slow = { path, until: new Promise<void>((resolve) => answers.push(resolve)) };
  return () => answers[0]?.();
}

const unsaved = () => screen.queryByRole('region', { name: 'Reason not saved yet' });

describe('Where an answer was lost', () => {
  const ownNote = 'License MULTI-700 (TX) marked found with result 2 on review. Her middle name.';
  beforeEach(() => {
    const user = { email: 'ada@example.org' };
    session.begin({ token: 'secret', user, persistent: false, way: 'password' });
    service.queue = [queued('l1')];
  });
  afterEach(() => session.end('user'));

  test('a decision that had arrived is noted, counted and told as the user’s own', async () => {
    service.lost = ['PATCH'];
    const release = hold('/log/events');
    const { user } = await decide();
    const notice = await screen.findByText('This verification was decided meanwhile');
    expect(notice.parentElement?.textContent).not.toContain('not carried out');
    release();
    expect((await screen.findByText('Your decision had arrived')).parentElement?.textContent).toContain(
      'found, by you',
    );
    await user.click(screen.getByRole('button', { name: 'Save my reason as a note' }));
    expect(await screen.findByText('Queue done: 1 resolved, 0 skipped')).toBeDefined();
    expect(service.written.at(-1)?.[1]).toBe(ownNote);
    expect(screen.getByText(/Ada Vega: marked found with result 2\./)).toBeDefined();
    expect(screen.getByRole('link', { name: 'Back to this case' })).toBeDefined();
  });

  /** Opens the case anew: nothing is said of the reason before what lies at `path` is read. */
  async function reload(path: string) {
    const release = hold(path);
    const shown = await openDecided();
    await waitFor(() => expect(shown.client.isFetching()).toBe(1));
    expect(unsaved(), path).toBeNull();
    release();
    await waitFor(() => expect(unsaved()?.textContent, path).toContain(ownNote));
    return shown;
  }

  test('so it is after a reload, once the event log and the notes are read', async () => {
    service.lost = ['PATCH'];
    (await decide()).unmount();
    (await reload('/log/events')).unmount();
    const { user, unmount } = await reload('/providers/p1/notes');
    await user.click(screen.getByRole('button', { name: 'Save the note' }));
    await waitFor(() => expect(service.written.at(-1)?.[1]).toBe(ownNote));
    unmount();
    await renderScreen(<End />, createQueryClient());
    expect(await screen.findByText('Queue done: 1 resolved, 0 skipped')).toBeDefined();
  });

  test('a note that is there is not asked for once more', async () => {
    service.lost = ['POST'];
    const { unmount } = await decide();
    await screen.findByText(/^It (may have been|was|was not) carried out/);
    unmount();
    const { client } = await openDecided();
    expect(await screen.findByText(/“Her middle name\.”/)).toBeDefined();
    await waitFor(() => expect(client.isFetching()).toBe(0));
    expect(unsaved()).toBeNull();
  });

  test('a note of the same words on an earlier verification is another one', async () => {
    service.lost = ['PATCH'];
    (await decide()).unmount();
    service.notes = [{ id: 'n', note: ownNote, timestamp: '2025-11-21T09:00:00Z' } as ProviderNote];
    await openDecided();
    await waitFor(() => expect(unsaved()?.textContent).toContain(ownNote));
  });

  test('a decision of a colleague’s remains theirs', async () => {
    service.lost = ['PATCH'];
    await choose(await openCase());
    service.license = {
      ...service.license,
      currentVerification: { ...open, status: 'Found', correctResultIndex: 1 },
    };
    service.events = [decidedBy('bo@example.org')];
    cleanup();
    const { unmount } = await openDecided();
    await waitFor(() => expect(unsaved()?.textContent).toContain('remark on its review'));
    unmount();
    await renderScreen(<End />, createQueryClient());
    expect(await screen.findByText('Queue done: 0 resolved, 1 decided by others, 0 skipped')).toBeDefined();
  });
});

test('The second half of a double click on the way to the next case decides nothing there', async () => {
  let clock = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => clock);
  service.queue = [queued('l1'), queued('l2')];
  service.license = { ...service.license, currentVerification: { ...open, status: 'NotFound' } };
  const { unmount, user, router } = await openCase();
  await user.click(within(await screen.findByRole('alert')).getByRole('button', { name: 'Next case' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/reviews/p1/l2'));
  unmount();

  service.license = { ...service.license, currentVerification: open };
  reviewDrafts.keep(draftId('l1', open.id), { decision: 'NotFound', reason: '', text: 'Half a thought' });
  await openCase();
  await send();
  expect(service.written).toEqual([]);
  clock += samePressMs + 1;
  await send();
  await waitFor(() => expect(service.written[0]?.[1]).toEqual({ status: 'NotFound' }));
});

test('The tab says how many reviews wait while one is worked on', async () => {
  await openCase();
  await waitFor(() => expect(document.title).toBe('(18) Ada Vega · Credence'));
});

test('The evidence of the results stands side by side, and is enlarged together', async () => {
  const { user } = await openCase();
  await user.keyboard('z');
  const dialog = within(await screen.findByRole('dialog', { name: 'Evidence side by side' }));
  const stages = () => ['Result 1', 'Result 2'].map((name) => dialog.getByRole('region', { name }));
  const zooms = () => stages().map((stage) => stage.style.getPropertyValue('--zoom'));
  expect(zooms()).toEqual(['1', '1']);
  await user.keyboard('+');
  expect(dialog.getByText('125%')).toBeDefined();
  expect(zooms()).toEqual(['1.25', '1.25']);
  await user.keyboard('m');
  await user.click(dialog.getByRole('button', { name: /^Zoom out/ }));
  expect(dialog.getByText('Left 100%')).toBeDefined();
  expect(zooms().toSorted()).toEqual(['1', '1.25']);
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Right: what is shown' }), 'Result 3');
  expect(dialog.getByRole('region', { name: 'Result 3' })).toBeDefined();
});
