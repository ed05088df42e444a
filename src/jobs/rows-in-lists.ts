import type { QueryClient } from '@tanstack/react-query';
import { showInLists } from '@/api/cached-lists';
import type { paths } from '@/api/schema';
import { enqueueCacheUpdate } from './cache-updates';

/**
 * Gives what shows in lists what became of a row, with that of the others of the next moment: a list of many loaded rows is gone
 * through once for all of them.
 */
export function rowsInLists<Row>(queryClient: QueryClient) {
  let changes = new Map<string, (listed: Row) => Row>();
  return (
    lists: keyof paths,
    idOf: (row: Row) => string | undefined,
    row: Row,
    change: (listed: Row) => Row,
  ): void => {
    const id = idOf(row);
    if (id === undefined) return;
    if (changes.size === 0)
      enqueueCacheUpdate(() => {
        const all = changes;
        changes = new Map();
        const changeOf = (listed: Row) => all.get(idOf(listed) ?? '');
        showInLists<Row>(
          queryClient,
          lists,
          (listed) => changeOf(listed) !== undefined,
          (listed) => changeOf(listed)?.(listed) ?? listed,
        );
      });
    changes.set(id, change);
  };
}
