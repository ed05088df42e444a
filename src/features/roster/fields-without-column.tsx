import { Box, Group, NativeSelect, Table, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { count, uncapitalized } from '@/lib/words';
import { Button } from '@/ui/button';
import { Fold } from '@/ui/fold';
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

/** The fields that the file has no column for: those that rows need, those that matter, and those with a likely column. */
function fieldsWithout({ kind, columns, likely }: FieldsWithoutColumnProps): readonly RosterField[] {
  const has = (key: string | undefined) => key !== undefined && columns.includes(key);
  return kind.fields.filter(
    ({ key, required, requiredUnless }) =>
      !has(key) &&
      !has(requiredUnless) &&
      (required || requiredUnless || important.has(key) || sameInAll.has(key) || likely.has(key)) &&
      !(key === 'fullName' && (has('lastName') || has('firstName'))) &&
      // It is in columns of its parts.
      !(key === 'wholeAddress' && has('addressLine1')),
  );
}

/** Whether the column whose value it was to have is left out by now. */
const isLost = (columns: ColumnFields, { from }: RosterField): boolean =>
  from !== undefined && !columns.includes(from) && !(from === 'state' && columns.includes('wholeAddress'));

/**
 * Whether a person decides what becomes of it: rows need it, or a record is told by it, and nothing else of a row says it. What was
 * said here stays at its place.
 */
const isToDecide = ({ columns, constants }: FieldsWithoutColumnProps, field: RosterField): boolean =>
  Boolean(field.required || field.requiredUnless) ||
  (important.has(field.key) &&
    (constants[field.key] !== undefined || field.from === undefined || isLost(columns, field)));

/** Fields without a column of which a person decides: nothing where there are none. */
export function FieldsToDecide(props: FieldsWithoutColumnProps) {
  const fields = fieldsWithout(props).filter((field) => isToDecide(props, field));
  if (fields.length === 0) return null;
  return (
    <Section title="Without a column" count={fields.length}>
      <Fields {...props} fields={fields} isDecided />
    </Section>
  );
}

/** So many of the fields are named where they are folded. */
const named = 5;

/** Fields without a column that follow from others or may stay empty, folded: nothing where there are none. */
export function OtherFields(props: FieldsWithoutColumnProps) {
  const fields = fieldsWithout(props).filter((field) => !isToDecide(props, field));
  if (fields.length === 0) return null;
  const labels = fields.slice(0, named).map(({ label }) => label);
  return (
    <Fold
      summary={`${count(fields.length, 'field')} without a column may stay so: ${labels.join(', ')}${fields.length > named ? ' …' : ''}`}
    >
      <Box mt="sm">
        <Fields {...props} fields={fields} />
      </Box>
    </Fold>
  );
}

interface FieldsProps extends FieldsWithoutColumnProps {
  fields: readonly RosterField[];
  /** Whether any column that is left out can be chosen for them. */
  isDecided?: boolean;
}

function Fields(props: FieldsProps) {
  const { kind, fields, isDecided = false, heading, columns, likely } = props;
  const { constants, filled, total, onChoose, onConstants } = props;
  const isNarrow = useMediaQuery('(width < 640px)', false, { getInitialValueInEffect: false });
  // On a phone what can be done stands below the words, not beside them.
  const display = isNarrow ? 'block' : 'table-cell';
  const left = isDecided
    ? heading.flatMap((name, column) =>
        columns[column] === undefined
          ? [{ value: String(column), label: name || `Column ${column + 1}` }]
          : [],
      )
    : [];
  return (
    <Table layout="fixed">
      <Table.Tbody>
        {fields.map((field) => (
          <Table.Tr key={field.key}>
            <Table.Th scope="row" display={display}>
              {field.label}
              <Text span display="block" size="sm" c="dimmed" fw={400}>
                {field.constant
                  ? constantWords(filled && (filled.get(field.key) ?? 0), total)
                  : whatFollows(field, isLost(columns, field), borrowed(kind, field, columns))}
              </Text>
            </Table.Th>
            <Table.Td display={display} {...(isNarrow && { pl: 0, pt: 0 })}>
              <Group gap="xs">
                {(!field.from || isLost(columns, field)) &&
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
                {left.length > 0 && !sameInAll.has(field.key) && (
                  <NativeSelect
                    size="xs"
                    w={200}
                    aria-label={`Column of ${field.label}`}
                    value=""
                    onChange={({ currentTarget: { value } }) => value && onChoose(Number(value), field.key)}
                    data={[{ value: '', label: 'No column' }, ...left]}
                  />
                )}
                {sameInAll.has(field.key) && field.choices && (
                  <NativeSelect
                    size="xs"
                    w={200}
                    aria-label={`${field.label} of every row`}
                    value={isLost(columns, field) ? '' : (constants[field.key] ?? '')}
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

function whatFollows(field: RosterField, lost: boolean, others: readonly Borrowed[]): string {
  const { key, required, requiredUnless, from } = field;
  if (from === 'state' && !lost) return 'Each row has the state of its address.';
  if (from && !lost) return 'Each row has the state of its license: look whether people practice there.';
  if (required || requiredUnless) return 'Required: no row can be taken without it.';
  const words = consequences[key] ?? 'Stays empty.';
  return others.length > 0
    ? `${words} Each row can have ${others.map((one) => one.words).join(', or ')}.`
    : words;
}
