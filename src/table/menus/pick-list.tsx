import { Text } from '@mantine/core';
import { IconCheck, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { SearchSelect } from '@/ui/search-select';
import type { Option } from '../list/filters';

interface PickListProps {
  label: string;
  options: readonly Option[];
  chosen: readonly string[];
  several?: boolean;
  /** A value that is not in the list may be typed. */
  open?: boolean | undefined;
  onPick: (value: string) => void;
}

/** One or several of these values. */
export function PickList({ label, options, chosen, several = false, open = false, onPick }: PickListProps) {
  const [text, setText] = useState('');
  const wanted = text.trim().toLowerCase();
  const matching = options.filter((option) => matches(option, wanted));
  const isOwn = open && wanted !== '' && options.every((option) => option.label.toLowerCase() !== wanted);
  const typedText = text.trim();
  const items = isOwn ? [{ value: typedText, label: `“${typedText}”`, isOwn }, ...matching] : matching;
  const show = ({ label: words, value, isOwn: isNew }: Option & { isOwn?: boolean }) => (
    <>
      {words}
      {isNew && <IconPlus size={14} aria-hidden />}
      {chosen.includes(value) && <IconCheck size={14} aria-hidden />}
    </>
  );
  return (
    <SearchSelect<Option & { isOwn?: boolean }>
      words={text}
      onWords={setText}
      data-autofocus
      autoComplete="off"
      aria-label={open ? `Find or type ${label.toLowerCase()}` : `Find in ${label.toLowerCase()}`}
      placeholder={open ? 'Find or type another' : 'Find'}
      withBorder={false}
      listLabel={label}
      items={items}
      keyOf={({ value }) => value}
      show={show}
      chosen={chosen}
      several={several}
      onChoose={({ value }) => {
        setText('');
        onPick(value);
      }}
    >
      {items.length === 0 && (
        <Text size="xs" c="dimmed" aria-live="polite">
          Nothing is called “{typedText}”.
        </Text>
      )}
    </SearchSelect>
  );
}

function matches(option: Option, wanted: string): boolean {
  const label = option.label.toLowerCase();
  return wanted.split(/\s+/).every((word) => label.includes(word));
}
