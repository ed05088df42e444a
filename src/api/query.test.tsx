// @vitest-environment happy-dom
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createQueryClient } from './query-client';
import {
  dismissAlert,
  getWebhookOptions,
  listGroupProvidersInfiniteOptions,
  listGroupProvidersPages,
  listWebhookLogsAllOptions,
  listWebhookLogsInfiniteOptions,
  listWebhooksOptions,
  useCreateWebhook,
  useDeleteWebhook,
  useUpdateGroupProviders,
  useUpdateWebhook,
} from './operations.gen';
import { faults } from './testing';

let client: QueryClient;
let requests: string[];
let answer: (request: Request) => Response | Promise<Response>;

beforeEach(() => {
  client = createQueryClient();
  requests = [];
  answer = () => Response.json({ items: [], totalCount: 0 });
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname, search } = new URL(request.url);
    const body = request.method === 'GET' ? '' : ` ${await request.text()}`;
    requests.push(`${request.method} ${pathname}${search}${body}`.trimEnd());
    return answer(request);
  });
});

afterEach(() => {
  client.clear();
  vi.unstubAllGlobals();
});

function render<Result>(use: () => Result): Result {
  const { result } = renderHook(use, {
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  });
  return result.current;
}

describe('A read', () => {
  test('asks its address, with what stands in its path and in its query', async () => {
    answer = () => Response.json({ id: 'a/b', items: [] });
    await client.fetchQuery(getWebhookOptions({ webhookId: 'a/b' }));
    await client.fetchInfiniteQuery(
      listGroupProvidersInfiniteOptions({ groupId: 'g1' }, { providerName: 'ortiz' }),
    );
    expect(requests).toEqual(['GET /webhooks/a%2Fb', 'GET /groups/g1/providers?providerName=ortiz&count=50']);
  });

  test('has one key, however its filters were emptied, and sends no empty parameter', async () => {
    const emptied = listWebhookLogsInfiniteOptions({
      status: undefined,
      traceId: '',
      type: 'LicenseExpired',
    });
    expect(emptied.queryKey).toEqual(listWebhookLogsInfiniteOptions({ type: 'LicenseExpired' }).queryKey);
    await client.fetchInfiniteQuery(emptied);
    expect(requests).toEqual(['GET /webhookslog?type=LicenseExpired&count=50']);
  });

  test('of a whole list follows its cursors, in pages as large as they come', async () => {
    answer = ({ url }) =>
      Response.json(
        url.includes('cursor') ? { items: [{ id: '2' }] } : { items: [{ id: '1' }], nextCursor: 'next' },
      );
    const all = await client.fetchQuery(listWebhookLogsAllOptions({ traceId: 't1' }));
    expect(all.map(({ id }) => id)).toEqual(['1', '2']);
    expect(requests).toEqual([
      'GET /webhookslog?traceId=t1&count=250',
      'GET /webhookslog?traceId=t1&count=250&cursor=next',
    ]);
  });

  test('of a page gives the page behind a cursor', async () => {
    await listGroupProvidersPages({ groupId: 'g1' }, { count: 10 })('next');
    expect(requests).toEqual(['GET /groups/g1/providers?count=10&cursor=next']);
  });
});

describe('A write', () => {
  const body = { type: 'VerificationCompleted', url: 'https://a.example', secret: 'hush-hush' } as const;

  test('sends its body to its address, and takes the answer into the cache', async () => {
    const list = listWebhooksOptions().queryKey;
    client.setQueryData(list, []);
    answer = () => Response.json({ id: 'w1', url: body.url }, { status: 201 });
    await render(useCreateWebhook).mutateAsync({ body });
    expect(client.getQueryData(getWebhookOptions({ webhookId: 'w1' }).queryKey)).toEqual({
      id: 'w1',
      url: body.url,
    });
    expect(client.getQueryState(list)?.isInvalidated).toBe(true);
    answer = () => Response.json({ id: 'w1' });
    await render(useUpdateWebhook).mutateAsync({ webhookId: 'w1', body: { secret: null } });
    answer = () => new Response(null, { status: 204 });
    await render(useDeleteWebhook).mutateAsync({ webhookId: 'w1' });
    expect(client.getQueryData(getWebhookOptions({ webhookId: 'w1' }).queryKey)).toBeUndefined();
    expect(requests).toEqual([
      `POST /webhooks ${JSON.stringify(body)}`,
      'PATCH /webhooks/w1 {"secret":null}',
      'DELETE /webhooks/w1',
    ]);
  });

  test('outlives its page where that is asked for', async () => {
    const kept: unknown[] = [];
    answer = (request) => {
      kept.push(request.keepalive);
      return Response.json({ id: 'a1' });
    };
    await dismissAlert({ alertId: 'a1', body: {} });
    await dismissAlert({ alertId: 'a1', body: {} }, { keepalive: true });
    expect(kept.map(Boolean)).toEqual([false, true]);
  });

  test('keeps nothing of what was sent, which may hold a secret', async () => {
    answer = () => Response.json({ id: 'w1' }, { status: 201 });
    await render(useCreateWebhook).mutateAsync({ body });
    cleanup();
    await vi.waitFor(() => expect(client.getMutationCache().getAll()).toEqual([]));
    const kept = client.getQueryCache().getAll();
    expect(JSON.stringify(kept.map(({ state }) => state.data))).not.toContain('hush');
  });

  test.each([
    ['409', true],
    ['404', true],
    ['400', false],
    ['500', true],
    ['a cut connection', true],
  ])('that fails with %s makes what is shown stale: %s', async (fault, isStale) => {
    const members = listGroupProvidersInfiniteOptions({ groupId: 'g1' }).queryKey;
    client.setQueryData(members, { pages: [], pageParams: [] });
    answer = faults.find(({ name }) => name === fault)?.answer ?? answer;
    const failed = render(useUpdateGroupProviders).mutateAsync({ groupId: 'g1', body: { add: ['p1'] } });
    await expect(failed).rejects.toThrow();
    expect(client.getQueryState(members)?.isInvalidated).toBe(isStale);
  });
});
