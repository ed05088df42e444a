// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { createQueryClient } from '@/api/query-client';
import { samePressMs } from '@/ui/decision-guard';
import { renderPage } from '@/ui/testing';
import { recordOwnReview } from '@/features/reviews/decisions';
import { draftId, reviewDrafts } from '@/features/reviews/draft';
import { recordReview } from '@/features/reviews/session';
import {
  decidedBy,
  goOut,
  isChosen,
  open,
  openCase,
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

test('A license that was decided before and waits for review again has its bar, and is in the number of what is left', async () => {
  service.queue = ['l1', 'l2'].map(queued);
  const params = { sortedBy: 'LicenseState', sortDirection: 'Asc' } as const;
  const about = { id: 'l1', providerId: 'p1', name: 'Ada Vega', number: 'MULTI-700', state: 'TX', params };
  const item = { ...about, verificationId: 'v1', started: undefined, results: 3 };
  recordOwnReview(item, { decision: 'Failed', reason: '', text: 'The answer is incomplete' });
  recordReview(params, 'l1', 'mine');
  await openCase();
  expect(await screen.findByText('0 decided, 2 left')).toBeTruthy();
  expect(screen.queryByText(/It is final/)).toBeNull();
  expect(screen.getByRole('textbox', { name: 'Reason in your own words' })).toBeTruthy();
});
