import { Link } from '@tanstack/react-router';
import { type FormEvent, lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Box, Divider, Group, NativeSelect, Stack, TextInput } from '@mantine/core';
import { chooseEnvironment, config } from '@/config';
import { leaveForIdentityProvider } from '@/session/identity-provider';
import { PasswordField } from '@/session/password-fields';
import { usePasswordSignIn } from '@/session/use-password-sign-in';
import { Button } from '@/ui/button';
import { InlineError } from '@/ui/states';
import { ChangePasswordStep } from './-sign-in-change-password';

const DemoAccounts = lazy(() => import('./-sign-in-demo').then((part) => ({ default: part.DemoAccounts })));

interface SignInFormProps {
  /** Where the user wanted to go; it comes along to the identity provider and back. */
  redirect: string | undefined;
  onSignedIn(): void;
}

/** E-mail and password, then, when the service asks for it, the change of the password. */
export function SignInForm({ redirect, onSignedIn }: SignInFormProps) {
  const { demo, identityProvider, environments } = config();
  const [email, setEmail] = useState('');
  const form = usePasswordSignIn(email.trim(), onSignedIn);

  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);

  function submit(event: FormEvent) {
    event.preventDefault();
    form.submit();
  }

  if (form.mustChange) return <ChangePasswordStep email={email.trim()} form={form} onSubmit={submit} />;
  return (
    <>
      <Stack component="form" gap="lg" onSubmit={submit}>
        {environments.length > 1 && <EnvironmentChoice />}
        <TextInput
          ref={first}
          label="E-mail"
          type="email"
          name="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
          withAsterisk={false}
          value={email}
          onChange={(event) => setEmail(event.currentTarget.value)}
          error={form.faults.email}
        />
        <PasswordField
          label="Password"
          name="password"
          autoComplete="current-password"
          required
          withAsterisk={false}
          value={form.password}
          onChange={(event) => form.setPassword(event.currentTarget.value)}
          error={form.faults.password}
        />
        <InlineError error={form.faults.rest} title="Signing in did not work" />
        <Group justify="space-between" gap="lg">
          <Button type="submit" loading={form.pending}>
            Sign in
          </Button>
          <Link to="/forgot-password">Forgot password?</Link>
        </Group>
        {identityProvider && (
          <>
            <Divider label={<Box px="sm">or</Box>} />
            <Button variant="default" onClick={() => leaveForIdentityProvider(identityProvider, redirect)}>
              {identityProvider.label}
            </Button>
          </>
        )}
      </Stack>
      {demo && (
        <Suspense>
          <DemoAccounts
            onChoose={(account) => {
              setEmail(account.email);
              form.setPassword(account.password);
            }}
          />
        </Suspense>
      )}
    </>
  );
}

/** Which of the service's environments to sign in to. The page starts anew, since nothing of one is kept for another. */
function EnvironmentChoice() {
  const { environment, environments } = config();
  return (
    <NativeSelect
      label="Environment"
      value={environment.name}
      data={environments.map(({ name, label }) => ({ value: name, label }))}
      onChange={(event) => {
        chooseEnvironment(event.currentTarget.value);
        location.reload();
      }}
    />
  );
}
