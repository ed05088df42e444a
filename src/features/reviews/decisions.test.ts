// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LicenseVerification } from '@/api/models';
import { aggregateProviderLicensesOptions } from '@/api/operations.gen';
import { createQueryClient } from '@/api/query-client';
import { session } from '@/api/session';
import { undoMs, undoQueue } from '@/jobs/undo-queue';
import { writeStored } from '@/lib/storage';
import { emptySession, failedDecisions } from '@/queue/session';
import { watchNotices } from '@/ui/testing-notices';
import { decideReview, decisionWords, reviewDecisions, takeReviewBack } from './decisions';
import { draftId, reviewDrafts } from './draft';
import type { ReviewedCase } from './send';
import { sendKeptReviews } from './send-kept-reviews';
import { clearReviewSessions, reviewSession } from './session';

const params = { sortedBy: 'LicenseState', sortDirection: 'Asc' } as const;
const caseOf = (id: string): ReviewedCase => ({
  id,
  providerId: 'p1',
  verificationId: `v-${id}`,
  started: '2026-11-20T08:00:00Z',
  results: 2,
  number: 'RN-1',
  state: 'TX',
  name: 'Ada Vega',
  params,
});
const draft = { decision: 'Found', resultIndex: 1, reason: '', text: 'Her middle name' } as const;
const note = 'License RN-1 (TX) marked found with result 2 on review. Her middle name.';

const shownNotices = watchNotices();
let sent: string[];
let answers: Record<string, () => Response>;
const noteSaved = { 'POST /providers/p1/notes': () => Response.json({ id: 'n1', note }) };
/** The token whose time is over. */
let refused: string | undefined;
const client = createQueryClient();

const signIn = (token: string, email = 'ada@example.org') =>
  void session.begin({ token, user: { email }, persistent: false, way: 'password' });

