// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { authorsIn, useNoteAuthors } from './note-authors';

afterEach(() => {
  vi.unstubAllGlobals();
});

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
  const days = ['2026-11-20', '2026-11-10', '2026-11-01', '2026-10-01'];
  const asked: (string | null)[] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    const cursor = new URL(request.url).searchParams.get('cursor');
    asked.push(cursor);
    const page = Number(cursor ?? 0);
    const at = `${days[page] ?? ''}T09:00:00Z`;
    return Response.json({
      items: [by('ada@cedar.example', at, { noteId: id(page) })],
      nextCursor: String(page + 1),
    });
  });
  const client = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const notes = [{ id: id(1), timestamp: '2026-11-10T09:00:00Z' }];
  const { result } = renderHook(() => useNoteAuthors('p1', notes), { wrapper });
  await waitFor(() => expect(result.current.get(id(1))).toBe('ada@cedar.example'));
  await waitFor(() => expect(asked).toEqual([null, '1', '2']));
  await waitFor(() => expect(client.isFetching()).toBe(0));
  expect(asked).toHaveLength(3);
});
