import { Input, Text } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import type { Dataset } from '@/api/models';
import { datasetName } from '@/lib/dataset-names';
import { count } from '@/lib/words';
import { Chosen } from '@/ui/chosen';
import { SearchSelect } from '@/ui/search-select';
import { datasetChoices, findDatasets, type DatasetChoice } from './dataset-choices';

interface DatasetFieldProps {
  /** All of them; undefined while they are on the way. */
  datasets: readonly Dataset[] | undefined;
  isFacility: boolean;
  /** The chosen type; empty while none is. */
  value: string;
  onChange(type: string): void;
  error?: string | undefined;
  /** What keeps a dataset from being chosen, in a few words. */
  remark?(dataset: Dataset): string | undefined;
}

/**
 * Chooses a list or database: those that everybody is searched in first, the others by group and name, found by name and by
 * abbreviation. Most know people alone: for a facility they are left out, as they would bury the few that know facilities.
 */
export function DatasetField({ datasets, isFacility, value, onChange, error, remark }: DatasetFieldProps) {
  const [typed, setTyped] = useState('');
  const [reopened, setReopened] = useState(false);
  const choices = useMemo(
    () =>
      datasetChoices(
        (datasets ?? []).filter(
          ({ supportedEntityTypes }) => !isFacility || (supportedEntityTypes?.includes('Facility') ?? true),
        ),
      ),
    [datasets, isFacility],
  );
  if (value) {
    return (
      <Input.Wrapper label="List or database" labelElement="div" error={error}>
        <Chosen
          name={datasetName(value)}
          onChange={() => {
            setReopened(true);
            setTyped('');
            onChange('');
          }}
        />
      </Input.Wrapper>
    );
  }
  const found = findDatasets(choices, typed);
  return (
    <SearchSelect
      label="List or database"
      ref={reopened ? focusOnce : undefined}
      placeholder="Name or abbreviation"
      leftSection={<IconSearch size={14} aria-hidden />}
      error={error}
      listLabel="What can be searched"
      listHeight={216}
      most={200}
      words={typed}
      onWords={setTyped}
      items={found}
      keyOf={({ type }) => type}
      groupOf={({ group }) => group}
      show={(choice) => showChoice(choice, remark)}
      onChoose={({ type }) => onChange(type)}
    >
      {datasets && (
        <output className="mute">
          {found.length === 0
            ? 'No list or database with these words'
            : count(found.length, 'list or database', 'lists and databases')}
        </output>
      )}
    </SearchSelect>
  );
}

function showChoice({ name, shortName, dataset }: DatasetChoice, remark: DatasetFieldProps['remark']) {
  return (
    <>
      <span>{name}</span>
      <Text span c="dimmed" ta="right">
        {remark?.(dataset) ?? shortName}
      </Text>
    </>
  );
}

function focusOnce(input: HTMLInputElement | null) {
  input?.focus();
}
