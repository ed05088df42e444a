import { DateTimeText } from '@/ui/text';
import { byDate, type Column } from './columns';

type TimeColumn<T> = Pick<
  Column<T>,
  'id' | 'header' | 'sort' | 'width' | 'optional' | 'phone' | 'phoneCell'
> & {
  value: (row: T) => string | undefined;
};

/** A column of moments: how long ago each was, and when exactly as its title. */
export function timeColumn<T>(column: TimeColumn<T>): Column<T> {
  return {
    width: 144,
    cell: (row) => <DateTimeText value={column.value(row)} />,
    sortWords: byDate,
    ...column,
  };
}
