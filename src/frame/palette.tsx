import { IconId, IconSearch, IconX } from '@tabler/icons-react';
import { Box, Combobox, Input, Loader, Text, useVirtualizedCombobox } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useEffect, useEffectEvent, useId, useState, type KeyboardEvent } from 'react';
import { useBlockedFor } from '@/api/permissions';
import { count } from '@/lib/words';
import { announce } from '@/ui/announce';
import { ActionIcon } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { InlineError } from '@/ui/states';
import { KeyCaps } from '@/ui/text';
import { type CommandParts, paletteCommands } from './commands';
import { recentHits, rememberHit } from './palette-recents';
import { useScreenHits, useShownKeys } from './palette-screen';
import { useRecordSearch } from './palette-search';
import type { Hit, HitGroup } from './palette-hit';
import classes from './palette.module.css';

interface PaletteProps extends Omit<CommandParts, 'blocked'> {
  onClose(): void;
}

/** Search over providers, licenses, facilities, screens and actions, from anywhere, by keyboard. */
export function Palette({ onClose, ...parts }: PaletteProps) {
  const { router } = parts;
  const onScreen = useScreenHits();
  const keysOf = useShownKeys();
  const blocked = useBlockedFor();
  /** What the screen offers, screens and actions, matched by their words. */
  const commands = without(onScreen, paletteCommands({ ...parts, blocked }));
  const listId = useId();
  const [text, setText] = useState('');
  const [active, setActive] = useState(0);
  /** Enter was pressed before what the text finds was there: it is meant for that, not for what the text before found. */
  const [isAwaited, setAwaited] = useState(false);
  const wanted = text.trim();
  const [debounced] = useDebouncedValue(wanted, 180);
  const {
    groups: records,
    searching,
    error,
    retry,
    isNumber,
  } = useRecordSearch(wanted === '' ? '' : debounced);

  const numbered = isNumber ? [{ label: 'License numbers', hits: [licensesWith(wanted, router)] }] : [];
  const groups =
    wanted === ''
      ? // Actions before screens, which stand in the navigation as well.
        [{ label: 'Recent', hits: recentHits() }, onScreen, ...commands.toReversed()]
      : [...records, ...numbered, ...matching([onScreen, ...commands], wanted)];
  const shown = groups.filter((group) => group.hits.length > 0);
  const hits = shown.flatMap((group) => group.hits);
  const position = Math.min(active, hits.length - 1);
  const waiting = searching || debounced !== wanted;

  useEffect(() => {
    if (wanted !== '' && !waiting) announce(count(hits.length, 'result'));
  }, [wanted, waiting, hits.length]);

  useEffect(() => {
    document.getElementById(`${listId}-${position}`)?.scrollIntoView({ block: 'nearest' });
  }, [listId, position]);

  function choose(hit: Hit) {
    onClose();
    rememberHit(hit);
    if (hit.run) hit.run();
    else if (hit.to) void router.navigate({ to: hit.to, params: hit.params ?? {} });
  }

  const chooseFirst = useEffectEvent(() => hits[0] && choose(hits[0]));
  useEffect(() => {
    if (isAwaited && !waiting) chooseFirst();
  }, [isAwaited, waiting]);

  const store = useVirtualizedCombobox({
    opened: true,
    totalOptionsCount: hits.length,
    getOptionId: (index) => `${listId}-${index}`,
    selectedOptionIndex: position,
    setSelectedOptionIndex: setActive,
    onSelectedOptionSubmit: (index) => {
      if (wanted !== '' && waiting && active === 0) setAwaited(true);
      else if (hits[index]) choose(hits[index]);
    },
  });

  function onKeyDown(event: KeyboardEvent) {
    const by = { PageDown: 5, PageUp: -5 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    setActive(Math.max(0, Math.min(hits.length - 1, position + by)));
  }

  let index = -1;
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
            placeholder="Name, NPI, license number, or what to do"
            autoComplete="off"
            spellCheck={false}
            data-autofocus
            leftSection={
              wanted !== '' && waiting ? <Loader size={16} /> : <IconSearch size={16} aria-hidden />
            }
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
        <Combobox.Options id={listId} aria-label="Results" className={classes.list}>
          {shown.map((group) => (
            <Combobox.Group key={group.label} label={group.label}>
              {group.hits.map((hit) => {
                index += 1;
                return (
                  <Combobox.Option
                    key={hit.id}
                    id={`${listId}-${index}`}
                    value={hit.id}
                    selected={index === position}
                    aria-selected={index === position}
                    className={classes.row}
                    onMouseMove={setActive.bind(undefined, index)}
                    onClick={() => choose(hit)}
                  >
                    <hit.icon size={16} aria-hidden />
                    <span className={classes.label} translate={hit.params && 'no'}>
                      {hit.label}
                    </span>
                    <span className={classes.detail}>{hit.detail}</span>
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
      </Combobox>
      {error && wanted !== '' && (
        <Box p="md">
          <InlineError title="The search failed" error={error} onRetry={retry} />
        </Box>
      )}
      {wanted !== '' && !waiting && hits.length === 0 && !error && (
        <Text c="dimmed" px="lg" py="md">
          {wanted.length < 2 ? 'Type two letters or more to search.' : `Nothing found for “${wanted}”.`}
        </Text>
      )}
    </Dialog>
  );
}

/** The service finds no license by its number: the list of licenses reads all of them for that. */
const licensesWith = (licenseNumber: string, router: PaletteProps['router']): Hit => ({
  id: 'license-number',
  icon: IconId,
  label: `Licenses with the number “${licenseNumber}”`,
  detail: 'Reads all licenses',
  run: () => void router.navigate({ to: '/licenses', search: { licenseNumber } }),
});

/** What a screen offers by its own keys is not offered a second time. */
function without(onScreen: HitGroup, groups: HitGroup[]): HitGroup[] {
  const labels = new Set(onScreen.hits.map(({ label }) => label));
  return groups.map((group) => ({ ...group, hits: group.hits.filter(({ label }) => !labels.has(label)) }));
}

function matching(commands: HitGroup[], text: string): HitGroup[] {
  const words = text.toLowerCase().split(/\s+/);
  return commands.map((group) => ({
    ...group,
    hits: group.hits.filter(({ label, detail = '' }) => {
      const said = `${label} ${detail}`.toLowerCase();
      return words.every((word) => said.includes(word));
    }),
  }));
}
