// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createQueryClient } from '@/api/query-client';
import { simulateService } from '@/testing/service';
import { renderScreen } from '@/ui/testing';
import { SettingsScreen } from './-screen';

test('each page of the settings is under its own name, with the others beside it', async () => {
  await simulateService({ providers: 0 });
  await renderScreen(<SettingsScreen page="appearance" />, createQueryClient());
  expect(await screen.findByRole('heading', { level: 1, name: 'Appearance' })).toBeTruthy();
  expect(screen.getByRole('radiogroup', { name: 'Colors' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Export settings' })).toBeNull();
  const pages = within(screen.getByRole('navigation', { name: 'Settings' }));
  expect(pages.getByRole('link', { current: 'page' }).textContent).toBe('Appearance');
  expect(pages.getAllByRole('link').length).toBeGreaterThan(12);
});
