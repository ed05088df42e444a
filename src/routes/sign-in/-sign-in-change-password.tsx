import { Group, Stack, Text } from '@mantine/core';
import type { FormEvent } from 'react';
import { NewPasswordField, PasswordField } from '@/session/password-fields';
import type { usePasswordSignIn } from '@/session/use-password-sign-in';
import { Button } from '@/ui/button';
import { InlineError } from '@/ui/states';

interface ChangePasswordStepProps {
  email: string;
  form: ReturnType<typeof usePasswordSignIn>;
  onSubmit(event: FormEvent): void;
}

/** The service wants another password before it signs this account in (rules.md 3.4). */
export function ChangePasswordStep({ email, form, onSubmit }: ChangePasswordStepProps) {
  // An answer that was lost may have been that the password is changed.
  const isAnswered = form.faults.rest?.kind === 'problem';
  return (
    <Stack component="form" gap="lg" onSubmit={onSubmit} aria-labelledby="change-password">
      <div>
        <h2 id="change-password">Choose a new password</h2>
        <Text>
          The password of {email} has to be changed before you can go on. All other sessions of this account
          end when it is.
        </Text>
      </div>
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label="Current password"
        name="password"
        autoComplete="current-password"
        required
        withAsterisk={false}
        value={form.password}
        onChange={(event) => form.setPassword(event.currentTarget.value)}
        error={form.faults.password ?? form.faults.email}
      />
      <NewPasswordField
        value={form.newPassword}
        onChange={form.setNewPassword}
        error={form.faults.newPassword}
        current={form.password}
        email={email}
        takesFocus
      />
      <InlineError
        error={form.faults.rest}
        title={isAnswered ? 'The password was not changed' : 'Signing in did not work'}
        kept={
          isAnswered
            ? undefined
            : 'The password may be changed already: go back and sign in with the new one.'
        }
      />
      <Group justify="space-between" gap="lg">
        <Button type="submit" loading={form.pending}>
          Change password and sign in
        </Button>
        <Button variant="subtle" onClick={form.startOver}>
          Back
        </Button>
      </Group>
    </Stack>
  );
}
