import { formatDate } from '@/lib/dates';
import type { RosterValues } from '../model/fields';
import type { Conflict, Ending, Joined, OnFile, RosterKind } from '../model/kind';
import { allOnFile, isNameAlone } from '../model/on-file';
import { noMessages, type RowMessages } from '../model/messages';
import {
  bornWords,
  isPerhapsBornOtherwise,
  namesakeWords,
  perhapsWords,
  severalBornWords,
  severalWords,
} from './namesakes';
import type { ReadRow, ReadRows } from './row-reader';
import {
  endsLocation,
  nameAloneWords,
  type CheckedRow,
  type ColumnFields,
  type Decisions,
  type Plan,
  type RosterRow,
} from '../model/rows';

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

/** So many rows of one name are compared with a new one: rows without a real name may be thousands. */
const mostNamesakes = 20;

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
  /** By what rows may share though they share no identity, the first places that have it. */
  const placesByName = new Map<string, number[]>();
  /** Records of which only a part is on file, that a row is about already. */
  const taken = new Set<string>();
  /** Rows that cannot be taken as they are, until it is known whether another row gives what they lack. */
  let broken: number[] = [];
  const rowAt = (index: number): RosterRow => rows[index] ?? nowhere;
  const readAt = (index: number) => read.read(kind, columns, rowAt(index));
  const endingAt = (index: number) => kind.ending?.(readAt(index).values);

  function group(index: number): void {
    const reading = readAt(index);
    if (isBroken(reading)) {
      broken.push(index);
      return;
    }
    let first = index;
    for (const identity of reading.identities) {
      const known = firstByIdentity.get(identity);
      if (known === undefined) continue;
      if (first === index) first = known;
      // One row has the NPI, another the date of birth, and this one both.
      else unite(first, known);
    }
    if (
      first !== index &&
      isNameAlone(reading.identities) &&
      !isAlike(reading.values, readAt(first).values)
    ) {
      namesakes.set(index, rowAt(first).line);
      return;
    }
    for (const identity of reading.identities)
      if (first === index || !firstByIdentity.has(identity)) firstByIdentity.set(identity, first);
    rememberName(index, reading.values);
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

  /** Joins each row whose only faults are fields that another row of the same gives; called once all others are grouped. */
  function joinBroken(): void {
    for (const index of kind.join ? broken : none) {
      const { identities, problems } = readAt(index);
      const first = isNameAlone(identities)
        ? undefined
        : identities.map((identity) => firstByIdentity.get(identity)).find((place) => place !== undefined);
      if (first === undefined || kind.nameFields.some((key) => problems[key])) continue;
      const before: Group = groups.get(first) ?? [first];
      const [leader] = before;
      if (endingAt(index) || !Object.keys(problems).every((key) => readAt(leader).values[key])) continue;
      before.push(index);
      groups.set(index, before);
      groups.set(first, before);
    }
    broken = [];
  }

  /** Makes one of the rows about the same as two. */
  function unite(one: number, other: number): void {
    const [before, after] = [groups.get(one) ?? [one], groups.get(other) ?? [other]];
    if (one === other || before === after) return;
    const all = [...before, ...after].toSorted((first, next) => first - next);
    const leader = all.find((index) => !endingAt(index)) ?? one;
    const united: Group = [leader, ...all.filter((index) => index !== leader)];
    for (const index of united) groups.set(index, united);
  }

  function rememberName(index: number, values: RosterValues): void {
    const name = kind.perhaps?.(values);
    if (!name || endingAt(index)) return;
    const places = placesByName.get(name);
    if (!places) placesByName.set(name, [index]);
    else if (places.length < mostNamesakes) places.push(index);
  }

  /** That an earlier row may be about the same, in words: it has the name, and no NPI tells them apart. */
  function namesakeAbove(index: number, values: RosterValues): string | undefined {
    const own = groups.get(index);
    const above = (placesByName.get(kind.perhaps?.(values) ?? '') ?? []).filter(
      (place) => place < index && !(own && groups.get(place) === own),
    );
    const like = (fits: (given: RosterValues, other: OnFile) => boolean) =>
      above.find((place) => fits(values, { id: '', identities: [], values: readAt(place).values }));
    const plain = like((given, other) => !contradicts(given, other));
    if (plain !== undefined) return namesakeWords(rowAt(plain).line);
    const born = like(isPerhapsBornOtherwise);
    return born === undefined ? undefined : bornWords(rowAt(born).line);
  }

  const contradicts = (values: RosterValues, other: OnFile) =>
    (kind.contradictions?.(0, values, other).length ?? 0) > 0;

  function plan(index: number): CheckedRow {
    const row = rowAt(index);
    if (broken.length > 0) joinBroken();
    const reading = readAt(index);
    const isOne = groups.has(index);
    if (isBroken(reading) && !isOne) return rowOf(row, reading, 'cannot');
    const namesake = namesakes.get(index);
    if (namesake !== undefined) return rowOf(row, reading, 'cannot', namesakeWords(namesake));
    const rowsOfOne = groups.get(index);
    if (!rowsOfOne) return planOne(index, reading, alone(reading.values, endingAt(index)));
    return rowsOfOne[0] === index
      ? planFirst(index, reading, rowsOfOne)
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

  function planFirst(index: number, reading: ReadRow, all: Group): CheckedRow {
    const { isEnded, joined } = partsOf(all);
    const endings = isEnded ? all.map(endingAt) : [];
    const ending = endings.find((one) => one?.is !== 'now') ?? endings[0];
    if (!joined) return planOne(index, reading, alone(reading.values, ending));
    const lines = all.slice(1).map((place) => rowAt(place).line);
    return planOne(index, reading, { together: joined.values, between: joined.conflicts, lines, ending });
  }

  function planJoined(index: number, row: RosterRow, reading: ReadRow, all: Group): CheckedRow {
    const sameAs = rowAt(all[0]).line;
    const { isEnded, places, joined } = partsOf(all);
    if (!joined) return { ...rowOf(row, reading, 'cannot'), sameAs };
    const why =
      !isEnded && endingAt(index)
        ? 'ends one of several places, so that nobody is deactivated'
        : joined.added[places.indexOf(index) - 1];
    // What is wrong with a row that another one completes stays out of both.
    const { problems } = reading;
    const leftOut = isBroken(reading) ? { ...reading.leftOut, ...problems } : reading.leftOut;
    return {
      ...rowOf(row, { ...reading, leftOut, problems: noMessages }, 'joined', why || undefined),
      sameAs,
    };
  }

  function planOne(
    index: number,
    reading: ReadRow,
    { together, between, lines, ending }: OneRow,
  ): CheckedRow {
    const row = rowAt(index);
    const decision = decisions.get(row.line);
    const chosen = decision?.values;
    const values = chosen ? withChosen(together, chosen) : together;
    // What another of its rows knows, as the NPI, may tell who it is about.
    const identities = values === reading.values ? reading.identities : kind.identities(values);
    const { certain, perhaps, several, isBornOtherwise } = recordsOf(identities, values);
    const found = certain ?? (decision?.isSame ? perhaps : undefined);
    const isNamed = isNameAlone(identities);
    // A name alone ends nobody, whoever it is about.
    const isAsked = perhaps !== undefined && decision?.isSame === undefined && !(isNamed && ending);
    const against = (found && kind.contradictions?.(row.line, together, found)) ?? none;
    const conflicts = between.length + against.length > 0 ? [...between, ...against] : none;
    const open = conflicts.some(({ field }) => chosen?.[field] === undefined);
    const checked = rowOf(row, reading, 'none');
    checked.values = values;
    checked.onFile = found;
    checked.perhaps = perhaps;
    checked.joined = lines;
    checked.conflicts = conflicts;
    if (decision?.isLeft) checked.why = 'Left out';
    else if (ending && !(isAsked && ending.is !== 'location')) {
      const { plan: end, why } = endOf(
        ending,
        found ?? (isNamed ? perhaps : undefined),
        isNamed,
        several > 0,
      );
      checked.plan = open && end === 'terminate' ? 'decide' : end;
      checked.why = why;
    } else if (isAsked || open) {
      checked.plan = 'decide';
      checked.why = isAsked ? perhapsWords(kind, values, perhaps) : undefined;
    } else if (isNamed && several > 0) {
      checked.plan = 'cannot';
      checked.why = severalWords(several);
    } else if (!found) {
      checked.plan = 'create';
      const above = namesakeAbove(index, values);
      if (above !== undefined) checked.why = above;
      else if (several > 0) checked.why = isBornOtherwise ? severalBornWords(several) : severalWords(several);
      else if (isNamed) checked.why = nameAloneWords;
    } else {
      const decided = against
        .map(({ field }) => field)
        .filter((field) => values[field] && values[field] !== found.values[field]);
      checked.differs = [...kind.differences(values, found), ...decided];
      checked.plan = checked.differs.length > 0 ? 'differs' : 'same';
    }
    return checked;
  }

  /** The record that a row is about, or may be about. */
  function recordsOf(identities: readonly string[], values: RosterValues): Records {
    if (onFile.size === 0) return noRecords;
    const isNamed = isNameAlone(identities);
    for (const identity of identities) {
      const certain = onFile.get(identity);
      if (certain && !isNamed) return { ...noRecords, certain };
    }
    const name = kind.perhaps?.(values);
    const all = name ? allOnFile(onFile, name) : none;
    const fitting = all.filter((one) => isNamed || !contradicts(values, one));
    const isBornOtherwise = fitting.length === 0;
    const namesakes = isBornOtherwise ? all.filter((one) => isPerhapsBornOtherwise(values, one)) : fitting;
    const [one] = namesakes;
    if (namesakes.length > 1) return { ...noRecords, several: namesakes.length, isBornOtherwise };
    // A name alone says of nobody that they are meant, unless nothing would be changed.
    const isAsOnFile = isNamed && one !== undefined && kind.differences(values, one).length === 0;
    if (one) return { ...noRecords, [isAsOnFile ? 'certain' : 'perhaps']: one };
    const partial = kind
      .partly?.(values)
      .map((identity) => onFile.get(identity))
      .find((record) => record && !taken.has(record.id));
    if (partial) taken.add(partial.id);
    return { ...noRecords, certain: partial };
  }

  return { group, plan };
}

/** What a row, or rows that were made one, say. */
interface OneRow {
  together: RosterValues;
  /** What they say against each other. */
  between: readonly Conflict[];
  /** The lines of the others. */
  lines: readonly number[];
  ending: Ending | undefined;
}

const alone = (together: RosterValues, ending: Ending | undefined): OneRow => ({
  together,
  between: none,
  lines: none,
  ending,
});

interface Records {
  certain: OnFile | undefined;
  /** The only one that has its name, where nothing else tells. */
  perhaps: OnFile | undefined;
  /** How many there are of its name, where none of them is certain. */
  several: number;
  /** Those are born on another day than the row says. */
  isBornOtherwise: boolean;
}

const noRecords: Records = { certain: undefined, perhaps: undefined, several: 0, isBornOtherwise: false };

/** Values with those that a person chose. */
function withChosen(values: RosterValues, chosen: RosterValues): RosterValues {
  const given = Object.entries(chosen).filter(([, value]) => value !== undefined);
  return { ...values, ...Object.fromEntries(given) };
}

type Unfinished = { -readonly [Key in keyof CheckedRow]: CheckedRow[Key] };

function rowOf({ line, cells }: RosterRow, reading: ReadRow, plan: Plan, why?: string): Unfinished {
  const { values, problems, leftOut, notes, loose, emptied } = reading;
  return {
    line,
    cells,
    values,
    problems,
    leftOut,
    notes,
    loose,
    emptied,
    plan,
    why,
    onFile: undefined,
    perhaps: undefined,
    differs: none,
    sameAs: undefined,
    joined: none,
    conflicts: none,
  };
}

const nameEndsNobody = 'A name alone does not say who ends: add the NPI or the date of birth';

/** What comes of a row that ends somebody: it never creates, and a name alone ends nobody. */
function endOf(
  { is, day }: Ending,
  found: OnFile | undefined,
  isNamed: boolean,
  isSeveral: boolean,
): { plan: Plan; why?: string } {
  if (is === 'location') return { plan: 'none', why: endsLocation };
  if (isNamed && isSeveral) return { plan: 'none', why: nameEndsNobody };
  if (!found) return { plan: 'none', why: 'Nothing will happen: the row ends somebody who is not on file' };
  if (found.isDeactivated) return { plan: 'same', why: 'Deactivated already' };
  if (is === 'later') return { plan: 'none', why: `Ends on ${formatDate(day)}: import it again then` };
  return isNamed ? { plan: 'none', why: nameEndsNobody } : { plan: 'terminate' };
}
