import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { importOptions, makeImportResultsStale } from '@/queries/imports';
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
      look: (importId) => queryClient.fetchQuery({ ...importOptions(importId), staleTime: 0 }),
      onEnd: (ended) => {
        makeImportResultsStale(queryClient);
        for (const notice of importNotices(tellable(ended, importStore.jobs()))) notify(notice);
      },
    });
  }, [queryClient]);
}
