import { Group, NativeSelect, Table, Text } from '@mantine/core';
import { count, uncapitalized } from '@/lib/words';
import { Button } from '@/ui/button';
import { Section } from '@/ui/layout';
import type { RosterField, RosterValues } from './model/fields';
import type { FilledCounts } from './use-read-ahead';
import type { RosterKind } from './model/kind';
import type { ColumnFields } from './model/rows';
import { sameAsField } from './work';

interface FieldsWithoutColumnProps {
  kind: RosterKind;
  heading: readonly string[];
  columns: ColumnFields;
  /** Of fields without a column, the columns that may be about them. */
  likely: ReadonlyMap<string, readonly number[]>;
  constants: RosterValues;
  /** How many rows have each of them; undefined while that is not known. */
  filled: FilledCounts | undefined;
  /** How many rows there are. */
  total: number;
  onChoose: (column: number, field: string) => void;
  onConstants: (constants: RosterValues) => void;
}

/** What a record is told by and decided on: that a file has no column for it is worth a word. */
const important = new Set(['npi', 'dateOfBirth', 'licenseNumber', 'providerTypeId', 'primaryPracticeState']);
/** Fields that may have one value in all rows of a file. */
const sameInAll = new Set(['state', 'licenseState', 'primaryPracticeState', 'providerTypeId', 'licenseType']);

/** Fields that the file has no column for: those that rows need, those that matter, and those with a likely column. */
export function FieldsWithoutColumn(props: FieldsWithoutColumnProps) {
  const { kind, heading, columns, likely, constants, filled, total, onChoose, onConstants } = props;
  const has = (key: string | undefined) => key !== undefined && columns.includes(key);
  /** The column whose value it was to have is left out by now. */
  const isLost = ({ from }: RosterField) =>
    from !== undefined && !has(from) && !(from === 'state' && has('wholeAddress'));
  const shown = kind.fields.filter(
    ({ key, required, requiredUnless }) =>
      !has(key) &&
      !has(requiredUnless) &&
      (required || requiredUnless || important.has(key) || sameInAll.has(key) || likely.has(key)) &&
      !(key === 'fullName' && (has('lastName') || has('firstName'))),
  );
  if (shown.length === 0) return null;
  return (
    <Section title="Without a column" count={shown.length}>
      <Table layout="fixed">
        <Table.Tbody>
          {shown.map((field) => (
            <Table.Tr key={field.key}>
              <Table.Th scope="row">
                {field.label}
                <Text span display="block" size="sm" c="dimmed" fw={400}>
                  {field.constant
                    ? constantWords(filled && (filled.get(field.key) ?? 0), total)
                    : whatFollows(field, isLost(field), borrowed(kind, field, columns))}
                </Text>
              </Table.Th>
              <Table.Td>
                <Group gap="xs">
                  {(!field.from || isLost(field)) &&
                    borrowed(kind, field, columns).map(({ value, label }) => (
                      <Button
                        key={value}
                        size="xs"
                        variant="default"
                        aria-label={`Take the ${uncapitalized(label)} for ${field.label}`}
                        onClick={() => onConstants({ ...constants, [field.key]: value })}
                      >
                        Take the {uncapitalized(label)}
                      </Button>
                    ))}
                  {(likely.get(field.key) ?? [])
                    .filter((column) => columns[column] === undefined)
                    .map((column) => (
                      <Button
                        key={column}
                        size="xs"
                        variant="default"
                        aria-label={`Take ${heading[column] || `column ${column + 1}`} for ${field.label}`}
                        onClick={() => onChoose(column, field.key)}
                      >
                        Take {heading[column] || `column ${column + 1}`}
                      </Button>
                    ))}
                  {sameInAll.has(field.key) && field.choices && (
                    <NativeSelect
                      size="xs"
                      aria-label={`${field.label} of every row`}
                      value={isLost(field) ? '' : (constants[field.key] ?? '')}
                      onChange={({ currentTarget: { value } }) =>
                        onConstants({ ...constants, [field.key]: value || undefined })
                      }
                      data={[
                        { value: '', label: 'For every row …' },
                        ...borrowed(kind, field, columns).map(({ value, label }) => ({ value, label })),
                        ...field.choices.map(({ value, label }) => ({ value, label })),
                      ]}
                    />
                  )}
                </Group>
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Section>
  );
}

const consequences: Readonly<Record<string, string>> = {
  npi: 'Providers are told apart by name and date of birth alone.',
  primaryPracticeState: 'Nothing says where somebody practices.',
  dateOfBirth: 'Two people of one name are not told apart.',
  licenseState: 'Taken from the number that names it, else from the address or the practice.',
  licenseType: 'Follows from the provider type.',
  licenseNumber: 'No license is attached or verified.',
  providerTypeId: 'Without a type nothing says which licenses a provider needs.',
};

/** A state that a row says for something else, from which another field can have its own. */
interface Borrowed {
  value: string;
  label: string;
  /** What somebody who takes it should know. */
  words: string;
}

/**
 * Where somebody practices is the state of the address; often also where the license is, but not always, so that a person says it. The
 * address comes first.
 */
function borrowed({ fields }: RosterKind, { key }: RosterField, columns: ColumnFields): Borrowed[] {
  if (key !== 'primaryPracticeState') return [];
  const from = (other: string, label: string, words: string) =>
    fields.some((field) => field.key === other) ? [{ value: sameAsField(other), label, words }] : [];
  const hasAddress = columns.includes('state') || columns.includes('wholeAddress');
  return [
    ...(hasAddress ? from('state', 'State of its address', 'the state of its address') : []),
    ...(columns.includes('licenseState')
      ? from(
          'licenseState',
          'State of its license',
          'that of its license, which need not be where somebody practices',
        )
      : []),
  ];
}

/** In how many of the rows what was said for every row is taken: those that say nothing themselves. */
function constantWords(filled: number | undefined, total: number): string {
  if (filled === undefined) return 'Taken in rows that say nothing of it.';
  if (filled === total) return 'Every row has the same.';
  if (filled === 0) return 'Taken in no row: each says something of it.';
  return `Taken in the ${count(filled, 'row')} that ${filled === 1 ? 'says' : 'say'} nothing of it; the rest keep what they say.`;
}

function whatFollows(field: RosterField, isLost: boolean, others: readonly Borrowed[]): string {
  const { key, required, requiredUnless, from } = field;
  if (from === 'state' && !isLost) return 'Each row has the state of its address.';
  if (from && !isLost) return 'Each row has the state of its license: look whether people practice there.';
  if (required || requiredUnless) return 'Required: no row can be taken without it.';
  const words = consequences[key] ?? 'Stays empty.';
  return others.length > 0
    ? `${words} Each row can have ${others.map((one) => one.words).join(', or ')}.`
    : words;
}
