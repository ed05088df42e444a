import { useQueryClient } from '@tanstack/react-query';
import { createFileRoute, Outlet, redirect } from '@tanstack/react-router';
import { useEffect } from 'react';
import { session, useSession } from '@/api/session';
import { SessionGuards } from '@/session/guards';

export const Route = createFileRoute('/_print')({
  beforeLoad: ({ location }) => {
    if (session.state().status === 'signed-out') {
      throw redirect({ to: '/sign-in', search: { redirect: location.href } });
    }
  },
  component: OnPaper,
});

/** Pages that are made for paper: nothing of the console stands around them. */
function OnPaper() {
  const { status } = useSession();
  const queryClient = useQueryClient();
  // Limits and checklists that the organization shares.
  useEffect(() => {
    import('@/features/organization/start')
      .then(({ startSharing }) => startSharing(queryClient))
      .catch(() => undefined);
  }, [queryClient]);
  if (status === 'signed-out') return null;
  return (
    <>
      <Outlet />
      <SessionGuards />
    </>
  );
}
