import { formatDate } from '@/lib/dates';
import { count, uncapitalized } from '@/lib/words';
import type { ColumnFields } from './columns';
import type { RosterValues } from './fields';
import type { OnFile, RosterKind } from './kind';
import type { Ending } from './values/actions';
import type { Conflict, Joined } from './values/join';
import { ReadRows, type ReadRow } from './values/row-reader';
import { inSlices } from './values/slices';
import type { Told } from './values/told';

export interface RosterRow {
  /** Where it begins in the file, counted from 1; in a spreadsheet the number of the row. No two rows share one. */
  line: number;
  /** As they stand in the file, or as they were mended. */
  cells: readonly string[];
}

/**
 * What will come of a row: a record is made; it is there, the same or not; it is ended; a person has to decide between two
 * things that are said; the row is part of another one; nothing is to be done; it cannot be taken as it is.
 */
export type Plan = 'create' | 'same' | 'differs' | 'terminate' | 'decide' | 'joined' | 'none' | 'cannot';

export interface CheckedRow extends RosterRow, Readonly<Told> {
  /** Of rows that were joined, those of all of them, at the first. */
  values: RosterValues;
  /** The keys of the fields whose words stand for nothing. */
  emptied: readonly string[];
  plan: Plan;
  /** Why nothing is to be done, or what a joined row adds, in words. */
  why: string | undefined;
  /** The record that is there already. */
  onFile: OnFile | undefined;
  /** The keys of the fields in which that one differs. */
  differs: readonly string[];
  /** The line of the row that this one is about the same as. */
  sameAs: number | undefined;
  /** The lines of the rows that were joined to this one. */
  joined: readonly number[];
  /** What a person has to decide, or has decided. */
  conflicts: readonly Conflict[];
}

/** What a person decided of a row. */
export interface Decision {
  /** It is left out: it is about somebody else, for example. */
  isLeft?: boolean;
  /** By the key of a field, which of the values that are said counts. */
  values?: RosterValues;
}

/** By the line of the row that others are joined to. */
export type Decisions = ReadonlyMap<number, Decision>;

const nowhere: RosterRow = { line: 0, cells: [] };
const noDecisions: Decisions = new Map();
const none: readonly never[] = [];

/** What rows are checked by. */
export interface RosterCheck {
  kind: RosterKind;
  columns: ColumnFields;
  rows: readonly RosterRow[];
  onFile: ReadonlyMap<string, OnFile>;
  read: ReadRows;
  decisions: Decisions;
}

/**
 * Checks every row before anything is sent: each cell, what must fit together, which rows are about the same, and what the
 * service holds already (`onFile`, by identity). `read` keeps what was read of rows that did not change.
 */
export function checkRows(
  kind: RosterKind,
  columns: ColumnFields,
  rows: readonly RosterRow[],
  onFile: ReadonlyMap<string, OnFile>,
  read: ReadRows = new ReadRows(),
  decisions: Decisions = noDecisions,
): CheckedRow[] {
  const check = checkOf({ kind, columns, rows, onFile, read, decisions });
  for (let at = 0; at < rows.length; at += 1) check.group(at);
  return rows.map((_, at) => check.plan(at));
}

/** The same without holding up the page. Throws the reason of `signal` once that is aborted. */
export async function checkRowsInSlices(given: RosterCheck, signal?: AbortSignal): Promise<CheckedRow[]> {
  const check = checkOf(given);
  const checked: CheckedRow[] = [];
  await inSlices(given.rows.length, (at) => check.group(at), signal);
  await inSlices(given.rows.length, (at) => checked.push(check.plan(at)), signal);
  return checked;
}

/** Reads the cells of all rows into `read` without holding up the page, and gives what they hold. */
export async function readRows(
  kind: RosterKind,
  columns: ColumnFields,
  rows: readonly RosterRow[],
  read: ReadRows,
): Promise<RosterValues[]> {
  const values: RosterValues[] = [];
  await inSlices(rows.length, (at) => {
    const row = rows[at];
    if (row) values.push(read.read(kind, columns, row).values);
  });
  return values;
}

const isBroken = ({ problems }: Pick<Told, 'problems'>) => Object.keys(problems).length > 0;

/** Rows about the same, by their places: the one that stands for all of them comes first. */
type Group = [first: number, ...others: number[]];

interface Parts {
  /** All of its rows end the record. */
  isEnded: boolean;
  /** The rows that are made one, by their places. */
  places: readonly number[];
  joined: Joined | undefined;
}

const isAlike = (one: RosterValues, other: RosterValues) =>
  Object.keys({ ...one, ...other }).every((key) => (one[key] ?? '') === (other[key] ?? ''));

const namesakeWords = (line: number) =>
  `The same name as line ${line}, and nothing tells whether it is somebody else: add the NPI or the date of birth`;

