import type { RosterKind } from '../model/kind';
import type { ColumnFields } from '../model/rows';

/** Days in digits with the year last, each between the same signs; several may stand in a cell. */
const inDigits = /(?<!\d)(\d{1,2})([-/.])(\d{1,2})\2(\d{4}|\d{2})(?!\d)/g;
const signs = ['/', '-', '.'] as const;

/** The signs between which a column writes the day before the month: some of its days cannot be read otherwise, and none says the contrary. */
function signsDayFirst(texts: readonly string[]): ReadonlySet<string> {
  const [dayFirst, monthFirst] = [new Set<string>(), new Set<string>()];
  for (const text of texts)
    for (const [, first, sign = '', second] of text.matchAll(inDigits)) {
      if (Number(first) > 12 && Number(second) <= 12) dayFirst.add(sign);
      if (Number(second) > 12 && Number(first) <= 12) monthFirst.add(sign);
    }
  return new Set(signs.filter((sign) => dayFirst.has(sign) && !monthFirst.has(sign)));
}

const turned = (text: string, dayFirst: ReadonlySet<string>) =>
  text.replace(inDigits, (all, first: string, sign: string, second: string, year: string) =>
    dayFirst.has(sign) ? `${second}${sign}${first}${sign}${year}` : all,
  );

/** A kind whose days are read with the day first in columns that are written so, by the first thousand of their rows. */
export function withDayFirst(
  kind: RosterKind,
  columns: ColumnFields,
  rows: readonly { cells: readonly string[] }[],
): RosterKind {
  const found = new Map<string, ReadonlySet<string>>();
  for (const { key, nothing } of kind.fields) {
    const column = nothing === 'date' ? columns.indexOf(key) : -1;
    if (column < 0) continue;
    const dayFirst = signsDayFirst(rows.slice(0, 1_000).map(({ cells }) => cells[column] ?? ''));
    if (dayFirst.size > 0) found.set(key, dayFirst);
  }
  if (found.size === 0) return kind;
  return {
    ...kind,
    fields: kind.fields.map((field) => {
      const dayFirst = found.get(field.key);
      return dayFirst ? { ...field, read: (text: string) => field.read(turned(text, dayFirst)) } : field;
    }),
  };
}
