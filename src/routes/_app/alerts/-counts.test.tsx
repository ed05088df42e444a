// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderScreen } from '@/ui/testing';
import { AlertCounts } from './-counts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('Alerts of a type that nobody knew yet are counted as others, so that the types add up', async () => {
  const known = { licenseChanged: 4, licenseExpiresSoon: 3, licenseExpired: 0, profileImportCompleted: 1 };
  const counts = { ...known, boardActionFound: 2, active: 10, dismissed: 5 };
  vi.stubGlobal('fetch', async () => Response.json(counts));
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
