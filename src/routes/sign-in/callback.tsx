import { Group, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { createFileRoute, useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { signInWithProvider } from '@/api/session';
import { identityProvider, proofOf, readReturn, type ReturnedSignIn } from '@/session/identity-provider';
import { safeRedirect } from '@/session/safe-redirect';
import { LinkButton } from '@/ui/button';
import { InlineError } from '@/ui/states';
import { SignInPage } from '@/session/sign-in-page';

export const Route = createFileRoute('/sign-in/callback')({ component: Callback });

const refusals = {
  refused: 'The identity provider did not sign you in.',
  'not-asked':
    'This answer of the identity provider does not belong to a sign-in that was started in this tab.',
  'no-code': 'The identity provider came back without an answer.',
  'nobody-waits':
    'No page waits for this answer of the identity provider: the one that was open was closed or loaded again.',
} as const;

/** Where the identity provider sends the browser back to. The code is taken out of the address and exchanged once. */
function Callback() {
  const router = useRouter();
  const [returned, setReturned] = useState<ReturnedSignIn>();
  const read = useRef(false);
  const { mutate, error } = useMutation({
    mutationFn: async (answer: Extract<ReturnedSignIn, { kind: 'code' }>) => {
      const provider = identityProvider();
      const proof = provider ? await proofOf(provider, answer) : { code: answer.code };
      await signInWithProvider(proof, answer.wish);
    },
  });

  useEffect(() => {
    // A code is good for one exchange, and an effect may run twice in development.
    if (read.current) return;
    read.current = true;
    void readReturn(location.search).then((answer) => {
      setReturned(answer);
      if (answer.kind === 'handed-over') window.close();
      if (answer.kind !== 'code') return;
      mutate(answer, {
        onSuccess: () => void router.navigate({ href: safeRedirect(answer.redirect), replace: true }),
      });
    });
    void router.navigate({ to: '/sign-in/callback', search: {}, replace: true });
  }, [mutate, router]);

  if (returned?.kind === 'handed-over') {
    return (
      <SignInPage title="Go on in the other window" note="It signs you in. This window can be closed.">
        {null}
      </SignInPage>
    );
  }
  if (!error && returned?.kind !== 'failed') {
    return (
      <SignInPage title="Signing in" note="Taking over the answer of the identity provider.">
        {null}
      </SignInPage>
    );
  }
  const text =
    returned?.kind === 'failed'
      ? refusals[returned.reason]
      : error?.status === 401 || error?.status === 403
        ? 'The service does not know your e-mail address. Ask an administrator of your organization to register it.'
        : undefined;
  return (
    <SignInPage title="You are not signed in">
      <Stack gap="lg" role="alert">
        {text ? <Text>{text}</Text> : <InlineError error={error} />}
        <Group justify="space-between" gap="lg">
          <LinkButton to="/sign-in">Back to sign in</LinkButton>
        </Group>
      </Stack>
    </SignInPage>
  );
}
