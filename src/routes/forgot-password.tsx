import { createFileRoute, Link } from '@tanstack/react-router';
import { useState, type FormEvent } from 'react';
import { sendLabel } from '@/api/errors';
import { useRequestPasswordReset } from '@/api/operations.gen';
import { Group, Stack, Text, TextInput } from '@mantine/core';
import { config } from '@/config';
import { Button } from '@/ui/button';
import { InlineError } from '@/ui/states';
import { SignInPage } from '@/session/sign-in-page';

export const Route = createFileRoute('/forgot-password')({ component: ForgotPassword });

function ForgotPassword() {
  const [email, setEmail] = useState('');
  const { mutate, isPending, isSuccess, error, variables, reset } = useRequestPasswordReset();

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!isPending) mutate({ body: { email: email.trim() } });
  }

  return (
    <SignInPage title={isSuccess ? 'Look into your mail' : 'Forgot your password?'}>
      {isSuccess ? (
        <Stack gap="lg">
          <Text>
            If there is an account for {variables.body.email}, a message with a link is on its way. The link
            opens a page on which you choose a new password.
          </Text>
          <Text>Nothing there after some minutes? Look into the junk folder, or try again.</Text>
          <Group justify="space-between" gap="lg">
            <Button variant="default" onClick={reset}>
              Try another address
            </Button>
            <Link to="/sign-in">Back to sign in</Link>
          </Group>
          {config().demo && (
            <Text>
              The demo sends no messages.{' '}
              <a href={`${import.meta.env.BASE_URL}reset-password?token=demo-reset-token`}>Open the link</a>{' '}
              that the one for admin@credence.example would hold.
            </Text>
          )}
        </Stack>
      ) : (
        <Stack component="form" gap="lg" onSubmit={submit}>
          <Text>Enter the e-mail address of your account. You get a link to choose a new password.</Text>
          <TextInput
            label="E-mail"
            type="email"
            name="email"
            autoComplete="username"
            required
            withAsterisk={false}
            value={email}
            onChange={(event) => setEmail(event.currentTarget.value)}
            error={error?.errors['$.email']?.join(' ')}
          />
          {!error?.errors['$.email'] && <InlineError error={error} title="The link was not asked for" />}
          <Group justify="space-between" gap="lg">
            <Button type="submit" loading={isPending}>
              {sendLabel('Send the link', error)}
            </Button>
            <Link to="/sign-in">Back to sign in</Link>
          </Group>
        </Stack>
      )}
    </SignInPage>
  );
}
