import { Group } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { ActionIcon, Button } from '@/ui/button';
import { valueText, type ChoiceQuery, type Filter, type LookupFilter } from '../list/filters';
import type { TableModel } from '../model/use-table-model';
import classes from './toolbar.module.css';

/** One active filter: its value opens the filter, the cross takes it away. */
export function Chip<T>({ model, name }: { model: TableModel<T>; name: string }) {
  const filter = model.list.filters[name];
  const value = (model.search.search as Record<string, unknown>)[name];
  if (!filter) return null;
  return (
    <Group component="span" gap={0} wrap="nowrap" className={classes.chip}>
      <Button
        variant="subtle"
        size="xs"
        aria-haspopup="dialog"
        onClick={(event) => model.toggleMenu({ kind: 'filters', name, anchor: event.currentTarget })}
      >
        <span>
          {filter.label}:{' '}
          <b>
            <FilterValue filter={filter} value={value} />
          </b>
        </span>
      </Button>
      <ActionIcon
        aria-label={`Remove the filter ${filter.label}`}
        onClick={() => model.search.set({ [name]: undefined })}
      >
        <IconX size={12} aria-hidden />
      </ActionIcon>
    </Group>
  );
}

/** A filter's value in words; one that is an id is looked up. */
export function FilterValue({ filter, value }: { filter: Filter; value: unknown }) {
  if (filter.kind === 'remote') return <RemoteValue query={filter.query} values={[String(value)]} />;
  if (filter.kind === 'choices' && filter.ids && filter.more && Array.isArray(value))
    return <RemoteValue query={filter.more} values={value.map(String)} />;
  if (filter.kind === 'lookup') return <LookupValue filter={filter} value={String(value)} />;
  return <>{valueText(filter, value)}</>;
}

function RemoteValue({ query, values }: { query: ChoiceQuery; values: string[] }) {
  const { data, isPending } = useQuery(query());
  if (isPending) return <span aria-busy="true">…</span>;
  const words = values.map((value) => data?.find((option) => option.value === value)?.label ?? value);
  return <>{words.join(' or ')}</>;
}

function LookupValue({ filter, value }: { filter: LookupFilter; value: string }) {
  const { data, isPending } = useQuery(filter.name(value));
  if (isPending) return <span aria-busy="true">…</span>;
  return <>{data || value}</>;
}
