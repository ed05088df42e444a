// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '@/api/errors';
import { createQueryClient } from '@/api/query-client';
import { keepMatchDraft } from '@/review/match-decision';
import { announce, Announcer } from '@/ui/announce';
import { renderScreen } from '@/ui/testing';
import { MatchDetail } from './-detail';
import type { MatchTriage } from './-use-match-triage';

const match = {
  id: 'm1',
  userActionNeeded: true,
  scan: { type: 'OigExclusions', provider: { firstName: 'Maria', lastName: 'Delgado' } },
} as const;
const operation = 'PATCH /datasets/matches/{matchId}';

beforeEach(() => {
  announce('');
  keepMatchDraft('m1', { resolution: 'Reject', reason: '', text: 'Another birth date.' });
  vi.stubGlobal('fetch', async () => Response.json({ items: [] }));
});
afterEach(() => {
  sessionStorage.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test.each([
  ['Send again', new ApiError({ kind: 'network', operation })],
  ['Reject match', new ApiError({ kind: 'problem', status: 403, operation })],
])('After a failed decision the button says: %s', async (label, error) => {
  const triage = { failed: [{ match, error }], done: [] } as unknown as MatchTriage;
  await renderScreen(<MatchDetail match={match} triage={triage} position={null} />);
  expect(await screen.findByRole('button', { name: new RegExp(`^${label}`) })).toBeDefined();
});

const said = () =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .join('');

test.each([
  ['A colleague’s decision is told', [], 'Maria Delgado, OIG exclusions: rejected by somebody else'],
  [
    'One’s own whose answer was lost is not told as a colleague’s',
    [new ApiError({ kind: 'network', operation })],
    '',
  ],
])('%s', async (_case, errors, told) => {
  const inScan = { ...match, scanId: 's1' };
  const answers = { userActionNeeded: false, userActionResolution: 'Reject' };
  vi.stubGlobal('fetch', async () => Response.json({ items: [], matches: [{ ...inScan, ...answers }] }));
  const failed = errors.map((error) => ({ match: inScan, error }));
  const triage = { failed, done: [] } as unknown as MatchTriage;
  const { client } = await renderScreen(
    <>
      <MatchDetail match={inScan} readAt={0} triage={triage} position={null} />
      <Announcer />
    </>,
    createQueryClient(),
  );
  await waitFor(() => expect(client.isFetching()).toBe(0));
  await waitFor(() => expect(said()).toBe(told));
});
