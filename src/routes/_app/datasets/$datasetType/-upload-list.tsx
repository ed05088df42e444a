import { Checkbox, Group, NativeSelect, Stack, Text } from '@mantine/core';
import type { FoundSheet, ListChoices, ListFindings } from '@/features/datasets/upload/types';
import { recognisedWords } from '@/features/datasets/upload/words';
import { usStates } from '@/lib/states';
import { count } from '@/lib/words';
import { Fold } from '@/ui/fold';
import { Note, Section } from '@/ui/layout';

interface UploadListProps {
  findings: ListFindings;
  choices: ListChoices;
  onChange: (choices: ListChoices) => void;
}

/** Which list the files are, and where its rows stand in them. */
export function UploadList({ findings, choices, onChange }: UploadListProps) {
  const { files, sheets, remarks, questions } = findings;
  const asked = new Set(
    questions.flatMap(({ question, file }) => (question.kind === 'which-state' ? [file] : [])),
  );
  return (
    <Section title={files.length > 1 ? 'Lists' : 'List'} level={3}>
      {files.map((file) => (
        <p key={file.name}>
          {files.length > 1 && <b>{file.name}: </b>}
          {recognisedWords(file)}
        </p>
      ))}
      {files.map(
        ({ name, state }, file) =>
          state !== undefined &&
          !asked.has(file) && (
            <NativeSelect
              key={file}
              label={files.length > 1 ? `State of ${name}` : 'State'}
              maw={260}
              value={state}
              onChange={({ currentTarget: { value } }) =>
                onChange({
                  ...choices,
                  states: { ...choices.states, [file]: value },
                  roles: {},
                  orders: {},
                  statuses: {},
                })
              }
              data={usStates.map(({ code, name: label }) => ({ value: code, label }))}
            />
          ),
      )}
      {remarks.map((remark) => (
        <Note key={remark}>{remark}</Note>
      ))}
      {sheets.some(({ first }) => first.length > 0) && (
        <Fold summary={sheets.length > 1 ? 'Sheets and their headings' : 'Heading'}>
          <Stack gap="sm">
            {sheets.map((sheet, index) => (
              <SheetFields
                key={index}
                sheet={sheet}
                isOnlySheet={sheets.length === 1}
                onHeading={(heading) =>
                  onChange({
                    ...choices,
                    headings: { ...choices.headings, [index]: heading },
                    roles: {},
                    orders: {},
                    statuses: {},
                  })
                }
              />
            ))}
          </Stack>
        </Fold>
      )}
    </Section>
  );
}

interface SheetFieldsProps {
  sheet: FoundSheet;
  isOnlySheet: boolean;
  onHeading: (heading: number | false) => void;
}

/** Whether a sheet is read, and from which row on. */
function SheetFields({ sheet, isOnlySheet, onHeading }: SheetFieldsProps) {
  const { file, name, hidden, rows, isRead, heading, first } = sheet;
  const label = name || file;
  return (
    <Group gap="md" align="flex-end">
      {!isOnlySheet && (
        <Checkbox
          checked={isRead}
          label={`${label} (${hidden ? 'hidden, ' : ''}${count(rows, 'row')})`}
          onChange={({ currentTarget }) => onHeading(currentTarget.checked ? (heading ?? 0) : false)}
        />
      )}
      <NativeSelect
        label={isOnlySheet ? 'Row with the names of the columns' : `Heading of ${label}`}
        maw="min(100%, 520px)"
        value={heading === undefined ? '' : String(heading)}
        onChange={({ currentTarget: { value } }) => value !== '' && onHeading(Number(value))}
        data={[
          ...(heading === undefined ? [{ value: '', label: 'None' }] : []),
          ...first.map(({ line, text }, index) => ({
            value: String(index),
            label: `Row ${line}: ${text}`,
          })),
        ]}
      />
      {!isOnlySheet && !isRead && <Text c="dimmed">Not read</Text>}
    </Group>
  );
}
