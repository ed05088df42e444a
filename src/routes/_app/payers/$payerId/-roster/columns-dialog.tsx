import { Checkbox, Group, NativeSelect, Stack, Table, Text, TextInput } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconPlus, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import type { PayerColumn, PayerColumnSet } from '@/domain/payer-roster';
import { payerField, payerFields } from '@/domain/payer-roster-fields';
import { startSets } from '@/domain/payer-roster-starts';
import { faultOf } from '@/features/payer-roster/column-sets';
import { ActionIcon, Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { SegmentedField } from '@/ui/segmented-field';
import { WideTable } from '@/ui/sideways';

interface ColumnsDialogProps {
  payer: string;
  set: PayerColumnSet;
  isSaved: boolean;
  onSave: (set: PayerColumnSet) => void;
  onClose: () => void;
}

/** The groups in which fields are offered. */
const offered = (
  [
    ['provider', 'Provider'],
    ['location', 'Practice location'],
    ['license', 'License'],
    ['group', 'Group'],
    ['plan', 'Plan'],
    ['enrollment', 'Enrollment'],
    ['change', 'Change'],
  ] as const
).map(([about, group]) => ({
  group,
  items: payerFields
    .filter((field) => field.about === about)
    .map(({ key, label }) => ({ value: key, label })),
}));

/** A column with what tells it from others while it is moved and renamed. */
type Draft = PayerColumn & { id: number };

let ids = 0;
const drafted = (columns: readonly PayerColumn[]): Draft[] =>
  columns.map((column) => ({ ...column, id: (ids += 1) }));

/** Chooses the columns that a payer wants: their headings, order, fields, and what it requires. */
export function ColumnsDialog({ payer, set, isSaved, onSave, onClose }: ColumnsDialogProps) {
  const [columns, setColumns] = useState(() => drafted(set.columns));
  const [dates, setDates] = useState(set.dates);
  const [start, setStart] = useState(isSaved ? '' : (startSets[0]?.name ?? ''));
  const [tried, setTried] = useState(false);
  const fault = faultOf(columns);

  const change = (id: number, changed: Partial<PayerColumn>) =>
    setColumns((before) => before.map((one) => (one.id === id ? { ...one, ...changed } : one)));
  function move(at: number, by: 1 | -1) {
    const next = [...columns];
    const [one] = next.splice(at, 1);
    if (one) next.splice(at + by, 0, one);
    setColumns(next);
  }
  function begin(name: string) {
    setStart(name);
    const chosen = startSets.find((one) => one.name === name);
    if (!chosen) return;
    setColumns(drafted(chosen.columns));
    setDates(chosen.dates);
  }
  function save() {
    setTried(true);
    if (fault) return;
    onSave({
      columns: columns.map(({ heading, field, isRequired }) => ({
        heading: heading.trim(),
        field,
        ...(isRequired && { isRequired }),
      })),
      dates,
    });
    onClose();
  }
  return (
    <Dialog
      title={`Columns for ${payer}`}
      onClose={onClose}
      width={860}
      sticky
      footer={
        <>
          {tried && fault && (
            <Text role="alert" c="red" size="sm">
              {fault}
            </Text>
          )}
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button onClick={save}>Save columns</Button>
        </>
      }
    >
      <Stack gap="md">
        <Group align="flex-end" gap="md">
          <NativeSelect
            label="Start from"
            value={start}
            onChange={({ currentTarget }) => begin(currentTarget.value)}
            data={[
              ...(isSaved ? [{ value: '', label: 'The columns as they are' }] : []),
              ...startSets.map(({ name }) => ({ value: name, label: name })),
            ]}
          />
          <SegmentedField<PayerColumnSet['dates']>
            label="Days"
            labelShown
            value={dates}
            onChange={setDates}
            data={[
              { value: 'us', label: 'MM/DD/YYYY' },
              { value: 'iso', label: 'YYYY-MM-DD' },
            ]}
          />
        </Group>
        <WideTable minWidth={560}>
          <Table verticalSpacing={4} aria-label="Columns">
            <Table.Thead>
              <Table.Tr>
                <Table.Th scope="col">Heading</Table.Th>
                <Table.Th scope="col">Field</Table.Th>
                <Table.Th scope="col">Required</Table.Th>
                <Table.Th scope="col">Order</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {columns.map((column, at) => (
                <ColumnRow
                  key={column.id}
                  column={column}
                  at={at}
                  isLast={at === columns.length - 1}
                  onChange={(changed) => change(column.id, changed)}
                  onMove={(by) => move(at, by)}
                  onRemove={() => setColumns(columns.filter(({ id }) => id !== column.id))}
                />
              ))}
            </Table.Tbody>
          </Table>
        </WideTable>
        <Group>
          <Button
            variant="default"
            leftSection={<IconPlus size={14} aria-hidden />}
            onClick={() => setColumns([...columns, ...drafted([unusedColumn(columns)])])}
          >
            Add column
          </Button>
          <Text size="sm" c="dimmed">
            NPI, tax id and ZIP code go out as text, with their zeros. No home address, no social security
            number.
          </Text>
        </Group>
      </Stack>
    </Dialog>
  );
}

/** The first field that has no column yet, by its own name. */
function unusedColumn(columns: readonly PayerColumn[]): PayerColumn {
  const field =
    payerFields.find(({ key }) => columns.every((column) => column.field !== key)) ?? payerFields[0];
  return { heading: field?.label ?? '', field: field?.key ?? '' };
}

interface ColumnRowProps {
  column: PayerColumn;
  at: number;
  isLast: boolean;
  onChange: (changed: Partial<PayerColumn>) => void;
  onMove: (by: 1 | -1) => void;
  onRemove: () => void;
}

function ColumnRow({ column, at, isLast, onChange, onMove, onRemove }: ColumnRowProps) {
  const { heading, field, isRequired = false } = column;
  const name = heading || `column ${at + 1}`;
  return (
    <Table.Tr>
      <Table.Td>
        <TextInput
          size="xs"
          aria-label={`Heading ${at + 1}`}
          value={heading}
          maxLength={100}
          onChange={({ currentTarget }) => onChange({ heading: currentTarget.value })}
        />
      </Table.Td>
      <Table.Td>
        <NativeSelect
          size="xs"
          aria-label={`Field of ${name}`}
          value={field}
          onChange={({ currentTarget }) => {
            const before = payerField(field)?.label;
            const next = currentTarget.value;
            // A heading that nobody wrote follows the field.
            onChange({
              field: next,
              ...(heading === before && { heading: payerField(next)?.label ?? heading }),
            });
          }}
          data={[...offered]}
        />
      </Table.Td>
      <Table.Td>
        <Checkbox
          aria-label={`${name} is required`}
          checked={isRequired}
          onChange={({ currentTarget }) => onChange({ isRequired: currentTarget.checked })}
        />
      </Table.Td>
      <Table.Td>
        <Group gap={2} wrap="nowrap">
          <ActionIcon
            variant="subtle"
            aria-label={`Move ${name} up`}
            disabled={at === 0}
            onClick={() => onMove(-1)}
          >
            <IconArrowUp size={14} aria-hidden />
          </ActionIcon>
          <ActionIcon
            variant="subtle"
            aria-label={`Move ${name} down`}
            disabled={isLast}
            onClick={() => onMove(1)}
          >
            <IconArrowDown size={14} aria-hidden />
          </ActionIcon>
          <ActionIcon variant="subtle" aria-label={`Remove ${name}`} onClick={onRemove}>
            <IconX size={14} aria-hidden />
          </ActionIcon>
        </Group>
      </Table.Td>
    </Table.Tr>
  );
}
