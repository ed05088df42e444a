import { NativeSelect } from '@mantine/core';
import { wholeName, type NameOrder } from './cells/whole-name';

interface NameOrderFieldProps {
  /** A name of the file. */
  example: string;
  /** Undefined where nothing tells, and nobody has said it. */
  order: NameOrder | undefined;
  onChoose: (order: NameOrder) => void;
}

const orders = [
  { order: 'first last', words: 'First name first' },
  { order: 'last first', words: 'Last name first' },
] as const;

/** Asks in which order whole names without a comma are written, by what becomes of one of them. */
export function NameOrderField({ example, order, onChoose }: NameOrderFieldProps) {
  return (
    <NativeSelect
      translate="no"
      size="xs"
      mt="sm"
      maw={420}
      label="Whole names without a comma"
      value={order ?? ''}
      data={[
        ...(order ? [] : [{ value: '', label: 'Which part comes first?' }]),
        ...orders.map(({ order: value, words }) => ({
          value,
          label: `${words}: ${example} has the last name ${wholeName(example, { order: value })?.lastName}`,
        })),
      ]}
      onChange={({ currentTarget: { value } }) => onChoose(value as NameOrder)}
    />
  );
}
