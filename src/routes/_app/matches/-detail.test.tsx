// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '@/api/errors';
import { keepMatchDraft } from '@/review/match-decision';
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
