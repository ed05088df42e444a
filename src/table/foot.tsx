import { Group } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useStore } from '@/lib/store';
import { formatTimeOfDay } from '@/lib/dates';
import { formatNumber } from '@/lib/words';
import { Button } from '@/ui/button';
import { WhenPageIdle } from '@/ui/page-idle';
import { lazyComponent } from '@/ui/lazy-component';
import { Keys } from '@/ui/text';
import { sortWords } from './columns/columns';
import type { TableModel } from './model/use-table-model';
import type { IdleParts as IdlePartsOf } from './idle-parts';
import classes from './menus/toolbar.module.css';

// `React.lazy` erases the type parameter.
const IdleParts = lazyComponent(
  async () => (await import('./idle-parts')).IdleParts,
) as unknown as typeof IdlePartsOf;

/** Where the window stands in the list, how it is sorted, and the keys that work here. */
export function Foot<T>({ model }: { model: TableModel<T> }) {
  const { list, search, density, selectable, hasActions } = model;
  const { sortedBy, sortDirection } = search.params;
  const column = model.columns.all.find((one) => one.sort === sortedBy);
  const words = list.sorts[sortedBy] ?? sortedBy;
  const reversed =
    sortDirection === 'Desc' || column?.sortWords ? `, ${sortWords(column ?? {}, sortDirection)}` : '';
  return (
    <div className={classes.foot}>
      <Position model={model} />
      <Button
        variant="subtle"
        size="xs"
        aria-haspopup="menu"
        onClick={(event) => model.toggleMenu({ kind: 'sort', anchor: event.currentTarget })}
      >
        Sorted by {words}
        {reversed}
      </Button>
      {/* After what stands there already, which keeps its place when it comes. */}
      <WhenPageIdle>
        <IdleParts model={model} />
      </WhenPageIdle>
      <Group gap="lg" wrap="nowrap" ml="auto">
        <Age model={model} />
        <Button
          variant="subtle"
          size="xs"
          aria-haspopup="dialog"
          onClick={(event) => model.toggleMenu({ kind: 'columns', anchor: event.currentTarget })}
        >
          Rows: {density}
        </Button>
        <span className={classes.keys}>
          <span>
            <Keys keys="ArrowUp" />
            <Keys keys="ArrowDown" /> move
          </span>
          {selectable && (
            <span>
              <Keys keys=" " /> select
            </span>
          )}
          {hasActions && (
            <span>
              <Keys keys="." /> actions
            </span>
          )}
        </span>
      </Group>
    </div>
  );
}

function Position<T>({ model }: { model: TableModel<T> }) {
  const { visible, rows, loading, standing: total, goneWords } = model;
  const { first, last } = useStore(visible);
  if (rows.length === 0 || last < 0) return <span>{total === 0 && !loading ? 'None' : ''}</span>;
  const shown = `${formatNumber(first + 1)}–${formatNumber(Math.min(last, rows.length - 1) + 1)}`;
  const loaded = `${formatNumber(rows.length)} loaded`;
  if (total === undefined) return <span>{`${shown}, ${loaded}`}</span>;
  const all = `${shown} of ${formatNumber(total)}${goneWords}`;
  return <span>{rows.length < total ? `${all}, ${loaded}` : all}</span>;
}

const old = 5 * 60_000;

/** Rows that have been standing for minutes say since when, and can be asked for again. */
function Age<T>({ model }: { model: TableModel<T> }) {
  const { updatedAt, outdated } = model;
  const [agedFor, setAgedFor] = useState(0);
  useEffect(() => {
    const timer = setTimeout(() => setAgedFor(updatedAt), Math.max(0, updatedAt + old - Date.now()));
    return () => clearTimeout(timer);
  }, [updatedAt]);
  const aged = agedFor === updatedAt;
  if (!updatedAt || (!aged && !outdated)) return null;
  return (
    <Button
      variant="subtle"
      size="xs"
      leftSection={<IconRefresh size={12} aria-hidden />}
      onClick={model.refresh}
    >
      {outdated ? 'Changed since it was loaded' : `From ${formatTimeOfDay(updatedAt)}`}, load again
    </Button>
  );
}
