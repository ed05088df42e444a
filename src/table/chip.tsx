import { useQuery } from '@tanstack/react-query';
import { Icon } from '@/ui/icons';
import { valueText, type Filter, type RemoteFilter } from './filters';
import type { TableModel } from './use-table';
import classes from './toolbar.module.css';

/** One active filter: its value opens the filter, the cross takes it away. */
export function Chip<T>({ model, name }: { model: TableModel<T>; name: string }) {
  const filter = model.list.filters[name];
  const value = (model.search.search as Record<string, unknown>)[name];
  if (!filter) return null;
  return (
    <span className={classes.chip}>
      <button
        type="button"
        className={classes.chipBody}
        aria-haspopup="dialog"
        onClick={(event) => model.toggleMenu({ kind: 'filters', name, anchor: event.currentTarget })}
      >
        {filter.label}: <b>{<FilterValue filter={filter} value={value} />}</b>
      </button>
      <button
        type="button"
        className={classes.chipRemove}
        aria-label={`Remove the filter ${filter.label}`}
        onClick={() => model.search.set({ [name]: undefined })}
      >
        <Icon name="close" size={12} />
      </button>
    </span>
  );
}

/** A filter's value in words; one that is an id is looked up. */
export function FilterValue({ filter, value }: { filter: Filter; value: unknown }) {
  if (filter.kind === 'remote') return <RemoteValue filter={filter} value={String(value)} />;
  return <>{valueText(filter, value)}</>;
}

function RemoteValue({ filter, value }: { filter: RemoteFilter; value: string }) {
  const { data, isPending } = useQuery(filter.query());
  if (isPending) return <span aria-busy="true">…</span>;
  return <>{data?.find((option) => option.value === value)?.label ?? value}</>;
}
