import { Link } from '@tanstack/react-router';
import { type FormEvent, lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Box, Checkbox, Divider, Group, NativeSelect, Stack, TextInput } from '@mantine/core';
import type { SignInWish } from '@/api/session';
import { chooseEnvironment, config } from '@/config';
import { leaveForIdentityProvider } from '@/session/identity-provider';
import { PasswordField } from '@/session/password-fields';
import { usePasswordSignIn } from '@/session/use-password-sign-in';
import { Button } from '@/ui/button';
import { InlineError } from '@/ui/states';
import { ChangePasswordStep } from './-sign-in-change-password';

const DemoAccounts = lazy(() =>
  import('./-sign-in-demo').then((module) => ({ default: module.DemoAccounts })),
);

/** How long somebody stays signed in at a machine that others use, in the contract's time spans. */
const lives = [
  { value: '00:30:00', label: '30 minutes' },
  { value: '01:00:00', label: '1 hour' },
  { value: '04:00:00', label: '4 hours' },
  { value: '08:00:00', label: '8 hours' },
];
const usualLife = '04:00:00';

interface SignInFormProps {
  /** Where the user wanted to go; it comes along to the identity provider and back. */
  redirect: string | undefined;
}

/** E-mail and password, then, when the service asks for it, the change of the password. */
export function SignInForm({ redirect }: SignInFormProps) {
  const { demo, identityProvider, environments } = config();
  const [email, setEmail] = useState('');
  const [stays, setStays] = useState(false);
  const [timeToLive, setTimeToLive] = useState(usualLife);
  const wish: SignInWish = stays ? { stays } : { stays, timeToLive };
  const form = usePasswordSignIn(email.trim(), { wish });

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
        <Stack gap="sm">
          <Checkbox
            label="Keep me signed in on this machine"
            description="Only where nobody else uses it, and as long as your organization allows."
            checked={stays}
            onChange={(event) => setStays(event.currentTarget.checked)}
          />
          {!stays && (
            <NativeSelect
              label="Sign me out after"
              value={timeToLive}
              onChange={(event) => setTimeToLive(event.currentTarget.value)}
              data={lives}
            />
          )}
        </Stack>
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
            <Button
              variant="default"
              onClick={() => void leaveForIdentityProvider(identityProvider, redirect, wish)}
            >
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
