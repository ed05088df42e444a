// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { pageSize } from '@/api/query';
import { simulateService } from '@/testing/service';
import { authorsIn, useNoteAuthors } from './note-authors';

const id = (nth: number) => `00000000-0000-4000-8000-00000000000${nth}`;
const by = (user: string, timestamp: string, context: object) => ({
  id: id(9),
  timestamp,
  messageParameters: { user },
  context,
});

test('the author of a note is who made it, not who changed it later', () => {
  const log = [
    by('bea@cedar.example', '2026-11-20T09:00:00Z', { noteId: id(1) }),
    by('ada@cedar.example', '2026-11-10T09:00:02Z', { noteId: id(1) }),
  ];
  const note = { id: id(1), timestamp: '2026-11-10T09:00:00Z' };
  expect(authorsIn(log, [note]).get(id(1))).toBe('ada@cedar.example');
  expect(authorsIn(log.slice(0, 1), [note]).size).toBe(0);
});

test('the author of a dismissal is told by its alert, and is not whose verification raised it', () => {
  const log = [
    by('bea@cedar.example', '2026-11-20T09:00:00Z', { alertId: id(2) }),
    by('ada@cedar.example', '2026-11-10T09:00:00Z', { alertId: id(2) }),
  ];
  const note = { id: id(1), timestamp: '2026-11-20T09:00:00Z', alert: { id: id(2) } };
  expect([...authorsIn(log, [note])]).toEqual([[id(1), 'bea@cedar.example']]);
});

test('the log is read until it is older than the oldest note, and no further', async () => {
  const service = await simulateService({ providers: 0 });
  const { id: providerId } = service.put('providers', {});
  const day = 86_400_000;
  const ago = (days: number) => new Date(Date.now() - days * day).toISOString();
  // Four pages, with an entry a day; the note was written on a day of the second one.
  for (let days = 0; days < 4 * pageSize; days += 1)
    service.put('events', { timestamp: ago(days), entityIds: [providerId] });
  const written = ago(1.5 * pageSize);
  service.put('events', {
    ...by('ada@cedar.example', written, { noteId: id(1) }),
    id: id(9),
    entityIds: [providerId],
  });
  const client = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const notes = [{ id: id(1), timestamp: written }];
  const { result } = renderHook(() => useNoteAuthors(providerId, notes), { wrapper });
  await waitFor(() => expect(result.current.get(id(1))).toBe('ada@cedar.example'));
  await waitFor(() => expect(client.isFetching()).toBe(0));
  expect(service.reads().map(({ query }) => query['cursor'] !== undefined)).toEqual([false, true]);
});
