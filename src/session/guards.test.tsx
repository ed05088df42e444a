// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '@/api/query-client';
import { session } from '@/api/session';
import { simulateService, type SimulatedService } from '@/testing/service';
import { notify } from '@/ui/notify';
import { setSetting } from '@/ui/settings';
import { watchNotices } from '@/ui/testing-notices';
import { SessionGuards } from './guards';

const ada = (token: string) => ({
  token,
  user: { email: 'ada@example.org' },
  persistent: false,
  way: 'password' as const,
});

let service: SimulatedService;
const shownNotices = watchNotices();

function openPage() {
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MantineProvider>
        <textarea aria-label="Note" />
        <SessionGuards />
      </MantineProvider>
    </QueryClientProvider>,
  );
}

const note = () => screen.getByLabelText<HTMLTextAreaElement>('Note');
const password = () => screen.findByLabelText<HTMLInputElement>('Password');

beforeEach(async () => {
  service = await simulateService();
  const { user } = service.actor;
  service.world.users.update(user?.id ?? '', { email: 'ada@example.org', password: 'right' });
  session.begin(ada('first'));
});

afterEach(() => {
  session.end('user');
  vi.useRealTimers();
});

describe('a session that ends while somebody types', () => {
  it('asks for the password over the page, keeps what was typed, and goes back to it', async () => {
    const user = userEvent.setup();
    openPage();
    await user.type(note(), 'Called the board');
    session.expire();
    await user.type(await password(), 'right{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const given = service.world.tokens.first('secret', session.token() ?? '');
    expect(given?.userId).toBe(service.actor.user?.id);
    expect(note().value).toBe('Called the board');
    expect(document.activeElement).toBe(note());
  });

  it('says that the password is wrong at its field, and waits', async () => {
    const user = userEvent.setup();
    openPage();
    session.expire();
    await user.type(await password(), 'wrong{Enter}');
    expect(await screen.findByText('The e-mail address or the password is wrong.')).toBeTruthy();
    expect(session.state().status).toBe('expired');
  });

  it('cannot be passed by, and the page beneath cannot be reached meanwhile', async () => {
    const user = userEvent.setup();
    openPage();
    session.expire();
    await password();
    await user.keyboard('{Escape}');
    expect(screen.getByRole('dialog', { name: 'Sign in to go on' })).toBeTruthy();
    expect(note().closest('[inert]')).not.toBeNull();
  });

  it('ends when somebody else wants to sign in', async () => {
    const user = userEvent.setup();
    openPage();
    session.expire();
    await user.click(await screen.findByRole('button', { name: 'Sign in as someone else' }));
    expect(session.state()).toEqual({ status: 'signed-out', because: 'leave' });
  });
});

describe('a page that nobody is at', () => {
  it('locks after the minutes of the settings, shows nothing, and opens again with the password', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    setSetting('idleMinutes', 5);
    openPage();
    await vi.advanceTimersByTimeAsync(4 * 60_000);
    expect(session.state().status).toBe('active');
    await vi.advanceTimersByTimeAsync(90_000);
    expect(session.state().status).toBe('locked');
    const page = note().closest<HTMLElement>('body > *');
    await waitFor(() => expect(page?.style.visibility).toBe('hidden'));
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
    await user.type(await password(), 'right{Enter}');
    await waitFor(() => expect(session.state().status).toBe('active'));
    expect(page?.style.visibility).toBe('');
    setSetting('idleMinutes', undefined);
  });

  it('tells what comes meanwhile once it is open again', async () => {
    const user = userEvent.setup();
    openPage();
    const before = shownNotices().length;
    act(() => session.lock());
    const field = await password();
    notify({ tone: 'error', title: 'Ada Vega: not decided' });
    expect(shownNotices()).toHaveLength(before);
    await user.type(field, 'right{Enter}');
    await waitFor(() => expect(shownNotices().at(-1)?.title).toBe('Ada Vega: not decided'));
  });

  it('stays open while somebody does something', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    setSetting('idleMinutes', 5);
    openPage();
    for (let minute = 0; minute < 12; minute += 1) {
      await vi.advanceTimersByTimeAsync(60_000);
      window.dispatchEvent(new Event('pointermove'));
    }
    expect(session.state().status).toBe('active');
    setSetting('idleMinutes', undefined);
  });

  it('locks before the first movement after a long sleep counts as activity', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    setSetting('idleMinutes', 5);
    openPage();
    vi.setSystemTime(Date.now() + 3_600_000);
    window.dispatchEvent(new Event('pointermove'));
    expect(session.state().status).toBe('locked');
    setSetting('idleMinutes', undefined);
  });

  it('locks as soon as it is looked at again after a long while, before anything is touched', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    setSetting('idleMinutes', 5);
    openPage();
    vi.setSystemTime(Date.now() + 3_600_000);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(session.state().status).toBe('locked');
    setSetting('idleMinutes', undefined);
  });
});
