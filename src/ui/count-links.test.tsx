// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { CountLinks } from './count-links';
import { renderScreen } from './testing';

test('Each part of a list leads to its rows with their number; a number that nobody knows is left out, and no part is then 0', async () => {
  await renderScreen(
    <CountLinks
      label="Alerts by type"
      to="/alerts"
      filters={{ type: 'LicenseExpired' }}
      links={[
        { label: 'All', search: {}, amount: 1_204 },
        { label: 'Expired', search: { type: 'LicenseExpired' }, amount: 0 },
        { label: 'Changed', search: { type: 'LicenseChanged' } },
        { label: 'Others', amount: 7 },
      ]}
    />,
  );
  const links = screen.getAllByRole('link');
  expect(links.map(({ textContent }) => textContent?.trim())).toEqual(['All 1,204', 'Expired 0', 'Changed']);
  expect(links.map((link) => link.getAttribute('aria-current'))).toEqual([null, 'page', null]);
  expect(screen.getByText('Others').textContent).toBe('Others 7');
});

test('Counts that could not be read say so, and the links stay', async () => {
  const onRetry = vi.fn();
  const { user } = await renderScreen(
    <CountLinks
      label="Alerts by type"
      to="/alerts"
      filters={{}}
      links={[{ label: 'All', search: {} }]}
      error={new Error('Broken')}
      onRetry={onRetry}
    />,
  );
  expect(screen.getByRole('alert').textContent).toContain('The counts could not be read. ');
  expect(screen.getByRole('link', { name: 'All' })).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledOnce();
});

test('Parts behind the line are reached by its menu, whose button is called like the one that is shown', async () => {
  const more = [
    { label: 'Active', search: { status: 'Active' }, amount: 12 },
    { label: 'Retired', amount: 3 },
  ];
  const strip = (filters: object) => (
    <CountLinks label="Licenses by status" to="/licenses" filters={filters} links={[]} more={more} />
  );
  const { user, router } = await renderScreen(strip({}));
  await user.click(screen.getByRole('button', { name: 'More' }));
  expect(screen.getByRole('menuitem', { name: /^Retired 3/ }).getAttribute('aria-disabled')).toBe('true');
  await user.click(screen.getByRole('menuitem', { name: 'Active 12' }));
  expect(router.state.location).toMatchObject({ pathname: '/licenses', search: { status: 'Active' } });
});

test('The menu behind the line says which of its parts is shown', async () => {
  const more = [{ label: 'Active', search: { status: 'Active' }, amount: 12 }];
  await renderScreen(
    <CountLinks
      label="Licenses by status"
      to="/licenses"
      filters={{ status: 'Active' }}
      links={[]}
      more={more}
    />,
  );
  expect(screen.getByRole('button', { name: 'Active 12' })).toBeDefined();
});
