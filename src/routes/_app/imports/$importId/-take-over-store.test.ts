import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { session } from '@/api/session';
import { simulateService, type SimulatedService } from '@/testing/service';
import type { Takeable } from './-proposal';
import { takeOnce } from './-take-over-store';

const create = 'POST /providers/{providerId}/info/educations';
const queryClient = new QueryClient();
let service: SimulatedService;
let providerId: string;
let turn = 0;

beforeEach(async () => {
  service = await simulateService({ providers: 0 });
  providerId = service.put('providers', {}).id;
  turn += 1;
});

/** How many entries were sent, and how many the provider has. */
const sent = () => service.writes().filter(({ operation }) => operation === create).length;
const storedCount = () => service.world.providerInfo.by('providerId', providerId).length;

const item = (id: string): Takeable => ({
  id,
  label: id,
  take: { kind: 'create', path: 'educations', body: { schoolName: 'Cedar College' } },
});
const take = (...items: Takeable[]) =>
  takeOnce({
    queryClient,
    importId: `i${turn}`,
    providerId,
    items,
    take: items[0]?.take ?? { kind: 'create', path: 'educations', body: { schoolName: 'Cedar College' } },
  });

test('what is on its way or done is not sent again, whoever asks', async () => {
  const takes = [take(item('a')), take(item('a')), take(item('b'), item('a'))];
  expect(await Promise.all(takes)).toEqual([true, false, false]);
  expect(await take(item('a'))).toBe(false);
  expect([sent(), storedCount()]).toEqual([1, 1]);
});

test('what failed can be sent again, and does not hold up what comes after it', async () => {
  await service.fails({ operation: create, status: 409 });
  const [first, second] = await Promise.allSettled([take(item('a')), take(item('b'))]);
  expect([first.status, second.status]).toEqual(['rejected', 'fulfilled']);
  expect(await take(item('a'))).toBe(true);
  expect([sent(), storedCount()]).toEqual([3, 2]);
});

test('what was added although its answer was lost is done, and is not added twice', async () => {
  service.loses(create);
  expect(await take(item('a'))).toBe(true);
  expect(await take(item('a'))).toBe(false);
  expect([sent(), storedCount()]).toEqual([1, 1]);
});

test('as long as nobody can look whether it was added it is not sent again', async () => {
  const list = 'GET /providers/{providerId}/info/educations';
  service.loses(create);
  await service.fails({ operation: list, status: 503, times: 20 });
  await expect(take(item('a'))).rejects.toThrow();
  await expect(take(item('a'))).rejects.toThrow();
  expect([sent(), storedCount()]).toEqual([1, 1]);
  await service.recovers();
  expect(await take(item('a'))).toBe(true);
  expect([sent(), storedCount()]).toEqual([1, 1]);
});

test('what was not added, as the service has it, is sent again', async () => {
  await service.fails({ operation: create, status: 500, times: 1 });
  await expect(take(item('a'))).rejects.toThrow();
  expect(await take(item('a'))).toBe(true);
  expect([sent(), storedCount()]).toEqual([2, 1]);
});

test('calls follow each other, so that each sees what the one before has left', async () => {
  const release = service.holds(create);
  const taking = Promise.all(['a', 'b', 'c'].map((id) => take(item(id))));
  await vi.waitFor(() => expect(sent()).toBe(1));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(sent()).toBe(1);
  release();
  await taking;
  expect([sent(), storedCount()]).toEqual([3, 3]);
});

test('what waits for its turn when the session ends is not sent in the name of whoever comes next', async () => {
  session.begin({ token: 'secret', user: { email: 'ada@example.org' }, persistent: false, way: 'password' });
  const release = service.holds(create);
  const takes = [take(item('a')), take(item('b'))];
  await vi.waitFor(() => expect(sent()).toBe(1));
  session.end('user');
  release();
  expect(await Promise.all(takes)).toEqual([false, false]);
  expect(sent()).toBe(1);
});
