// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { getProviderOptions } from '@/api/operations.gen';
import { createQueryClient } from '@/api/query-client';
import { renderScreen } from '@/ui/testing';
import { DeleteFiles } from './-delete-files';

const files = Array.from({ length: 7 }, (_, at) => ({
  id: `f${at}`,
  path: `providers/p1/letters/${at}.pdf`,
  providerId: 'p1',
  size: 2_000 * (at + 1),
  createdAt: '2020-11-20T12:00:00Z',
}));
let deletions: string[];

beforeEach(() => {
  deletions = [];
  vi.stubGlobal('fetch', async ({ method, url }: Request) => {
    if (method !== 'DELETE') return Response.json({ items: [] });
    deletions.push(decodeURIComponent(new URL(url).pathname));
    if (url.endsWith('3.pdf')) return Response.json({ title: 'It is locked' }, { status: 409 });
    // A colleague was faster.
    return new Response(null, { status: url.endsWith('4.pdf') ? 404 : 204 });
  });
});

async function open() {
  const client = createQueryClient();
  const { queryKey } = getProviderOptions({ providerId: 'p1' });
  client.setQueryData(queryKey, { id: 'p1', firstName: 'Ada', lastName: 'Vega', credentialingStatus: '' });
  const selection = {
    count: 7,
    all: true,
    words: '7 files (Uploaded from: Nov 1, 2026)',
    collect: async () => files,
  };
  return renderScreen(<DeleteFiles selection={selection} onClose={() => undefined} />, client);
}

test('Before many files are deleted the filter, how many they are and the first of them are shown', async () => {
  await open();
  const preview = within(await screen.findByRole('dialog', { name: 'Delete 7 files?' }));
  expect(preview.getByText(/^Of/).textContent).toBe(
    'Of 7 files (Uploaded from: Nov 1, 2026), 7 will be deleted.',
  );
  const rows = preview.getAllByRole('row').slice(1);
  expect(rows).toHaveLength(5);
  expect(rows[1]?.textContent).toMatch(/^1\.pdf, Ada Vega, letters4 kB\d+ years ago$/);
  expect(preview.getByText('and 2 others')).toBeTruthy();
  expect(deletions).toEqual([]);
});

test('A file that was not deleted is told by its name and whose it is, not by the id in its path; one that is gone already is deleted', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Delete 7 files' }));
  const failed = within(await screen.findByRole('region', { name: 'What failed' }));
  expect(failed.getByText('3.pdf, Ada Vega, letters')).toBeTruthy();
  expect(failed.queryByText('4.pdf, Ada Vega, letters')).toBeNull();
  expect(screen.getByText('6 done')).toBeTruthy();
  expect(deletions).toHaveLength(7);
});
