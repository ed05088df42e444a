// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CredentialingRequest, Details } from '@/api/models';
import { createQueryClient } from '@/api/query-client';
import { largestPage } from '@/api/query';
import { session, type SessionUser } from '@/api/session';
import { simulateService, type SimulatedService } from '@/testing/service';
import { userOf } from '../../../mocks/service/actor';
import { useOwnerChoices } from './owners';

const users = {
  ana: { id: 'u-ana', email: 'ana@cedar.example' },
  bo: { id: 'u-bo', email: 'bo@cedar.example' },
  cy: { id: 'u-cy', email: 'cy@cedar.example', firstName: 'Cy', lastName: 'Quill' },
};
const robot = { id: 'u-robot', email: 'robot@cedar.example' };

let service: SimulatedService;
const reads = () => service.reads().filter(({ operation }) => operation === 'GET /log/events');
const now = Date.parse('2026-11-20T12:00:00Z');

/** So many entries of the log that name a user, each a second older than the one before. */
let age: number;
function logged(user: object, amount = 1) {
  for (let nth = 0; nth < amount; nth += 1) {
    age += 1;
    const timestamp = new Date(now - age * 1_000).toISOString();
    service.put('events', { timestamp, messageTemplate: '{user} did something', context: { user } });
  }
}

beforeEach(async () => {
  age = 0;
  vi.useFakeTimers({ now, toFake: ['Date'] });
  service = await simulateService({ providers: 0 });
  signIn({ email: 'Ana@cedar.example' });
  const { id: ownerId } = service.world.users.put({ ...userOf(service.actor), ...users.cy });
  const { id: providerId } = service.put('providers', {});
  service.put('credentialingRequests', { providerId, ownerId });
});
afterEach(() => {
  session.end('user');
  vi.useRealTimers();
});

function signIn(user: SessionUser) {
  session.begin({ token: 'secret', user, persistent: false, way: 'password' });
}

async function choices(request?: Details<CredentialingRequest>) {
  const client = createQueryClient();
  const { result } = renderHook(() => useOwnerChoices(request), {
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  });
  await waitFor(() => expect(client.isFetching()).toBe(0));
  return result.current;
}

test('Whoever the event log names can own a request, oneself first, and owners are told by name', async () => {
  logged(users.bo);
  logged({ ...users.cy, firstName: undefined });
  logged(users.ana);
  // The service's own work names nobody.
  service.put('events', { type: 'System', context: { user: robot } });
  const found = await choices();
  expect(found.choices).toEqual([
    { value: 'u-ana', label: 'ana@cedar.example (you)' },
    { value: 'u-bo', label: 'bo@cedar.example' },
    { value: 'u-cy', label: 'Cy Quill' },
  ]);
  expect(found.isMeUnknown).toBe(false);
});

test('The log is read beyond where it names oneself, but no further than a few pages', async () => {
  logged(users.ana, 2 * largestPage);
  logged(users.bo);
  expect((await choices()).choices.map(({ value }) => value)).toEqual(['u-ana', 'u-bo', 'u-cy']);
  expect(reads()).toHaveLength(3);
  for (const { id } of service.world.events.all()) service.world.events.remove(id);
  logged(users.bo, 4 * largestPage);
  logged(users.ana);
  const found = await choices({ owner: users.cy });
  expect(reads()).toHaveLength(3 + 4);
  expect(found.isMeUnknown).toBe(true);
  expect(found.choices.map(({ value }) => value)).toEqual(['u-bo', 'u-cy']);
});

test('Oneself is a choice also where others did more since the sign-in than is read of the log', async () => {
  signIn({ email: 'ana@cedar.example', signedInAt: '2026-11-20T09:00:00.000Z' });
  logged(users.bo, 5 * largestPage);
  service.put('events', { timestamp: '2026-11-20T08:59:30.000Z', context: { user: users.ana } });
  const found = await choices();
  expect(reads()).toHaveLength(5);
  expect(reads().at(-1)?.query).toMatchObject({
    after: '2026-11-20T08:59:00.000Z',
    sortDirection: 'Asc',
  });
  expect(found.choices[0]).toEqual({ value: 'u-ana', label: 'ana@cedar.example (you)' });
  expect(found.isMeUnknown).toBe(false);
});

test('Whoever did something for a request can own it, though the log says nothing of them', async () => {
  const found = await choices({ allEvents: [{ status: 'RequestSubmitted', user: users.ana }] });
  expect(found.choices.map(({ value }) => value)).toEqual(['u-ana', 'u-cy']);
});

test('A role that may not read the log is not asked for it', async () => {
  signIn({ email: 'ana@cedar.example', role: 'Clerk', permissions: { EventLog: 'None' } });
  logged(users.bo);
  const found = await choices();
  expect(reads()).toEqual([]);
  expect(found.error).toBeNull();
  expect(found.isMeUnknown).toBe(true);
});
