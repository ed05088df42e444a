import { beforeEach, describe, expect, it } from 'vitest';
import { emptySession } from '@/queue/session';
import { casesOf, clearReviewSessions, openReviewQueue, recordReview, reviewSession } from './session';

const row = (id: string) => ({ license: { id, providerId: `p${id}` }, provider: { id: `p${id}` } });
const cases = casesOf(['a', 'b', 'c', 'd'].map(row));

it('passes over rows without ids', () => {
  expect(casesOf([{}, { license: {} }])).toEqual([]);
});

describe('what is remembered of it', () => {
  const params = { sortedBy: 'LicenseState', sortDirection: 'Asc' } as const;
  const session = () => reviewSession(params).get();
  beforeEach(() => {
    clearReviewSessions();
    reviewSession(params).set({ ...emptySession, cases, at: Date.now() });
  });

  it('is never that a decided case was skipped', () => {
    recordReview(params, 'a', 'skipped');
    recordReview(params, 'a', 'mine');
    recordReview(params, 'a', 'skipped');
    expect(session().outcomes).toEqual({ a: 'mine' });
  });

  it('is that the user decided, also where that turned out later', () => {
    recordReview(params, 'a', 'byOthers');
    recordReview(params, 'a', 'mine');
    recordReview(params, 'a', 'byOthers');
    expect(session().outcomes).toEqual({ a: 'mine' });
  });

  it('outlives a look at the queue, but for the skipped cases', () => {
    recordReview(params, 'a', 'mine');
    recordReview(params, 'b', 'skipped');
    openReviewQueue(params);
    expect(session()).toMatchObject({ cases });
    expect(session().outcomes).toEqual({ a: 'mine' });
  });

  it('is over after half an hour', () => {
    recordReview(params, 'a', 'mine');
    openReviewQueue(params, Date.now() + 31 * 60_000);
    expect(session()).toMatchObject({ cases: [], outcomes: {} });
  });
});
