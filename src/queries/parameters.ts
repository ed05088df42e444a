import type { QueryClient } from '@tanstack/react-query';
import { datasetKeys } from './keys';

/** What scans and imports would go by is asked anew, after something in a file changed that they may use. */
export function makeParametersStale(queryClient: QueryClient): void {
  for (const queryKey of [
    datasetKeys.allParameters,
    ['/providers/profiles/imports/{source}/parameters/{providerId}'],
  ])
    void queryClient.invalidateQueries({ queryKey });
}
