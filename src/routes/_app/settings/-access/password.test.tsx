// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createQueryClient } from '@/api/query-client';
import { session } from '@/api/session';
import { simulateService, type SimulatedService } from '@/testing/service';
import { paste } from '@/ui/testing';
import { PasswordSettings } from './password';

let service: SimulatedService;
const current = 'Harbor-lantern-12';

async function change(to: string, repeated = to, old = current) {
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MantineProvider>
        <PasswordSettings />
      </MantineProvider>
    </QueryClientProvider>,
  );
  const user = userEvent.setup();
  if (old) await paste(user, screen.getByLabelText('Current password'), old);
  if (to) await paste(user, screen.getByLabelText('New password'), to);
  if (repeated) await paste(user, screen.getByLabelText('Repeat the new password'), repeated);
  await user.click(screen.getByRole('button', { name: 'Change password' }));
}

const storedPassword = () => service.world.users.get(service.actor.user?.id ?? '')?.password;

beforeEach(async () => {
  service = await simulateService();
  const { id, email } = service.world.users.update(service.actor.user?.id ?? '', { password: current });
  session.begin({ token: id, user: { email }, persistent: false, way: 'password' });
});
afterEach(() => session.end('user'));

describe('a change of the password', () => {
  it('is sent also where our rules are not met: the service decides, and what it says stands at the field', async () => {
    await change('short');
    expect(await screen.findByText(/Must have at least 12 characters\./)).toBeTruthy();
    expect(service.writes()).toMatchObject([{ body: { password: current, newPassword: 'short' } }]);
    expect(storedPassword()).toBe(current);
    expect(screen.getByLabelText('New password').getAttribute('aria-invalid')).toBe('true');
  });

  it('is not sent without the current and a new password, nor where that was mistyped', async () => {
    await change('', '', '');
    expect(screen.getByText('Give your current password.')).toBeTruthy();
    expect(screen.getByText('Give a new password.')).toBeTruthy();
    cleanup();
    await change('Another-lantern-7', 'Another-lantern-8');
    expect(screen.getByText('This is not the same as the new password.')).toBeTruthy();
    expect(service.writes()).toEqual([]);
  });

  it('whose answer was lost is not told as undone', async () => {
    service.loses('POST /users/me/password');
    await change('Another-lantern-7');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('It may have been carried out');
    expect(alert.textContent).not.toContain('was not changed');
    expect(screen.getByRole('button', { name: 'Send again' })).toBeTruthy();
    expect(storedPassword()).toBe('Another-lantern-7');
  });
});
