// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createQueryClient } from '@/api/query-client';
import { simulateService } from '@/testing/service';
import { renderScreen } from '@/ui/testing';
import { TodayQueues } from './queues';

const queue = (title: string) =>
  within(screen.getByRole('link', { name: title }).closest('li') as HTMLElement);

test('A count that fails leaves the others alone, and is counted again alone', async () => {
  const service = await simulateService({ providers: 0 });
  const { id: providerId } = service.put('providers', {});
  for (let nth = 0; nth < 7; nth += 1) {
    service.put('licenses', { providerId, currentVerificationStatus: 'NeedsReview' });
    service.put('scans', { providerId, status: 'Failed' });
  }
  for (const operation of ['GET /provider-licenses', 'GET /alerts'])
    await service.fails({ operation, status: 403, times: 9 });
  const queues = <TodayQueues current={0} onPoint={() => undefined} seen={undefined} />;
  const { user } = await renderScreen(queues, createQueryClient());
  const first = queue('License verifications to review');
  const second = queue('Licenses that could not be verified');
  expect((await first.findByRole('alert')).textContent).toContain('Could not be counted Not allowed.');
  expect(first.getByRole('button', { name: 'Copy correlation id' })).toBeDefined();
  expect(await second.findByRole('alert')).toBeDefined();
  expect(await queue('Failed scans').findByText('7')).toBeDefined();

  await service.recovers();
  await user.click(first.getByRole('button', { name: 'Retry this count' }));
  expect(await first.findByText('7')).toBeDefined();
  expect(first.queryByRole('alert')).toBeNull();
  expect(second.getByRole('alert')).toBeDefined();
});
