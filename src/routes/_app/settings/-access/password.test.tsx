// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '@/api/query-client';
import { session } from '@/api/session';
import { paste } from '@/ui/testing';
import { PasswordSettings } from './password';

let sent: unknown[];
let answer: () => Response | Promise<Response>;

async function change(to: string, repeated = to, current = 'Harbor-lantern-12') {
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MantineProvider>
        <PasswordSettings />
      </MantineProvider>
    </QueryClientProvider>,
  );
  const user = userEvent.setup();
  if (current) await paste(user, screen.getByLabelText('Current password'), current);
  if (to) await paste(user, screen.getByLabelText('New password'), to);
  if (repeated) await paste(user, screen.getByLabelText('Repeat the new password'), repeated);
  await user.click(screen.getByRole('button', { name: 'Change password' }));
}

beforeEach(() => {
  session.begin({ token: 't', user: { email: 'ada@example.org' }, persistent: false, way: 'password' });
  sent = [];
  answer = () =>
    Response.json({ title: 'No.', errors: { '$.newPassword': ['Was used before.'] } }, { status: 400 });
  vi.stubGlobal('fetch', async (request: Request) => {
    if (request.method === 'GET') return Response.json({ items: [] });
    sent.push(await request.json());
    return answer();
  });
});
afterEach(() => {
  session.end('user');
  vi.unstubAllGlobals();
});

describe('a change of the password', () => {
  it('is sent also where our rules are not met: the service decides, and what it says stands at the field', async () => {
    await change('short');
    expect(sent).toEqual([{ password: 'Harbor-lantern-12', newPassword: 'short' }]);
    expect(await screen.findByText('Was used before.')).toBeTruthy();
    expect(screen.getByLabelText('New password').getAttribute('aria-invalid')).toBe('true');
  });

  it('is not sent without the current and a new password, nor where that was mistyped', async () => {
    await change('', '', '');
    expect(screen.getByText('Give your current password.')).toBeTruthy();
    expect(screen.getByText('Give a new password.')).toBeTruthy();
    cleanup();
    await change('Another-lantern-7', 'Another-lantern-8');
    expect(screen.getByText('This is not the same as the new password.')).toBeTruthy();
    expect(sent).toEqual([]);
  });

  it('whose answer was lost is not told as undone', async () => {
    answer = () => Promise.reject(new TypeError('Failed to fetch'));
    await change('Another-lantern-7');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('It may have been carried out');
    expect(alert.textContent).not.toContain('was not changed');
    expect(screen.getByRole('button', { name: 'Send again' })).toBeTruthy();
  });
});
