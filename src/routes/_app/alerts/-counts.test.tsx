// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { simulateService } from '@/testing/service';
import { renderScreen } from '@/ui/testing';
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
