import { Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { count } from '@/lib/words';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/states';
import { FilterValue } from './menus/chip';
import type { TableModel } from './model/use-table-model';

interface NothingProps<T> {
  model: TableModel<T>;
  total: number | undefined;
  empty: { title: string; text: string; action?: ReactNode; isUnread?: boolean };
}

/** No rows: because there is nothing yet, or because the filters hide everything. */
export function Nothing<T>({ model, total, empty }: NothingProps<T>) {
  const { list, filtered, search } = model;
  if (filtered.length === 0 || empty.isUnread)
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
