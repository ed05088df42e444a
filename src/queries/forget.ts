import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Forgets what was deleted. What is still on screen stays until its page is left, instead of being asked for again
 * and answered with 404 there.
 */
export function forget(queryClient: QueryClient, queryKey: QueryKey): void {
  queryClient.removeQueries({ queryKey, type: 'inactive' });
  void queryClient.invalidateQueries({ queryKey, refetchType: 'none' });
}
