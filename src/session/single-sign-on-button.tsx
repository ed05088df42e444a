import { Button, type ButtonProps } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { signInWithCode } from '@/api/session';
import { InlineError } from '@/ui/states';
import { askInWindow, identityProvider } from './identity-provider';

interface SingleSignOnButtonProps {
  variant: NonNullable<ButtonProps['variant']>;
  onSignedIn(): void;
}

/** Signs in at the identity provider in a window of its own; nothing when the environment has none. */
export function SingleSignOnButton({ variant, onSignedIn }: SingleSignOnButtonProps) {
  const provider = identityProvider();
  const leaving = useRef(new AbortController());
  useEffect(() => {
    const controller = new AbortController();
    leaving.current = controller;
    return () => controller.abort();
  }, []);
  const { mutate, isPending, error, data } = useMutation({
    mutationFn: async () => {
      if (!provider) return 'closed';
      const answer = await askInWindow(provider, leaving.current.signal);
      if (answer.kind === 'code') await signInWithCode(answer.code);
      return answer.kind;
    },
    onSuccess: (kind) => kind === 'code' && onSignedIn(),
  });
  if (!provider) return null;
  return (
    <>
      <Button variant={variant} loading={isPending} onClick={() => mutate()}>
        Use single sign-on
      </Button>
      {data === 'blocked' && (
        <p role="alert">
          The browser did not let the window open. Allow windows for this site and try again.
        </p>
      )}
      {data === 'refused' && <p role="alert">The identity provider did not sign you in.</p>}
      <InlineError error={error} />
    </>
  );
}
