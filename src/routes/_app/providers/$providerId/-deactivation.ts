import { useUpdateProvider } from '@/api/operations.gen';
import type { Provider } from '@/api/models';
import { fullName } from '@/lib/words';
import { confirmDeactivation } from '@/ui/confirm-deactivation';

/** Takes a provider out of the daily work, or back in, once that is confirmed. */
export function useDeactivation(provider: Provider): () => void {
  const update = useUpdateProvider();
  const { id: providerId, deactivated = false } = provider;
  return () =>
    confirmDeactivation({
      one: 'provider',
      name: fullName(provider),
      deactivated,
      kept: 'The file stays as it is: licenses, verifications, notes and alerts are kept and can be read. Lists and counts that leave deactivated providers out no longer show it.',
      back: 'The provider returns to lists, counts and queues that leave deactivated providers out.',
      run: () => update.mutateAsync({ providerId, body: { deactivated: !deactivated } }),
    });
}
