import { oneLine } from './columns';
import { datesOfCell } from './dates';
import { isZeros } from './nothing';
import type { ListRecord } from './records';
import type { ListTable, Role } from './types';

const dated: ReadonlySet<Role | undefined> = new Set<Role>(['start', 'end', 'reinstated', 'birth']);

/**
 * Gives what tells a row of a table from the others of its list, which may stand in another file: every value by the name of its
 * column, also where nothing of it is sent, dates as the days they are. The same person on another date, or of another
 * action, is another row. `today` is the reader's day, `YYYY-MM-DD`.
 */
export function rowKeys({ layout, columns }: ListTable, today: string): (cells: readonly string[]) => string {
  const byName = columns
    .map(({ name, role }, index) => ({ name, index, isDate: dated.has(role) }))
    .toSorted((one, other) => (one.name < other.name ? -1 : Number(one.name > other.name)));
  const list = `${layout.name}\n${layout.state ?? ''}`;
  return (cells) => {
    let key = list;
    for (const { name, index, isDate } of byName) {
      const text = oneLine(cells[index] ?? '');
      if (text === '' || isZeros(text)) continue;
      const { days, rest } = isDate ? datesOfCell(text, today, 200) : { days: [], rest: text };
      key += `\n${name}\t${[...days, rest].join(' ')}`;
    }
    return key;
  };
}

/** The rows of a list that were read as records, by what tells them apart. */
export class RepeatedRows {
  readonly #records = new Map<string, ListRecord>();
  readonly #repeated = new Set<ListRecord>();

  /** The record of an earlier row that is the same, which counts as repeated from now on; undefined for none. */
  before(key: string): ListRecord | undefined {
    const record = this.#records.get(key);
    if (record) this.#repeated.add(record);
    return record;
  }

  /** Keeps the record of the first row of a key. */
  keep(key: string, record: ListRecord): void {
    this.#records.set(key, record);
  }

  /** How many of these records are there more than once. */
  among(records: readonly ListRecord[]): number {
    return this.#repeated.size === 0 ? 0 : records.filter((record) => this.#repeated.has(record)).length;
  }
}
