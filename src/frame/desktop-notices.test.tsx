// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  aggregateAlertsOptions,
  aggregateDatasetMatchesOptions,
  aggregateProviderLicensesOptions,
} from '@/api/operations.gen';
import { startBulk } from '@/jobs/bulk';
import { importStore } from '@/jobs/imports';
import { scanStore } from '@/jobs/scans';
import { closeBatch, countEnded, countStarted, newBatch } from '@/jobs/verification-batches';
import { getSetting, setSetting } from '@/ui/settings';
import { switchOnDesktopNotices } from './desktop-notice';
import { DesktopNotices } from './desktop-notices';

interface Shown {
  title: string;
  body: string;
  tag: string;
  click: () => void;
}

let shown: Shown[];
let answer: NotificationPermission;
let constructs: boolean;

class FakeNotification extends EventTarget {
  static permission: NotificationPermission = 'default';
  static async requestPermission() {
    FakeNotification.permission = answer;
    return answer;
  }
  constructor(title: string, { body = '', tag = '' }: NotificationOptions = {}) {
    super();
    if (!constructs) throw new TypeError('Illegal constructor');
    shown.push({ title, body, tag, click: () => this.dispatchEvent(new Event('click')) });
  }
  close() {}
}

let hidden: boolean;
let client: QueryClient;
const onOpen = vi.fn<(place: { to: string }) => void>();

