import type { ReactNode } from 'react';
import { readBlocked, useReadBlocked } from '@/api/permissions';
import { currentUser } from '@/api/session';
import { ClosedPage } from '@/ui/closed-page';

/** Whether it makes sense to ask the service for anything about webhooks, for loaders. */
export function mayReadWebhooks(): boolean {
  return readBlocked(currentUser(), 'Webhooks') === undefined;
}

/** A page about webhooks; whoever has no part in them is told so in its place. */
export function WebhookPage({ title, children }: { title: string; children: ReactNode }) {
  const blocked = useReadBlocked('Webhooks');
  if (!blocked) return children;
  return <ClosedPage title={title} says="Webhooks are not part of your role" why={blocked} />;
}
