import { IconLock } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { type Needs, useBlocked } from '@/api/permissions';
import { EmptyState } from './states';

interface WriteGateProps {
  /** The write that the form is for. */
  needs: Needs;
  children: ReactNode;
}

/** A form for whoever may send it; whoever may not is told why in its place, before anything is typed. */
export function WriteGate({ needs, children }: WriteGateProps) {
  const why = useBlocked(needs);
  if (!why) return children;
  return (
    <EmptyState
      title="Not part of your role"
      text={`${why} An administrator can change that.`}
      icon={IconLock}
    />
  );
}
