import type { ReactNode } from 'react';
import { Button } from './button';

interface ShowMoreProps {
  list: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage(): Promise<unknown> };
  children?: ReactNode;
}

/** Below a short list that goes on: loads its next page. */
export function ShowMore({ list, children = 'Show more' }: ShowMoreProps) {
  return (
    list.hasNextPage && (
      <Button
        size="xs"
        variant="default"
        loading={list.isFetchingNextPage}
        onClick={() => void list.fetchNextPage()}
      >
        {children}
      </Button>
    )
  );
}
