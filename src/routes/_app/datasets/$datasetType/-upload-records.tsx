import { Checkbox, Group, List, NativeSelect, Stack, Table, Text } from '@mantine/core';
import { useState } from 'react';
import type { ValueProblem } from '@/features/datasets/lists/records';
import { fieldOfPart } from '@/features/datasets/lists/fields';
import type { ListDataset, Part, Role } from '@/features/datasets/lists/types';
import {
  columnKey,
  type FoundColumn,
  type ListChoices,
  type MadeList,
} from '@/features/datasets/upload/types';
import { asideWords, problemWords, roleChoices } from '@/features/datasets/upload/words';
import { datasetName } from '@/lib/dataset-names';
import { count, formatNumber } from '@/lib/words';
import { Button } from '@/ui/button';
import { saveBlob } from '@/ui/files';
import { Fold } from '@/ui/fold';
import { Section } from '@/ui/layout';
import { FirstRows } from './-first-rows';
import { Finding } from './-finding';

const npiProblems: readonly ValueProblem['kind'][] = ['npi', 'npi length', 'cut npi'];

interface UploadRecordsProps {
  made: MadeList;
  /** What the service refused about the columns. */
  columnProblems: readonly string[];
  /** The rows that were set aside, as a CSV file. */
  leftOut?: Blob | undefined;
  columns: readonly FoundColumn[];
  dataset: ListDataset;
  choices: ListChoices;
  onChange: (choices: ListChoices) => void;
}

/** How a list is read: what its columns are, its first records as they are sent, and what is left out, with the reasons. */
export function UploadRecords(props: UploadRecordsProps) {
  const { made, columnProblems, leftOut, columns, dataset, choices, onChange } = props;
  const { figures, heading, first, aside, problems, removals } = made;
  const [isOpen, setIsOpen] = useState(false);
  const [told, setTold] = useState(columnProblems.length);
  // Opens where something is to be mended, and stays open while it is.
  if (told !== columnProblems.length) {
    setTold(columnProblems.length);
    if (columnProblems.length > 0) setIsOpen(true);
  }
  const read = columns.filter(({ role, isUnused }) => role !== undefined && !isUnused).length;
  const unused = columns.filter(({ isUnused }) => isUnused);
  const left = Object.values(figures.problems).reduce((sum, values) => sum + values, 0);
  const npis = npiProblems.reduce((sum, kind) => sum + (figures.problems[kind] ?? 0), 0);
  const setAside = Object.values(figures.aside).reduce((sum, rows) => sum + rows, 0);
  return (
    <>
      <Section title="Columns" level={3}>
        {[...new Set(columnProblems)].map((problem) => (
          <Finding key={problem}>
            {problem}
            {madeOf(problem, columns, dataset)}
          </Finding>
        ))}
        <Fold
          open={isOpen}
          onToggle={setIsOpen}
          summary={`${formatNumber(read)} of ${count(columns.length, 'column')} are read`}
        >
          <ColumnsTable columns={columns} dataset={dataset} choices={choices} onChange={onChange} />
        </Fold>
        {unused.length > 0 && (
          <Text c="dimmed">
            {datasetName(dataset)} has no field for {[...new Set(unused.map(columnName))].join(', ')}: what
            stands there is not sent.
          </Text>
        )}
      </Section>
      {first.length > 0 && (
        <Section title="First records" level={3}>
          <FirstRows label="Table of the first records" heading={heading} rows={first} />
          <Text c="dimmed">
            {count(figures.records, 'record')}: {count(figures.firms, 'firm')},{' '}
            {formatNumber(figures.withNpi)} with an NPI, {formatNumber(figures.withBirthDate)} with a date of
            birth.
          </Text>
          {figures.doubtfulNames > 0 && (
            <Fold summary={`Names of one word: ${formatNumber(figures.doubtfulNames)}`}>
              <Text size="sm">
                Each may be a person’s or a firm’s. Correct the file where a firm is meant, or check these
                rows against the list.
              </Text>
              <Lines lines={made.doubtfulNames} all={figures.doubtfulNames} />
            </Fold>
          )}
        </Section>
      )}
      {(setAside > 0 || left > 0 || removals.length > 0 || choices.endsCount !== undefined) && (
        <Section title="Left out" level={3}>
          <Stack gap="xs">
            {aside.map(({ reason, rows, first: examples }) => (
              <Fold key={reason} summary={`${count(rows, 'row')}: ${asideWords[reason]}`}>
                <Lines lines={examples} all={rows} />
              </Fold>
            ))}
            {leftOut && (
              <Group>
                <Button size="xs" variant="default" onClick={() => saveBlob(leftOut, 'rows-left-out.csv')}>
                  Download the rows left out
                </Button>
              </Group>
            )}
            <LeftValues
              what="NPI"
              all={npis}
              problems={problems.filter(({ kind }) => npiProblems.includes(kind))}
            />
            <LeftValues
              what="value"
              all={left - npis}
              problems={problems.filter(({ kind }) => !npiProblems.includes(kind))}
            />
            {removals.length > 0 && (
              <Fold summary={`${count(removals.length, 'reinstatement')}, the first of them`}>
                <List size="sm">
                  {removals.map((name, index) => (
                    <List.Item key={index}>{name}</List.Item>
                  ))}
                </List>
              </Fold>
            )}
          </Stack>
        </Section>
      )}
      {choices.keepsRows === true && (
        <Checkbox
          label="Keep rows whose values cannot be read, without these values"
          checked
          onChange={() => onChange({ ...choices, keepsRows: false })}
        />
      )}
      {(figures.passedEnds > 0 || choices.endsCount !== undefined) && (
        <Checkbox
          label="Leave out records whose end has passed"
          checked={choices.endsCount === true}
          onChange={({ currentTarget }) => onChange({ ...choices, endsCount: currentTarget.checked })}
        />
      )}
    </>
  );
}

