import { readBlocked } from '@/api/permissions';
import { currentUser } from '@/api/session';

/** Whether it makes sense to ask the service for anything about webhooks, for loaders. */
export function mayReadWebhooks(): boolean {
  return readBlocked(currentUser(), 'Webhooks') === undefined;
}
