import { tableColumns, type FlexColumn } from '@/flexible-data/columns';
import { displayText, isPlainObject, isScalar, readNode } from '@/flexible-data/model';
import { summarise } from '@/flexible-data/summarise';
import { count } from '@/lib/words';
import { comparable, type Comparable, type Verification } from './comparable';
import { createDelta } from './create-delta';
import { deltaKind, ownProperty } from './delta';
import { shownChange } from './difference';
import { Identity } from './identity';
import { arrayParts, objectParts, type Part, type PartKind } from './parts';
import { describeChosenResult, compareSentValues } from './compared-fields';

interface Base {
  id: string;
  depth: number;
  label: string;
  /** Headings around it, outermost first. */
  path: readonly string[];
  /** The field of the verification or result that it lies in; absent for a result itself. */
  field: string | undefined;
  /** It stands at another place of its list than before, counted from 0. */
  moved?: { from: number; to: number } | undefined;
}

/** A value of one line on each side; undefined where that side has none. */
export interface ValueLine extends Base {
  type: 'value';
  kind: Exclude<PartKind, 'inside'>;
  before: string | undefined;
  after: string | undefined;
  /** The values as they came, by which dates are told from other texts. */
  raw: readonly [unknown, unknown];
  /** Only how it is written differs. */
  isSpelling?: boolean;
  /** What differs is not shown: it lies in the hidden part of a number, or in an id. */
  isHidden?: boolean;
}

/** A part with a heading whose own parts follow. */
export interface HeadingLine extends Base {
  type: 'heading';
  kind: PartKind;
  summary: string;
}

/** Structured data that is on one side only, was replaced as a whole, or is the same. */
export interface WholeLine extends Base {
  type: 'whole';
  kind: Exclude<PartKind, 'inside'>;
  before: unknown;
  after: unknown;
  summary: string;
}

/** A table on both sides, row beside row. */
export interface TableLine extends Base {
  type: 'table';
  columns: FlexColumn[];
  rows: Part[];
  changes: number;
}

export type DiffLine = ValueLine | HeadingLine | WholeLine | TableLine;

interface Work {
  part: Part;
  label: string;
  depth: number;
  path: readonly string[];
  id: string;
  field: string | undefined;
}

/** Beyond so many headings only the outermost and innermost are kept in a path. */
const mostPath = 8;

const extend = (path: readonly string[], label: string): readonly string[] =>
  path.length < mostPath ? [...path, label] : [...path.slice(0, 4), '…', ...path.slice(-2), label];

const text = (value: unknown) => (value === undefined ? undefined : displayText(value));

/** What changed in a heading's summary: `section, 1 table, 1 row added`. */
function changeCount(parts: Part[], noun: string): string[] {
  const words: string[] = [];
  for (const [kind, word] of [
    ['added', 'added'],
    ['removed', 'removed'],
  ] as const) {
    const found = parts.filter((part) => part.kind === kind).length;
    if (found > 0) words.push(`${count(found, noun)} ${word}`);
  }
  const changed = parts.filter((part) => part.kind === 'changed' || part.kind === 'inside').length;
  if (changed > 0) words.push(`${count(changed, noun)} changed`);
  const moved = parts.filter((part) => part.moved).length;
  if (moved > 0) words.push(`${count(moved, noun)} moved`);
  return words;
}

class Lines {
  readonly lines: DiffLine[] = [];
  private readonly open: Work[] = [];

  /** Writes the lines of parts one after the other, inner parts right after their heading. */
  run(parts: Work[]) {
    this.push(parts);
    for (let work = this.open.pop(); work; work = this.open.pop()) this.write(work);
  }

  private push(parts: Work[]) {
    for (const part of parts.toReversed()) this.open.push(part);
  }

  private write(work: Work) {
    const { part } = work;
    const flat = isScalar(part.before) && isScalar(part.after);
    if (flat) this.value(work);
    else if (part.kind === 'inside') this.inside(work);
    else this.whole(work, part.kind);
  }

  private value({ part, label, depth, path, id, field }: Work) {
    const kind = part.kind === 'inside' ? 'changed' : part.kind;
    const raw = [part.before, part.after] as const;
    const { before, after, isSpelling } =
      kind === 'changed'
        ? shownChange(...raw)
        : { before: text(raw[0]), after: text(raw[1]), isSpelling: false };
    const { moved } = part;
    const line = { id, depth, label, path, field, kind, before, after, raw, isSpelling, moved };
    this.lines.push({ type: 'value', ...line });
  }

  private whole({ part, label, depth, path, id, field }: Work, kind: WholeLine['kind']) {
    const { before, after, moved } = part;
    const summary = summarise(kind === 'removed' ? before : after);
    this.lines.push({ type: 'whole', id, depth, label, path, field, kind, before, after, summary, moved });
  }

