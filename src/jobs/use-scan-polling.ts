import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { invalidateAfter } from '@/api/invalidations';
import { getDatasetScanOptions } from '@/api/operations.gen';
import { notify } from '@/ui/notify';
import { scanNotices } from './scan-notices';
import { startScanPolling } from './scan-poller';
import { scanStore } from './scan-store';
import { tellable } from './tellable';

/** Follows this tab's running scans while it is mounted: once, in the frame of the signed-in pages. */
export function useScanPolling(): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    scanStore.restore();
    return startScanPolling({
      // What it shows goes to the scan's own page too.
      look: (scanId) => queryClient.fetchQuery({ ...getDatasetScanOptions({ scanId }), staleTime: 0 }),
      onEnd: (ended) => {
        void invalidateAfter(queryClient, 'refreshDatasetScan');
        for (const notice of scanNotices(tellable(ended, scanStore.jobs()))) notify(notice);
      },
    });
  }, [queryClient]);
}
