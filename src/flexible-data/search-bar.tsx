import { IconChevronDown, IconChevronUp, IconSearch } from '@tabler/icons-react';
import { formatNumber } from '@/lib/words';
import { Group, Text, TextInput } from '@mantine/core';
import type { KeyboardEvent } from 'react';
import { ActionIcon } from '@/ui/button';
import { mostHits } from './search';

interface SearchBarProps {
  text: string;
  /** How many places were found, and which of them is shown, counted from 0. */
  hits: number;
  index: number;
  onChange: (text: string) => void;
  onMove: (by: number) => void;
}

/** Finds text within the data: how often, next and previous by button or Enter. */
export function SearchBar({ text, hits, index, onChange, onMove }: SearchBarProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      event.preventDefault();
      onMove(event.shiftKey ? -1 : 1);
    }
    if (event.key === 'Escape' && text) {
      event.stopPropagation();
      onChange('');
    }
  };
  const isSearching = text.trim() !== '';
  const many = hits >= mostHits ? `${formatNumber(mostHits)}+` : formatNumber(hits);
  const resultWords = hits === 0 ? 'Not found' : index < 0 ? `${many} found` : `${index + 1} of ${many}`;
  return (
    <Group gap="xs">
      <TextInput
        type="search"
        size="xs"
        aria-label="Find in details"
        placeholder="Find in details"
        leftSection={<IconSearch size={14} aria-hidden />}
        value={text}
        onChange={(event) => onChange(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      {isSearching && (
        <>
          <Text component="output" size="xs" c="dimmed">
            {resultWords}
          </Text>
          <ActionIcon
            variant="subtle"
            aria-label="Previous place"
            disabled={hits === 0}
            onClick={() => onMove(-1)}
          >
            <IconChevronUp size={14} aria-hidden />
          </ActionIcon>
          <ActionIcon
            variant="subtle"
            aria-label="Next place"
            disabled={hits === 0}
            onClick={() => onMove(1)}
          >
            <IconChevronDown size={14} aria-hidden />
          </ActionIcon>
        </>
      )}
    </Group>
  );
}
