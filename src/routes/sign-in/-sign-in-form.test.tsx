// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createQueryClient } from '@/api/query-client';
import { session, signIn } from '@/api/session';
import { storageKey } from '@/lib/storage';
import { simulateService, type SimulatedService } from '@/testing/service';
import { SignInForm } from './-sign-in-form';

let service: SimulatedService;

async function open() {
  const router = createRouter({
    routeTree: createRootRoute({
      component: () => <SignInForm redirect={undefined} />,
    }),
    history: createMemoryHistory(),
  });
  render(
    <MantineProvider>
      <QueryClientProvider client={createQueryClient()}>
        <RouterProvider router={router as never} />
      </QueryClientProvider>
    </MantineProvider>,
  );
  const user = userEvent.setup();
  await user.type(await screen.findByLabelText('E-mail'), 'ada@example.org');
  await user.type(screen.getByLabelText('Password'), 'Harbor-lantern-12');
  return {
    user,
    finish: async () => {
      await user.click(screen.getByRole('button', { name: 'Sign in' }));
      await waitFor(() => expect(session.state().status).toBe('active'));
    },
  };
}

const isKept = (storage: Storage) => storage.getItem(storageKey('session')) !== null;

beforeEach(async () => {
  service = await simulateService();
  service.world.users.update(service.actor.user?.id ?? '', {
    email: 'ada@example.org',
    password: 'Harbor-lantern-12',
  });
});
afterEach(() => session.end('user'));

/** What was sent to sign in. */
const sent = () =>
  service
    .writes()
    .filter(({ operation }) => operation === 'POST /auth/token/password')
    .map(({ body }) => body);

describe('signing in at a machine that others use', () => {
  it('is for four hours unless another time is chosen, and ends with the tab', async () => {
    const { finish } = await open();
    await finish();
    expect(sent()).toMatchObject([{ email: 'ada@example.org', timeToLive: '04:00:00' }]);
    expect([isKept(sessionStorage), isKept(localStorage)]).toEqual([true, false]);
  });

  it('may be for as long as is chosen, also when the same user signs in again over the page', async () => {
    const { user, finish } = await open();
    await user.selectOptions(screen.getByLabelText('Sign me out after'), '30 minutes');
    await finish();
    await signIn({ email: 'ada@example.org', password: 'Harbor-lantern-12' });
    expect(sent()).toMatchObject([{ timeToLive: '00:30:00' }, { timeToLive: '00:30:00' }]);
  });
});

describe('signing in at a machine of one’s own', () => {
  it('is for as long as the service gives, and outlives the browser where the service allows it', async () => {
    const { user, finish } = await open();
    await user.click(screen.getByRole('checkbox', { name: 'Keep me signed in on this machine' }));
    expect(screen.queryByLabelText('Sign me out after')).toBeNull();
    await finish();
    expect(sent()).toEqual([{ email: 'ada@example.org', password: 'Harbor-lantern-12' }]);
    expect([isKept(sessionStorage), isKept(localStorage)]).toEqual([false, true]);
  });
});
