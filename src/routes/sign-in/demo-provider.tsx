import { Group, Stack, Text } from '@mantine/core';
import { createFileRoute, Link, notFound } from '@tanstack/react-router';
import { useState } from 'react';
import { config } from '@/config';
import { Button } from '@/ui/button';
import { SignInPage } from '@/session/sign-in-page';

export const Route = createFileRoute('/sign-in/demo-provider')({
  beforeLoad: () => {
    if (!config().demo) throw notFound();
  },
  component: DemoProvider,
});

/** The authorization code that the simulated service knows. */
const code = 'demo-code';

/** Plays the organization's identity provider in the demo, so that the hand-over there and back can be seen. */
function DemoProvider() {
  const [params] = useState(() => new URLSearchParams(location.search));

  function goBack(answer: Record<string, string>) {
    const back = new URL(params.get('redirect_uri') ?? '', location.href);
    if (back.origin !== location.origin) return;
    for (const [name, value] of Object.entries(answer)) back.searchParams.set(name, value);
    back.searchParams.set('state', params.get('state') ?? '');
    location.assign(back);
  }

  return (
    <SignInPage title="Simulated identity provider" note="Stands in for your organization’s own sign-in.">
      <Stack gap="lg">
        {params.has('redirect_uri') ? (
          <>
            <Text>Credence asks who you are.</Text>
            <Group justify="space-between" gap="lg">
              <Button onClick={() => goBack({ code })}>Go on as the demo user</Button>
              <Button variant="subtle" onClick={() => goBack({ error: 'access_denied' })}>
                Refuse
              </Button>
            </Group>
          </>
        ) : (
          <Link to="/sign-in">Back to sign in</Link>
        )}
      </Stack>
    </SignInPage>
  );
}
