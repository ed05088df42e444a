import { formatDate } from '@/lib/dates';
import type { RosterValues } from '../model/fields';
import type { Conflict, Ending, Joined, OnFile, RosterKind } from '../model/kind';
import { noMessages, type RowMessages } from '../model/messages';
import type { ReadRow, ReadRows } from './row-reader';
import type { CheckedRow, ColumnFields, Decisions, Plan, RosterRow } from '../model/rows';

const nowhere: RosterRow = { line: 0, cells: [] };
const none: readonly never[] = [];

const isBroken = ({ problems }: Pick<RowMessages, 'problems'>) => problems !== noMessages;

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

const isNameAlone = (identities: readonly string[]) =>
  identities.length > 0 && identities.every((identity) => identity.startsWith('name:'));
const nameAloneWords = 'No NPI or date of birth';

const namesakeWords = (line: number) =>
  `The same name as line ${line}, and nothing tells whether it is somebody else: add the NPI or the date of birth`;

/** What rows are checked by. */
export interface RosterCheck {
  kind: RosterKind;
  columns: ColumnFields;
  rows: readonly RosterRow[];
  onFile: ReadonlyMap<string, OnFile>;
  read: ReadRows;
  decisions: Decisions;
}

interface RowPlans {
  /** Finds out which earlier rows one is about the same as; called for all rows in their order. */
  group: (index: number) => void;
  /** What comes of a row, once all are grouped. */
  plan: (index: number) => CheckedRow;
}

