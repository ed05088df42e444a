// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import type { ApiError } from '@/api/errors';
import { openFile } from '@/ui/files';
import type * as Files from '@/ui/files';
import { RecordView } from './record-view';

vi.mock('@/ui/files', async (original) => ({ ...(await original<typeof Files>()), openFile: vi.fn() }));

afterEach(cleanup);

function show(record: Record<string, unknown>) {
  const asked: string[] = [];
  const file = (path: string) => ({
    queryKey: ['files', path] as const,
    queryFn: async (): Promise<Blob> => {
      asked.push(path);
      return new Blob(['%PDF-']);
    },
    retryDelay: (): number => 0,
    throwOnError: (_error: ApiError) => false,
  });
  render(
    <MantineProvider>
      <QueryClientProvider client={new QueryClient()}>
        <RecordView record={record} file={file} />
      </QueryClientProvider>
    </MantineProvider>,
  );
  return asked;
}

test('A file that a record names by its path is told by its name, and opens', async () => {
  const asked = show({ reportPaths: ['npdb/7f/report-1.pdf', 'npdb/7f/report-2.pdf'] });
  await userEvent.click(screen.getByRole('button', { name: 'Open: report-2.pdf' }));
  expect(asked).toEqual(['npdb/7f/report-2.pdf']);
  expect(vi.mocked(openFile).mock.calls[0]?.[1]).toBe('report-2.pdf');
  expect(screen.queryByText('npdb/7f/report-1.pdf')).toBeNull();
});

test('What is no path of a file is text', () => {
  show({
    careerPath: 'Nursing',
    attachments: ['https://board.example/order.pdf'],
    summary: 'orders/2026/order.pdf',
  });
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByText('https://board.example/order.pdf')).toBeDefined();
});
