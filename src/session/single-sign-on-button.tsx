import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { signInWithProvider } from '@/api/session';
import { Button, type ButtonProps } from '@/ui/button';
import { InlineError } from '@/ui/states';
import { askInWindow, identityProvider, proofOf, type WindowAnswer } from './identity-provider';

interface SingleSignOnButtonProps {
  variant: NonNullable<ButtonProps['variant']>;
  onSignedIn(): void;
}

const words: Partial<Record<WindowAnswer['kind'], string>> = {
  blocked: 'The browser did not let the window open. Allow windows for this site and try again.',
  refused: 'The identity provider did not sign you in.',
};

/** Signs in at the identity provider in a window of its own; nothing when the environment has none. */
export function SingleSignOnButton({ variant, onSignedIn }: SingleSignOnButtonProps) {
  const provider = identityProvider();
  const asking = useRef<AbortController>(undefined);
  useEffect(() => () => asking.current?.abort(), []);
  const { mutate, isPending, error, data } = useMutation({
    mutationFn: async (signal: AbortSignal): Promise<WindowAnswer['kind']> => {
      if (!provider) return 'given-up';
      const answer = await askInWindow(provider, signal);
      if (answer.kind === 'code') await signInWithProvider(await proofOf(provider, answer));
      return answer.kind;
    },
    onSuccess: (kind) => kind === 'code' && onSignedIn(),
  });
  if (!provider) return null;

  function ask() {
    asking.current?.abort();
    asking.current = new AbortController();
    mutate(asking.current.signal);
  }

  return (
    <>
      <Button variant={variant} onClick={ask}>
        {isPending ? 'Open the window again' : 'Use single sign-on'}
      </Button>
      {isPending && <p>Go on in the window that has opened.</p>}
      {data && words[data] && <p role="alert">{words[data]}</p>}
      <InlineError error={error} />
    </>
  );
}
