// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createQueryClient } from '@/api/query-client';
import { session } from '@/api/session';
import { countDone } from '@/features/decisions/done-today';
import { type SimulatedService, simulateService } from '@/testing/service';
import { renderScreen } from '@/ui/testing';
import { TodayDone } from './done';

const me = 'ada@example.org';
let nth = 0;
const entry = (by: string, subcategory: string, status?: string) => ({
  id: `e${(nth += 1)}`,
  timestamp: new Date().toISOString(),
  messageTemplate: '{user} did it',
  messageParameters: { user: by, ...(status ? { status } : {}) },
  context: { subcategory },
});

let service: SimulatedService;
beforeEach(async () => {
  service = await simulateService({ providers: 0 });
  session.begin({ token: 'secret', user: { email: me }, persistent: false, way: 'password' });
});
afterEach(() => session.end('user'));

const logIs = (items: object[]) =>
  service.answers('GET /log/events', () => ({ items, totalCount: items.length }));
const section = async () => within(await screen.findByRole('region', { name: /^Done today/ }));

test('Today tells what oneself and each colleague decided, one’s own first, however little it is', async () => {
  logIs([
    entry('bo@example.org', 'DatasetMatchRejected'),
    entry('bo@example.org', 'AlertDismissed'),
    entry(me.toUpperCase(), 'VerificationResolved'),
    entry('bo@example.org', 'CredentialingEventAdded', 'InProgress'),
  ]);
  await renderScreen(<TodayDone />, createQueryClient());
  const rows = await (await section()).findAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'You 1 review1',
    'bo@example.org 1 match rejected, 1 alert dismissed2',
  ]);
});

test('Who decided nothing so far is told so, and of a large team the rest is one line', async () => {
  logIs(Array.from({ length: 8 }, (_, nth) => entry(`c${nth}@example.org`, 'AlertDismissed')));
  await renderScreen(<TodayDone />, createQueryClient());
  const rows = await (await section()).findAllByRole('listitem');
  expect(rows[0]?.textContent).toBe('You Nothing decided so far0');
  expect(rows.at(-1)?.textContent).toBe('2 others2');
});

test('A log that cannot be read says so', async () => {
  await service.fails({ operation: 'GET /log/events', status: 500, times: 20 });
  await renderScreen(<TodayDone />, createQueryClient());
  expect((await screen.findByRole('alert')).textContent).toContain('What was done today could not be read');
});

test('Only what ends a request is a decision, and what the log does not name is nobody’s', () => {
  const { people, all } = countDone([
    entry(me, 'CredentialingEventAdded', 'Completed'),
    entry(me, 'CredentialingEventAdded', 'InProgress'),
    { context: { subcategory: 'AlertDismissed' } },
    { context: null },
  ] as never);
  expect([all, people.map(({ who }) => who)]).toEqual([2, ['ada@example.org', 'Not told']]);
});
