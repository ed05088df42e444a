import { IconSearch } from '@tabler/icons-react';
import { IconDiamondAlert } from '@/ui/icons';
import { NativeSelect, TextInput } from '@mantine/core';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useDeferredValue, useId, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { stateName } from '@/lib/states';
import { count } from '@/lib/words';
import { Button } from '@/ui/button';
import { ErrorState } from '@/ui/states';
import { searchChoices, type LicenseTypeChoice } from './license-type-choices';
import classes from './license-type-picker.module.css';

interface LicenseTypePickerProps {
  /** All of them; undefined while they are on the way. */
  choices: readonly LicenseTypeChoice[] | undefined;
  /** What loading them failed with. */
  failure?: unknown;
  onRetry?(): void;
  value: LicenseTypeChoice | undefined;
  onChange(choice: LicenseTypeChoice | undefined): void;
  /** States in which the provider practices; their types come first. */
  preferred?: readonly string[];
  /** What is wrong with the choice. */
  error?: string | undefined;
  /** Name by which the form finds it to focus it. */
  name?: string;
}

const rowHeight = 44;

/** Chooses one of hundreds of license types by name, state and source. */
export function LicenseTypePicker(props: LicenseTypePickerProps) {
  const { choices, failure, onRetry, value, onChange } = props;
  const [reopened, setReopened] = useState(false);
  if (value) {
    return (
      <div className={classes.chosen}>
        <div>
          <p className={classes.label}>License type</p>
          <p className={classes.name}>{value.name}</p>
          <p className={classes.source}>
            {[stateName(value.state), value.sourceName].filter(Boolean).join(', ')}
          </p>
        </div>
        <Button
          variant="default"
          size="xs"
          onClick={() => {
            setReopened(true);
            onChange(undefined);
          }}
        >
          Change
        </Button>
      </div>
    );
  }
  if (failure !== null && failure !== undefined && !choices) {
    return <ErrorState title="License types could not be loaded" error={failure} onRetry={onRetry} />;
  }
  return <Search {...props} choices={choices ?? []} loading={!choices} takesFocus={reopened} />;
}

type SearchProps = LicenseTypePickerProps & {
  choices: readonly LicenseTypeChoice[];
  loading: boolean;
  takesFocus: boolean;
};

function Search({ choices, loading, takesFocus, onChange, preferred = [], error, name }: SearchProps) {
  const [typed, setTyped] = useState('');
  const [state, setState] = useState('');
  const [active, setActive] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  const query = useDeferredValue(typed);
  const preferredStates = preferred.join(' ');
  const find = useCallback(
    (words: string) => searchChoices(choices, words, { state, preferred: preferredStates.split(' ') }),
    [choices, state, preferredStates],
  );
  const found = useMemo(() => find(query), [find, query]);
  const states = useMemo(() => stateChoices(choices), [choices]);
  // oxlint-disable-next-line react/incompatible-library -- the React Compiler is not used
  const rows = useVirtualizer({
    count: found.length,
    getScrollElement: () => list.current,
    estimateSize: () => rowHeight,
    overscan: 8,
  });

  function move(to: number) {
    const next = Math.max(0, Math.min(found.length - 1, to));
    setActive(next);
    rows.scrollToIndex(next, { align: 'auto' });
  }

  const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, PageDown: 6, PageUp: -6 };
  function onKeyDown(event: KeyboardEvent) {
    const step = steps[event.key];
    if (step) move(active + step);
    else if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) {
      // The list may still be the one of the letters before: the choice follows what is typed by now.
      const chosen = (query === typed ? found : find(typed))[active];
      if (chosen) onChange(chosen);
    } else return;
    event.preventDefault();
  }

  return (
    <div>
      <div className={classes.search}>
        <TextInput
          label="License type"
          description="Name, abbreviation, state or source"
          withAsterisk
          aria-required
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a select cannot hold rows like these
          role="combobox"
          aria-expanded
          aria-autocomplete="list"
          aria-controls={`${id}-list`}
          aria-activedescendant={found.length > 0 ? `${id}-${active}` : undefined}
          data-field={name}
          data-autofocus
          ref={takesFocus ? focusOnce : undefined}
          error={error}
          errorProps={{ role: undefined }}
          leftSection={<IconSearch size={14} aria-hidden />}
          value={typed}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setActive(0);
          }}
          onKeyDown={onKeyDown}
          autoComplete="off"
          spellCheck={false}
        />
        <NativeSelect
          label="State"
          description="Of the source"
          data={[{ value: '', label: 'Any state' }, ...states]}
          value={state}
          onChange={(event) => {
            setState(event.currentTarget.value);
            setActive(0);
          }}
        />
      </div>
      <output className={classes.count}>
        {loading
          ? 'Loading license types'
          : found.length === 0
            ? 'No license type with these words'
            : count(found.length, 'license type')}
      </output>
      <div
        ref={list}
        id={`${id}-list`}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a select cannot hold rows like these
        role="listbox"
        aria-label="License types"
        className={classes.list}
      >
        <div className={classes.inner} role="presentation" style={{ height: rows.getTotalSize() }}>
          {rows.getVirtualItems().map((row) => {
            const choice = found[row.index];
            if (!choice) return null;
            return (
              <Option
                key={choice.key}
                id={`${id}-${row.index}`}
                choice={choice}
                top={row.start}
                position={row.index + 1}
                total={found.length}
                active={row.index === active}
                onChoose={() => onChange(choice)}
              />
            );
          })}
        </div>
      </div>
    </div>
  );
}

interface OptionProps {
  id: string;
  choice: LicenseTypeChoice;
  top: number;
  position: number;
  total: number;
  active: boolean;
  onChoose(): void;
}

function Option({ id, choice, top, position, total, active, onChoose }: OptionProps) {
  const trouble = choice.isDegraded || (choice.availability && choice.availability !== 'Available');
  return (
    // The input beside the list keeps the focus and takes the keys, as the combobox pattern wants it.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <div
      id={id}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an option tag holds text only
      role="option"
      aria-selected={active}
      aria-posinset={position}
      aria-setsize={total}
      tabIndex={-1}
      className={classes.option}
      data-active={active || undefined}
      style={{ transform: `translateY(${top}px)` }}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      <span className={classes.state}>{choice.state ?? '–'}</span>
      <span className={classes.words}>
        <span className={classes.optionName}>{choice.name}</span>
        <span className={classes.source}>{choice.sourceName ?? stateName(choice.state)}</span>
      </span>
      <span className={classes.tags}>
        {choice.hasFee && <span>Fee</span>}
        {trouble && (
          <span className={classes.trouble}>
            <IconDiamondAlert size={14} aria-hidden />
            {choice.isDegraded ? 'Degraded' : choice.availability}
          </span>
        )}
      </span>
    </div>
  );
}

function focusOnce(input: HTMLInputElement | null) {
  input?.focus();
}

function stateChoices(choices: readonly LicenseTypeChoice[]): { value: string; label: string }[] {
  const codes = new Set(choices.flatMap((choice) => choice.state ?? []));
  return [...codes]
    .map((code) => ({ value: code, label: stateName(code) ?? code }))
    .toSorted((a, b) => a.label.localeCompare(b.label));
}
