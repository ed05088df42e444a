import { NativeSelect, Stack } from '@mantine/core';
import { useState } from 'react';
import { formatNumber, uncapitalized } from '@/lib/words';
import { Button } from '@/ui/button';
import { RecordList, RecordRow, Section } from '@/ui/layout';
import type { RosterValues } from './model/fields';
import type { RosterKind } from './model/kind';
import { unnamed, type CheckedRow, type Decision, type Decisions } from './model/rows';
import type { Conflict, ConflictOption, OnFile } from './model/kind';
import { knownOf } from './model/on-file';
import { selectWidth } from './unknown-values';

interface RowDecisionsProps {
  kind: RosterKind;
  /** The rows of which a person decides, also those of which one has. */
  rows: readonly CheckedRow[];
  decisions: Decisions;
  onDecide: (line: number, decision: Decision) => void;
}

/** So many rows are shown at first, and so many more each time. */
const step = 10;

/** What rows and what is on file say against each other, side by side: nothing of it is written before one is chosen. */
export function RowDecisions({ kind, rows, decisions, onDecide }: RowDecisionsProps) {
  const [length, setLength] = useState(step);
  if (rows.length === 0) return null;
  return (
    <Section title="To be decided" count={rows.filter(({ plan }) => plan === 'decide').length}>
      <Stack gap="xs">
        <RecordList label="To be decided">
          {rows.slice(0, length).map(({ line, values, conflicts, perhaps }) => {
            const decision = decisions.get(line) ?? {};
            return (
              <RecordRow
                key={line}
                end={
                  <>
                    {perhaps && (
                      <SamePerson
                        line={line}
                        onFile={perhaps}
                        values={values}
                        isSame={decision.isSame}
                        onChoose={(isSame) => onDecide(line, { ...decision, isLeft: false, isSame })}
                      />
                    )}
                    {conflicts.map((conflict) => (
                      <Choice
                        key={conflict.field}
                        kind={kind}
                        line={line}
                        conflict={conflict}
                        chosen={decision.values?.[conflict.field]}
                        onChoose={(value) =>
                          onDecide(line, {
                            isSame: decision.isSame,
                            values: { ...decision.values, [conflict.field]: value },
                          })
                        }
                      />
                    ))}
                    <Button
                      variant="subtle"
                      size="xs"
                      aria-label={`${decision.isLeft ? 'Take' : 'Leave out'} line ${line}`}
                      onClick={() => onDecide(line, { ...decision, isLeft: !decision.isLeft })}
                    >
                      {decision.isLeft ? 'Take it' : 'Leave it out'}
                    </Button>
                  </>
                }
              >
                Line {line}, {kind.nameOf(values) ?? unnamed}
              </RecordRow>
            );
          })}
        </RecordList>
        {rows.length > length && (
          <Button variant="default" size="xs" onClick={() => setLength(length + step)}>
            Show {formatNumber(Math.min(step, rows.length - length))} more
          </Button>
        )}
      </Stack>
    </Section>
  );
}

interface ChoiceProps {
  kind: RosterKind;
  line: number;
  conflict: Conflict;
  chosen: string | undefined;
  onChoose: (value: string | undefined) => void;
}

const where = ({ lines }: ConflictOption) => (lines.length > 0 ? `line ${lines.join(', ')}` : 'on file');

function Choice({ kind, line, conflict: { field: key, options }, chosen, onChoose }: ChoiceProps) {
  const field = kind.fields.find((one) => one.key === key);
  return (
    <NativeSelect
      translate="no"
      size="xs"
      w={selectWidth}
      aria-label={`${field?.label ?? key} of line ${line}`}
      value={chosen ?? ''}
      data={[
        { value: '', label: `Which ${uncapitalized(field?.label ?? key)}?` },
        ...options.map((option) => ({
          value: option.value,
          label: `${field?.words?.(option.value) ?? option.value} (${where(option)})`,
        })),
      ]}
      onChange={({ currentTarget: { value } }) => onChoose(value || undefined)}
    />
  );
}

interface SamePersonProps {
  line: number;
  /** Who has the name of the row. */
  onFile: OnFile;
  /** What the row says. */
  values: RosterValues;
  isSame: boolean | undefined;
  onChoose: (isSame: boolean | undefined) => void;
}

/** Asks whether a row is about the record that has its name. */
function SamePerson({ line, onFile, values, isSame, onChoose }: SamePersonProps) {
  return (
    <NativeSelect
      translate="no"
      size="xs"
      w={selectWidth}
      aria-label={`Whom line ${line} is about`}
      value={isSame === undefined ? '' : isSame ? 'same' : 'other'}
      data={[
        { value: '', label: 'The same person?' },
        { value: 'same', label: `Who is on file (${knownOf(onFile)})` },
        { value: 'other', label: `Somebody else (${knownOf({ values })})` },
      ]}
      onChange={({ currentTarget: { value } }) => onChoose(value === '' ? undefined : value === 'same')}
    />
  );
}
