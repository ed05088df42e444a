// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { StoredFile } from '@/api/models';
import { getProviderOptions } from '@/api/operations.gen';
import { createQueryClient } from '@/api/query-client';
import { simulateService, type SimulatedService } from '@/testing/service';
import { renderScreen } from '@/ui/testing';
import { DeleteFiles } from './-delete-files';

let service: SimulatedService;

beforeEach(async () => {
  service = await simulateService({ providers: 0 });
});

const storedNames = () => [...service.world.uploads.all()].map(({ path }) => path.split('/').at(-1));

async function open() {
  const { id: providerId } = service.put('providers', { firstName: 'Ada', lastName: 'Vega' });
  for (let nth = 0; nth < 7; nth += 1)
    service.put('uploads', {
      path: `providers/${providerId}/letters/${nth}.pdf`,
      content: btoa('.'.repeat(2_000 * (nth + 1))),
      createdAt: '2020-11-20T12:00:00Z',
    });
  const client = createQueryClient();
  await client.fetchQuery(getProviderOptions({ providerId }));
  const { items: files } = await service.colleague<{ items: StoredFile[] }>('GET /files/uploads');
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
  expect(service.writes()).toEqual([]);
  expect(storedNames()).toHaveLength(7);
});

test('A file that was not deleted is told by its name and whose it is, not by the id in its path; one that is gone already is deleted', async () => {
  const { user } = await open();
  await service.fails({ operation: 'DELETE /files/uploads/{path}', status: 409 });
  const [gone] = [...service.world.uploads.all()].filter(({ path }) => path.endsWith('4.pdf'));
  service.world.uploads.remove(gone?.id ?? '');
  await user.click(await screen.findByRole('button', { name: 'Delete 7 files' }));
  const failed = within(await screen.findByRole('region', { name: / failed$/ }));
  expect(failed.getByText('0.pdf, Ada Vega, letters')).toBeTruthy();
  expect(failed.queryByText('4.pdf, Ada Vega, letters')).toBeNull();
  expect(screen.getByText('6 done')).toBeTruthy();
  expect(storedNames()).toEqual(['0.pdf']);
});
