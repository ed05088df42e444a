import type { ReactNode } from 'react';
import { ListCount } from '@/table/list-count';
import type { CursorList } from '@/table/use-pages';
import classes from './group-part-head.module.css';

interface GroupPartHeadProps<T> {
  list: unknown;
  query: CursorList<T>;
  action: ReactNode;
}

/** Over the list of one tab: how many there are, and what can be added. */
export function GroupPartHead<T>({ list, query, action }: GroupPartHeadProps<T>) {
  return (
    <div className={classes.head}>
      <p className={classes.count}>
        <ListCount list={list} query={query} />
      </p>
      {action}
    </div>
  );
}
