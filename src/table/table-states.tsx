/* oxlint-disable jsx-a11y/prefer-tag-over-role -- rows are placed one by one; table elements would bring a layout to undo */
import { Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { capitalized, count } from '@/lib/words';
import { Button } from '@/ui/button';
import { EmptyState, ErrorState } from '@/ui/states';
import { FilterValue } from './menus/chip';
import type { TableModel } from './model/use-table-model';
import classes from './table.module.css';

/** Rows to be, at the first load only. Assistive technology hears that the list is loading. */
export function SkeletonRows<T>({ model }: { model: TableModel<T> }) {
  const { columns, selectable, hasActions, isPhone } = model;
  const cells = isPhone ? columns.shown.slice(0, 1) : columns.shown;
  return (
    <div role="rowgroup">
      <div role="row" className="visually-hidden">
        <div role="gridcell">Loading {model.list.many}</div>
      </div>
      <div aria-hidden="true">
        {Array.from({ length: 14 }, (_, index) => (
          <div key={index} className={classes.skeletonRow}>
            {selectable && <div className={classes.check} />}
            {cells.map(({ column }) => (
              <div key={column.id} className={classes.cell}>
                <span className={classes.bone} />
              </div>
            ))}
            {hasActions && <div />}
          </div>
        ))}
      </div>
    </div>
  );
}

interface NothingProps<T> {
  model: TableModel<T>;
  total: number | undefined;
  empty: { title: string; text: string; action?: ReactNode };
}

/** No rows: because there is nothing yet, or because the filters hide everything. */
export function Nothing<T>({ model, total, empty }: NothingProps<T>) {
  const { list, filtered, search } = model;
  if (filtered.length === 0)
    return <EmptyState title={empty.title} text={empty.text} action={empty.action} />;
  const whole = total === undefined ? `No ${list.many}` : `None of ${count(total, list.one, list.many)}`;
  const these = filtered.length === 1 ? 'this filter' : `these ${filtered.length} filters`;
  const values = search.search as Record<string, unknown>;
  return (
    <EmptyState
      title={`${whole} match ${these}`}
      text={
        <Stack component="span" gap={0}>
          {filtered.map((name) => {
            const filter = list.filters[name];
            if (!filter) return null;
            return (
              <span key={name}>
                {filter.label}: <FilterValue filter={filter} value={values[name]} />
              </span>
            );
          })}
        </Stack>
      }
      action={
        <>
          {filtered.slice(0, 4).map((name) => (
            <Button key={name} variant="default" onClick={() => search.set({ [name]: undefined })}>
              Remove {list.filters[name]?.label}
            </Button>
          ))}
          {filtered.length > 1 && (
            <Button variant="subtle" onClick={search.clearFilters}>
              Clear all
            </Button>
          )}
        </>
      }
    />
  );
}

/** The list could not be loaded at all. */
export function Failed<T>({ model }: { model: TableModel<T> }) {
  const name = capitalized(model.list.many);
  return (
    <ErrorState
      title={`${name} could not be loaded`}
      error={model.error}
      onRetry={model.refresh}
      kept={model.filtered.length > 0 ? 'Your filters are kept.' : 'Nothing was changed.'}
    />
  );
}
