import { useSearch } from '@tanstack/react-router';
import { useCallback } from 'react';
import type { StoredFile } from '@/api/models';
import type { RowLink } from '@/table/use-row-link';
import { viewParams } from '@/table/views/use-view';

/** Where the row of a file leads: the file, opened over the list as it stands. */
export function useFileLink(filters: object) {
  const raw = useSearch({ strict: false }) as Record<string, unknown>;
  const here = JSON.stringify({ ...filters, ...viewParams(raw) });
  return useCallback(
    ({ path }: StoredFile): RowLink | undefined =>
      path ? { to: '/files', search: { ...(JSON.parse(here) as object), file: path } } : undefined,
    [here],
  );
}
