import { IconBookmark } from '@tabler/icons-react';
import { Suspense, useCallback, useState } from 'react';
import { Button } from '@/ui/button';
import { lazyComponent } from '@/ui/lazy-component';
import type { Column } from '../columns/columns';
import type { Filters } from '../list/filters';
import { defaultLayout } from '../columns/layout';
import type { List } from '../list/list-spec';
import { useListSearch } from '../list/use-list';
import { useView } from '../model/use-view';
import { ViewName } from './view-name';
import classes from './toolbar.module.css';

const ViewsPanel = lazyComponent(async () => (await import('./views-panel')).ViewsPanel);

const noColumns: readonly Column<unknown>[] = [];
const noLayout = defaultLayout(noColumns);

/** The saved views of a list that is no table: its filters under a name, without columns. */
export function ListViews<F extends Filters, S extends string>(props: { list: List<F, S> }) {
  // Which filters they are only the list's own screen needs to know.
  const list = props.list as unknown as List;
  const search = useListSearch(list);
  const view = useView(list, noColumns);
  const [anchor, setAnchor] = useState<HTMLElement>();
  const closeMenu = useCallback(() => setAnchor(undefined), []);
  const model = { list, search, view, columns: { all: noColumns, layout: noLayout }, closeMenu };
  return (
    <div className={classes.end}>
      <Button
        variant="subtle"
        size="xs"
        leftSection={<IconBookmark size={14} aria-hidden />}
        aria-haspopup="dialog"
        aria-expanded={anchor !== undefined}
        onClick={({ currentTarget }) => setAnchor(anchor ? undefined : currentTarget)}
      >
        <ViewName model={model} />
      </Button>
      <Suspense>{anchor && <ViewsPanel model={model} anchor={anchor} />}</Suspense>
    </div>
  );
}
