/** What a column of a table wants, in points. */
export interface Wanted {
  /** Its longest word: narrower, and words are broken. */
  least: number;
  /** Its longest text in one line: wider, and it is empty. */
  most: number;
}

/**
 * How wide the columns of a table are, in points, together `room`. Each has what its longest word takes; of what is left,
 * those that have more to say get more. Where not even the words fit, all give way alike.
 */
export function columnWidths(columns: readonly Wanted[], room: number): number[] {
  const sum = (pick: (column: Wanted) => number) => columns.reduce((all, column) => all + pick(column), 0);
  const [least, most] = [sum((column) => column.least), sum((column) => column.most)];
  if (columns.length === 0) return [];
  if (least >= room) return columns.map((column) => (column.least / least) * room);
  const spare = room - least;
  // Where all fits in one line, the rest is shared as well, so that the table is as wide as the text.
  if (most <= room) return columns.map((column) => column.most + (room - most) / columns.length);
  return columns.map((column) => column.least + (spare * (column.most - column.least)) / (most - least));
}
