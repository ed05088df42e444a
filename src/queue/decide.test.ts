import { afterEach, expect, test, vi } from 'vitest';
import { undoMs, undoQueue } from '@/jobs/undo-queue';
import { decide, type DecisionKind, takeBack } from './decide';
import { createQueueSession, failedDecisions, standingDecisions } from './session';

interface Case {
  id: string;
}
type Choice = 'yes' | 'no' | null;

/** A queue whose service answers when the test says so. */
function queueOf(more: Partial<DecisionKind<Case, Choice>> = {}) {
  const answers: { choice: Choice; resolve: () => void; reject: (error: Error) => void }[] = [];
  const kind: DecisionKind<Case, Choice> = {
    session: createQueueSession<Case, Choice>(),
    undo: { choice: null },
    run: ({ choice }) =>
      new Promise<void>((resolve, reject) => {
        answers.push({ choice, resolve, reject });
      }),
    ...more,
  };
  const standing = () =>
    standingDecisions(kind.session.get().decisions).map(({ id, choice }) => `${id}: ${choice}`);
  const failed = () =>
    failedDecisions(kind.session.get().decisions).map(({ id, error }) => `${id}: ${error.message}`);
  return { kind, answers, standing, failed };
}

afterEach(() => {
  vi.useRealTimers();
});

test('A decision counts before it is sent, and no more once it has failed', async () => {
  const { kind, answers, standing, failed } = queueOf();
  const send = decide(kind, { id: 'a' }, 'yes');
  expect([standing(), answers]).toEqual([['a: yes'], []]);
  const sent = send();
  answers[0]?.reject(new Error('No'));
  await sent;
  expect([standing(), failed()]).toEqual([[], ['a: No']]);
});

test('What was sent before and failed is known to who decides the same case again', async () => {
  const { kind, answers } = queueOf();
  const sent = decide(kind, { id: 'a' }, 'yes')();
  answers[0]?.reject(new Error('Lost'));
  await sent;
  void decide(kind, { id: 'a' }, 'no')();
  expect(kind.session.get().decisions).toMatchObject([
    { choice: 'no', failedBefore: { choice: 'yes', error: { message: 'Lost' } } },
  ]);
});

test('A decision that is taken back stands again where that fails', async () => {
  const { kind, answers, standing, failed } = queueOf();
  const first = decide(kind, { id: 'a' }, 'yes')();
  answers[0]?.resolve();
  await first;
  const undo = takeBack(kind, { id: 'a' })();
  expect([answers[1]?.choice, standing()]).toEqual([null, []]);
  answers[1]?.reject(new Error('No'));
  await undo;
  expect([standing(), failed()]).toEqual([['a: yes'], ['a: No']]);
});

test('What others decided instead is not taken back as one’s own', async () => {
  const { kind, answers, standing } = queueOf({ changedBy: (_error, item) => item });
  const first = decide(kind, { id: 'a' }, 'yes')();
  answers[0]?.resolve();
  await first;
  const undo = takeBack(kind, { id: 'a' })();
  answers[1]?.reject(new Error('Others'));
  await undo;
  expect(standing()).toEqual([]);
});

test('The answer to a decision that was taken back meanwhile changes nothing', async () => {
  const onError = vi.fn<() => void>();
  const { kind, answers, standing, failed } = queueOf({ onError });
  const first = decide(kind, { id: 'a' }, 'yes')();
  void takeBack(kind, { id: 'a' })();
  answers[0]?.reject(new Error('No'));
  await first;
  expect([standing(), failed(), onError.mock.calls]).toEqual([[], [], []]);
});

test('A decision that failed while it was taken back does not stand, also where taking it back fails too', async () => {
  const { kind, answers, standing, failed } = queueOf();
  const first = decide(kind, { id: 'a' }, 'yes')();
  const undo = takeBack(kind, { id: 'a' })();
  answers[0]?.reject(new Error('Replaced'));
  await first;
  answers[1]?.reject(new Error('Replaced, too'));
  await undo;
  expect([standing(), failed()]).toEqual([[], ['a: Replaced, too']]);
});

test('Where the service has no way back nothing is sent until the time is over', async () => {
  vi.useFakeTimers();
  const onUndo = vi.fn<() => void>();
  const options = { noticeOf: () => ({ title: 'Decided', note: '' }) };
  const { kind, answers, standing } = queueOf({ undo: options, onUndo });
  void decide(kind, { id: 'a' }, 'yes')();
  void decide(kind, { id: 'b' }, 'no')();
  void takeBack(kind, { id: 'a' })();
  expect(standing()).toEqual(['b: no']);
  expect(onUndo).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(undoMs);
  expect(answers.map(({ choice }) => choice)).toEqual(['no']);
  await undoQueue.flush();
  expect(answers).toHaveLength(1);
});

test('What failed before a decision that is taken back while it is held is still failed, and known to the next one', async () => {
  const options = { noticeOf: () => ({ title: 'Decided', note: '' }) };
  const { kind, answers, failed } = queueOf({ undo: options });
  vi.useFakeTimers();
  void decide(kind, { id: 'a' }, 'yes')();
  await vi.advanceTimersByTimeAsync(undoMs);
  answers[0]?.reject(new Error('Lost'));
  await vi.advanceTimersByTimeAsync(0);
  expect(failed()).toEqual(['a: Lost']);
  void decide(kind, { id: 'a' }, 'no')();
  void takeBack(kind, { id: 'a' })();
  expect(failed()).toEqual(['a: Lost']);
  void decide(kind, { id: 'a' }, 'no')();
  expect(kind.session.get().decisions).toMatchObject([{ failedBefore: { error: { message: 'Lost' } } }]);
  void takeBack(kind, { id: 'a' })();
});
