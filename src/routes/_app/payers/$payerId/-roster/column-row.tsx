import { Checkbox, Group, NativeSelect, Table, TextInput } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconX } from '@tabler/icons-react';
import type { PayerColumn } from '@/domain/payer-roster';
import { payerField, payerFields } from '@/domain/payer-roster-fields';
import { ActionIcon } from '@/ui/button';

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

interface ColumnRowProps {
  column: PayerColumn;
  at: number;
  isLast: boolean;
  onChange: (changed: Partial<PayerColumn>) => void;
  onMove: (by: 1 | -1) => void;
  onRemove: () => void;
}

/** A column of a roster: its heading, its field, whether the payer requires it, and where it stands. */
export function ColumnRow({ column, at, isLast, onChange, onMove, onRemove }: ColumnRowProps) {
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
