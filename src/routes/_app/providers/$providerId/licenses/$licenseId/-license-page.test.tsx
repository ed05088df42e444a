// @vitest-environment happy-dom
import { focusManager } from '@tanstack/react-query';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LicenseVerification } from '@/api/models';
import { createQueryClient } from '@/api/query-client';
import { verificationStore, watchVerification } from '@/jobs/verifications';
import { renderPage } from '@/ui/testing';
import { Route } from './index';

const verification = (id: string, started: string): LicenseVerification => ({ id, status: 'Found', started });
/** Every verification so far, the newest first. */
let history: LicenseVerification[];
/** How often the license was read. */
let reads: number;

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T12:00:00Z') });
  focusManager.setFocused(true);
  history = [verification('v1', '2025-11-20T08:00:00Z')];
  reads = 0;
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    const { pathname } = new URL(url);
    if (pathname === '/providers/p1') return Response.json({ id: 'p1', firstName: 'Ada', lastName: 'Vega' });
    if (pathname.endsWith('/verifications')) return Response.json(history);
    if (pathname === '/providers/p1/licenses/l1') reads++;
    if (pathname === '/providers/p1/licenses/l1')
      return Response.json({ id: 'l1', licenseNumber: 'RN-1', currentVerification: history[0] });
    return Response.json([]);
  });
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  verificationStore.restore();
  focusManager.setFocused(undefined);
  vi.useRealTimers();
});

const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));

async function open(seconds = 3) {
  renderPage(
    Route,
    '/providers/$providerId/licenses/$licenseId',
    '/providers/p1/licenses/l1',
    createQueryClient(),
  );
  await pass(seconds);
}

const verifications = () =>
  within(screen.getByRole('region', { name: /^Verifications/ })).getAllByRole('checkbox').length;

test('a verification that somebody else began is listed within a minute, but moves nothing under the pointer', async () => {
  await open();
  expect(verifications()).toBe(1);
  history = [verification('v2', '2026-11-20T08:00:00Z'), ...history];
  await pass(61);
  expect(verifications()).toBe(2);

  const body = screen.getByRole('complementary').parentElement as Element;
  fireEvent.mouseEnter(body);
  history = [verification('v3', '2026-11-20T12:01:00Z'), ...history];
  await pass(200);
  expect(verifications()).toBe(2);
  fireEvent.mouseLeave(body);
  await pass(1);
  expect(verifications()).toBe(3);
});

test('a license whose verification was just begun from a list is not looked at before 2 seconds are over', async () => {
  watchVerification('p1', 'l1');
  await open(1.9);
  expect(reads).toBe(0);
  await pass(0.2);
  expect(reads).toBe(1);
});
