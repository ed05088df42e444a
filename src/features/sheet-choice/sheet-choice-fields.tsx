import '@mantine/core/styles/Radio.layer.css';
import { Group, List, NativeSelect, Radio, Stack, Text } from '@mantine/core';
import { asideSummary, sheetRemarks } from '@/tabular/words';
import { count, formatNumber } from '@/lib/words';
import { Fold } from '@/ui/fold';
import { Note } from '@/ui/layout';
import type { ChosenTable, SheetChoice } from './chosen-table';
import { shownCell } from './shown-cell';

interface SheetChoiceFieldsProps {
  chosen: ChosenTable;
  choice: SheetChoice;
  /** Sentences about the file as a whole. */
  remarks: readonly string[];
  onChange: (choice: SheetChoice) => void;
}

/** A heading further down than this is found by no one. */
const rowsOffered = 40;
const asideListed = 50;

/** Where the rows come from: which sheet, where its heading is, what was set aside and what the file hides. */
export function SheetChoiceFields({ chosen, choice, remarks, onChange }: SheetChoiceFieldsProps) {
  const { offered, at, sheet, table, heading } = chosen;
  const { hiddenLines, filtered } = sheet;
  const names = heading === null ? [] : (sheet.rows[heading] ?? []);
  const allRemarks = [...remarks, ...sheetRemarks({ ...sheet, hiddenLines: [] })];
  return (
    <Stack gap="sm">
      <Group gap="md" align="flex-end">
        {offered.length > 1 && (
          <NativeSelect
            translate="no"
            label="Sheet"
            value={at}
            onChange={({ currentTarget: { value } }) => onChange({ sheet: Number(value) })}
            data={offered.map(({ sheet: { name, hidden }, rows }, index) => ({
              value: String(index),
              label: `${name || `Table ${index + 1}`} (${hidden ? 'hidden, ' : ''}${count(rows, 'row')})`,
            }))}
          />
        )}
        <NativeSelect
          translate="no"
          label="Heading"
          maw="min(100%, 560px)"
          value={heading ?? 'none'}
          onChange={({ currentTarget: { value } }) =>
            onChange({ ...choice, sheet: at, heading: value === 'none' ? null : Number(value) })
          }
          data={[
            ...sheet.rows.slice(0, rowsOffered).map((cells, index) => ({
              value: String(index),
              label: `Row ${sheet.lines[index]}: ${firstNames(cells, names)}`,
            })),
            { value: 'none', label: 'The columns have no names' },
          ]}
        />
      </Group>
      {hiddenLines.length > 0 && (
        <Radio.Group
          label={`The spreadsheet hides ${count(hiddenLines.length, 'row')}${filtered ? ' by a filter' : ''}, the first of them row ${hiddenLines[0]}`}
          value={choice.withHidden === undefined ? null : String(choice.withHidden)}
          onChange={(value) => onChange({ ...choice, sheet: at, withHidden: value === 'true' })}
        >
          <Group gap="md" mt="xs">
            <Radio value="true" label="Take them, too" />
            <Radio value="false" label="Leave them out" />
          </Group>
        </Radio.Group>
      )}
      {allRemarks.map((sentence) => (
        <Note key={sentence} tone="info">
          {sentence}
        </Note>
      ))}
      {table.aside.length > 0 && (
        <Fold summary={asideSummary(table.aside)}>
          <List size="sm">
            {table.aside.slice(0, asideListed).map(({ line, cells }) => (
              <List.Item key={line}>
                <b>Row {formatNumber(line)}</b> {firstNames(cells, names)}
              </List.Item>
            ))}
            {table.aside.length > asideListed && (
              <List.Item>and {formatNumber(table.aside.length - asideListed)} more</List.Item>
            )}
          </List>
        </Fold>
      )}
      {table.oddLines.length > 0 && (
        <Note tone="warning">
          {count(table.oddLines.length, 'line')} of the file {table.oddLines.length === 1 ? 'has' : 'have'}{' '}
          more or fewer cells than its heading, the first of them line {table.oddLines[0]}.
        </Note>
      )}
      {heading === null && <Text c="dimmed">Without names the columns are told by what they hold.</Text>}
    </Stack>
  );
}

/**
 * `Last name, First name, NPI, …`: the first values of a row. Of the names that the heading has, that of an NPI alone says what a
 * value is: the row that is taken for the heading may be one of values.
 */
function firstNames(cells: readonly string[], names: readonly string[]): string {
  const filled = cells.flatMap((cell, at) => (cell ? [{ cell, name: npiName(names[at]) }] : []));
  const words = filled
    .slice(0, 5)
    .map(({ cell, name }) => shownCell(cell, { name }))
    .join(', ')
    .replaceAll(/\s+/g, ' ');
  return filled.length > 5 || words.length > 90 ? `${words.slice(0, 90)}, …` : words;
}

const npiName = (name = '') => (/\bnpi\b/i.test(name) ? name : '');
