import { IconSearch, IconX } from '@tabler/icons-react';
import { Box, Combobox, Group, Input, Loader, Stack, Text, useVirtualizedCombobox } from '@mantine/core';
import { useEffect, useEffectEvent, useId, useState, type KeyboardEvent } from 'react';
import { count } from '@/lib/words';
import { announce } from '@/ui/announce';
import { ActionIcon } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { InlineError } from '@/ui/states';
import { KeyCaps } from '@/ui/text';
import type { CommandParts } from './commands';
import { usePaletteContent } from './palette-content';
import { markedParts } from './palette-match';
import { rememberHit } from './palette-recents';
import { useShownKeys } from './palette-screen';
import type { Hit } from './palette-hit';
import classes from './palette.module.css';

interface PaletteProps extends Omit<CommandParts, 'blocked'> {
  onClose(): void;
}

/** Search over providers, licenses, facilities, screens and actions, from anywhere, by keyboard. */
export function Palette({ onClose, ...parts }: PaletteProps) {
  const { router } = parts;
  const keysOf = useShownKeys();
  const listId = useId();
  const [text, setText] = useState('');
  const [active, setActive] = useState(0);
  /** Enter was pressed before what the text finds was there: it is meant for that, not for what the text before found. */
  const [isAwaited, setAwaited] = useState(false);
  const { wanted, groups, searching, isFirstKnown, error, retry, isNothing, nothing, remembered } =
    usePaletteContent(text, parts);
  const hits = groups.flatMap((group) => group.hits);
  const position = Math.min(active, hits.length - 1);
  const said = isNothing ? nothing : count(hits.length, 'result');

  useEffect(() => {
    if (wanted !== '' && !searching && !error) announce(said);
  }, [wanted, searching, error, said]);

  useEffect(() => {
    const option = document.getElementById(`${listId}-${position}`);
    // With the heading of the first group.
    if (position === 0) option?.closest('[role="listbox"]')?.scrollTo({ top: 0 });
    else option?.scrollIntoView({ block: 'nearest' });
  }, [listId, position]);

  function choose(hit: Hit) {
    onClose();
    rememberHit(hit, remembered);
    if (hit.run) hit.run();
    else if (hit.to) void router.navigate({ to: hit.to, params: hit.params ?? {} });
  }

  const chooseFirst = useEffectEvent(() => !isNothing && hits[0] && choose(hits[0]));
  useEffect(() => {
    if (isAwaited && isFirstKnown) chooseFirst();
  }, [isAwaited, isFirstKnown]);

  const store = useVirtualizedCombobox({
    opened: true,
    totalOptionsCount: hits.length,
    getOptionId: (index) => `${listId}-${index}`,
    selectedOptionIndex: position,
    setSelectedOptionIndex: setActive,
    onSelectedOptionSubmit: (index) => {
      if (!isFirstKnown && active === 0) setAwaited(true);
      else if (hits[index]) choose(hits[index]);
    },
  });

  function onKeyDown(event: KeyboardEvent) {
    const last = hits.length - 1;
    const to = { PageDown: position + 5, PageUp: position - 5, Home: 0, End: last }[event.key];
    // With another key they select and move in the text.
    if (to === undefined || event.shiftKey || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    setActive(Math.max(0, Math.min(last, to)));
  }

  return (
    <Dialog title="Search or jump to" bare width={640} onClose={onClose}>
      <Combobox store={store} withinPortal={false}>
        {/* Its own attributes would name the option that was last reached by an arrow key, not what is chosen now. */}
        <Combobox.EventsTarget withAriaAttributes={false}>
          <Input
            variant="unstyled"
            size="lg"
            className={classes.field}
            role="combobox"
            aria-label="Search providers, licenses, facilities, credentialing requests and actions"
            aria-expanded={hits.length > 0}
            aria-controls={listId}
            aria-activedescendant={hits.length > 0 ? `${listId}-${position}` : undefined}
            aria-autocomplete="list"
            placeholder="Name, NPI, license number, or what to do: verify alma"
            autoComplete="off"
            spellCheck={false}
            data-autofocus
            leftSection={searching ? <Loader size={16} /> : <IconSearch size={16} aria-hidden />}
            rightSectionPointerEvents="all"
            rightSection={
              <ActionIcon onClick={onClose} aria-label="Close">
                <IconX size={16} aria-hidden />
              </ActionIcon>
            }
            value={text}
            onChange={(event) => {
              setText(event.currentTarget.value);
              setActive(0);
              setAwaited(false);
            }}
            onKeyDown={onKeyDown}
          />
        </Combobox.EventsTarget>
        {/* Of one height, whatever is found: nothing moves below the pointer. */}
        <Stack gap={0} h="min(460px, 60dvh)">
          {error && (
            <Box p="xs">
              <InlineError title="The search failed" error={error} onRetry={retry} />
            </Box>
          )}
          {isNothing && (
            <Text c="dimmed" px="lg" py="md">
              {nothing}
            </Text>
          )}
          <Combobox.Options id={listId} aria-label="Results" className={classes.list}>
            {groups.map((group) => (
              <Combobox.Group key={group.label} label={group.label}>
                {group.hits.map((hit) => {
                  const index = hits.indexOf(hit);
                  return (
                    <Combobox.Option
                      key={hit.id}
                      id={`${listId}-${index}`}
                      value={hit.id}
                      selected={index === position}
                      aria-selected={index === position}
                      className={classes.row}
                      // One row alone is chosen, also where the pointer rests on another one.
                      bg={index === position ? undefined : 'transparent'}
                      onMouseMove={setActive.bind(undefined, index)}
                      onClick={() => choose(hit)}
                    >
                      <hit.icon size={16} aria-hidden />
                      <span className={classes.label} translate={hit.params && 'no'}>
                        <Marked typed={wanted}>{hit.label}</Marked>
                      </span>
                      <span className={classes.detail}>
                        <Marked typed={wanted}>{hit.detail ?? ''}</Marked>
                      </span>
                      {keysOf(hit) && (
                        <span className={classes.keys}>
                          <KeyCaps keys={keysOf(hit)} />
                        </span>
                      )}
                    </Combobox.Option>
                  );
                })}
              </Combobox.Group>
            ))}
          </Combobox.Options>
        </Stack>
      </Combobox>
      <Group justify="space-between" gap="sm" px="md" py={6} c="dimmed" fz="xs">
        <span>
          {searching ? 'Searching…' : wanted === '' || error ? '' : isNothing ? 'No results' : said}
        </span>
        <Group component="span" gap="xs" visibleFrom="sm">
          <KeyCaps keys="ArrowUp" /> <KeyCaps keys="ArrowDown" /> to choose, <KeyCaps keys="Enter" /> to open,{' '}
          <KeyCaps keys="Escape" /> to close
        </Group>
      </Group>
    </Dialog>
  );
}

/** A text with what was typed of it in bold. */
function Marked({ typed, children }: { typed: string; children: string }) {
  return markedParts(children, typed).map(({ text, isTyped }, index) =>
    // oxlint-disable-next-line react/no-array-index-key -- parts of a text have nothing else
    isTyped ? <b key={index}>{text}</b> : text,
  );
}
