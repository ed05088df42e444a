import { useQueryClient } from '@tanstack/react-query';
import { invalidateAfter } from '@/api/invalidations';
import type { CredentialingRequest } from '@/api/models';
import { updateCredentialingRequest } from '@/api/operations.gen';
import { entityName } from '@/features/credentialing/request-words';
import { notify } from '@/ui/notify';
import { notifyFailure } from '@/ui/notify-failure';
import type { Lane } from './-board-drop';

/**
 * Gives a request to the owner of a lane (`''` for nobody) at once, and says so with a way back. `onGiven` is called when
 * the board shows it.
 */
export function useGive(lanes: readonly Lane[], onGiven: (requestId: string) => void) {
  const queryClient = useQueryClient();

  return async function give(request: CredentialingRequest, ownerId: string): Promise<void> {
    const { id: requestId, owner } = request;
    if (!requestId) return;
    const about = entityName(request, 'title');
    try {
      await updateCredentialingRequest({ requestId, body: { ownerId: ownerId || null } });
    } catch (error) {
      notifyFailure({
        title: 'The owner was not changed',
        error,
        about,
        again: () => void give(request, ownerId),
      });
      return;
    }
    const name = lanes.find((lane) => lane.ownerId === ownerId)?.name ?? ownerId;
    notify({
      tone: 'success',
      title: ownerId ? `${about} was given to ${name}` : `${about} has no owner now`,
      action: {
        label: 'Undo',
        run: () => void give({ ...request, owner: { id: ownerId } }, owner?.id ?? ''),
      },
    });
    await invalidateAfter(queryClient, 'updateCredentialingRequest');
    onGiven(requestId);
  };
}