function checkOf({ kind, columns, rows, onFile, read, decisions }: RosterCheck) {
  const firstAt = new Map<string, number>();
  /** By the places of their rows, those that are about the same as others. */
  const groups = new Map<number, Group>();
  const parts = new Map<Group, Parts>();
  /** By the places of rows that share nothing but a name with an earlier one, the line of that. */
  const namesakes = new Map<number, number>();
  /** Records of which only a part is on file, that a row is about already. */
  const taken = new Set<string>();
  const rowAt = (at: number): RosterRow => rows[at] ?? nowhere;
  const readAt = (at: number) => read.read(kind, columns, rowAt(at));
  const endingAt = (at: number) => kind.ending?.(readAt(at).values);

  function group(at: number): void {
    const own = readAt(at);
    if (isBroken(own)) return;
    const known = own.identities.find((identity) => firstAt.has(identity));
    const first = known === undefined ? at : (firstAt.get(known) ?? at);
    const isByName = first !== at && known?.startsWith('name:');
    if (isByName && !isAlike(own.values, readAt(first).values)) {
      namesakes.set(at, rowAt(first).line);
      return;
    }
    for (const identity of own.identities) if (!firstAt.has(identity)) firstAt.set(identity, first);
    if (first === at) return;
    const before = groups.get(first) ?? [first];
    before.push(at);
    groups.set(at, before);
    groups.set(first, before);
    // A place that is ended says nothing of where somebody practices: another row stands for all of them.
    const [leader] = before;
    if (endingAt(leader) && !endingAt(at)) {
      before.splice(before.indexOf(at), 1);
      before.unshift(at);
    }
  }

  function plan(at: number): CheckedRow {
    const [row, own] = [rowAt(at), readAt(at)];
    if (isBroken(own)) return rowOf(row, own, 'cannot');
    const namesake = namesakes.get(at);
    if (namesake !== undefined) return rowOf(row, own, 'cannot', namesakeWords(namesake));
    const rowsOfOne = groups.get(at);
    if (!rowsOfOne) return planOne(row, own, own.values, none, none, endingAt(at));
    return rowsOfOne[0] === at ? planFirst(row, own, rowsOfOne) : planJoined(at, row, own, rowsOfOne);
  }

  /** The rows of a group that are made one. */
  function partsOf(all: Group): Parts {
    const before = parts.get(all);
    if (before) return before;
    const isEnded = all.every((at) => endingAt(at));
    const places = isEnded ? all : all.filter((at) => !endingAt(at));
    const lines = places.map((at) => ({ line: rowAt(at).line, values: readAt(at).values }));
    const made = { isEnded, places, joined: kind.join?.(lines) };
    parts.set(all, made);
    return made;
  }

  function planFirst(row: RosterRow, own: ReadRow, all: Group): CheckedRow {
    const { isEnded, joined } = partsOf(all);
    const endings = isEnded ? all.map(endingAt) : [];
    const ending = endings.find((one) => one?.is !== 'now') ?? endings[0];
    const lines = joined ? all.slice(1).map((at) => rowAt(at).line) : none;
    return planOne(row, own, joined?.values ?? own.values, joined?.conflicts ?? none, lines, ending);
  }

  function planJoined(at: number, row: RosterRow, own: ReadRow, all: Group): CheckedRow {
    const sameAs = rowAt(all[0]).line;
    const { isEnded, places, joined } = partsOf(all);
    if (!joined) return { ...rowOf(row, own, 'cannot'), sameAs };
    const why =
      !isEnded && endingAt(at)
        ? 'ends one of several places, so that nobody is deactivated'
        : joined.added[places.indexOf(at) - 1];
    return { ...rowOf(row, own, 'joined', why || undefined), sameAs };
  }

  function planOne(
    row: RosterRow,
    own: ReadRow,
    together: RosterValues,
    said: readonly Conflict[],
    joined: readonly number[],
    ending: Ending | undefined,
  ): CheckedRow {
    const { values: chosen, isLeft = false } = decisions.get(row.line) ?? {};
    const values = chosen ? withChosen(together, chosen) : together;
    const found = foundOf(own, values);
    const against = (found && kind.contradictions?.(row.line, together, found)) ?? none;
    const conflicts = said.length + against.length > 0 ? [...said, ...against] : none;
    const open = conflicts.some(({ field }) => chosen?.[field] === undefined);
    const checked = rowOf(row, own, 'none');
    checked.values = values;
    checked.onFile = found;
    checked.joined = joined;
    checked.conflicts = conflicts;
    if (isLeft) checked.why = 'Left out';
    else if (ending) {
      const { plan, why } = endOf(ending, found, own);
      checked.plan = open && plan === 'terminate' ? 'decide' : plan;
      checked.why = why;
    } else if (open) checked.plan = 'decide';
    else if (!found) checked.plan = 'create';
    else {
      const decided = against
        .map(({ field }) => field)
        .filter((field) => values[field] && values[field] !== found.values[field]);
      checked.differs = [...kind.differences(values, found), ...decided];
      checked.plan = checked.differs.length > 0 ? 'differs' : 'same';
    }
    return checked;
  }

  /** The record that a row is about. */
  function foundOf(own: ReadRow, values: RosterValues): OnFile | undefined {
    for (const identity of own.identities) {
      const certain = onFile.get(identity);
      if (certain) return certain;
    }
    const partial = kind
      .partly?.(values)
      .map((identity) => onFile.get(identity))
      .find((one) => one && !taken.has(one.id));
    if (partial) taken.add(partial.id);
    return partial;
  }

  return { group, plan };
}

