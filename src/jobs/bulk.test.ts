// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { session } from '@/api/session';
import { leavingLosesSomething } from '@/lib/leaving';
import { watchNotices } from '@/ui/testing-notices';
import { startBulk, useBulkJobs, watchBulk } from './bulk';

const notices = watchNotices();

test('Work over many records that goes on asks before the tab is left, and ends with the session of who began it', async () => {
  session.begin({ token: 'secret', user: { email: 'ada@example.org' }, persistent: false, way: 'password' });
  const answers: (() => void)[] = [];
  const begun: string[] = [];
  startBulk({
    title: 'Verify 3 licenses',
    one: 'license',
    many: 'licenses',
    collect: () => Promise.resolve(['a', 'b', 'c']),
    label: (one) => one,
    concurrency: 1,
    run: async (one) => {
      begun.push(one);
      await new Promise<void>((resolve) => answers.push(resolve));
    },
  });
  await vi.waitFor(() => expect(begun).toEqual(['a']));
  expect(leavingLosesSomething()).toBe(true);
  expect(dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false);

  session.end('user');
  answers[0]?.();
  await vi.waitFor(() => expect(leavingLosesSomething()).toBe(false));
  expect(renderHook(() => useBulkJobs()).result.current).toEqual([]);
  await new Promise((resolve) => setTimeout(resolve));
  expect(begun).toEqual(['a']);
});

test('How far work over hundreds of records is, is drawn about ten times a second, and its end at once', async () => {
  const drawn = vi.fn();
  const { result } = renderHook(() => {
    const [job] = useBulkJobs();
    drawn();
    return job;
  });
  startBulk({
    title: 'Verify 400 licenses',
    one: 'license',
    many: 'licenses',
    collect: () => Promise.resolve(Array.from({ length: 400 }, (_, index) => `${index}`)),
    label: (one) => one,
    run: async () => undefined,
  });
  await vi.waitFor(() => expect(result.current).toMatchObject({ phase: 'ended', done: 400 }));
  expect(drawn.mock.calls.length).toBeLessThan(40);
});

test('Work that comes to rest is told whether its dialog was open then', async () => {
  const onSettled = vi.fn();
  const answers: (() => void)[] = [];
  const begin = () =>
    startBulk({
      title: 'Verify 1 license',
      one: 'license',
      many: 'licenses',
      collect: () => Promise.resolve(['a']),
      label: (one) => one,
      run: () => new Promise<void>((resolve) => answers.push(resolve)),
      onSettled,
    });
  const close = watchBulk(begin());
  await vi.waitFor(() => expect(answers).toHaveLength(1));
  answers[0]?.();
  await vi.waitFor(() => expect(onSettled.mock.calls).toEqual([[true]]));
  close();

  const closeBefore = watchBulk(begin());
  closeBefore();
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  answers[1]?.();
  await vi.waitFor(() => expect(onSettled.mock.calls).toEqual([[true], [false]]));
});

test.each<[string, 'collect' | 'run' | undefined, string, RegExp]>([
  ['well', undefined, 'success', /^2 done\.$/],
  ['with a failure', 'run', 'warning', /1 done, 1 failed\. The activity list/],
  ['before it could begin', 'collect', 'error', /The activity list in the top bar has the details\.$/],
])('Work that ended %s in the background is told so', async (_, fails, tone, message) => {
  startBulk({
    title: 'Verify 2 licenses',
    one: 'license',
    many: 'licenses',
    collect: () =>
      fails === 'collect' ? Promise.reject(new Error('Not read')) : Promise.resolve(['a', 'b']),
    label: (one) => one,
    run: (one) => (fails === 'run' && one === 'b' ? Promise.reject(new Error('No')) : Promise.resolve()),
  });
  await vi.waitFor(() => expect(notices()).toMatchObject([{ title: 'Verify 2 licenses', tone }]), {
    timeout: 10_000,
  });
  expect(notices()[0]?.message).toMatch(message);
});
