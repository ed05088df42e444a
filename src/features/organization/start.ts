import type { QueryClient } from '@tanstack/react-query';
import { readBlocked } from '@/api/permissions';
import { currentUser, session } from '@/api/session';
import { shareControl } from '@/ui/sharing';
import { ShareControl } from './share-control';
import { sharedOptions } from './shared';

session.onEnd(() => shareControl.set(undefined));

/**
 * Puts what the organization shares in force, and the way to share where there is a place for it. A service that does not
 * answer leaves everything as this browser has it; the settings say so.
 */
export async function startSharing(queryClient: QueryClient): Promise<void> {
  if (readBlocked(currentUser(), 'Files')) return;
  shareControl.set(ShareControl);
  await queryClient.prefetchQuery(sharedOptions());
}
