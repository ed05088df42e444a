// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { createQueryClient } from '@/api/query-client';
import { simulateService } from '@/testing/service';
import { renderPage } from '@/ui/testing';
import { Route } from './callback';

test('An answer of the identity provider that nobody asked for in this tab signs nobody in, and says so', async () => {
  const service = await simulateService({ providers: 0 });
  vi.stubGlobal('location', new URL('http://console.test/sign-in/callback?code=c1&state=another'));
  renderPage(Route, '/sign-in/callback', '/sign-in/callback', createQueryClient());
  expect((await screen.findByRole('alert')).textContent).toContain(
    'does not belong to a sign-in that was started in this tab.',
  );
  expect(screen.getByRole('heading', { name: 'You are not signed in' })).toBeTruthy();
  expect(service.writes()).toEqual([]);
});
