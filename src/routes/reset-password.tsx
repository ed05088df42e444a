import { Group, Stack, Text } from '@mantine/core';
import { createFileRoute, Link } from '@tanstack/react-router';
import { useEffect, useState, type FormEvent } from 'react';
import { sendLabel } from '@/api/errors';
import { useResetPassword } from '@/api/operations.gen';
import type { ApiError } from '@/api/errors';
import { NewPasswordField } from '@/session/password-fields';
import { Button, LinkButton } from '@/ui/button';
import { InlineError } from '@/ui/states';
import { SignInPage } from '@/session/sign-in-page';

export const Route = createFileRoute('/reset-password')({ component: ResetPassword });

function ResetPassword() {
  const navigate = Route.useNavigate();
  // As it stands in the address: the router would read a token of digits as a number.
  const [token] = useState(() => new URLSearchParams(location.search).get('token') ?? '');
  const [newPassword, setNewPassword] = useState('');
  const { mutate, isPending, isSuccess, error } = useResetPassword();

  // A secret does not stay in the address, where it would be seen, copied and remembered.
  useEffect(() => void navigate({ to: '/reset-password', search: {}, replace: true }), [navigate]);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!isPending) mutate({ body: { token, newPassword } });
  }

  if (isSuccess) {
    return (
      <SignInPage title="Your password is changed">
        <Stack gap="lg">
          <Text>Sign in with the new one. All earlier sessions of the account have ended.</Text>
          <Group justify="space-between" gap="lg">
            <LinkButton to="/sign-in">Go to sign in</LinkButton>
          </Group>
        </Stack>
      </SignInPage>
    );
  }
  if (!token || linkIsUsedUp(error)) {
    return (
      <SignInPage title={token ? 'This link does not work any more' : 'This page needs a link'}>
        <Stack gap="lg" role="alert">
          <Text>
            {token
              ? 'A link to choose a new password works once and only for a while. Ask for another one.'
              : 'Open the link in the message about your password, or ask for another message.'}
          </Text>
          <Group justify="space-between" gap="lg">
            <LinkButton to="/forgot-password">Ask for a link</LinkButton>
            <Link to="/sign-in">Back to sign in</Link>
          </Group>
        </Stack>
      </SignInPage>
    );
  }
  const fault = error?.status === 400 ? (error.errors['$.newPassword']?.join(' ') ?? error.title) : undefined;
  return (
    <SignInPage title="Choose a new password">
      <Stack component="form" gap="lg" onSubmit={submit}>
        <NewPasswordField value={newPassword} onChange={setNewPassword} error={fault} takesFocus />
        {!fault && <InlineError error={error} title="The password was not changed" />}
        <Group justify="space-between" gap="lg">
          <Button type="submit" loading={isPending}>
            {sendLabel('Change password', error)}
          </Button>
        </Group>
      </Stack>
    </SignInPage>
  );
}

/** 404: the service does not know the token; 403: it may not be used any more. */
function linkIsUsedUp(error: ApiError | null): boolean {
  return error?.status === 404 || error?.status === 403 || Boolean(error?.errors['$.token']);
}
