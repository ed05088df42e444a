import { Group, Stack, Table, Text } from '@mantine/core';
import { use, useEffect, useRef, type ReactNode } from 'react';
import { useWatch, type Control, type FieldValues } from 'react-hook-form';
import { isRecord } from '@/lib/values';
import { count, spellOut, textOf } from '@/lib/words';
import { Button } from '@/ui/button';
import { Note } from '@/ui/layout';
import { WideTable } from '@/ui/sideways';
import { Verbatim } from '@/ui/text';
import type { Difference } from './comparison';
import { KnownFields, type ShowValue } from './form-context';

interface DifferencesProps {
  /** They are of what was typed before the form was opened: nobody has pressed anything yet. */
  isRestored?: boolean;
  found: readonly Difference[];
  control: Control<FieldValues>;
  onKeepMine(difference: Difference): void;
  onTakeTheirs(difference: Difference): void;
}

/** The fields that somebody else changed meanwhile, both values of each, and the choice between them. */
export function Differences({
  isRestored = false,
  found,
  control,
  onKeepMine,
  onTakeTheirs,
}: DifferencesProps) {
  const fields = use(KnownFields);
  const typed = useWatch({ control, name: found.map(({ name }) => name) });
  const first = useRef<HTMLTableElement>(null);
  // What was pressed saved nothing: whoever did it is brought to the reason.
  const begins = useRef(!isRestored);
  useEffect(() => {
    if (begins.current) first.current?.querySelector('button')?.focus();
  }, []);
  return (
    <Note tone="warning" role="alert">
      <Stack gap="sm">
        <Text>
          Somebody else changed {found.length === 1 ? 'this field' : `these ${count(found.length, 'field')}`}{' '}
          since you {isRestored ? 'typed here' : 'opened the form'}. Nothing was saved yet: choose which value
          stays, then save again.
        </Text>
        <WideTable minWidth={0}>
          <Table ref={first} verticalSpacing={6}>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>Field</Table.Th>
                <Table.Th>There now</Table.Th>
                <Table.Th>In this form</Table.Th>
                <Table.Th>
                  <span className="visually-hidden">Choose</span>
                </Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {found.map((difference, index) => {
                const { name, there } = difference;
                const { label = spellOut(name.split('.').at(-1)), show } = fields.get(name) ?? {};
                return (
                  <Table.Tr key={name}>
                    <Table.Th scope="row">{label}</Table.Th>
                    <Table.Td>{shown(there, show)}</Table.Td>
                    <Table.Td>{shown(typed[index], show)}</Table.Td>
                    <Table.Td>
                      <Group gap="xs" wrap="nowrap" justify="flex-end">
                        <Button
                          size="xs"
                          variant="default"
                          aria-label={`Take what is there: ${label}`}
                          onClick={() => onTakeTheirs(difference)}
                        >
                          Take what is there
                        </Button>
                        <Button
                          size="xs"
                          variant="default"
                          aria-label={`Keep mine: ${label}`}
                          onClick={() => onKeepMine(difference)}
                        >
                          Keep mine
                        </Button>
                      </Group>
                    </Table.Td>
                  </Table.Tr>
                );
              })}
            </Table.Tbody>
          </Table>
        </WideTable>
      </Stack>
    </Note>
  );
}

/** A value of a form in words, whatever kind of field it is of. */
function shown(value: unknown, show: ShowValue | undefined): ReactNode {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (Array.isArray(value) && value.length > 0)
    return value.map((one: unknown, index) => <div key={index}>{shown(one, show)}</div>);
  if (isRecord(value)) {
    const parts = Object.values(value).map(textOf).filter(Boolean);
    return parts.length > 0 ? <Verbatim>{parts.join(', ')}</Verbatim> : nothing;
  }
  const text = textOf(value);
  if (!text) return nothing;
  return <Verbatim>{show?.(text) ?? text}</Verbatim>;
}

const nothing = <span className="mute">Nothing</span>;
