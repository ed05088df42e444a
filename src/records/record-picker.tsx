import { Text } from '@mantine/core';
import { keepPreviousData, type QueryClient, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState, type ReactNode } from 'react';
import { itemsOf } from '@/api/paging';
import { useFieldLabel } from '@/form/form-context';
import type { CursorList } from '@/table/list/use-pages';
import { ReadError } from '@/ui/loaded';
import { SearchSelect } from '@/ui/search-select';

interface RecordPickerProps<Item> {
  /** What is looked for: "Provider". */
  label: string;
  /** Several of them, as the list is called: "Providers". */
  many: string;
  placeholder: string;
  /** Asks the service for those that fit the typed words. */
  find(words: string): CursorList<Item>;
  show(item: Item): ReactNode;
  /** What it is called, by what people look for first: what fits the typed words best comes first, however they are written. */
  namesOf(item: Item): readonly (string | null | undefined)[];
  onChoose(item: Item): void;
  error?: string | undefined;
  /** What is said when nothing is found. */
  none?: string | undefined;
  required?: boolean;
  /** Takes the focus when the dialog around it opens. */
  focusFirst?: boolean;
  /** The name under which the form around it complains, so that its summary leads here. */
  field?: string | undefined;
}

const shown = 8;

/** Those of the first page of a list. */
async function firstOf<Item extends { id: string }>(queryClient: QueryClient, list: CursorList<Item>) {
  return itemsOf(await queryClient.fetchInfiniteQuery(list), ({ id }) => id);
}

type Found<Item> = Pick<RecordPickerProps<Item>, 'find' | 'namesOf'>;

/** The best of what the service finds by words, also where they are written another way than the name. */
function foundOptions<Item extends { id: string }>(words: string, { find, namesOf }: Found<Item>) {
  return {
    queryKey: [...find(words).queryKey, 'picked'],
    queryFn: async ({ client }: { client: QueryClient }): Promise<readonly Item[]> => {
      if (words === '') return firstOf(client, find(words));
      // With the first search: not every form that has a picker is searched in.
      const { findByName } = await import('@/lib/name-search');
      return findByName<Item>({
        typed: words,
        ask: (text) => firstOf(client, find(text)),
        namesOf,
        keyOf: ({ id }) => id,
        known: /\d/.test(words) ? undefined : () => [],
      });
    },
    placeholderData: keepPreviousData,
  };
}

/** Finds one record by words that the service searches for. */
export function RecordPicker<Item extends { id: string }>(props: RecordPickerProps<Item>) {
  const { label, many, find, show, namesOf, required = false, focusFirst = true, field, ...others } = props;
  const { none = `No ${label.toLowerCase()} with these words`, ...rest } = others;
  useFieldLabel(field, label);
  const [typed, setTyped] = useState('');
  const words = useDeferredValue(typed.trim());
  const list = useQuery(foundOptions(words, { find, namesOf }));
  const found = (list.data ?? []).slice(0, shown);
  const isNone = !list.isPending && found.length === 0 && !list.error;

  return (
    <SearchSelect<Item>
      {...rest}
      label={label}
      withAsterisk={required}
      aria-required={required || undefined}
      data-field={field}
      data-autofocus={focusFirst || undefined}
      listLabel={many}
      words={typed}
      onWords={setTyped}
      items={found}
      keyOf={(one) => one.id}
      show={show}
      isBehind={list.isPlaceholderData}
    >
      <ReadError query={list} title={`${many} could not be searched`} kept="What you typed is kept." />
      {isNone && (
        <Text component="output" display="block">
          {typed.trim() ? none : `There are no ${many.toLowerCase()} to choose from`}
        </Text>
      )}
    </SearchSelect>
  );
}
