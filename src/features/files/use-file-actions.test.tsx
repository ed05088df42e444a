// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '@/api/query-client';
import { isShown } from '@/ui/notify';
import { watchNotices } from '@/ui/testing-notices';
import { useFileActions } from './use-file-actions';

const notices = watchNotices();
let answer: (response: Response) => void;
let saved: Blob[];

beforeEach(() => {
  saved = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => `blob:${saved.push(blob as Blob)}`);
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (answer = resolve)));
});

/** Chooses *Download* in the menu of a file. */
function download(path: string) {
  const client = createQueryClient();
  const { result } = renderHook(() => useFileActions(), {
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  });
  result.current
    .actions({ id: 'f1', path })
    .find(({ label }) => label === 'Download')
    ?.run?.();
}

test('A file that takes a while is said to be fetched, and no longer once it is there', async () => {
  download('letters/board.pdf');
  await waitFor(() => expect(notices()).toMatchObject([{ title: 'Fetching board.pdf' }]), {
    timeout: 10_000,
  });
  const [{ id = '' } = {}] = notices();
  expect(isShown(id)).toBe(true);
  answer(new Response('%PDF-1.7', { headers: { 'Content-Type': 'application/pdf' } }));
  await waitFor(() => expect(isShown(id)).toBe(false), { timeout: 10_000 });
  expect(saved.map(({ type }) => type)).toEqual(['application/octet-stream']);
});

test('One that cannot be fetched says why in the place of that', async () => {
  download('letters/board.pdf');
  await waitFor(() => expect(notices()).toHaveLength(1), { timeout: 10_000 });
  answer(Response.json({ title: 'Not found', status: 404 }, { status: 404 }));
  await waitFor(() => expect(notices()).toHaveLength(2), { timeout: 10_000 });
  const [pending, failed] = notices();
  expect(failed).toMatchObject({ id: pending?.id, tone: 'error', title: 'board.pdf could not be fetched' });
  expect(saved).toEqual([]);
});