const columnName = ({ name, column }: Pick<FoundColumn, 'name' | 'column'>) => name || `Column ${column + 1}`;

/** Which columns of the list are sent under the name that a refusal has. */
function madeOf(problem: string, columns: readonly FoundColumn[], dataset: ListDataset): string {
  const words = new Set(problem.split(/[^\w.]+/).map((word) => word.replace(/\.$/, '')));
  const names = columns.flatMap((column) => {
    const { role } = column;
    if (role === undefined) return [];
    const field = role.startsWith('.') ? role.slice(1) : fieldOfPart(dataset, role as Part);
    return field !== undefined && words.has(field) ? [columnName(column)] : [];
  });
  return names.length > 0 ? ` What is sent there is ${[...new Set(names)].join(', ')}.` : '';
}

interface LeftValuesProps {
  what: string;
  all: number;
  /** The first of them. */
  problems: readonly ValueProblem[];
}

/** Values that were left out while their rows stay. */
function LeftValues({ what, all, problems }: LeftValuesProps) {
  if (all === 0) return null;
  return (
    <Fold summary={`${count(all, what)} left out, whose ${all === 1 ? 'row stays' : 'rows stay'}`}>
      <Lines
        lines={problems.map(({ line, column, text, kind }) => ({
          line,
          text: `${column}: “${text}” ${problemWords[kind]}.`,
        }))}
        all={all}
      />
    </Fold>
  );
}

interface LinesProps {
  lines: readonly { line: number; sheet?: string; text: string }[];
  all: number;
}

function Lines({ lines, all }: LinesProps) {
  return (
    <List size="sm">
      {lines.map(({ line, sheet, text }, index) => (
        <List.Item key={index}>
          {line > 0 && (
            <b>
              Row {formatNumber(line)}
              {sheet && ` of ${sheet}`}
            </b>
          )}{' '}
          {text}
        </List.Item>
      ))}
      {all > lines.length && <List.Item>and {formatNumber(all - lines.length)} more</List.Item>}
    </List>
  );
}

/** The columns of a list with what stands in them, each with what it means. */
function ColumnsTable({
  columns,
  dataset,
  choices,
  onChange,
}: Omit<UploadRecordsProps, 'made' | 'leftOut' | 'columnProblems'>) {
  return (
    <Table layout="fixed" horizontalSpacing="sm">
      <Table.Thead>
        <Table.Tr>
          <Table.Th w="44%">Column</Table.Th>
          <Table.Th>Meaning</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {columns.map(({ table, column, of, name, role, values }) => (
          <Table.Tr key={columnKey(table, column)}>
            <Table.Th scope="row">
              {columnName({ name, column })}
              <Text span display="block" size="sm" c="dimmed" fw={400} truncate>
                {values.join(', ') || 'Nothing'}
              </Text>
            </Table.Th>
            <Table.Td>
              <NativeSelect
                size="xs"
                aria-label={`Meaning of ${name || `column ${column + 1}`}${of && ` in ${of}`}`}
                value={role ?? ''}
                onChange={({ currentTarget: { value } }) =>
                  onChange({
                    ...choices,
                    roles: { ...choices.roles, [columnKey(table, column)]: value as Role | '' },
                  })
                }
                data={roleChoices(dataset, role)}
              />
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}
