import { Stack, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { sendLabel } from '@/api/errors';
import { changePassword } from '@/api/operations.gen';
import { signIn, useSession } from '@/api/session';
import { invalidateAfter } from '@/api/invalidations';
import { NewPasswordField, PasswordField } from '@/session/password-fields';
import { Button } from '@/ui/button';
import { notify } from '@/ui/notify';
import { useOneAtATime } from '@/ui/one-at-a-time';
import { InlineError } from '@/ui/states';
import { SettingsSection } from '../-section';

const blank = { password: '', newPassword: '', repeated: '' };

/**
 * Changes the user's own password and signs in with it, as every token ends with the old one, that of this session too.
 * Gives whether the session goes on; where it does not, the next call asks for the password over the page. 403: the
 * current password is wrong; 400: the new one equals it or breaks a rule (rules.md 3.4).
 */
function useChangePassword() {
  const queryClient = useQueryClient();
  return useMutation({
    gcTime: 0,
    mutationFn: async ({ email, ...body }: { email: string; password: string; newPassword: string }) => {
      await changePassword({ body });
      return signIn({ email, password: body.newPassword }).then(
        () => true,
        () => false,
      );
    },
    onSuccess: () => invalidateAfter(queryClient, 'changePassword'),
  });
}

/** Changes the user's own password and goes on with it: the service ends every token when it changes. */
export function PasswordSettings() {
  const state = useSession();
  const change = useChangePassword();
  const [typed, setTyped] = useState(blank);
  const [checked, setChecked] = useState(false);
  const email = state.status === 'signed-out' ? '' : state.user.email;
  const { password, newPassword, repeated } = typed;
  const set = (next: Partial<typeof blank>) => {
    change.reset();
    setTyped({ ...typed, ...next });
  };

  const refused = change.error?.status === 400 ? change.error : undefined;
  const faults = {
    password:
      change.error?.status === 403
        ? 'This is not your current password.'
        : checked && !password
          ? 'Give your current password.'
          : undefined,
    newPassword:
      refused?.errors['$.newPassword']?.join(' ') ??
      refused?.title ??
      (checked && !newPassword ? 'Give a new password.' : undefined),
    repeated: checked && repeated !== newPassword ? 'This is not the same as the new password.' : undefined,
  };

  const send = useOneAtATime(async () => {
    try {
      const goesOn = await change.mutateAsync({ email, password, newPassword });
      notify({
        tone: goesOn ? 'success' : 'warning',
        title: 'Your password is changed',
        message: goesOn ? 'Everywhere else you have to sign in again.' : 'Sign in with the new one.',
      });
      setTyped(blank);
      setChecked(false);
      change.reset();
    } catch {
      // The mutation keeps its error; it is shown at its field or above the button.
    }
  });
  if (state.status === 'signed-out') return null;

  function submit(event: FormEvent) {
    event.preventDefault();
    setChecked(true);
    // The rules under the field are advice: which password is good enough, the service decides.
    if (password && newPassword && repeated === newPassword) void send();
  }

  return (
    <SettingsSection id="password" title="Change password">
      <Text c="dimmed">
        {state.way === 'identity-provider' &&
          'You signed in through your identity provider, which has a password of its own. '}
        When your password changes, all other sessions and tokens of {email} end. This session goes on.
      </Text>
      <form onSubmit={submit} noValidate>
        <Stack gap="lg" maw={360}>
          <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
          <PasswordField
            label="Current password"
            autoComplete="current-password"
            required
            withAsterisk={false}
            value={password}
            onChange={(event) => set({ password: event.currentTarget.value })}
            error={faults.password}
          />
          <NewPasswordField
            value={newPassword}
            onChange={(value) => set({ newPassword: value })}
            error={faults.newPassword}
            current={password}
            email={email}
          />
          <PasswordField
            label="Repeat the new password"
            autoComplete="new-password"
            required
            withAsterisk={false}
            value={repeated}
            onChange={(event) => set({ repeated: event.currentTarget.value })}
            error={faults.repeated}
          />
          {change.error?.status !== 403 && !refused && (
            <InlineError
              error={change.error}
              title="The password was not changed"
              kept="What you typed is still here."
            />
          )}
          <div>
            <Button type="submit" loading={change.isPending}>
              {sendLabel('Change password', change.error)}
            </Button>
          </div>
        </Stack>
      </form>
    </SettingsSection>
  );
}
