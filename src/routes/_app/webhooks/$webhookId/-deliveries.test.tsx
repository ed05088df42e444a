// @vitest-environment happy-dom
import { focusManager } from '@tanstack/react-query';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '@/api/query-client';
import type { RecordOf } from '@/testing/records';
import { simulateService, type SimulatedService } from '@/testing/service';
import { renderScreen } from '@/ui/testing';
import { useRowRefresh } from '@/ui/use-row-refresh';
import { WebhookDeliveries } from './-deliveries';

let service: SimulatedService;
let webhook: RecordOf<'webhooks'>;

const attempt = (timestamp: string) => service.put('webhookLogs', { webhookId: webhook.id, timestamp });

beforeEach(async () => {
  vi.useFakeTimers({ now: new Date('2026-11-20T12:00:00Z'), shouldAdvanceTime: true });
  focusManager.setFocused(true);
  service = await simulateService({ providers: 0 });
  webhook = service.put('webhooks', {});
  attempt('2026-11-20T11:00:00Z');
});
afterEach(() => {
  cleanup();
  focusManager.setFocused(undefined);
  vi.useRealTimers();
});

function Page() {
  const { ref, refresh } = useRowRefresh();
  return (
    <div ref={ref}>
      <WebhookDeliveries webhook={webhook} refresh={refresh} />
    </div>
  );
}

const advance = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));
const rows = () =>
  within(screen.getByRole('table', { name: 'Latest messages' })).getAllByRole('row').length - 1;

test('what is delivered while the page is open is listed within a minute, and counted in the chart', async () => {
  await renderScreen(<Page />, createQueryClient());
  await waitFor(() => expect(rows()).toBe(1));
  attempt('2026-11-20T12:00:30Z');
  await advance(61);
  expect(rows()).toBe(2);
  expect(screen.queryByText('0 of 2 attempts')).not.toBeNull();
});

test('what is listed stays where it cannot be read again', async () => {
  await renderScreen(<Page />, createQueryClient());
  await waitFor(() => expect(rows()).toBe(1));
  await service.fails({ operation: '*', status: 403, times: 99 });
  await advance(61);
  expect(screen.getByRole('alert').textContent).toContain('The log could not be read');
  expect(rows()).toBe(1);
});
