// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { ApiError } from '@/api/errors';
import { RecordView } from './record-view';

function show(record: Record<string, unknown>) {
  const requests: string[] = [];
  const file = (path: string) => ({
    queryKey: ['files', path] as const,
    queryFn: async (): Promise<Blob> => {
      requests.push(path);
      return new Blob(['The report'], { type: 'text/plain' });
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
  return requests;
}

test('A file that a record names by its path is told by its name, and opens', async () => {
  const requests = show({ reportPaths: ['npdb/7f/report-1.txt', 'npdb/7f/report-2.txt'] });
  await userEvent.click(screen.getByRole('button', { name: 'Open: report-2.txt' }));
  const viewer = await screen.findByRole('dialog', { name: 'report-2.txt' });
  expect(await within(viewer).findByText('The report')).toBeDefined();
  expect(requests).toEqual(['npdb/7f/report-2.txt']);
  expect(screen.queryByText('npdb/7f/report-1.txt')).toBeNull();
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