/** Plans rows one by one, so that a large file can be checked in slices. */
export function rowPlans({ kind, columns, rows, onFile, read, decisions }: RosterCheck): RowPlans {
  const firstByIdentity = new Map<string, number>();
  /** By the places of their rows, those that are about the same as others. */
  const groups = new Map<number, Group>();
  const parts = new Map<Group, Parts>();
  /** By the places of rows that share nothing but a name with an earlier one, the line of that. */
  const namesakes = new Map<number, number>();
  /** Records of which only a part is on file, that a row is about already. */
  const taken = new Set<string>();
  const rowAt = (index: number): RosterRow => rows[index] ?? nowhere;
  const readAt = (index: number) => read.read(kind, columns, rowAt(index));
  const endingAt = (index: number) => kind.ending?.(readAt(index).values);

  function group(index: number): void {
    const reading = readAt(index);
    if (isBroken(reading)) return;
    let [first, isByName] = [index, false];
    for (const identity of reading.identities) {
      const known = firstByIdentity.get(identity);
      if (known === undefined) continue;
      [first, isByName] = [known, identity.startsWith('name:')];
      break;
    }
    if (isByName && !isAlike(reading.values, readAt(first).values)) {
      namesakes.set(index, rowAt(first).line);
      return;
    }
    for (const identity of reading.identities)
      if (first === index || !firstByIdentity.has(identity)) firstByIdentity.set(identity, first);
    if (first === index) return;
    const before: Group = groups.get(first) ?? [first];
    before.push(index);
    groups.set(index, before);
    groups.set(first, before);
    // A place that is ended says nothing of where somebody practices: another row stands for all of them.
    const [leader] = before;
    if (endingAt(leader) && !endingAt(index)) {
      before.splice(before.indexOf(index), 1);
      before.unshift(index);
    }
  }

  function plan(index: number): CheckedRow {
    const row = rowAt(index);
    const reading = readAt(index);
    if (isBroken(reading)) return rowOf(row, reading, 'cannot');
    const namesake = namesakes.get(index);
    if (namesake !== undefined) return rowOf(row, reading, 'cannot', namesakeWords(namesake));
    const rowsOfOne = groups.get(index);
    if (!rowsOfOne) return planOne(row, reading, reading.values, none, none, endingAt(index));
    return rowsOfOne[0] === index
      ? planFirst(row, reading, rowsOfOne)
      : planJoined(index, row, reading, rowsOfOne);
  }

  /** The rows of a group that are made one. */
  function partsOf(all: Group): Parts {
    const before = parts.get(all);
    if (before) return before;
    const isEnded = all.every((index) => endingAt(index));
    const places = isEnded ? all : all.filter((index) => !endingAt(index));
    const lines = places.map((index) => ({ line: rowAt(index).line, values: readAt(index).values }));
    const made = { isEnded, places, joined: kind.join?.(lines) };
    parts.set(all, made);
    return made;
  }

  function planFirst(row: RosterRow, reading: ReadRow, all: Group): CheckedRow {
    const { isEnded, joined } = partsOf(all);
    const endings = isEnded ? all.map(endingAt) : [];
    const ending = endings.find((one) => one?.is !== 'now') ?? endings[0];
    const lines = joined ? all.slice(1).map((index) => rowAt(index).line) : none;
    return planOne(row, reading, joined?.values ?? reading.values, joined?.conflicts ?? none, lines, ending);
  }

  function planJoined(index: number, row: RosterRow, reading: ReadRow, all: Group): CheckedRow {
    const sameAs = rowAt(all[0]).line;
    const { isEnded, places, joined } = partsOf(all);
    if (!joined) return { ...rowOf(row, reading, 'cannot'), sameAs };
    const why =
      !isEnded && endingAt(index)
        ? 'ends one of several places, so that nobody is deactivated'
        : joined.added[places.indexOf(index) - 1];
    return { ...rowOf(row, reading, 'joined', why || undefined), sameAs };
  }

  function planOne(
    row: RosterRow,
    reading: ReadRow,
    together: RosterValues,
    between: readonly Conflict[],
    joined: readonly number[],
    ending: Ending | undefined,
  ): CheckedRow {
    const decision = decisions.get(row.line);
    const chosen = decision?.values;
    const values = chosen ? withChosen(together, chosen) : together;
    // What another of its rows knows, as the NPI, may tell who it is about.
    const identities = values === reading.values ? reading.identities : kind.identities(values);
    const found = foundOf(identities, values);
    const against = (found && kind.contradictions?.(row.line, together, found)) ?? none;
    const conflicts = between.length + against.length > 0 ? [...between, ...against] : none;
    const open = conflicts.some(({ field }) => chosen?.[field] === undefined);
    const checked = rowOf(row, reading, 'none');
    checked.values = values;
    checked.onFile = found;
    checked.joined = joined;
    checked.conflicts = conflicts;
    if (decision?.isLeft) checked.why = 'Left out';
    else if (ending) {
      const { plan, why } = endOf(ending, found, identities);
      checked.plan = open && plan === 'terminate' ? 'decide' : plan;
      checked.why = why;
    } else if (open) checked.plan = 'decide';
    else if (!found) {
      checked.plan = 'create';
      if (isNameAlone(identities)) checked.why = nameAloneWords;
    } else {
      const decided = against
        .map(({ field }) => field)
        .filter((field) => values[field] && values[field] !== found.values[field]);
      checked.differs = [...kind.differences(values, found), ...decided];
      checked.plan = checked.differs.length > 0 ? 'differs' : 'same';
    }
    return checked;
  }

  /** The record that a row is about. */
  function foundOf(identities: readonly string[], values: RosterValues): OnFile | undefined {
    if (onFile.size === 0) return undefined;
    for (const identity of identities) {
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

function rowOf({ line, cells }: RosterRow, reading: ReadRow, plan: Plan, why?: string): Unfinished {
  const { values, problems, leftOut, notes, emptied } = reading;
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
  identities: readonly string[],
): { plan: Plan; why?: string } {
  if (is === 'location') return { plan: 'none', why: 'Ends a location, and nobody is deactivated' };
  if (!found) return { plan: 'none', why: 'Ends somebody who is not on file' };
  if (found.isDeactivated) return { plan: 'same', why: 'Deactivated already' };
  if (is === 'later') return { plan: 'none', why: `Ends on ${formatDate(day)}: import it again then` };
  return isNameAlone(identities)
    ? { plan: 'none', why: 'A name alone does not say who ends: add the NPI or the date of birth' }
    : { plan: 'terminate' };
}
