/** What a column of a table wants, in points. */
export interface Wanted {
  /** Its longest word: narrower, and words are broken. */
  word: number;
  /** Its longest text in one line: wider, and it is empty. */
  most: number;
  /** All lines of its fullest cell, one after the other. */
  text: number;
}

/** Texts up to this wide, in points, such as dates, stay in one line where the others can give way. */
const shortTexts = [110, 70, 0];

/**
 * How wide the columns of a table are, in points, together `room`. Each has what its longest word takes, or its longest
 * text if that is short; of what is left, those that have more to say get more, so that rows are low. Where not even the words fit, the widest
 * give way first.
 */
export function columnWidths(columns: readonly Wanted[], room: number): number[] {
  const most = sum(columns.map((column) => column.most));
  // Where all fits in one line, the rest is shared as well, so that the table is as wide as the text.
  if (most <= room) return columns.map((column) => column.most + (room - most) / columns.length);
  for (const short of shortTexts) {
    const least = columns.map((column) => (column.most <= short ? column.most : column.word));
    if (sum(least) <= room) return shared(columns, least, room);
  }
  return capped(
    columns.map(({ word }) => word),
    room,
  );
}

/** What is left of `room` shared by how much text there is; a column that has its longest line leaves the rest to the others. */
function shared(columns: readonly Wanted[], least: readonly number[], room: number): number[] {
  const widths = [...least];
  for (let left = room - sum(widths); left > 0.01; left = room - sum(widths)) {
    const open = columns.map(({ most, text }, index) => (most > (widths[index] ?? 0) ? text : 0));
    const ratio = left / sum(open);
    for (const [index, { most }] of columns.entries())
      widths[index] = Math.min(most, (widths[index] ?? 0) + ratio * (open[index] ?? 0));
  }
  return widths;
}

/** The same numbers, the largest made smaller until all together are no more than `room`. */
function capped(widths: readonly number[], room: number): number[] {
  const rising = widths.toSorted((one, other) => one - other);
  let left = room;
  for (const [index, width] of rising.entries()) {
    const evenWidth = left / (rising.length - index);
    // All that are left are wider than their share of what is left.
    if (width >= evenWidth) return widths.map((one) => Math.min(one, evenWidth));
    left -= width;
  }
  return [...widths];
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
