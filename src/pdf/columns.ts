/** What a column of a table wants, in points. */
export interface Wanted {
  /** Its longest word: narrower, and words are broken. */
  word: number;
  /** Its longest text in one line: wider, and it is empty. */
  most: number;
}

/** Texts up to this wide, in points, such as dates, stay in one line where the others can give way. */
const shortTexts = [110, 70, 0];

/**
 * How wide the columns of a table are, in points, together `room`. Each has what its longest word takes, or its longest
 * text if that is short; of what is left, those that have more to say get more. Where not even the words fit, the widest
 * give way first.
 */
export function columnWidths(columns: readonly Wanted[], room: number): number[] {
  const most = sum(columns.map((column) => column.most));
  // Where all fits in one line, the rest is shared as well, so that the table is as wide as the text.
  if (most <= room) return columns.map((column) => column.most + (room - most) / columns.length);
  for (const short of shortTexts) {
    const least = columns.map((column) => (column.most <= short ? column.most : column.word));
    const spare = room - sum(least);
    if (spare < 0) continue;
    const wish = most - sum(least);
    return columns.map((column, at) => {
      const has = least[at] ?? 0;
      return has + (spare * (column.most - has)) / wish;
    });
  }
  return capped(
    columns.map(({ word }) => word),
    room,
  );
}

/** The same numbers, the largest made smaller until all together are no more than `room`. */
function capped(widths: readonly number[], room: number): number[] {
  const rising = widths.toSorted((one, other) => one - other);
  let left = room;
  for (const [at, width] of rising.entries()) {
    const share = left / (rising.length - at);
    // All that are left are wider than their share of what is left.
    if (width >= share) return widths.map((one) => Math.min(one, share));
    left -= width;
  }
  return [...widths];
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
