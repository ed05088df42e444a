// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Alert } from '@/api/models';
import { createQueryClient } from '@/api/query-client';
import { holdDismissals } from '@/features/alerts/many-dismissals';
import { simulateService } from '@/testing/service';
import { PageIdleWatch } from '@/ui/page-idle';
import { renderScreen } from '@/ui/testing';
import { isAssigned } from '@/table/list/assignment-pages';
import { AlertCounts } from './-counts';

test('Alerts of a type that nobody knew yet are counted as others, so that the types add up', async () => {
  const service = await simulateService({ providers: 0 });
  const { id: providerId } = service.put('providers', {});
  const alerts = (type: string, amount: number) => {
    for (let nth = 0; nth < amount; nth += 1) service.put('alerts', { providerId, type });
  };
  alerts('LicenseChanged', 4);
  alerts('LicenseExpiresSoon', 3);
  alerts('ProfileImportCompleted', 1);
  alerts('BoardActionFound', 2);
  // A service that knows the type counts it by its name.
  service.answers('GET /alerts/aggregations', (counts: object) => ({ ...counts, boardActionFound: 2 }));
  await renderScreen(<AlertCounts params={{ sortedBy: 'Timestamp', sortDirection: 'Desc' }} />);
  const strip = within(await screen.findByRole('navigation', { name: 'Alerts by type' }));
  expect(await strip.findByText('Other')).toBeDefined();
  const amountOf = (label: string) =>
    Number(strip.getByText(label, { exact: false }).textContent?.split(' ').at(-1));
  expect(amountOf('Other')).toBe(2);
  const types = ['Changed', 'Expires soon', 'Imports', 'Other'];
  expect(types.reduce((sum, label) => sum + amountOf(label), 0)).toBe(amountOf('All'));
  expect(strip.queryByRole('link', { name: /^Other/ }), 'no list has these alone').toBeNull();
});

test('In a share of the queue what was dismissed counts as that and no more as active, before the service has it and without another read', async () => {
  const service = await simulateService({ providers: 0 });
  const { id: providerId } = service.put('providers', {});
  for (let nth = 0; nth < 12; nth += 1)
    service.put('alerts', { providerId, type: nth < 8 ? 'LicenseChanged' : 'LicenseExpired' });
  const queryClient = createQueryClient();
  const params = { sortedBy: 'Timestamp', sortDirection: 'Desc' } as const;
  await renderScreen(
    <>
      <PageIdleWatch />
      <AlertCounts params={{ ...params, share: '1of2' }} />
    </>,
    queryClient,
  );
  const strip = within(await screen.findByRole('navigation', { name: 'Alerts by type' }));
  const amountOf = (label: string) =>
    Number(strip.getByText(label, { exact: false }).textContent?.split(' ').at(-1));
  const { items } = await service.colleague<{ items: Alert[] }>('GET /alerts?count=50');
  const mine = items.filter(({ id }) => isAssigned(id, '1of2'));
  await waitFor(() => expect(amountOf('All')).toBe(mine.length));
  const changed = mine.filter(({ type }) => type === 'LicenseChanged');
  await waitFor(() => expect(amountOf('Changed')).toBe(changed.length));

  const reads = service.reads().length;
  const held = holdDismissals(queryClient, changed.slice(0, 1), 'seen');
  await waitFor(() => expect(amountOf('All')).toBe(mine.length - 1));
  expect([amountOf('Changed'), amountOf('Dismissed')]).toEqual([changed.length - 1, 1]);
  held.release();
  await waitFor(() => expect([amountOf('All'), amountOf('Dismissed')]).toEqual([mine.length, 0]));
  expect(service.reads()).toHaveLength(reads);
});
