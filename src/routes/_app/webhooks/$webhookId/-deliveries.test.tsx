// @vitest-environment happy-dom
import { focusManager } from '@tanstack/react-query';
import { act, cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { WebhookLog } from '@/api/models';
import { createQueryClient } from '@/api/query-client';
import { renderScreen } from '@/ui/testing';
import { useRowRefresh } from '@/ui/use-row-refresh';
import { WebhookDeliveries } from './-deliveries';

const attempt = (traceId: string, timestamp: string): WebhookLog => ({
  id: `${traceId}-1`,
  traceId,
  webhookId: 'w1',
  attempt: 1,
  status: 'Success',
  timestamp,
});
let log: WebhookLog[];
let isDown: boolean;

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T12:00:00Z'), shouldAdvanceTime: true });
  focusManager.setFocused(true);
  log = [attempt('aaaaaaaa', '2026-11-20T11:00:00Z')];
  isDown = false;
  vi.stubGlobal('fetch', async () =>
    isDown ? Response.json({ title: 'No.' }, { status: 403 }) : Response.json({ items: log }),
  );
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
      <WebhookDeliveries webhook={{ id: 'w1', type: 'LicenseChanged' }} refresh={refresh} />
    </div>
  );
}

const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));
const rows = () =>
  within(screen.getByRole('table', { name: 'Latest messages' })).getAllByRole('row').length - 1;

test('what is delivered while the page is open is listed within a minute, and counted in the chart', async () => {
  await renderScreen(<Page />, createQueryClient());
  await pass(1);
  expect(rows()).toBe(1);
  log = [attempt('bbbbbbbb', '2026-11-20T12:00:30Z'), ...log];
  await pass(61);
  expect(rows()).toBe(2);
  expect(screen.queryByText('0 of 2 attempts')).not.toBeNull();
});

test('what is listed stays where it cannot be read again', async () => {
  await renderScreen(<Page />, createQueryClient());
  await pass(1);
  isDown = true;
  await pass(61);
  expect(screen.getByRole('alert').textContent).toContain('The log could not be read');
  expect(rows()).toBe(1);
});
