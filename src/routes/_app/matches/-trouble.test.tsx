// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ApiError } from '@/api/errors';
import { renderScreen } from '@/ui/testing';
import { MatchTrouble, MatchTroubleElsewhere } from './-trouble';

afterEach(() => {
  vi.restoreAllMocks();
});

const match = {
  id: 'm1',
  scan: { type: 'OigExclusions', provider: { firstName: 'Maria', lastName: 'Delgado' } },
} as const;
const told = async () => (await screen.findByRole('alert')).textContent;

test('A decision that the service refused says why, quotes the correlation id, and says that it does not stand', async () => {
  const error = new ApiError({ kind: 'problem', status: 403, correlationId: 'c-403' });
  await renderScreen(<MatchTrouble failed={{ match, error }} />);
  expect(await told()).toMatch(
    /The decision was not carried out\. Not allowed\..*The decision does not stand\. Your reason is kept\./,
  );
  expect(await told()).toContain('c-403');
});

test.each([
  [
    'that the service failed at',
    new ApiError({ kind: 'problem', status: 502, correlationId: 'c-502' }),
    'It answered 502',
  ],
  ['that was answered too late', new ApiError({ kind: 'timeout' }), 'took too long'],
  ['whose answer was cut off', new ApiError({ kind: 'network' }), 'cannot be reached'],
])('A decision %s may stand all the same', async (_, error, why) => {
  await renderScreen(<MatchTrouble failed={{ match, error }} />);
  expect(await told()).toContain('It is not known whether the decision was carried out');
  expect(await told()).toContain(why);
  expect(await told()).toContain('may stand all the same');
  if (error.correlationId) expect(await told()).toContain(error.correlationId);
});

test('After the next match has opened it is told by name, with the way back', async () => {
  const onOpen = vi.fn();
  const error = new ApiError({ kind: 'problem', status: 500, correlationId: 'c-500' });
  const { user } = await renderScreen(<MatchTroubleElsewhere failed={{ match, error }} onOpen={onOpen} />);
  expect(await told()).toMatch(/^Maria Delgado, OIG exclusions: it is not known.*It answered 500.*c-500/);
  await user.click(screen.getByRole('button', { name: 'Open it again' }));
  expect(onOpen).toHaveBeenCalledTimes(1);
});

test('One whose match was replaced quotes the correlation id too', async () => {
  const error = new ApiError({ kind: 'problem', status: 409, correlationId: 'c-409' });
  await renderScreen(<MatchTroubleElsewhere failed={{ match, error }} onOpen={() => {}} />);
  expect(await told()).toMatch(/not carried out\. A newer scan replaced this match\..*c-409/);
});
