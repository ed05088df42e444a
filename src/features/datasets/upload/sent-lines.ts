import { formatNumber } from '@/lib/words';
import type { ListFindings, RowPlace } from './types';

/** The row of the files that a line of the sent file comes from; undefined for the heading. `line` is counted from 1. */
export function placeOfLine({ sent }: Pick<ListFindings, 'sent'>, line: number): RowPlace | undefined {
  if (line < 2) return undefined;
  if (!sent) return { table: 0, line };
  const from = sent.lines[line];
  return from === undefined || from === 0 ? undefined : { table: sent.tables?.[line] ?? 0, line: from };
}

/** `Row 12`, where several tables are read `Row 12 of Individuals`. */
export function placeWords({ tables }: Pick<ListFindings, 'tables'>, { table, line }: RowPlace): string {
  const of = tables[table];
  return `Row ${formatNumber(line)}${of === undefined ? '' : ` of ${of}`}`;
}
