import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { isApiError, type ApiError } from '@/api/errors';
import { signIn, type SignInWish } from '@/api/session';

interface Faults {
  email?: string | undefined;
  password?: string | undefined;
  newPassword?: string | undefined;
  /** What belongs to no field. */
  rest?: ApiError | undefined;
}

interface Options {
  onSignedIn?: () => void;
  wish?: SignInWish;
}

/**
 * Signing in with a password, first without and, when the service asks for a change (409), with a new one. `faults`
 * puts each answer of the service at the field it is about (rules.md 3.4). Without a `wish`, what was wished for before.
 */
export function usePasswordSignIn(email: string, { onSignedIn, wish }: Options = {}) {
  const [password, setPassword] = useState('');
  const [newPassword, setNewPassword] = useState('');
  const [mustChange, setMustChange] = useState(false);
  const mutation = useMutation({
    mutationFn: () => signIn({ email, password, ...(mustChange && { newPassword }) }, wish),
    onSuccess: () => onSignedIn?.(),
    onError: (error) => {
      if (error.status === 409) setMustChange(true);
    },
  });
  const asksForChange = isApiError(mutation.error) && mutation.error.status === 409;
  return {
    password,
    setPassword,
    newPassword,
    setNewPassword,
    mustChange,
    /** Back to the first step, for another account. */
    startOver: () => {
      setMustChange(false);
      setNewPassword('');
      mutation.reset();
    },
    faults: asksForChange ? {} : faultsOf(mutation.error, mustChange),
    pending: mutation.isPending,
    submit: () => {
      if (!mutation.isPending) mutation.mutate();
    },
  };
}

/** Which field an answer is about; `changing` when a new password was sent along. */
export function faultsOf(error: ApiError | null, changing: boolean): Faults {
  if (!error) return {};
  const at = (field: string) => error.errors[`$.${field}`]?.join(' ');
  const named = { email: at('email'), password: at('password'), newPassword: at('newPassword') };
  if (named.email ?? named.password ?? named.newPassword) return named;
  if (error.status === 400 && changing) return { newPassword: error.title };
  if (error.status === 403 && changing) return { password: 'This is not the current password.' };
  if (error.status === 401) return { password: 'The e-mail address or the password is wrong.' };
  return { rest: error };
}
