import { Group, NativeSelect, TextInput } from '@mantine/core';
import { useState } from 'react';
import { count } from '@/lib/words';
import { Button } from '@/ui/button';
import { Fold } from '@/ui/fold';
import type { RosterKind } from './model/kind';
import type { Correction } from './work';
import type { CheckedRow } from './model/rows';

interface SetForAllProps {
  kind: RosterKind;
  /** The rows that are shown. */
  rows: readonly CheckedRow[];
  onCorrect: (corrections: readonly Correction[]) => void;
}

/** Corrects one field in all rows that are shown at once. */
export function SetForAll({ kind, rows, onCorrect }: SetForAllProps) {
  const [key, setKey] = useState('');
  const [text, setText] = useState('');
  const field = kind.fields.find((one) => one.key === key);
  const shared = { label: 'Text for all of them', value: text };
  return (
    <Fold summary="Correct all rows shown at once">
      <Group gap="sm" align="flex-end" mt="xs">
        <NativeSelect
          label="Field"
          value={key}
          onChange={({ currentTarget: { value } }) => {
            setKey(value);
            setText('');
          }}
          data={[
            { value: '', label: 'Which field?' },
            ...kind.fields.map(({ key: value, label }) => ({ value, label })),
          ]}
        />
        {field?.choices ? (
          <NativeSelect
            {...shared}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
            data={[
              { value: '', label: 'Empty' },
              ...field.choices.map(({ label }) => ({ value: label, label })),
            ]}
          />
        ) : (
          <TextInput {...shared} onChange={({ currentTarget }) => setText(currentTarget.value)} />
        )}
        <Button
          variant="default"
          blocked={
            (field ? undefined : 'Say which field.') ?? (rows.length > 0 ? undefined : 'No row is shown.')
          }
          onClick={() => onCorrect(rows.map(({ line }): Correction => [line, key, text]))}
        >
          Set in {count(rows.length, 'row')}
        </Button>
      </Group>
    </Fold>
  );
}
