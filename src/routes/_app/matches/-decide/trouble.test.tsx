// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ApiError } from '@/api/errors';
import { renderScreen } from '@/ui/testing';
import { MatchTrouble, OtherMatchTrouble } from './trouble';

afterEach(() => {
  vi.restoreAllMocks();
});

const match = {
  id: 'm1',
  scan: { type: 'OigExclusions', provider: { firstName: 'Maria', lastName: 'Delgado' } },
} as const;
const alertText = async () => (await screen.findByRole('alert')).textContent;

test('A decision that the service refused says why, quotes the correlation id, and says that it does not stand', async () => {
  const error = new ApiError({ kind: 'problem', status: 403, correlationId: 'c-403' });
  await renderScreen(<MatchTrouble failed={{ id: 'm1', item: match, error }} onGiveUp={() => {}} />);
  expect(await alertText()).toMatch(
    /The decision was not carried out\. Not allowed\..*The decision does not stand\. Your reason is kept\./,
  );
  expect(await alertText()).toContain('c-403');
});

const operation = 'resolveDatasetMatch';

test('A decision that the service failed at may stand all the same', async () => {
  const error = new ApiError({ kind: 'problem', status: 502, correlationId: 'c-502', operation });
  await renderScreen(<MatchTrouble failed={{ id: 'm1', item: match, error }} onGiveUp={() => {}} />);
  expect(await alertText()).toMatch(
    /It may have been carried out\..*The service answered 502.*Sending it again does no harm.*c-502/,
  );
});

test('One that was not sent, as the match could not be read before it, does not stand', async () => {
  const error = new ApiError({ kind: 'problem', status: 502 });
  await renderScreen(<MatchTrouble failed={{ id: 'm1', item: match, error }} onGiveUp={() => {}} />);
  expect(await alertText()).toMatch(/The decision was not carried out\..*It answered 502.*does not stand/);
});

test.each([true, false])(
  'So may one whose answer was lost, whether or not the browser is online (%s)',
  async (onLine) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);
    const error = new ApiError({ kind: 'network', operation });
    await renderScreen(<MatchTrouble failed={{ id: 'm1', item: match, error }} onGiveUp={() => {}} />);
    expect(await alertText()).toMatch(/^It may have been carried out\..*Sending it again does no harm/);
  },
);

test('After the next match has opened it is told by name, with the way back', async () => {
  const onOpen = vi.fn();
  const error = new ApiError({ kind: 'problem', status: 500, correlationId: 'c-500', operation });
  const { user } = await renderScreen(
    <OtherMatchTrouble failed={{ id: 'm1', item: match, error }} onOpen={onOpen} />,
  );
  expect(await alertText()).toMatch(
    /^Maria Delgado, OIG exclusions: it may have been carried out.*answered 500.*c-500/,
  );
  await user.click(screen.getByRole('button', { name: 'Open it again' }));
  expect(onOpen).toHaveBeenCalledTimes(1);
});

test('One whose answer was lost is told by name too', async () => {
  const error = new ApiError({ kind: 'timeout', operation });
  await renderScreen(<OtherMatchTrouble failed={{ id: 'm1', item: match, error }} onOpen={() => {}} />);
  expect(await alertText()).toMatch(/^Maria Delgado, OIG exclusions: it may have been carried out\./);
});

test('One whose match was replaced quotes the correlation id too', async () => {
  const error = new ApiError({ kind: 'problem', status: 409, correlationId: 'c-409' });
  await renderScreen(<OtherMatchTrouble failed={{ id: 'm1', item: match, error }} onOpen={() => {}} />);
  expect(await alertText()).toMatch(/not carried out\. A newer scan replaced this match\..*c-409/);
});
