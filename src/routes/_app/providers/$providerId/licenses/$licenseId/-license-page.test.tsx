// @vitest-environment happy-dom
import { focusManager } from '@tanstack/react-query';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '@/api/query-client';
import { verificationStore, watchVerification } from '@/jobs/verifications';
import { simulateService, type SimulatedService } from '@/testing/service';
import { renderPage } from '@/ui/testing';
import { Route } from './index';

let service: SimulatedService;
let ids: { providerId: string; licenseId: string };

const verification = (started: string) => service.put('verifications', { ...ids, started });

beforeEach(async () => {
  service = await simulateService({ providers: 0 });
  const { id: providerId } = service.put('providers', {});
  const { id: licenseId } = service.put('licenses', { providerId, currentVerificationStatus: 'Found' });
  ids = { providerId, licenseId };
  const { id: currentVerificationId } = verification('2025-11-20T08:00:00Z');
  service.world.licenses.update(licenseId, { currentVerificationId });
  // What the service loads with its first answers no timer waits for.
  const license = `/providers/${providerId}/licenses/${licenseId}`;
  for (const path of [
    license,
    `${license}/verifications`,
    '/alerts',
    '/monitors',
    '/files/uploads',
    '/log/events',
  ])
    await service.colleague(`GET ${path}`);
  vi.useFakeTimers({ now: new Date('2026-11-20T12:00:00Z') });
  focusManager.setFocused(true);
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  verificationStore.restore();
  focusManager.setFocused(undefined);
  vi.useRealTimers();
});

const advance = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));

async function open(seconds = 3, search = '') {
  renderPage(
    Route,
    '/providers/$providerId/licenses/$licenseId',
    `/providers/${ids.providerId}/licenses/${ids.licenseId}${search}`,
    createQueryClient(),
  );
  await advance(seconds);
}

const reads = () =>
  service.reads().filter(({ operation }) => operation === 'GET /providers/{providerId}/licenses/{licenseId}')
    .length;
const verifications = () =>
  within(screen.getByRole('region', { name: /^Verifications/ })).getAllByRole('checkbox').length;

test('a verification that somebody else began is listed within a minute, but moves nothing under the pointer', async () => {
  await open();
  expect(verifications()).toBe(1);
  verification('2026-11-20T08:00:00Z');
  await advance(61);
  expect(verifications()).toBe(2);

  const body = screen.getByRole('complementary').parentElement as Element;
  fireEvent.mouseEnter(body);
  verification('2026-11-20T12:01:00Z');
  await advance(200);
  expect(verifications()).toBe(2);
  fireEvent.mouseLeave(body);
  await advance(1);
  expect(verifications()).toBe(3);
});

test('a license whose verification was just begun from a list is not looked at before 2 seconds are over', async () => {
  watchVerification(ids.providerId, ids.licenseId);
  await open(1.9);
  expect(reads()).toBe(0);
  await advance(0.2);
  expect(reads()).toBe(1);
});

test('an earlier verification that the list leaves out is read by itself; one that cannot be read is said, with a way to try again', async () => {
  const earlier = verification('2024-11-20T08:00:00Z');
  const alone = 'GET /providers/{providerId}/licenses/{licenseId}/verifications/{verificationId}';
  service.answers<{ id: string }[]>('GET /providers/{providerId}/licenses/{licenseId}/verifications', (all) =>
    all.filter(({ id }) => id !== earlier.id),
  );
  await service.fails({ operation: alone, status: 500, times: 99 });
  await open(30, `?verification=${earlier.id}`);
  expect(screen.getByText('This verification could not be loaded')).toBeTruthy();
  expect(screen.queryByText('Loading the verification')).toBeNull();
  await service.recovers();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await advance(3);
  expect(screen.queryByText('This verification could not be loaded')).toBeNull();
  expect(screen.getByText(/This is an earlier verification, of/).textContent).toContain('2024');
});