function hide(next: boolean) {
  hidden = next;
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

beforeEach(() => {
  shown = [];
  answer = 'granted';
  constructs = true;
  hidden = false;
  FakeNotification.permission = 'granted';
  onOpen.mockClear();
  vi.stubGlobal('Notification', FakeNotification);
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden);
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => (hidden ? 'hidden' : 'visible'));
  // What was read just now is not read again: the service is not there.
  client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  client.setQueryData<object>(aggregateProviderLicensesOptions().queryKey, {
    aggregations: { NeedsReview: 4 },
  });
  client.setQueryData<object>(aggregateDatasetMatchesOptions().queryKey, { userActionNeeded: { total: 2 } });
  client.setQueryData<object>(aggregateAlertsOptions().queryKey, { active: 7 });
});
afterEach(() => {
  client.clear();
  localStorage.clear();
  sessionStorage.clear();
  setSetting('desktopNotices', undefined);
  scanStore.restore();
  importStore.restore();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function watch() {
  render(
    <QueryClientProvider client={client}>
      <DesktopNotices onOpen={onOpen} />
    </QueryClientProvider>,
  );
}

async function answers(queryKey: readonly unknown[], counts: object) {
  await act(async () => {
    client.setQueryData<object>(queryKey, counts);
    // What queries tell comes a moment later.
    await new Promise((resolve) => setTimeout(resolve, 5));
  });
}

const setReviews = (NeedsReview: number) =>
  answers(aggregateProviderLicensesOptions().queryKey, { aggregations: { NeedsReview } });

test('A queue that grows is told of while the tab is hidden, and choosing the notice opens it', async () => {
  watch();
  await setReviews(5);
  expect(shown).toEqual([]);
  hide(true);
  await setReviews(8);
  expect(shown.map(({ title, body }) => [title, body])).toEqual([['3 more reviews', '8 now wait in all.']]);
  await setReviews(6);
  expect(shown).toHaveLength(1);
  await setReviews(7);
  expect(shown.at(-1)?.title).toBe('1 more review');
  expect(new Set(shown.map(({ tag }) => tag)).size).toBe(1);
  shown[0]?.click();
  expect(onOpen).toHaveBeenCalledWith({ to: '/reviews' });
  hide(false);
  await setReviews(20);
  expect(shown).toHaveLength(2);
});

test('Matches and alerts that come are told of, too, each leading to its queue', async () => {
  watch();
  hide(true);
  await answers(aggregateDatasetMatchesOptions().queryKey, { userActionNeeded: { total: 4 } });
  await answers(aggregateAlertsOptions().queryKey, { active: 8 });
  expect(shown.map(({ title, body }) => [title, body])).toEqual([
    ['2 more matches', '4 now wait in all.'],
    ['1 more alert', '8 now wait in all.'],
  ]);
  for (const { click } of shown) click();
  expect(onOpen.mock.calls).toEqual([[{ to: '/matches' }], [{ to: '/alerts' }]]);
});

test('Work that ends is told of by kind and number alone: nobody is named on a locked screen', () => {
  watch();
  hide(true);
  const startedAt = Date.now();
  const scan = {
    scanId: 's1',
    entityName: 'Abara, Chidi',
    datasetType: 'Sam',
    startedAt,
    state: 'running',
  } as const;
  const found = { importId: 'i1', providerName: 'Chidi Abara', startedAt, state: 'running' } as const;
  act(() => {
    scanStore.add([scan]);
    importStore.add([found]);
  });
  expect(shown).toEqual([]);
  act(
    () => void scanStore.change([[scan, { state: 'ended', status: 'Completed', matches: 3, toDecide: 2 }]]),
  );
  act(() => void importStore.change([[found, { state: 'ended', status: 'Failed' }]]));
  expect(shown.map(({ title, body }) => [title, body])).toEqual([
    ['1 scan ended', '2 matches to decide.'],
    ['1 import ended', '1 failed.'],
  ]);
  expect(JSON.stringify(shown)).not.toContain('Abara');
  shown[0]?.click();
  expect(onOpen).toHaveBeenCalledWith({ to: '/matches' });
});

test('Work over many records is told of once it has ended, with what came of it and without its own title', async () => {
  watch();
  hide(true);
  const answers: (() => void)[] = [];
  act(() => {
    startBulk({
      title: 'Verify the licenses of Chidi Abara',
      one: 'license',
      many: 'licenses',
      collect: async () => ['a', 'b'],
      label: (one) => one,
      async run(one) {
        await new Promise<void>((resolve) => answers.push(resolve));
        if (one === 'b') throw new Error('No');
      },
    });
  });
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  expect(shown).toEqual([]);
  await act(async () => {
    for (const answer of answers) answer();
    await vi.waitFor(() => expect(shown).toHaveLength(1));
  });
  expect(shown).toMatchObject([{ title: 'Work on 2 licenses has ended', body: '1 done, 1 failed.' }]);
  shown[0]?.click();
  expect(onOpen).toHaveBeenCalledWith({ to: '/' });
});

test.each([
  ['NeedsReview', '1 found, 1 needs review.', '/reviews'],
  ['Found', '2 found.', '/licenses'],
])('Verifications that were asked for together are told of together: %s', (status, body, to) => {
  watch();
  hide(true);
  const batch = newBatch();
  const license = { providerId: 'p1', licenseId: 'l1', providerName: 'Chidi Abara' };
  act(() => countStarted(batch, 2));
  act(() => countEnded(batch, { ...license, status: 'Found' }));
  act(() => closeBatch(batch));
  expect(shown).toEqual([]);
  act(() => countEnded(batch, { ...license, status }));
  expect(shown).toMatchObject([{ title: '2 verifications ended', body }]);
  shown[0]?.click();
  expect(onOpen).toHaveBeenCalledWith({ to });
});

test('What ends while the tab is seen is not told of outside of it', () => {
  watch();
  const scan = { scanId: 's1', startedAt: Date.now(), state: 'running' } as const;
  act(() => scanStore.add([scan]));
  act(() => void scanStore.change([[scan, { state: 'ended', status: 'Completed' }]]));
  expect(shown).toEqual([]);
});

test('Notices are switched on only where the browser allows and shows them', async () => {
  FakeNotification.permission = 'default';
  answer = 'denied';
  await switchOnDesktopNotices();
  expect(getSetting('desktopNotices')).toBe(false);

  answer = 'granted';
  constructs = false;
  expect(await switchOnDesktopNotices()).toMatch(/shows no notifications/);
  expect(getSetting('desktopNotices')).toBe(false);

  constructs = true;
  expect(await switchOnDesktopNotices()).toBeUndefined();
  expect(getSetting('desktopNotices')).toBe(true);
  expect(shown.map(({ title }) => title)).toEqual(['Notifications are on']);

  vi.stubGlobal('Notification', undefined);
  Reflect.deleteProperty(globalThis, 'Notification');
  expect(await switchOnDesktopNotices()).toMatch(/shows no notifications/);
});
