import type { Wanted } from './columns';
import type { Pace } from './pace';
import type { Pen, Style } from './pen';

/** No column asks for more than this because of one long word, such as an id. */
const longestWord = 200;
/** Nor for less than a letter. */
const letter = 8;

interface Measured {
  head: readonly string[];
  rows: readonly (readonly string[])[];
  columns: number;
  /** What stands between a column and the next. */
  gap: number;
  heading: Style;
  body: Style;
}

/** What each column of a table asks for, in points, with a step of `pace` for each row. */
export async function measureColumns(
  pen: Pen,
  { head, rows, columns, gap, heading, body }: Measured,
  pace: Pace,
): Promise<Wanted[]> {
  const widest = Array.from({ length: columns }, () => ({ word: letter, most: letter, text: letter }));
  // Days, lists and dashes stand in most rows.
  const measured = new Map<string, Wanted>();
  function take(row: readonly string[], style: Style): void {
    for (const [index, of] of widest.entries()) {
      const text = row[index] ?? '';
      const key = `${style.isBold ? 'b' : 'r'}${text}`;
      const own = measured.get(key) ?? measure(pen, text, style);
      measured.set(key, own);
      of.word = Math.max(of.word, own.word);
      of.most = Math.max(of.most, own.most);
      of.text = Math.max(of.text, own.text);
    }
  }
  take(head, heading);
  for (const row of rows) {
    take(row, body);
    // oxlint-disable-next-line no-await-in-loop -- a slice follows the other
    await pace.step();
  }
  return widest.map(({ word, most, text }) => ({
    word: Math.min(word + gap, longestWord, most + gap),
    most: most + gap,
    text,
  }));
}

function measure(pen: Pen, text: string, style: Style): Wanted {
  const lines = text.split('\n');
  let [word, most] = [0, 0];
  for (const line of lines) {
    most = Math.max(most, pen.width(line, style));
    for (const one of line.split(' ')) word = Math.max(word, pen.width(one, style));
  }
  return { word, most, text: lines.length === 1 ? most : pen.width(lines.join(' '), style) };
}
