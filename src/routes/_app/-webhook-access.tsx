import type { ReactNode } from 'react';
import { readBlocked, useReadBlocked } from '@/api/permissions';
import { currentUser } from '@/api/session';
import { PageHeader } from '@/ui/page-header';
import { EmptyState } from '@/ui/states';

/** Whether it makes sense to ask the service for anything about webhooks, for loaders. */
export function mayReadWebhooks(): boolean {
  return readBlocked(currentUser(), 'Webhooks') === undefined;
}

/** A page about webhooks; whoever has no part in them is told so in its place. */
export function WebhookPage({ title, children }: { title: string; children: ReactNode }) {
  const blocked = useReadBlocked('Webhooks');
  if (!blocked) return children;
  return (
    <>
      <PageHeader title={title} />
      <EmptyState
        icon="lock"
        title="Webhooks are not part of your role"
        text={`${blocked} Administrators set up webhooks and see what was sent; ask one of them.`}
      />
    </>
  );
}
