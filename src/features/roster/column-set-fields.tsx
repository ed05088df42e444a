import { Group, NativeSelect, TextInput } from '@mantine/core';
import { useState } from 'react';
import { Button } from '@/ui/button';
import { setSetting, useOwnSetting, useSetting } from '@/ui/settings';
import { ShareSlot } from '@/ui/sharing';
import {
  columnSetOf,
  removeColumnSet,
  saveColumnSet,
  useColumnSets,
  withColumnSet,
  type ColumnSet,
} from './column-sets';
import type { RosterValues } from './model/fields';
import type { RosterKind } from './model/kind';
import type { ColumnFields } from './model/rows';

/** A kind of roster has so many column sets at most. */
const mostSets = 100;

interface ColumnSetFieldsProps {
  kind: RosterKind;
  heading: readonly string[];
  /** As they were matched. */
  proposed: ColumnFields;
  columns: ColumnFields;
  constants: RosterValues;
  onSet: (columns: ColumnFields, constants: RosterValues) => void;
}

/** What the columns of one sender's files are about, kept under a name: for the next file of theirs, and for colleagues. */
export function ColumnSetFields({
  kind,
  heading,
  proposed,
  columns,
  constants,
  onSet,
}: ColumnSetFieldsProps) {
  const sets = useColumnSets(kind.name);
  const mySets = useOwnSetting('rosterColumnSets');
  const all = useSetting('rosterColumnSets');
  const [chosen, setChosen] = useState('');
  const [name, setName] = useState('');
  const known = new Set(kind.fields.map(({ key }) => key));
  const isOwn = mySets?.[`${kind.name}/${chosen}`] !== undefined;
  const typed = name.trim();
  const isNew = sets.every(([one]) => one !== typed);
  const tooMany =
    isNew && sets.length >= mostSets
      ? `There are ${mostSets} column sets, the most there can be. Delete one that nobody needs first.`
      : undefined;

  function choose(next: string) {
    setChosen(next);
    setName(next);
    const set: ColumnSet | undefined = sets.find(([one]) => one === next)?.[1];
    onSet(set ? withColumnSet(heading, proposed, set, known) : proposed, set?.constants ?? {});
  }

  return (
    <Group gap="sm" align="flex-end">
      {sets.length > 0 && (
        <NativeSelect
          label="Column set"
          value={chosen}
          onChange={({ currentTarget }) => choose(currentTarget.value)}
          data={[{ value: '', label: 'As matched' }, ...sets.map(([one]) => ({ value: one, label: one }))]}
        />
      )}
      <TextInput
        label="Name of these columns"
        placeholder="Harborline, monthly"
        value={name}
        maxLength={80}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      <Button
        variant="default"
        blocked={typed ? tooMany : 'Give them a name.'}
        onClick={() => {
          saveColumnSet(kind.name, typed, columnSetOf(heading, columns, constants), mySets);
          setChosen(typed);
        }}
      >
        {isNew ? 'Save the set' : 'Save over it'}
      </Button>
      {isOwn && (
        <Button
          variant="subtle"
          onClick={() => {
            removeColumnSet(kind.name, chosen, mySets ?? {});
            setChosen('');
          }}
        >
          Delete the set
        </Button>
      )}
      {sets.length > 0 && (
        <ShareSlot
          kind="roster-column-sets"
          words="the column sets of rosters"
          value={all}
          isOwn={mySets !== undefined}
          follow={() => setSetting('rosterColumnSets', undefined)}
          keep={(value) => setSetting('rosterColumnSets', value as Record<string, string>)}
        />
      )}
    </Group>
  );
}