beforeEach(() => {
  vi.useFakeTimers();
  sent = [];
  answers = {};
  refused = undefined;
  signIn('secret');
  vi.stubGlobal('fetch', async (request: Request) => {
    const path = new URL(request.url).pathname;
    if (request.headers.get('Authorization') === `Bearer ${refused}`)
      return Response.json({ title: 'Over' }, { status: 401 });
    if (request.method !== 'GET') sent.push(`${request.method} ${path.split('/').at(-1)}`);
    const answer = answers[`${request.method} ${path}`];
    return answer ? answer() : Response.json(request.method === 'GET' ? { items: [] } : {});
  });
});
afterEach(() => {
  undoQueue.undo();
  session.end('user');
  clearReviewSessions();
  reviewDecisions.set(emptySession);
  sessionStorage.clear();
  client.clear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const outcomes = () => reviewSession(params).get().outcomes;
const failed = () => failedDecisions(reviewDecisions.get().decisions).map(({ id }) => id);

test('A decision is sent after ten seconds, and counts from the first', async () => {
  decideReview(client, caseOf('l1'), draft);
  expect(outcomes()).toEqual({ l1: 'mine' });
  await vi.advanceTimersByTimeAsync(undoMs - 1);
  expect(sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(sent).toEqual(['PATCH v-l1', 'POST notes']);
});

test('The next decision sends the one before', async () => {
  decideReview(client, caseOf('l1'), draft);
  decideReview(client, caseOf('l2'), draft);
  await vi.advanceTimersByTimeAsync(1);
  expect(sent).toEqual(['PATCH v-l1', 'POST notes']);
});

test('A second press of the key sends nothing and decides nothing anew', async () => {
  decideReview(client, caseOf('l1'), draft);
  decideReview(client, caseOf('l1'), { ...draft, text: 'Another' });
  await vi.advanceTimersByTimeAsync(1);
  expect(sent).toEqual([]);
  expect(decisionWords(caseOf('l1'), { draft })).toBe('Ada Vega: marked found with result 2');
});

test('A license that was verified anew can be reviewed again', async () => {
  answers = noteSaved;
  decideReview(client, caseOf('l1'), draft);
  await vi.advanceTimersByTimeAsync(undoMs);
  expect(decideReview(client, caseOf('l1'), draft), 'the same verification').toBe(false);
  expect(decideReview(client, { ...caseOf('l1'), verificationId: 'v-2' }, draft)).toBe(true);
  await vi.advanceTimersByTimeAsync(undoMs);
  expect(sent).toEqual(['PATCH v-l1', 'POST notes', 'PATCH v-2', 'POST notes']);
});

test('One that is held is no review that waits, in the count of every screen; taken back it is one again', () => {
  const { queryKey } = aggregateProviderLicensesOptions();
  client.setQueryData(queryKey, { total: 90, aggregations: { NeedsReview: 43, Found: 47 } });
  decideReview(client, caseOf('l1'), draft);
  expect(client.getQueryData(queryKey)?.aggregations).toEqual({ NeedsReview: 42, Found: 47 });
  takeReviewBack(client, caseOf('l1'));
  expect(client.getQueryData(queryKey)?.aggregations).toEqual({ NeedsReview: 43, Found: 47 });
});

test('What was taken back is never sent, waits again, and has its draft', async () => {
  decideReview(client, caseOf('l1'), draft);
  takeReviewBack(client, caseOf('l1'));
  await vi.advanceTimersByTimeAsync(undoMs);
  expect([sent, outcomes()]).toEqual([[], {}]);
  expect(reviewDrafts.read(draftId('l1', 'v-l1'))).toMatchObject(draft);
});

test('One that fails while nobody looks at reviews is told with the way to its case, and its draft is kept', async () => {
  answers['PATCH /providers/p1/licenses/l1/verifications/v-l1'] = () =>
    Response.json({ title: 'No', correlationId: 'c-1' }, { status: 400 });
  decideReview(client, caseOf('l1'), draft);
  await undoQueue.flush();
  expect([failed(), outcomes()]).toEqual([['l1'], {}]);
  expect(shownNotices().at(-1)).toMatchObject({
    title: 'Ada Vega: not decided',
    link: { params: { providerId: 'p1', licenseId: 'l1' }, label: 'Open the case' },
  });
  expect(reviewDrafts.read(draftId('l1', 'v-l1'))).toMatchObject(draft);
});

test('What is held when the page locks is sent with its note then, once', async () => {
  answers = noteSaved;
  decideReview(client, caseOf('l1'), draft);
  await vi.advanceTimersByTimeAsync(3_000);
  session.lock();
  await vi.advanceTimersByTimeAsync(1);
  expect(sent).toEqual(['PATCH v-l1', 'POST notes']);
  await vi.advanceTimersByTimeAsync(undoMs);
  signIn('another');
  await vi.advanceTimersByTimeAsync(undoMs);
  expect(sent, 'once').toHaveLength(2);
  expect(outcomes()).toEqual({ l1: 'mine' });
});

test('What does not get through while the page is locked waits again, is told, and has what was typed', async () => {
  answers['PATCH /providers/p1/licenses/l1/verifications/v-l1'] = () =>
    Response.json({ title: 'No', correlationId: 'c-1' }, { status: 400 });
  decideReview(client, caseOf('l1'), draft);
  session.lock();
  await vi.advanceTimersByTimeAsync(1);
  signIn('another');
  expect(shownNotices().at(-1)).toMatchObject({ title: 'Ada Vega: not decided' });
  expect([failed(), outcomes()]).toEqual([['l1'], {}]);
  expect(reviewDrafts.read(draftId('l1', 'v-l1'))).toMatchObject(draft);
});

test.each(['ends by itself', 'ends behind the lock'])(
  'What is held when the session %s waits for the sign-in, and is sent with its note once it is there',
  async (how) => {
    answers = noteSaved;
    decideReview(client, caseOf('l1'), draft);
    refused = 'secret';
    if (how === 'ends by itself') session.expire();
    else session.lock();
    await vi.advanceTimersByTimeAsync(undoMs);
    expect([sent, outcomes(), failed()]).toEqual([[], { l1: 'mine' }, []]);
    await vi.advanceTimersByTimeAsync(3_600_000);
    signIn('another');
    await vi.advanceTimersByTimeAsync(undoMs);
    expect(sent).toEqual(['PATCH v-l1', 'POST notes']);
    expect(failed()).toEqual([]);
  },
);

test('What is held when the session has ended is not sent in the name of who signs in instead', async () => {
  decideReview(client, caseOf('l9'), draft);
  refused = 'secret';
  session.expire();
  await vi.advanceTimersByTimeAsync(undoMs);
  signIn('another', 'bo@example.org');
  await vi.advanceTimersByTimeAsync(undoMs);
  expect(sent).toEqual([]);
});

/** What an earlier page of the tab has left without an answer. */
function leaveBehind(by = 'ada@example.org') {
  reviewDrafts.keep(draftId('l1', 'v-l1'), draft);
  writeStored('session', 'review-held:l1', { item: caseOf('l1'), by });
}

test('What waited when the page was loaded again is sent by the next one', async () => {
  leaveBehind();
  sendKeptReviews(client);
  await vi.advanceTimersByTimeAsync(1);
  expect(sent).toEqual(['PATCH v-l1', 'POST notes']);
  sendKeptReviews(client);
  await vi.advanceTimersByTimeAsync(1);
  expect(sent, 'once').toHaveLength(2);
});

test('What had arrived before the page was loaded again is the user’s own, and its note is not written twice', async () => {
  const now: LicenseVerification = { id: 'v-l1', status: 'Found', correctResultIndex: 1 };
  answers['PATCH /providers/p1/licenses/l1/verifications/v-l1'] = () =>
    Response.json({ title: 'Decided' }, { status: 409 });
  answers['GET /providers/p1/licenses/l1'] = () => Response.json({ id: 'l1', currentVerification: now });
  answers['GET /providers/p1/notes'] = () =>
    Response.json([{ id: 'n1', note, timestamp: '2026-11-21T08:00:00Z' }]);
  leaveBehind();
  sendKeptReviews(client);
  await vi.advanceTimersByTimeAsync(1_000);
  expect([sent, failed()]).toEqual([['PATCH v-l1'], []]);
});

test('What somebody else left behind in this tab is not sent in the name of who signs in after them', async () => {
  leaveBehind('bo@example.org');
  sendKeptReviews(client);
  await vi.advanceTimersByTimeAsync(1);
  expect(sent).toEqual([]);
});
