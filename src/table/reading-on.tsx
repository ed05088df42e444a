/* oxlint-disable jsx-a11y/prefer-tag-over-role -- rows are placed one by one; table elements would bring a layout to undo */
import { Group } from '@mantine/core';
import { useEffect } from 'react';
import { isApiError } from '@/api/errors';
import { retryDelay } from '@/api/retry';
import { waitOut } from '@/api/waiting-reads';
import { formatNumber } from '@/lib/words';
import { announce } from '@/ui/announce';
import { Button } from '@/ui/button';
import { notify } from '@/ui/notify';
import { InlineError } from '@/ui/states';
import type { TableModel } from './model/use-table-model';
import classes from './table.module.css';

type Read = Pick<
  TableModel<unknown>,
  'list' | 'rows' | 'total' | 'loadMore' | 'loadingMore' | 'moreError' | 'refresh' | 'visible'
>;

export interface ReadingOnProps {
  model: Read;
  onStop: () => void;
}

/** A list that is found again sooner says nothing of it aloud, in milliseconds. */
const patience = 1_000;

/**
 * Reads the pages of a list one after the other until the row that was opened is among them, and says so. A full rate limit
 * (rules.md 5.1) is waited out; any other failure is told, and the reader decides.
 */
export function ReadingOn({ model, onStop }: ReadingOnProps) {
  const { list, rows, total, loadMore, moreError, refresh, visible } = model;
  const isLimited = isApiError(moreError) && moreError.status === 429;
  useEffect(() => {
    loadMore();
  }, [loadMore, rows]);
  useEffect(() => {
    if (!isLimited) return undefined;
    const timer = setTimeout(refresh, waitOut(moreError, retryDelay(0, moreError)));
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-deps -- one wait for each refusal
  }, [moreError]);
  useEffect(() => {
    visible.set({ first: 0, last: -1 });
    const timer = setTimeout(() => announce(`Reading ${list.many} up to where you were`), patience);
    return () => clearTimeout(timer);
  }, [list, visible]);
  const read = `${formatNumber(rows.length)}${total === undefined ? '' : ` of ${formatNumber(total)}`}`;
  return (
    <div role="rowgroup" className={`${classes.more} ${classes.reading}`}>
      <div role="row">
        <div role="gridcell">
          {moreError && !isLimited && (
            <InlineError
              title="Where you were is not found yet"
              error={moreError}
              kept={`${read} are read.`}
              onRetry={refresh}
            />
          )}
          <Group gap="sm">
            {(!moreError || isLimited) && (
              <span className="mute">
                Reading {list.many} up to where you were: {read}
              </span>
            )}
            <Button variant="transparent" size="xs" onClick={onStop}>
              Show the first ones
            </Button>
          </Group>
        </div>
      </div>
    </div>
  );
}

/** Says once that the row which was opened has left its list, and what is shown in its place. */
export function tellGone({ list, hasMore }: { list: { one: string }; hasMore: boolean }): void {
  notify({
    id: 'row-gone',
    tone: 'neutral',
    title: `The ${list.one} that was opened is ${hasMore ? 'not where it was' : 'no longer in this list'}`,
    message: 'What stood beside it is shown. It may have been deleted, or not match any more.',
  });
}
