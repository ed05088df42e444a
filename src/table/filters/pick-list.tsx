/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a listbox of buttons: options have icons and are searched */
import { Box, Text, TextInput, UnstyledButton } from '@mantine/core';
import { IconCheck, IconPlus } from '@tabler/icons-react';
import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { formatNumber } from '@/lib/words';
import type { Option } from './filters';
import { moveInMenu } from '@/ui/popover-panel';
import classes from '../menus.module.css';

interface PickListProps {
  label: string;
  options: readonly Option[];
  chosen: readonly string[];
  several?: boolean;
  /** A value that is not in the list may be typed. */
  open?: boolean | undefined;
  onPick: (value: string) => void;
}

/** Longer lists are searched; of very long ones only the first are drawn. */
const searchedFrom = 9;
const drawn = 60;

/** A list to choose one or several values from, searched when it is long. */
export function PickList({ label, options, chosen, several = false, open = false, onPick }: PickListProps) {
  const [text, setText] = useState('');
  const list = useRef<HTMLDivElement>(null);
  const listId = useId();
  const searched = open || options.length >= searchedFrom;
  const wanted = text.trim().toLowerCase();
  const matching = wanted ? options.filter((option) => matches(option, wanted)) : options;
  const exact = options.some((option) => option.label.toLowerCase() === wanted);
  const own = open && wanted !== '' && !exact ? text.trim() : undefined;

  const pickFirst = () => {
    const value = own ?? matching[0]?.value;
    if (value === undefined) return;
    onPick(value);
    setText('');
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'ArrowDown') {
      event.preventDefault();
      list.current?.querySelector<HTMLElement>('[role="option"]')?.focus();
    } else if (event.key === 'Enter') {
      event.preventDefault();
      if (wanted) pickFirst();
    }
  };
  return (
    <>
      {searched && (
        <Box px={10} py="xs">
          <TextInput
            type="search"
            value={text}
            data-autofocus
            autoComplete="off"
            spellCheck={false}
            aria-label={open ? `Find or type ${label.toLowerCase()}` : `Find in ${label.toLowerCase()}`}
            aria-controls={listId}
            placeholder={open ? 'Find or type another' : 'Find'}
            onChange={(event) => setText(event.currentTarget.value)}
            onKeyDown={onKeyDown}
          />
        </Box>
      )}
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its options take the focus */}
      <div
        ref={list}
        id={listId}
        role="listbox"
        aria-label={label}
        aria-multiselectable={several || undefined}
        className={classes.list}
        onKeyDown={(event) => moveInMenu(event)}
      >
        {own && (
          <ListOption icon={<IconPlus size={14} aria-hidden />} selected={false} onPick={pickFirst}>
            “{own}”
          </ListOption>
        )}
        {matching.slice(0, drawn).map((option) => (
          <ListOption
            key={option.value}
            selected={chosen.includes(option.value)}
            onPick={() => onPick(option.value)}
          >
            {option.label}
          </ListOption>
        ))}
      </div>
      {matching.length === 0 && !own && (
        <Text size="xs" c="dimmed" px={10} py="xs" aria-live="polite">
          Nothing is called “{text.trim()}”.
        </Text>
      )}
      {matching.length > drawn && (
        <Text size="xs" c="dimmed" px={10} py="xs">
          {formatNumber(matching.length - drawn)} more. Type to narrow them down.
        </Text>
      )}
    </>
  );
}

interface ListOptionProps {
  selected: boolean;
  onPick: () => void;
  /** In the place of the mark of what is selected. */
  icon?: ReactNode;
  /** At the end, such as that another step follows. */
  end?: ReactNode;
  children: ReactNode;
}

/** An option of a listbox whose keys are `moveInMenu`'s. */
export function ListOption({ selected, onPick, icon, end, children }: ListOptionProps) {
  const mark = selected && <IconCheck size={14} aria-hidden />;
  return (
    <UnstyledButton role="option" aria-selected={selected} className={classes.option} onClick={onPick}>
      <Box w={16}>{icon ?? mark}</Box>
      <span>{children}</span>
      {end}
    </UnstyledButton>
  );
}

function matches(option: Option, wanted: string): boolean {
  const label = option.label.toLowerCase();
  return wanted.split(/\s+/).every((word) => label.includes(word));
}
