import { Group, Stack, Text } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { type FormEvent, useEffect } from 'react';
import { session, type SessionState } from '@/api/session';
import { formatTimeOfDay, instant } from '@/lib/dates';
import { clockOffset, now } from '@/lib/clock';
import { Button } from '@/ui/button';
import { InlineError } from '@/ui/states';
import { sessionHeadings, type SessionReason } from './headings';
import { NewPasswordField, PasswordField } from './password-fields';
import { SingleSignOnButton } from './single-sign-on-button';
import { usePasswordSignIn } from './use-password-sign-in';

interface SignInAgainProps {
  reason: SessionReason;
  state: Exclude<SessionState, { status: 'signed-out' }>;
  onDone(): void;
}

const verbs = {
  ending: 'Stay signed in',
  expired: 'Sign in and go on',
  locked: 'Unlock',
} satisfies Record<SessionReason, string>;

/** Asks the same user for the password again. What was under way on the page goes on afterwards. */
export function SignInAgain({ reason, state, onDone }: SignInAgainProps) {
  const { email } = state.user;
  const form = usePasswordSignIn(email, { onSignedIn: onDone });

  useEffect(() => {
    document.querySelector<HTMLInputElement>('[data-session-password]')?.focus();
  }, []);

  function submit(event: FormEvent) {
    event.preventDefault();
    event.stopPropagation();
    form.submit();
  }

  return (
    <Stack component="form" gap="md" onSubmit={submit}>
      <Group gap="sm">
        {reason === 'locked' && <IconLock size={16} aria-hidden />}
        <h2>{sessionHeadings[reason]}</h2>
      </Group>
      <Text>{explanation(reason, state)}</Text>
      {state.way === 'password' && (
        <>
          <input type="email" autoComplete="username" value={email} readOnly hidden />
          <PasswordField
            label={form.mustChange ? 'Current password' : 'Password'}
            autoComplete="current-password"
            value={form.password}
            onChange={(event) => form.setPassword(event.currentTarget.value)}
            error={form.faults.password ?? form.faults.email}
            data-session-password
          />
          {form.mustChange && (
            <>
              <Text>
                Your organization asks for a new password. All your other sessions end when you change it.
              </Text>
              <NewPasswordField
                value={form.newPassword}
                onChange={form.setNewPassword}
                error={form.faults.newPassword}
                current={form.password}
                email={email}
              />
            </>
          )}
        </>
      )}
      <InlineError error={form.faults.rest} kept="The page beneath is kept." />
      <Group gap="xs">
        {state.way === 'password' && (
          <Button
            type="submit"
            loading={form.pending}
            blocked={form.password === '' ? 'Type your password first.' : undefined}
          >
            {verbs[reason]}
          </Button>
        )}
        <SingleSignOnButton variant={state.way === 'password' ? 'subtle' : 'filled'} onSignedIn={onDone} />
        {reason === 'ending' && (
          <Button variant="subtle" onClick={onDone}>
            Not now
          </Button>
        )}
      </Group>
      {reason !== 'ending' && (
        <Text c="dimmed">
          Not you?{' '}
          <Button variant="transparent" size="xs" onClick={() => session.end('leave')}>
            Sign in as someone else
          </Button>
          . What was typed on this page, and what was not sent yet, is then discarded.
        </Text>
      )}
    </Stack>
  );
}

function explanation(reason: SessionReason, { user, expiresAt }: SignInAgainProps['state']): string {
  const who = user.email ? ` for ${user.email}` : '';
  if (reason === 'locked') {
    return `The page is covered, and everything on it is kept${user.email ? `. Signed in as ${user.email}` : ''}.`;
  }
  const endsAt = instant(expiresAt);
  if (reason === 'ending') {
    return `Your session${who} ends${endsAt ? ` at ${formatTimeOfDay(endsAt)}` : ' soon'}. Sign in again to keep working without a break.`;
  }
  const ended =
    clockOffset() !== undefined && endsAt !== undefined && endsAt <= now()
      ? ` at ${formatTimeOfDay(endsAt)}`
      : '';
  return `The session${who} ended${ended}. What you typed is still here and goes on after you have signed in.`;
}
