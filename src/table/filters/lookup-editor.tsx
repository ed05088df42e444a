/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a listbox of buttons, as in all filters */
import { Stack, Text, TextInput } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useId, useRef, useState, type KeyboardEvent } from 'react';
import { InlineError } from '@/ui/states';
import type { LookupFilter } from './filters';
import { moveInMenu } from '@/ui/popover-panel';
import { ListOption } from './pick-list';
import classes from '../menus.module.css';

interface LookupEditorProps {
  filter: LookupFilter;
  value: unknown;
  onPick: (value: string) => void;
}

/** Finds the record to filter by: what is typed is searched for by the service. */
export function LookupEditor({ filter, value, onPick }: LookupEditorProps) {
  const [text, setText] = useState('');
  const words = useDeferredValue(text.trim());
  const list = useRef<HTMLDivElement>(null);
  const listId = useId();
  const { data, error, refetch, isPending, isPlaceholderData } = useQuery({
    ...filter.find(words),
    placeholderData: keepPreviousData,
  });
  const options = data ?? [];
  const isCurrent = !isPending && !isPlaceholderData && words === text.trim();

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === 'ArrowDown') list.current?.querySelector<HTMLElement>('[role="option"]')?.focus();
    else if (event.key === 'Enter' && words && isCurrent && options[0]) onPick(options[0].value);
    else if (event.key !== 'Enter') return;
    event.preventDefault();
  }

  return (
    <>
      <Stack gap="sm" px={10} py="xs">
        <TextInput
          type="search"
          value={text}
          data-autofocus
          autoComplete="off"
          spellCheck={false}
          aria-label={`Find ${filter.label.toLowerCase()}`}
          aria-controls={listId}
          placeholder={filter.hint}
          onChange={(event) => setText(event.currentTarget.value)}
          onKeyDown={onKeyDown}
        />
        {error && (
          <InlineError
            title="Nothing could be searched"
            error={error}
            kept="What you typed is kept."
            onRetry={() => void refetch()}
          />
        )}
      </Stack>
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its options take the focus */}
      <div
        ref={list}
        id={listId}
        role="listbox"
        aria-label={filter.label}
        className={classes.list}
        onKeyDown={(event) => moveInMenu(event)}
      >
        {options.map((option) => (
          <ListOption
            key={option.value}
            selected={option.value === value}
            onPick={() => onPick(option.value)}
          >
            {option.label}
          </ListOption>
        ))}
      </div>
      {isCurrent && !error && options.length === 0 && (
        <Text size="xs" c="dimmed" px={10} py="xs" aria-live="polite">
          Nothing is found with these words.
        </Text>
      )}
    </>
  );
}
