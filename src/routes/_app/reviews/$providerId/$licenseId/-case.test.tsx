// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ProviderNote } from '@/api/models';
import { createQueryClient } from '@/api/query-client';
import { session } from '@/api/session';
import { undoMs } from '@/jobs/undo-queue';
import { samePressMs } from '@/ui/decision-guard';
import { renderPage, renderScreen } from '@/ui/testing';
import { draftId, reviewDrafts } from '@/features/reviews/draft';
import {
  decidedBy,
  End,
  goOut,
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
    await goOut();
    expect(service.written[0]?.[1]).toEqual({ status: 'NotFound' });
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
    await goOut();
    expect(service.written[0]?.[1]).toEqual({ status: 'Found', correctResultIndex: 1 });
  });
});

describe('After a decision', () => {
  test('it is told who and what was decided, with a link back', async () => {
    await decide();
    await goOut();
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

const held = () => screen.findByText(/Ada Vega: marked found with result 2/);
const undo = () => screen.findByRole('button', { name: /^Undo/ });

describe('While a decision is held', () => {
  beforeEach(() => {
    service.queue = [queued('l1')];
  });

  test('nothing is sent, it counts as decided, and it can be taken back with all that was typed', async () => {
    const { user, router } = await decide();
    expect(await screen.findByText('Queue done: 1 resolved, 0 skipped')).toBeDefined();
    expect((await held()).textContent).toContain('sent in 10 s');
    expect(service.written).toEqual([]);
    await undo();
    await user.keyboard('u');
    expect(await screen.findByText('0 decided, 1 left')).toBeDefined();
    expect(router.state.location.pathname).toBe('/reviews/p1/l1');
    expect([reason().value, isChosen(2)]).toEqual(['Her middle name', true]);
    await goOut();
    expect(service.written).toEqual([]);
  });

  test('it goes out with its note when the time is over', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await decide();
    await held();
    await act(() => vi.advanceTimersByTimeAsync(undoMs + 1));
    await waitFor(() => expect(service.written).toHaveLength(2));
    expect(service.written.map(([, body]) => body)).toEqual([
      { status: 'Found', correctResultIndex: 1 },
      'License MULTI-700 (TX) marked found with result 2 on review. Her middle name.',
    ]);
    vi.useRealTimers();
  });

  test('its case shows what was decided in place of the keys, and the undo', async () => {
    (await decide()).unmount();
    const { user } = await openCase();
    const bar = within(screen.getByRole('region', { name: 'Decision' }));
    expect(bar.getByText(/^Marked found with result 2: “Her middle name”/).textContent).toMatch(/ in \d+ s,/);
    expect(screen.getAllByRole('button', { name: /^Undo/ }), 'it is told once').toHaveLength(1);
    await user.keyboard('n');
    await send();
    await user.click(bar.getByRole('button', { name: /^Undo/ }));
    expect(await screen.findByRole('button', { name: /^Mark found with result 2/ })).toBeDefined();
    expect(reason().value).toBe('Her middle name');
  });

  test('the end of the session sends it, its reason as a remark that claims nothing', async () => {
    session.begin({
      token: 'secret',
      user: { email: 'ada@example.org' },
      persistent: false,
      way: 'password',
    });
    await decide();
    session.end('user');
    await waitFor(() => expect(service.written).toHaveLength(2));
    expect(service.written.map(([, body]) => body)).toEqual([
      { status: 'Found', correctResultIndex: 1 },
      'License MULTI-700 (TX), remark on its review: Her middle name.',
    ]);
  });
});

/** Fails the writes of this method with a status. */
function failWith(method: string, status: number) {
  const answer = globalThis.fetch;
  vi.stubGlobal('fetch', (request: Request) =>
    request.method === method
      ? Promise.resolve(Response.json({ title: 'No', correlationId: 'c-1' }, { status }))
      : answer(request),
  );
}

describe('A decision that does not get through', () => {
  beforeEach(() => {
    service.queue = [queued('l1')];
  });

  test('is told with its reason kept, waits again, and is sent again by its button', async () => {
    const answer = globalThis.fetch;
    failWith('PATCH', 503);
    const { user } = await decide();
    await goOut();
    expect(await screen.findByText(/the decision was not carried out/)).toBeDefined();
    expect(screen.getByText(/Your reason is kept/)).toBeDefined();
    expect(await screen.findByText(/^Queue done: 0 resolved/)).toBeDefined();
    vi.stubGlobal('fetch', answer);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(service.written).toHaveLength(2));
    expect(await screen.findByText(/^Queue done: 1 resolved/)).toBeDefined();
    expect(screen.queryByText(/the decision was not carried out/)).toBeNull();
  });

  test('leads back to its case, where everything that was typed is', async () => {
    failWith('PATCH', 400);
    (await decide()).unmount();
    await goOut();
    await openCase();
    expect([reason().value, isChosen(2)]).toEqual(['Her middle name', true]);
    expect(screen.getByRole('button', { name: /^Mark found with result 2/ })).toBeDefined();
  });

  test('says where somebody else was faster who, and does not count as one’s own', async () => {
    failWith('PATCH', 409);
    await decide();
    service.license = { ...service.license, currentVerification: { ...open, status: 'NotFound' } };
    service.events = [decidedBy('bo@example.org')];
    await goOut();
    const told = (await screen.findByText(/this verification was decided meanwhile/)).closest('[role=alert]');
    await waitFor(() => expect(told?.textContent).toContain('not found, by bo@example.org'));
    expect(told?.textContent).toContain('Your decision was not carried out. Your reason is kept.');
    expect(await screen.findByText(/^Queue done: 0 resolved, 1 decided by others/)).toBeDefined();
  });

  test('stands where only its note failed, which alone is sent again', async () => {
    const answer = globalThis.fetch;
    failWith('POST', 503);
    const { user } = await decide();
    await goOut();
    expect(await screen.findByText(/the verification is resolved, but its note was not saved/)).toBeDefined();
    expect(await screen.findByText(/^Queue done: 1 resolved/)).toBeDefined();
    vi.stubGlobal('fetch', answer);
    await user.click(screen.getByRole('button', { name: /again$/ }));
    await waitFor(() =>
      expect(service.written.map(([path]) => path.split('/').at(-1))).toEqual([open.id, 'notes']),
    );
  });
});

/** Lets a read wait until what it gives is called. */
function hold(path: string): () => void {
  const answers: (() => void)[] = [];
  service.slow = { path, until: new Promise<void>((resolve) => answers.push(resolve)) };
  return () => answers[0]?.();
}

const unsaved = () => screen.queryByRole('region', { name: 'Reason not saved yet' });

/** Decides, and has the page gone when the decision had arrived and its answer had not. */
async function decideAndGo() {
  await choose(await openCase());
  service.license = {
    ...service.license,
    currentVerification: { ...open, status: 'Found', correctResultIndex: 1 },
  };
  service.events = [decidedBy('ada@example.org')];
  cleanup();
}

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
    await decide();
    await goOut();
    expect(await screen.findByText('Queue done: 1 resolved, 0 skipped')).toBeDefined();
    await waitFor(() => expect(service.written.at(-1)?.[1]).toBe(ownNote));
    expect(await screen.findByRole('link', { name: 'Back to this case' })).toBeDefined();
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
    await decideAndGo();
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
    await goOut();
    unmount();
    const { client } = await openDecided();
    expect(await screen.findByText(/“Her middle name\.”/)).toBeDefined();
    await waitFor(() => expect(client.isFetching()).toBe(0));
    expect(unsaved()).toBeNull();
  });

  test('a note of the same words on an earlier verification is another one', async () => {
    await decideAndGo();
    service.notes = [{ id: 'n', note: ownNote, timestamp: '2025-11-21T09:00:00Z' } as ProviderNote];
    await openDecided();
    await waitFor(() => expect(unsaved()?.textContent).toContain(ownNote));
  });

  test('a decision of a colleague’s remains theirs', async () => {
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
  await goOut();
  expect(service.written[0]?.[1]).toEqual({ status: 'NotFound' });
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
