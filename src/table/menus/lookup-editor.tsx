import { Text } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { SearchSelect } from '@/ui/search-select';
import { InlineError } from '@/ui/states';
import type { LookupFilter, Option } from '../list/filters';

interface LookupEditorProps {
  filter: LookupFilter;
  value: unknown;
  onPick: (value: string) => void;
}

/** Finds the record to filter by: what is typed is searched for by the service. */
export function LookupEditor({ filter, value, onPick }: LookupEditorProps) {
  const [text, setText] = useState('');
  const words = useDeferredValue(text.trim());
  const { data, error, refetch, isPending, isPlaceholderData } = useQuery({
    ...filter.find(words),
    placeholderData: keepPreviousData,
  });
  const options = data ?? [];
  const isCurrent = !isPending && !isPlaceholderData && words === text.trim();
  const show = (option: Option) => (
    <>
      {option.label}
      {option.value === value && <IconCheck size={14} aria-hidden />}
    </>
  );
  return (
    <SearchSelect
      words={text}
      onWords={setText}
      data-autofocus
      autoComplete="off"
      aria-label={`Find ${filter.label.toLowerCase()}`}
      placeholder={filter.hint}
      withBorder={false}
      listLabel={filter.label}
      items={options}
      keyOf={(option) => option.value}
      show={show}
      chosen={value === undefined ? [] : [String(value)]}
      isBehind={!isCurrent}
      onChoose={(option) => onPick(option.value)}
    >
      {error ? (
        <InlineError
          title="Nothing could be searched"
          error={error}
          kept="What you typed is kept."
          onRetry={() => void refetch()}
        />
      ) : (
        isCurrent &&
        options.length === 0 && (
          <Text size="xs" c="dimmed" aria-live="polite">
            Nothing is found with these words.
          </Text>
        )
      )}
    </SearchSelect>
  );
}
