import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { session } from '@/api/session';
import type { Takeable } from './-proposal';
import { takeOnce } from './-take-over-store';

/** What the service answers to an entry that is made. */
const send = vi.fn<() => Promise<Response>>();
const queryClient = new QueryClient();
const made = async () => Response.json({ id: 'e1' });
let turn = 0;

beforeEach(() => {
  send.mockReset().mockImplementation(made);
  vi.stubGlobal('fetch', async ({ method, url }: Request) =>
    method === 'POST' && url.endsWith('/info/educations') ? send() : new Response(null, { status: 204 }),
  );
  turn += 1;
});

const item = (id: string): Takeable => ({
  id,
  label: id,
  take: { kind: 'create', path: 'educations', body: {} },
});
const take = (...items: Takeable[]) =>
  takeOnce({
    queryClient,
    importId: `i${turn}`,
    providerId: 'p1',
    items,
    take: items[0]?.take ?? { kind: 'create', path: 'educations', body: {} },
  });

test('what is on its way or done is not sent again, whoever asks', async () => {
  const asked = [take(item('a')), take(item('a')), take(item('b'), item('a'))];
  expect(await Promise.all(asked)).toEqual([true, false, false]);
  expect(await take(item('a'))).toBe(false);
  expect(send).toHaveBeenCalledOnce();
});

test('what failed can be sent again, and does not hold up what comes after it', async () => {
  send.mockImplementationOnce(async () => Response.json({ title: 'No.' }, { status: 409 }));
  const [first, second] = await Promise.allSettled([take(item('a')), take(item('b'))]);
  expect([first.status, second.status]).toEqual(['rejected', 'fulfilled']);
  expect(await take(item('a'))).toBe(true);
  expect(send).toHaveBeenCalledTimes(3);
});

test('calls follow each other, so that each sees what the one before has left', async () => {
  let underWay = 0;
  let most = 0;
  send.mockImplementation(async () => {
    underWay += 1;
    most = Math.max(most, underWay);
    await Promise.resolve();
    underWay -= 1;
    return made();
  });
  await Promise.all(['a', 'b', 'c'].map((id) => take(item(id))));
  expect([send.mock.calls.length, most]).toEqual([3, 1]);
});

test('what waits for its turn when the session ends is not sent in the name of whoever comes next', async () => {
  session.begin({ token: 'secret', user: { email: 'ada@example.org' }, persistent: false, way: 'password' });
  const answers: (() => void)[] = [];
  send.mockImplementationOnce(async () => {
    await new Promise<void>((resolve) => answers.push(resolve));
    return made();
  });
  const asked = [take(item('a')), take(item('b'))];
  await vi.waitFor(() => expect(send).toHaveBeenCalledOnce());
  session.end('user');
  answers[0]?.();
  expect(await Promise.all(asked)).toEqual([false, false]);
  expect(send).toHaveBeenCalledOnce();
});
