import { displayText, isScalar, readNode, type Spot, childSpots, rootSpot } from './model';
import { tableColumns } from './columns';
import { summarise } from './summarise';

/** Deeper lines are not indented further: 10,000 levels would cost 100 million spaces. */
const deepestIndent = 40;

const indent = (depth: number, unit: string) => unit.repeat(Math.min(depth, deepestIndent));

const oneLine = (value: unknown) =>
  isScalar(value) ? displayText(value).replace(/[\t\r\n]+/g, ' ') || '–' : summarise(value);

/**
 * Flexible data as text for a letter or a note: `Key: value` lines, headings, tables with tabs between
 * cells. Takes any JSON value of any depth, never throws.
 */
export function toText(data: unknown): string {
  const lines: string[] = [];
  const open: Spot[] = [rootSpot(data)];
  for (let spot = open.pop(); spot; spot = open.pop()) {
    const node = readNode(spot.value);
    const pad = indent(Math.max(0, spot.depth - 1), '  ');
    if (node.kind === 'value') {
      lines.push(
        `${pad}${spot.label === undefined ? '' : `${spot.label}: `}${displayText(node.value) || '–'}`,
      );
      continue;
    }
    const empty = node.parts.length === 0 && node.rows.length === 0;
    if (spot.label !== undefined) lines.push(`${pad}${spot.label}:${empty ? ' –' : ''}`);
    if (node.kind === 'table') {
      const columns = tableColumns(node.rows);
      const inner = indent(spot.depth, '  ');
      if (!empty) lines.push(inner + columns.map((column) => oneLine(column.label)).join('\t'));
      for (const row of node.rows) {
        lines.push(inner + columns.map((column) => oneLine(column.read(row))).join('\t'));
      }
      continue;
    }
    for (const child of childSpots(spot).toReversed()) open.push(child);
  }
  return lines.join('\n');
}

interface Frame {
  close: string;
  parts: Iterator<[string | undefined, unknown]>;
  first: boolean;
}

/**
 * `JSON.stringify(value, null, 2)` for any depth: the built-in one overflows the stack at some thousand
 * levels. Indentation stops growing at 40 levels. Takes a JSON value, gives its text, never throws.
 */
export function toJson(data: unknown): string {
  const out: string[] = [];
  const frames: Frame[] = [];
  const write = (value: unknown) => {
    if (typeof value !== 'object' || value === null) {
      out.push(JSON.stringify(value) ?? 'null');
      return;
    }
    const list = Array.isArray(value);
    const parts: [string | undefined, unknown][] = list
      ? value.map((item) => [undefined, item])
      : Object.entries(value).filter(([, item]) => item !== undefined);
    if (parts.length === 0) {
      out.push(list ? '[]' : '{}');
      return;
    }
    out.push(list ? '[' : '{');
    frames.push({ close: list ? ']' : '}', parts: parts.values(), first: true });
  };
  write(data);
  for (let frame = frames.at(-1); frame; frame = frames.at(-1)) {
    const next = frame.parts.next();
    if (next.done) {
      frames.pop();
      out.push('\n', indent(frames.length, '  '), frame.close);
      continue;
    }
    const [key, value] = next.value;
    out.push(frame.first ? '\n' : ',\n', indent(frames.length, '  '));
    frame.first = false;
    if (key !== undefined) out.push(JSON.stringify(key), ': ');
    write(value);
  }
  return out.join('');
}
