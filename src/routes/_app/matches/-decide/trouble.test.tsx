// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ApiError } from '@/api/errors';
import { renderScreen } from '@/ui/testing';
import type { FailedMatch } from './decisions';
import { MatchTrouble, OtherMatchTrouble } from './trouble';

afterEach(() => {
  vi.restoreAllMocks();
});

const match = {
  id: 'm1',
  scan: { type: 'OigExclusions', provider: { firstName: 'Maria', lastName: 'Delgado' } },
} as const;
const failedWith = (error: ApiError, id = 'm1'): FailedMatch => ({
  id,
  item: { ...match, id },
  choice: { resolution: 'Reject', note: 'Somebody else' },
  status: 'error',
  error,
});
/** The line, and behind it what the service said. */
const alertText = async () => (await screen.findByRole('alert')).textContent;
const shown = (failed: readonly FailedMatch[], onOpen = (_id: string) => {}, onRetry = (_id: string) => {}) =>
  renderScreen(<OtherMatchTrouble failed={failed} onOpen={onOpen} onRetry={onRetry} />);

test('A decision that the service refused says why, quotes the correlation id, and says that it does not stand', async () => {
  const error = new ApiError({ kind: 'problem', status: 403, correlationId: 'c-403' });
  await renderScreen(<MatchTrouble failed={failedWith(error)} onGiveUp={() => {}} />);
  expect(await alertText()).toMatch(
    /The decision was not carried out\. Not allowed\..*The decision does not stand\. Your reason is kept\./,
  );
  expect(await alertText()).toContain('c-403');
});

const operation = 'resolveDatasetMatch';

test('A decision that the service failed at may stand all the same', async () => {
  const error = new ApiError({ kind: 'problem', status: 502, correlationId: 'c-502', operation });
  await renderScreen(<MatchTrouble failed={failedWith(error)} onGiveUp={() => {}} />);
  expect(await alertText()).toMatch(
    /It may have been carried out\..*The service answered 502.*Sending it again does no harm.*c-502/,
  );
});

test('One that was not sent, as the match could not be read before it, does not stand', async () => {
  const error = new ApiError({ kind: 'problem', status: 502 });
  await renderScreen(<MatchTrouble failed={failedWith(error)} onGiveUp={() => {}} />);
  expect(await alertText()).toMatch(/The decision was not carried out\..*It answered 502.*does not stand/);
});

test.each([true, false])(
  'So may one whose answer was lost, whether or not the browser is online (%s)',
  async (onLine) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);
    const error = new ApiError({ kind: 'network', operation });
    await renderScreen(<MatchTrouble failed={failedWith(error)} onGiveUp={() => {}} />);
    expect(await alertText()).toMatch(
      /^May be decided\..*It may have been carried out\..*Sending it again does no harm/,
    );
  },
);

test('After the next match has opened it is told in a line by name, with the way back and that to send it again', async () => {
  const onOpen = vi.fn();
  const onRetry = vi.fn();
  const error = new ApiError({ kind: 'problem', status: 503, correlationId: 'c-503', operation });
  const { user } = await shown([failedWith(error)], onOpen, onRetry);
  const line = screen.getByRole('button', { name: /^Maria Delgado, OIG exclusions: not decided\./ });
  expect(screen.getByText('c-503').closest('[hidden]')).not.toBeNull();
  await user.click(line);
  expect(screen.getByText('c-503').closest('[hidden]')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Open' }));
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect([onOpen.mock.calls, onRetry.mock.calls]).toEqual([[['m1']], [['m1']]]);
});

test('Of more than three the others are counted, and all are sent again at once', async () => {
  const onRetry = vi.fn();
  const error = new ApiError({ kind: 'problem', status: 503, operation });
  const ids = ['m1', 'm2', 'm3', 'm4', 'm5'];
  const { user } = await shown(
    ids.map((id) => failedWith(error, id)),
    undefined,
    onRetry,
  );
  expect(screen.getAllByRole('alert')).toHaveLength(3);
  await user.click(screen.getByRole('button', { name: 'Retry all 5' }));
  expect(onRetry.mock.calls).toEqual(ids.map((id) => [id]));
  await user.click(screen.getByRole('button', { name: 'and 2 more' }));
  expect(screen.getAllByRole('alert')).toHaveLength(5);
});

test('One whose answer was lost is told by name too', async () => {
  await shown([failedWith(new ApiError({ kind: 'timeout', operation }))]);
  expect(await alertText()).toMatch(
    /^Maria Delgado, OIG exclusions: may be decided\..*No answer came in time/,
  );
  expect(screen.getByRole('button', { name: 'Send again' })).toBeDefined();
});

test('One whose match was replaced quotes the correlation id too, and cannot be sent again', async () => {
  await shown([failedWith(new ApiError({ kind: 'problem', status: 409, correlationId: 'c-409' }))]);
  expect(await alertText()).toMatch(/not decided\. A newer scan replaced this match\..*c-409/);
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
});
