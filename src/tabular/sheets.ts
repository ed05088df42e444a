import { findHeading, type HeadingHelp } from './heading';
import type { Sheet } from './types';

/** A sheet as it is offered. */
export interface OfferedSheet {
  sheet: Sheet;
  /** Its rows below the heading, those that may turn out to be none among them. */
  rows: number;
}

/** The sheets of a file as they are offered, in the order in which they were read, and the index of the likely one. */
export function offerSheets(
  sheets: readonly Sheet[],
  score?: HeadingHelp['score'],
): { offered: OfferedSheet[]; likely: number } {
  const offered: OfferedSheet[] = [];
  let [likely, most] = [0, -Infinity];
  for (const [at, sheet] of sheets.entries()) {
    const { rows, lines, merged } = sheet;
    const heading = findHeading(rows, { lines, merged, ...(score && { score }) });
    const below = rows.length - (heading?.below ?? 0);
    const known = heading && score ? score(heading.names) : 0;
    const weight = weightOf(sheet, heading?.names.length ?? 0, below, known);
    if (weight > most) [likely, most] = [at, weight];
    offered.push({ sheet, rows: below });
  }
  return { offered, likely };
}

const otherNames =
  /instruct|read\s?me|legend|lookup|look-up|\bkey\b|drop\s?down|validation|definitions?|codes?$|terms?\b|deleted|removed|reinstat|old\b|archive/i;

/** Known columns count most, then that the sheet is shown, has a heading and rows, and is not called by another use. */
function weightOf({ hidden, name }: Sheet, columns: number, rows: number, known: number): number {
  const size = Math.log10(1 + Math.max(rows, 0)) + Math.min(columns, 30) / 15;
  return (
    known * 2 +
    size +
    (columns > 1 ? 2 : 0) -
    (hidden ? 6 : 0) -
    (otherNames.test(name) ? 1.5 : 0) -
    (rows <= 0 ? 6 : 0)
  );
}
