import { createFileRoute, redirect, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import * as z from 'zod/mini';
import { session, useSession } from '@/api/session';
import { searchParams } from '@/lib/search-params';
import { safeRedirect } from '@/session/safe-redirect';
import { SignInForm } from './-sign-in-form';
import { SignInPage } from '@/session/sign-in-page';

const validateSearch = searchParams(() => z.object({ redirect: z.catch(z.optional(z.string()), undefined) }));

export const Route = createFileRoute('/sign-in/')({
  validateSearch,
  beforeLoad: ({ search }) => {
    if (session.state().status !== 'signed-out') throw redirect({ href: safeRedirect(search.redirect) });
  },
  component: SignIn,
});

function SignIn() {
  const { redirect: wanted } = Route.useSearch();
  const state = useSession();
  const router = useRouter();
  const isSignedIn = state.status !== 'signed-out';
  // Also where another tab hands over its session later than the page has waited for it.
  useEffect(() => {
    if (isSignedIn) void router.navigate({ href: safeRedirect(wanted), replace: true });
  }, [isSignedIn, router, wanted]);
  const because = state.status === 'signed-out' ? state.because : undefined;
  return (
    <SignInPage title="Sign in" note={because === 'other-tab' ? 'You signed out in another tab.' : undefined}>
      <SignInForm redirect={wanted} />
    </SignInPage>
  );
}