  private inside(work: Work) {
    const { part, label, depth, path, id, field } = work;
    const [before, after] = [readNode(part.before), readNode(part.after)];
    const typed = isPlainObject(part.delta) && before.owner !== part.before;
    const delta = typed ? ownProperty(part.delta, 'data') : part.delta;
    const [old, now] = [before.owner, after.owner];
    if (before.kind !== after.kind || !old || !now || deltaKind(delta) === 'none') {
      this.whole(work, 'changed');
      return;
    }
    if (before.kind === 'table' && deltaKind(delta) === 'array') {
      const rows = arrayParts(before.rows, after.rows, delta);
      const changes = rows.filter((row) => row.kind !== 'same' || row.moved).length;
      const summary = changeCount(rows, 'row').join(', ');
      const columns = tableColumns([...after.rows, ...before.rows]);
      this.lines.push({
        type: 'heading',
        id,
        depth,
        label,
        path,
        field,
        kind: 'inside',
        summary: `table, ${summary}`,
        moved: part.moved,
      });
      this.lines.push({ type: 'table', id: `${id}#`, depth, label, path, field, columns, rows, changes });
      return;
    }
    const lists = Array.isArray(old) && Array.isArray(now);
    if (lists !== (deltaKind(delta) === 'array') || before.kind === 'table') {
      this.whole(work, 'changed');
      return;
    }
    const parts = lists ? arrayParts(old, now, delta) : objectParts(old, now, delta);
    const summary = [before.kind, ...changeCount(parts, 'part')].join(', ');
    this.heading(work, parts, summary);
  }

  /** A heading with nothing but one changed part is joined with it: `Education / Residency`. */
  private heading({ part, label, depth, path, id, field }: Work, parts: Part[], summary: string) {
    const only = parts.length === 1 ? parts[0] : undefined;
    const inner = extend(path, label);
    if (only && only.kind === 'inside' && !part.moved) {
      const joined = shorten(label, named(only));
      this.push([
        {
          part: only,
          label: joined,
          depth,
          path,
          field: field ?? named(only),
          id: `${id}/${only.key}`.slice(-400),
        },
      ]);
      return;
    }
    const { moved } = part;
    this.lines.push({ type: 'heading', id, depth, label, path, field, kind: 'inside', summary, moved });
    this.push(
      parts.map((part) => ({
        part,
        label: named(part),
        depth: depth + 1,
        path: inner,
        field: field ?? named(part),
        id: `${id}/${part.key}`.slice(-400),
      })),
    );
  }
}

/** The heading, key or number of a part; removed items of a list have their old number. */
function named(part: Part): string {
  return typeof part.key === 'number' ? `${part.key + 1}` : part.key.replace(/^_(?=\d)/, '');
}

/** `A / B / C`; of very many the first two and the last two. */
function shorten(path: string, label: string): string {
  const parts = [...path.split(' / '), label];
  return parts.length <= 5 ? parts.join(' / ') : [...parts.slice(0, 2), '…', ...parts.slice(-2)].join(' / ');
}

export interface Comparison {
  lines: DiffLine[];
  /** Values, rows and parts that differ. */
  changes: number;
  /** Values and rows that are the same. */
  same: number;
}

function resultParts(old: Comparable, now: Comparable, identity: Identity): Work[] {
  const delta = createDelta(old.results, now.results, identity);
  const parts = arrayParts(old.results, now.results, delta);
  const areSingle = old.results.length === 1 && now.results.length === 1 && parts.length === 1;
  const first = parts[0];
  if (areSingle && first && isPlainObject(first.before) && isPlainObject(first.after)) {
    return objectParts(first.before, first.after, first.delta).map((part) =>
      work(part, String(part.key), 'result', String(part.key)),
    );
  }
  return parts.map((part) => {
    const index = typeof part.key === 'number' ? part.key : Number(String(part.key).slice(1));
    return work(
      part,
      `Result ${index + 1}${part.kind === 'removed' ? ' of the earlier one' : ''}`,
      'results',
    );
  });
}

const work = (part: Part, label: string, id: string, field?: string): Work => ({
  part,
  label,
  depth: 0,
  path: [],
  field,
  id: `${id}/${part.key}`,
});

/**
 * Two verifications of a license side by side, as lines from top to bottom. Takes any two, also of a
 * wrong shape, of any size and depth; never throws. Where each has one result, its fields stand in the
 * first level.
 */
export function compareVerifications(
  old: Verification | undefined,
  now: Verification | undefined,
): Comparison {
  const identity = new Identity();
  const [before, after] = [comparable(old), comparable(now)];
  describeChosenResult(before, after, identity);
  const hidden = compareSentValues(before, after, identity);
  const delta = createDelta(before.fields, after.fields, identity);
  const fields = objectParts(before.fields, after.fields, delta).map((part) =>
    work(part, String(part.key), 'field', String(part.key)),
  );
  const writer = new Lines();
  writer.run([...fields, ...resultParts(before, after, identity)]);
  const lines = writer.lines.map((line) =>
    line.type === 'value' && line.depth === 0 && line.id.startsWith('field/') && hidden.has(line.label)
      ? { ...line, kind: 'changed' as const, isHidden: true }
      : line,
  );
  return { lines, ...countLines(lines) };
}

function countLines(lines: DiffLine[]): { changes: number; same: number } {
  let changes = 0;
  let same = 0;
  for (const line of lines) {
    if (line.type === 'table') {
      changes += line.changes;
      same += line.rows.length - line.changes;
    } else if (line.type !== 'heading') {
      if (line.kind === 'same' && !line.moved) same++;
      else changes++;
    } else if (line.moved) changes++;
  }
  return { changes, same };
}
