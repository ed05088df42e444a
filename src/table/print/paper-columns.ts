import { defaultWidth, type Column } from '../columns/columns';

/**
 * The pixels of a screen that a sheet which lies across has room for: 970 between its margins, in letters a seventh smaller
 * than those of a list.
 */
const room = 1_120;

/** From this width on a column holds words, which are wrapped on paper: it then does with a part of its width. */
const wordsWidth = 160;
const leastPart = 0.6;

export interface PaperColumn<T> {
  column: Column<T>;
  /** Of the sheet's width, in percent. */
  share: number;
}

/**
 * Chooses of the shown columns, in their order, those that fit on a sheet; the first one always does. Gives them with
 * their part of the width, and those that there is no room for.
 */
export function paperColumns<T>(
  columns: readonly Column<T>[],
  widths: Readonly<Record<string, number>>,
): { fitting: PaperColumn<T>[]; left: Column<T>[] } {
  const sized = columns.map((column) => {
    const width = Math.min(widths[column.id] ?? column.width ?? defaultWidth, room);
    const isWords = width >= wordsWidth && !column.keepsWidth && !column.mono;
    return { column, width, least: isWords ? width * leastPart : width };
  });
  let used = 0;
  const fits = sized.map(({ least }, index) => {
    if (index > 0 && used + least > room) return false;
    used += least;
    return true;
  });
  const fitting = sized.filter((_, index) => fits[index]);
  // What is left of the sheet goes to those that gave way, and then to all alike.
  const given = fitting.reduce((sum, { width, least }) => sum + (width - least), 0);
  const part = given > 0 ? Math.min(1, (room - used) / given) : 0;
  const final = fitting.map(({ width, least }) => least + (width - least) * part);
  const total = final.reduce((sum, width) => sum + width, 0);
  return {
    fitting: fitting.map(({ column }, index) => ({ column, share: ((final[index] ?? 0) / total) * 100 })),
    left: sized.filter((_, index) => !fits[index]).map(({ column }) => column),
  };
}
