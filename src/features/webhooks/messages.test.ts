import { expect, test } from 'vitest';
import { attemptWords, chosenAttempt, completed, lastAttempt, messagesOf } from './messages';

const attempt = (traceId: string, number: number, status: string) => ({
  id: `${traceId}-${number}`,
  traceId,
  attempt: number,
  status,
});

test('attempts stand under their message, the first attempt first, however the log is sorted', () => {
  const messages = messagesOf([
    attempt('b', 2, 'Completed'),
    attempt('a', 1, 'Completed'),
    attempt('b', 1, 'Failed'),
  ]);
  expect(messages.map(({ traceId }) => traceId)).toEqual(['b', 'a']);
  expect(messages[0]?.attempts.map(({ attempt: number }) => number)).toEqual([1, 2]);
  expect(messages[0] && lastAttempt(messages[0])?.status).toBe('Completed');
});

test('an attempt that came twice counts once, as it came last', () => {
  const [message] = messagesOf([attempt('a', 1, 'Triggered'), attempt('a', 1, 'Completed')]);
  expect(message?.attempts).toEqual([attempt('a', 1, 'Completed')]);
});

test('attempts are counted by their numbers, also where earlier ones are not loaded', () => {
  expect(messagesOf([attempt('a', 3, 'Failed')]).map(attemptWords)).toEqual(['3 of 4']);
  expect(messagesOf([attempt('a', 6, 'Failed')]).map(attemptWords)).toEqual(['6 of 6']);
  expect(messagesOf([{ id: 'x' }]).map(attemptWords)).toEqual(['1 of 4']);
});

test('entries that tell nothing of their message stand alone', () => {
  expect(messagesOf([{ id: 'v' }, { id: 'w' }, { id: 'x' }])).toHaveLength(3);
});

test('an address that names an attempt means that one, and otherwise the last', () => {
  const [message] = messagesOf([attempt('a', 1, 'Failed'), attempt('a', 2, 'Completed')]);
  if (!message) throw new Error('There is a message');
  expect(chosenAttempt(message, 1)?.status).toBe('Failed');
  expect(chosenAttempt(message, undefined)?.status).toBe('Completed');
  expect(chosenAttempt(message, 9)?.status).toBe('Completed');
});

test('a message that is listed for its failed attempt shows how it ended', () => {
  const listed = messagesOf([attempt('a', 1, 'Failed'), attempt('b', 1, 'Failed')]);
  const log = [attempt('a', 2, 'Completed'), attempt('a', 1, 'Failed'), attempt('c', 1, 'Completed')];
  const [a, b, ...others] = completed(listed, log);
  expect(a && [lastAttempt(a)?.status, attemptWords(a)]).toEqual(['Completed', '2 of 4']);
  expect(b && lastAttempt(b)?.status).toBe('Failed');
  expect(others).toEqual([]);
  expect(completed(listed, undefined)).toEqual(listed);
});