/** Values with those that a person chose. */
function withChosen(values: RosterValues, chosen: RosterValues): RosterValues {
  const given = Object.entries(chosen).filter(([, value]) => value !== undefined);
  return { ...values, ...Object.fromEntries(given) };
}

type Unfinished = { -readonly [Key in keyof CheckedRow]: CheckedRow[Key] };

function rowOf({ line, cells }: RosterRow, own: ReadRow, plan: Plan, why?: string): Unfinished {
  const { values, problems, leftOut, notes, emptied } = own;
  return {
    line,
    cells,
    values,
    problems,
    leftOut,
    notes,
    emptied,
    plan,
    why,
    onFile: undefined,
    differs: none,
    sameAs: undefined,
    joined: none,
    conflicts: none,
  };
}

/** What comes of a row that ends somebody: it never creates, and a name alone ends nobody. */
function endOf(
  { is, day }: Ending,
  found: OnFile | undefined,
  { identities }: ReadRow,
): { plan: Plan; why?: string } {
  if (is === 'location') return { plan: 'none', why: 'Ends a location, and nobody is deactivated' };
  if (!found) return { plan: 'none', why: 'Ends somebody who is not on file' };
  if (found.isDeactivated) return { plan: 'same', why: 'Deactivated already' };
  if (is === 'later') return { plan: 'none', why: `Ends on ${formatDate(day)}: import it again then` };
  return identities.every((identity) => identity.startsWith('name:'))
    ? { plan: 'none', why: 'A name alone does not say who ends: add the NPI or the date of birth' }
    : { plan: 'terminate' };
}

/** What will come of a row, in words. */
export function planWords(kind: RosterKind, row: CheckedRow): string {
  return [outcomeWords(kind, row), ...leftWords(kind, row), ...Object.values(row.notes)].join('. ').replace(/\.\. /g, '. ');
}

function outcomeWords(kind: RosterKind, row: CheckedRow): string {
  const { plan, why, sameAs, differs, problems, joined, conflicts } = row;
  switch (plan) {
    case 'joined':
      return why ? `Joined with line ${sameAs}: ${why}` : `The same as line ${sameAs}`;
    case 'cannot':
      if (sameAs !== undefined) return `The same as line ${sameAs}`;
      return why ?? [...new Set(Object.values(problems))].join(' ');
    case 'none':
      return why ?? '';
    case 'terminate':
      return 'Will be deactivated';
    case 'decide':
      return conflicts.map((conflict) => conflictWords(kind, conflict)).join('; ');
    case 'create':
      return joined.length > 0 ? `Will be created, with ${linesWords(joined)}` : 'Will be created';
    case 'same':
      return why ?? 'Already there';
    case 'differs':
      return `Already there, differs in ${differs.map((key) => labelOf(kind, key)).join(', ')}`;
  }
}

const labelOf = ({ fields }: RosterKind, key: string) => fields.find((field) => field.key === key)?.label ?? key;

const linesWords = (lines: readonly number[]) =>
  `${lines.length === 1 ? 'line' : 'lines'} ${lines.join(', ')}`;

/** `Last name: Quill in line 2, Vega in lines 3, 5`, with what is on file last. */
function conflictWords(kind: RosterKind, { field, options }: Conflict): string {
  const words = kind.fields.find(({ key }) => key === field)?.words;
  const said = options.map(({ value, lines }) => {
    const where = lines.length > 0 ? `in ${linesWords(lines)}` : 'on file';
    return `${words?.(value) ?? value} ${where}`;
  });
  return `${labelOf(kind, field)}: ${said.join(', ')}`;
}

/** What stays out of a row, fields of one reason together. */
function leftWords(kind: RosterKind, { leftOut }: CheckedRow): string[] {
  const byReason = new Map<string, string[]>();
  for (const [key, reason] of Object.entries(leftOut))
    byReason.set(reason, [...(byReason.get(reason) ?? []), labelOf(kind, key)]);
  return [...byReason].map(
    ([reason, labels]) => `Left out: ${labels.join(', ')} (${uncapitalized(reason).replace(/\.$/, '')})`,
  );
}

/** How many rows there are of each plan. */
export function planCounts(rows: readonly CheckedRow[]): Record<Plan, number> {
  const counts: Record<Plan, number> = {
    create: 0,
    same: 0,
    differs: 0,
    terminate: 0,
    decide: 0,
    joined: 0,
    none: 0,
    cannot: 0,
  };
  for (const { plan } of rows) counts[plan] += 1;
  return counts;
}

/** The fields that must have a column and have none, in words; undefined where all have one. */
export function missingColumns(kind: RosterKind, columns: ColumnFields): string | undefined {
  const missing = kind.fields.filter(({ key, required }) => required && !columns.includes(key));
  if (missing.length === 0) return undefined;
  const labels = missing.map(({ label }) => label).join(', ');
  return `Say which ${missing.length === 1 ? 'column is' : `${count(missing.length, 'column')} are`}: ${labels}.`;
}
