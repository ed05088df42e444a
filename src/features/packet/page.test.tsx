// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createQueryClient } from '@/api/query-client';
import { simulateService } from '@/testing/service';
import { renderScreen } from '@/ui/testing';
import { PacketPage } from './page';

const back = { to: '/providers/$providerId', params: { providerId: 'p' } };

const heading = () => screen.getByRole('heading', { level: 1, name: 'Credentialing packet, Ada Quill' });

test('a packet under way, and one that could not be put together, has a heading and says whose it is', async () => {
  const service = await simulateService({ providers: 0 });
  const { id } = service.put('providers', { firstName: 'Ada', lastName: 'Quill' });
  const release = service.holds('GET /providers/{providerId}/files');
  await service.fails({ operation: 'GET *', status: 403, times: 99 });
  const provider = { id, firstName: 'Ada', lastName: 'Quill' };
  await renderScreen(<PacketPage request={{ provider }} back={back} />, createQueryClient());
  expect(screen.getByRole('main').contains(heading())).toBe(true);
  expect(screen.getByText('The packet is being put together')).toBeTruthy();
  release();
  expect(await screen.findByText('The packet could not be put together')).toBeTruthy();
  expect(screen.getByRole('main').contains(heading())).toBe(true);
});
