import { Stack, Table, Text } from '@mantine/core';
import { use, useEffect, useRef, type ReactNode } from 'react';
import { useWatch, type Control, type FieldValues } from 'react-hook-form';
import { addressWords } from '@/domain/groups';
import { isRecord } from '@/lib/values';
import { count, spellOut, textOf } from '@/lib/words';
import { Button } from '@/ui/button';
import { Note } from '@/ui/layout';
import { WideTable } from '@/ui/sideways';
import { Verbatim } from '@/ui/text';
import { addressOf, addressParts, type Difference } from './comparison';
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
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {found.flatMap((difference, index) => {
                const { name, there, address } = difference;
                const isLastOfAddress =
                  address && found.findLast((one) => one.address === address) === difference;
                const { label = spellOut(name.split('.').at(-1)), show } = fields.get(name) ?? {};
                const row = (
                  <Table.Tr key={name}>
                    <Table.Th scope="row" style={wholeWords}>
                      {label}
                    </Table.Th>
                    <Choice of={shown(there, show)}>
                      <Button
                        size="xs"
                        variant="default"
                        aria-label={`Take what is there: ${label}`}
                        onClick={(event) => {
                          focusNext(event.currentTarget);
                          onTakeTheirs(difference);
                        }}
                      >
                        Take what is there
                      </Button>
                    </Choice>
                    <Choice of={shown(typed[index], show)}>
                      <Button
                        size="xs"
                        variant="default"
                        aria-label={`Keep mine: ${label}`}
                        onClick={(event) => {
                          focusNext(event.currentTarget);
                          onKeepMine(difference);
                        }}
                      >
                        Keep mine
                      </Button>
                    </Choice>
                  </Table.Tr>
                );
                if (!isLastOfAddress) return row;
                const start = addressOf(name);
                return [
                  row,
                  <Table.Tr key={`${start}whole`}>
                    <Table.Th scope="row" style={wholeWords}>
                      Whole address
                    </Table.Th>
                    <Table.Td style={breaking}>
                      <Verbatim>{addressWords(address)}</Verbatim>
                    </Table.Td>
                    <Table.Td style={breaking}>
                      <AddressTyped start={start} control={control} />
                    </Table.Td>
                  </Table.Tr>,
                ];
              })}
            </Table.Tbody>
          </Table>
        </WideTable>
      </Stack>
    </Note>
  );
}

interface AddressProps {
  /** What stands before the names of its parts: `remitAddress.`. */
  start: string;
  control: Control<FieldValues>;
}

/** An address as it stands in the form now. */
function AddressTyped({ start, control }: AddressProps) {
  const typed: unknown[] = useWatch({ control, name: addressParts.map((part) => `${start}${part}`) });
  const address = Object.fromEntries(addressParts.map((part, index) => [part, textOf(typed[index])]));
  const words = addressWords(address);
  return words ? <Verbatim>{words}</Verbatim> : nothing;
}

/** What comes of an address once it was decided about each part of it that somebody else changed. */
export function ResultingAddress(props: AddressProps) {
  return (
    <Note role="status">
      The address that is saved: <AddressTyped {...props} />
    </Note>
  );
}

/** A label keeps its words whole, however narrow the form is. */
const wholeWords = { overflowWrap: 'normal', wordBreak: 'normal' } as const;

/** A long value is broken anywhere. */
const breaking = { overflowWrap: 'anywhere', verticalAlign: 'top' } as const;

/** One of the two values, with the button that chooses it below: beside it a long value has no room. */
function Choice({ of, children }: { of: ReactNode; children: ReactNode }) {
  return (
    <Table.Td style={breaking}>
      <Stack gap={6} align="flex-start">
        <div>{of}</div>
        {children}
      </Stack>
    </Table.Td>
  );
}

/**
 * Moves the focus on before the row of a button goes: to the next row, and after the last one to the button that saves. Else a
 * dialog takes it to its title, outside of the form, where the key that saves does nothing.
 */
function focusNext(button: HTMLButtonElement): void {
  const row = button.closest('tr');
  const rows = [...(row?.parentElement?.children ?? [])].filter((one) => one.querySelector('button'));
  const place = rows.findIndex((one) => one === row);
  const next = (rows[place + 1] ?? rows[place - 1])?.querySelector('button');
  (next ?? button.form?.querySelector<HTMLElement>('[type=submit]'))?.focus();
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
