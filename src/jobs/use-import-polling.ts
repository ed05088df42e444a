import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { getProfileImportOptions } from '@/api/operations.gen';
import { invalidateTags } from '@/api/invalidations';
import { notify } from '@/ui/notify';
import { importNotices } from './import-notices';
import { startImportPolling } from './import-poller';
import { importStore } from './import-store';
import { tellable } from './tellable';

/** Follows this tab's running imports while it is mounted: once, in the frame of the signed-in pages. */
export function useImportPolling(): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    importStore.restore();
    return startImportPolling({
      // What it shows goes to the import's own page too.
      look: (importId) => queryClient.fetchQuery({ ...getProfileImportOptions({ importId }), staleTime: 0 }),
      onEnd: (ended) => {
        // The import itself, the alert that it raises, and what webhooks are told.
        void invalidateTags(queryClient, ['Profile imports', 'Alerts', 'Webhooks', 'Event log']);
        for (const notice of importNotices(tellable(ended, importStore.jobs()))) notify(notice);
      },
    });
  }, [queryClient]);
}
