// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { createQueryClient } from '@/api/query-client';
import { simulateService } from '@/testing/service';
import { renderPage } from '@/ui/testing';
import { Route } from './index';

test.each([
  ['PartlyAnswered', 'Its status is “Partly answered”: it says nothing about whether there is a record.'],
  [undefined, 'Its status is not on file: it says nothing about whether there is a record.'],
])('a scan of the status %s is not told as clean', async (status, words) => {
  const service = await simulateService();
  const { id: providerId } = service.put('providers', {});
  const { id } = service.put('scans', { providerId, type: 'OigExclusions' });
  service.answers('GET /datasets/scans/{scanId}', (scan: object) => ({ ...scan, status, matches: [] }));
  renderPage(Route, '/scans/$scanId', `/scans/${id}`, createQueryClient());
  expect(await screen.findByText(words)).toBeTruthy();
  expect(screen.queryByText('No record matches')).toBeNull();
});

test('a scan by one name is repeated by that name', async () => {
  const service = await simulateService();
  const referenceId = 'a1a1a1a1-0000-4000-8000-000000000001';
  const alias = { id: referenceId, firstName: 'Ines', lastName: 'Brandt' };
  const { id: providerId } = service.put('providers', { aliases: [alias] });
  const { id } = service.put('scans', { providerId, type: 'OfacSdn', referenceId });
  renderPage(Route, '/scans/$scanId', `/scans/${id}`, createQueryClient());
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Scan again' }));
  await user.click(await screen.findByRole('button', { name: /^Start scan/ }));
  await waitFor(() =>
    expect(service.writes()).toMatchObject([
      {
        operation: 'POST /datasets/scans',
        body: { type: 'OfacSdn', providerId, options: { referenceId } },
      },
    ]),
  );
});
