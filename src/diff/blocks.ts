import { measure } from '@/flexible-data/summarise';
import type { DiffLine, ValueLine, WholeLine } from './lines';

/** Lines as they are drawn: unchanged neighbours may stand folded as one. */
export type Block =
  | { type: 'line'; line: DiffLine; id: string }
  | { type: 'same'; id: string; lines: (ValueLine | WholeLine)[]; count: number; open: boolean };

export interface Folding {
  /** Fold what is the same. */
  foldSame: boolean;
  /** Folds of unchanged lines that were opened one by one. */
  opened: ReadonlySet<string>;
  /** Headings that were closed. */
  closed: ReadonlySet<string>;
}

function isSame(line: DiffLine): line is ValueLine | WholeLine {
  return (line.type === 'value' || line.type === 'whole') && line.kind === 'same' && !line.moved;
}

const sizeOf = (line: ValueLine | WholeLine) => {
  if (line.type === 'value') return 1;
  const { values, rows } = measure(line.after);
  return Math.max(1, values + rows);
};

/**
 * Groups the lines of a comparison for drawing: neighbouring unchanged values of one depth become one
 * fold that says how many and which; unchanged structures fold alone; what lies under a closed heading
 * is left out. Takes the lines of `compareVerifications`, changes nothing, never throws.
 */
export function blocksOf(lines: readonly DiffLine[], { foldSame, opened, closed }: Folding): Block[] {
  const blocks: Block[] = [];
  let under: { depth: number; table: string } | undefined;
  for (const line of lines) {
    if (under && (line.depth > under.depth || line.id === under.table)) continue;
    under = undefined;
    if (line.type === 'heading' && closed.has(line.id)) under = { depth: line.depth, table: `${line.id}#` };
    if (!foldSame || !isSame(line)) {
      blocks.push({ type: 'line', line, id: line.id });
      continue;
    }
    const last = blocks.at(-1);
    const joins = line.type === 'value' && last?.type === 'same' && last.lines[0]?.type === 'value';
    if (joins && last.lines[0]?.depth === line.depth) {
      last.lines.push(line);
      last.count++;
    } else {
      const id = `same ${line.id}`;
      blocks.push({ type: 'same', id, lines: [line], count: sizeOf(line), open: opened.has(id) });
    }
  }
  return blocks;
}
