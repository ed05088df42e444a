import { Group, NativeSelect, Text } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { stateName } from '@/lib/states';
import { count } from '@/lib/words';
import { Button } from '@/ui/button';
import { IconDiamondAlert } from '@/ui/icons';
import { SearchSelect } from '@/ui/search-select';
import { ErrorState } from '@/ui/states';
import { Mono } from '@/ui/text';
import { searchChoices, type LicenseTypeChoice } from './license-type-choices';

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
  /** The state whose types are offered until another one is chosen. */
  within?: string | undefined;
  /** What is wrong with the choice. */
  error?: string | undefined;
  /** Name by which the form finds it to focus it. */
  name?: string;
}

/** Chooses one of hundreds of license types by name, state and source. */
export function LicenseTypePicker(props: LicenseTypePickerProps) {
  const { choices, failure, onRetry, value, onChange } = props;
  const [reopened, setReopened] = useState(false);
  if (value) {
    return (
      <Group justify="space-between" align="flex-start" wrap="nowrap">
        <div>
          <Text fw={500}>License type</Text>
          <Text size="md" fw={600}>
            {value.name}
          </Text>
          <Text c="dimmed">{[stateName(value.state), value.sourceName].filter(Boolean).join(', ')}</Text>
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
      </Group>
    );
  }
  if (failure !== null && failure !== undefined && !choices) {
    return <ErrorState title="License types could not be loaded" error={failure} onRetry={onRetry} />;
  }
  return <Search {...props} takesFocus={reopened} />;
}

function Search(props: LicenseTypePickerProps & { takesFocus: boolean }) {
  const { choices = [], takesFocus, onChange, preferred = [], within = '', error, name } = props;
  const [typed, setTyped] = useState('');
  const [state, setState] = useState(within);
  const found = searchChoices(choices, typed, { state, preferred });
  return (
    <SearchSelect
      label="License type"
      description="Name, abbreviation, state or source"
      withAsterisk
      aria-required
      data-field={name}
      data-autofocus
      ref={takesFocus ? focusOnce : undefined}
      error={error}
      leftSection={<IconSearch size={14} aria-hidden />}
      listLabel="License types"
      listHeight={220}
      words={typed}
      onWords={setTyped}
      items={found}
      keyOf={(choice) => choice.key}
      show={showChoice}
      onChoose={(choice) => onChange(choice)}
      aside={
        <NativeSelect
          label="State"
          description="Of the source"
          data={[{ value: '', label: 'Any state' }, ...stateChoices(choices)]}
          value={state}
          onChange={(event) => setState(event.currentTarget.value)}
        />
      }
    >
      <Text component="output" display="block" c="dimmed">
        {!props.choices
          ? 'Loading license types'
          : found.length === 0
            ? 'No license type with these words'
            : count(found.length, 'license type')}
      </Text>
    </SearchSelect>
  );
}

function showChoice({ name, state, sourceName, hasFee, isDegraded, availability }: LicenseTypeChoice) {
  const isTrouble = isDegraded || (availability && availability !== 'Available');
  return (
    <>
      <Mono>{state ?? '–'}</Mono>
      <Text span flex={1} miw={0} lh="xs">
        <Text span display="block" fw={500} truncate>
          {name}
        </Text>
        <Text span display="block" c="dimmed" truncate>
          {sourceName ?? stateName(state)}
        </Text>
      </Text>
      {hasFee && <span>Fee</span>}
      {isTrouble && (
        <Group component="span" gap={4} wrap="nowrap" c="amber">
          <IconDiamondAlert size={14} aria-hidden />
          {isDegraded ? 'Degraded' : availability}
        </Group>
      )}
    </>
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
