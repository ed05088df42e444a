// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { noteDrafts } from '@/features/alerts/dismissals';
import { storageKey } from '@/lib/storage';
import { matchDrafts } from '@/review/match-decision';
import { draftId, reviewDrafts } from '@/features/reviews/draft';

afterEach(() => sessionStorage.clear());

/** Puts a draft into storage as the version before queues had sessions wrote it. */
const kept = (name: string, draft: unknown) =>
  sessionStorage.setItem(storageKey(name), JSON.stringify(draft));

test('What was typed before an upgrade is there after it, for reviews, matches and alerts', () => {
  kept('draft:review:l1:v1', {
    decision: 'Found',
    resultIndex: 1,
    reason: '',
    text: 'Called the board',
    decided: 'us',
  });
  kept('draft:match:m1', { resolution: 'Reject', reason: '', text: 'Another NPI' });
  kept('draft:alert:a1', 'Renewed last week');
  expect(reviewDrafts.read(draftId('l1', 'v1'))).toEqual({
    decision: 'Found',
    resultIndex: 1,
    reason: '',
    text: 'Called the board',
    decided: 'us',
  });
  expect(matchDrafts.read('m1')).toEqual({ resolution: 'Reject', reason: '', text: 'Another NPI' });
  expect(noteDrafts.read('a1')).toBe('Renewed last week');
});
