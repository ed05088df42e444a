import { createFileRoute, Link } from '@tanstack/react-router';
import { useEffect, useState, type FormEvent } from 'react';
import { useResetPassword } from '@/api/operations.gen';
import type { ApiError } from '@/api/errors';
import { NewPasswordField } from '@/session/password-fields';
import { Button, LinkButton } from '@/ui/button';
import { InlineError } from '@/ui/states';
import { SignInPage } from '@/session/sign-in-page';
import classes from '@/session/sign-in-page.module.css';

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
        <div className={classes.form}>
          <p className={classes.text}>
            Sign in with the new one. All earlier sessions of the account have ended.
          </p>
          <div className={classes.between}>
            <LinkButton to="/sign-in">Go to sign in</LinkButton>
          </div>
        </div>
      </SignInPage>
    );
  }
  if (!token || linkIsUsedUp(error)) {
    return (
      <SignInPage title={token ? 'This link does not work any more' : 'This page needs a link'}>
        <div className={classes.form} role="alert">
          <p className={classes.text}>
            {token
              ? 'A link to choose a new password works once and only for a while. Ask for another one.'
              : 'Open the link in the message about your password, or ask for another message.'}
          </p>
          <div className={classes.between}>
            <LinkButton to="/forgot-password">Ask for a link</LinkButton>
            <Link to="/sign-in" className={classes.link}>
              Back to sign in
            </Link>
          </div>
        </div>
      </SignInPage>
    );
  }
  const fault = error?.status === 400 ? (error.errors['$.newPassword']?.join(' ') ?? error.title) : undefined;
  return (
    <SignInPage title="Choose a new password">
      <form className={classes.form} onSubmit={submit}>
        <NewPasswordField value={newPassword} onChange={setNewPassword} error={fault} takesFocus />
        {!fault && <InlineError error={error} title="The password was not changed" />}
        <div className={classes.between}>
          <Button type="submit" loading={isPending}>
            Change password
          </Button>
        </div>
      </form>
    </SignInPage>
  );
}

/** 404: the service does not know the token; 403: it may not be used any more. */
function linkIsUsedUp(error: ApiError | null): boolean {
  return error?.status === 404 || error?.status === 403 || Boolean(error?.errors['$.token']);
}
