import { useQueryClient } from '@tanstack/react-query';
import { invalidateAfter } from '@/api/invalidations';
import type { CredentialingRequest } from '@/api/models';
import { updateCredentialingRequest } from '@/api/operations.gen';
import { readOpenRequest } from '@/features/credentialing/read-open-request';
import { entityName } from '@/features/credentialing/request-words';
import { userWords } from '@/lib/words';
import { notify } from '@/ui/notify';
import { notifyFailure } from '@/ui/notify-failure';
import type { Lane } from './drop';

/**
 * Gives a request to the owner of a lane (`''` for nobody) at once, and says so with a way back. Where somebody else
 * gave it away since it was shown nothing is written: both owners are named, and it can be given all the same. `onGiven`
 * is called when the board shows whose it is.
 */
export function useGive(lanes: readonly Lane[], onGiven: (requestId: string) => void) {
  const queryClient = useQueryClient();

  return async function give(request: CredentialingRequest, ownerId: string): Promise<void> {
    const { id: requestId, owner } = request;
    if (!requestId) return;
    const about = entityName(request, 'title');
    const name = ownerId ? (lanes.find((lane) => lane.ownerId === ownerId)?.name ?? ownerId) : 'nobody';
    try {
      const { owner: there = {} } = await readOpenRequest(queryClient, requestId, false);
      const { id: thereId = '' } = there;
      if (thereId !== (owner?.id ?? '') && thereId !== ownerId) {
        notify({
          tone: 'warning',
          title: `Somebody else gave ${about} to ${thereId ? (userWords(there) ?? thereId) : 'nobody'}`,
          message: `Giving it to ${name} was not saved.`,
          action: { label: `Give to ${name}`, run: () => void give({ ...request, owner: there }, ownerId) },
        });
      } else {
        await updateCredentialingRequest({ requestId, body: { ownerId: ownerId || null } });
        notify({
          tone: 'success',
          title: ownerId ? `${about} was given to ${name}` : `${about} has no owner now`,
          action: {
            label: 'Undo',
            run: () => void give({ ...request, owner: { id: ownerId } }, owner?.id ?? ''),
          },
        });
      }
    } catch (error) {
      notifyFailure({
        title: 'The owner was not changed',
        error,
        about,
        again: () => void give(request, ownerId),
      });
      return;
    }
    await invalidateAfter(queryClient, 'updateCredentialingRequest');
    onGiven(requestId);
  };
}
