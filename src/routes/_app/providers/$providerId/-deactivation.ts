import { useQueryClient } from '@tanstack/react-query';
import { useUpdateProvider } from '@/api/operations.gen';
import type { Provider } from '@/api/models';
import { keepReasonOfDeactivation } from '@/features/providers/deactivation';
import { fullName } from '@/lib/words';
import { confirmDeactivation } from '@/ui/confirm-deactivation';

/** Takes a provider out of the daily work, or back in, once that is confirmed; the reason is kept as a note. */
export function useDeactivation(provider: Provider): () => void {
  const queryClient = useQueryClient();
  const update = useUpdateProvider();
  const { id: providerId, deactivated = false } = provider;
  return () =>
    confirmDeactivation({
      one: 'provider',
      name: fullName(provider),
      deactivated,
      kept: 'The file stays as it is: licenses, verifications, notes and alerts are kept and can be read. Lists mark it as deactivated; counts and queues of who is active leave it out.',
      back: 'The provider returns to counts and queues that leave deactivated providers out.',
      asksReason: true,
      run: async (reason) => {
        await update.mutateAsync({ providerId, body: { deactivated: !deactivated } });
        if (!deactivated) await keepReasonOfDeactivation(queryClient, providerId, reason);
      },
    });
}
