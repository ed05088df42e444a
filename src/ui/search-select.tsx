import '@mantine/core/styles/Paper.layer.css';
import {
  Combobox,
  Group,
  Paper,
  Stack,
  Text,
  TextInput,
  useCombobox,
  type TextInputProps,
} from '@mantine/core';
import { useId, useState, type KeyboardEvent, type ReactNode } from 'react';
import { formatNumber } from '@/lib/words';

interface SearchSelectProps<Item> extends Omit<TextInputProps, 'value' | 'onChange' | 'list'> {
  /** What is typed, and what takes it. */
  words: string;
  onWords(words: string): void;
  /** What is offered for these words. */
  items: readonly Item[];
  keyOf(item: Item): string;
  show(item: Item): ReactNode;
  /** The heading under which an item stands, with those beside it that have the same. */
  groupOf?(item: Item): string;
  /** So many are drawn at most: whoever types gets to the others. */
  most?: number;
  onChoose(item: Item): void;
  /** What the list is called for assistive technology: "Providers". */
  listLabel: string;
  /** How high the list is where it does not change with what it holds, in pixels. */
  listHeight?: number;
  /** The keys of those that are chosen, in a list that stays open. */
  chosen?: readonly string[];
  /** Several can be chosen. */
  several?: boolean;
  /** Whether a line stands around the list; not within a panel, which has one. */
  withBorder?: boolean;
  /** The items are those of earlier words: Enter waits for the right ones. */
  isBehind?: boolean;
  /** What narrows the list too, beside the field. */
  aside?: ReactNode;
  /** What stands between the field and its list, such as an error or a count. */
  children?: ReactNode;
}

const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, PageDown: 6, PageUp: -6 };

/**
 * A field to search with and, always open below it, the list to choose from: Mantine's combobox without its dropdown.
 * The field keeps the focus; the arrow keys move through the list and Enter takes what is highlighted.
 */
export function SearchSelect<Item>(props: SearchSelectProps<Item>) {
  const { words, onWords, items, keyOf, show, onChoose, listLabel, listHeight, chosen, ...others } = props;
  const { several = false, isBehind = false, withBorder = true, aside, children, ...rest } = others;
  const { groupOf, most: drawn = 60, ...input } = rest;
  const id = useId();
  const combobox = useCombobox({ opened: true });
  const [active, setActive] = useState(0);
  const shown = items.slice(0, drawn);
  const position = Math.min(active, shown.length - 1);

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    input.onKeyDown?.(event);
    if (event.defaultPrevented || event.nativeEvent.isComposing) return;
    const step = steps[event.key];
    const item = shown[position];
    if (step) {
      const next = Math.max(0, Math.min(shown.length - 1, position + step));
      setActive(next);
      combobox.updateSelectedOptionIndex(next, { scrollIntoView: true });
    } else if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) {
      if (item !== undefined && !isBehind) onChoose(item);
    } else return;
    event.preventDefault();
  }

  function submit(key: string) {
    const item = items.find((one) => keyOf(one) === key);
    if (item !== undefined) onChoose(item);
  }

  function option(item: Item, index: number) {
    const key = keyOf(item);
    return (
      <Combobox.Option
        key={key}
        id={`${id}-${index}`}
        value={key}
        selected={index === position}
        active={chosen?.includes(key) ?? false}
        aria-selected={chosen ? chosen.includes(key) : index === position}
      >
        <Group component="span" gap={10} wrap="nowrap" justify="space-between">
          {show(item)}
        </Group>
      </Combobox.Option>
    );
  }

  return (
    <Combobox store={combobox} onOptionSubmit={submit}>
      <Stack gap="sm">
        <Group align="flex-start">
          <Combobox.EventsTarget
            withKeyboardNavigation={false}
            withExpandedAttribute
            aria-expanded
            aria-controls={id}
            aria-activedescendant={position >= 0 ? `${id}-${position}` : undefined}
          >
            <TextInput
              {...input}
              flex="1 1 220px"
              aria-autocomplete="list"
              errorProps={{ role: undefined }}
              spellCheck={false}
              value={words}
              onChange={(event) => {
                onWords(event.currentTarget.value);
                setActive(0);
              }}
              onKeyDown={onKeyDown}
            />
          </Combobox.EventsTarget>
          {aside}
        </Group>
        {children}
        <Paper
          withBorder={withBorder}
          p={withBorder ? 4 : 0}
          display={shown.length === 0 && !listHeight ? 'none' : undefined}
        >
          <Combobox.Options
            id={id}
            aria-label={listLabel}
            aria-multiselectable={several || undefined}
            h={listHeight}
          >
            {groupOf
              ? [...new Set(shown.map(groupOf))].map((group) => (
                  <Combobox.Group key={group} label={group}>
                    {shown.map((item, index) => groupOf(item) === group && option(item, index))}
                  </Combobox.Group>
                ))
              : shown.map(option)}
          </Combobox.Options>
        </Paper>
        {items.length > drawn && (
          <Text size="xs" c="dimmed">
            {formatNumber(items.length - drawn)} more. Type to narrow them down.
          </Text>
        )}
      </Stack>
    </Combobox>
  );
}
