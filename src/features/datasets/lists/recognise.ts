import { stateName } from '@/lib/states';
import { fieldOfHeader } from './fields';
import { findListHeading, likeLayouts } from './find-heading';
import { recogniseHeadless } from './headless-lists';
import { columnsOf, isContradicted, settleList } from './known-list';
import { datasetOf, layouts } from './layouts';
import { stateWitnesses } from './list-state';
import type {
  Column,
  Layout,
  ListDataset,
  ListFile,
  ListHeading,
  ListQuestion,
  ListSheet,
  ListTable,
  Part,
  RecognisedList,
} from './types';
import { unknownColumns } from './unknown-columns';

/** From this share of the names on, two headings are generations of one list. Different lists have less than 0.6. */
const sameList = 0.7;

/**
 * Recognises a list by the set of its columns' names, before any column is read; files without a heading by the name of
 * the file and the number of columns. A list that nobody knows is read as one for `target`, a state's where that is not
 * given. What the file does not tell is a question, and never taken in silence.
 */
export function recogniseList(file: ListFile, target?: ListDataset): RecognisedList {
  return recogniseHeadless(file.fileName, file.sheets) ?? recogniseAmong(layouts, file, target);
}

/**
 * Reads a file as a list that nobody knows, whatever known list it is like. A file without a heading gives no table, unless
 * somebody says where its heading is.
 */
export function recogniseAnother(file: ListFile, target?: ListDataset): RecognisedList {
  const isHeadless = recogniseHeadless(file.fileName, file.sheets) !== undefined;
  const sheets = isHeadless ? file.sheets.filter(({ heading }) => heading !== undefined) : file.sheets;
  return recogniseAmong([], { ...file, sheets }, target);
}

/** Recognises a list that has a heading: as one of the lists that are `known`, or by the words of its columns. */
function recogniseAmong(
  known: readonly Layout[],
  { fileName, sheets }: ListFile,
  target: ListDataset | undefined,
): RecognisedList {
  const found: RecognisedList = { certainty: 'nothing', tables: [], leftSheets: [], questions: [] };
  const read = sheets.map((sheet) => {
    const heading = sheet.heading ?? findListHeading(sheet.rows, layouts);
    return { sheet, table: heading && tableOf(known, fileName, sheet, heading, target) };
  });
  const [main] = read
    .flatMap(({ sheet, table }) => (table ? [{ ...table, hidden: sheet.hidden === true }] : []))
    .toSorted(
      (one, other) =>
        Number(one.hidden) - Number(other.hidden) ||
        ranks.indexOf(one.certainty) - ranks.indexOf(other.certainty) ||
        other.table.rows.length - one.table.rows.length,
    );
  for (const { sheet, table } of read)
    if (main && table && (table.table === main.table || (!sheet.hidden && isSameList(main, table))))
      add(found, table);
    else found.leftSheets.push(sheet.name);
  if (main) found.layout = main.table.layout;
  return found;
}

const ranks: readonly RecognisedList['certainty'][] = ['certain', 'likely', 'unknown', 'nothing'];

interface ReadTable {
  table: ListTable;
  certainty: RecognisedList['certainty'];
  questions: ListQuestion[];
}

/** Halves of a list, and sheets of a list that nobody knows, belong together; sheets of another list do not. */
function isSameList(main: ReadTable, other: ReadTable): boolean {
  const [one, two] = [main.table.layout, other.table.layout];
  return (
    datasetOf(one) === datasetOf(two) &&
    one.state === two.state &&
    (main.certainty === 'unknown') === (other.certainty === 'unknown')
  );
}

function add(found: RecognisedList, { table, certainty, questions }: ReadTable): void {
  const index = found.tables.length;
  if (found.certainty === 'nothing' || certainty !== 'certain') found.certainty = certainty;
  found.tables.push(table);
  const kinds = new Set(found.questions.map(({ kind }) => kind));
  for (const question of questions)
    if ('table' in question) found.questions.push({ ...question, table: index });
    else if (!kinds.has(question.kind)) found.questions.push(question);
}

function tableOf(
  known: readonly Layout[],
  fileName: string,
  sheet: ListSheet,
  heading: ListHeading,
  target: ListDataset = 'StateSanctionsAndExclusions',
): ReadTable | undefined {
  const { names, from, below } = heading;
  const rows = sheet.rows.slice(below);
  const lines = rows.map((_, at) => sheet.lines?.[below + at] ?? below + at + 1);
  const above = sheet.rows.slice(0, from);
  const [best] = likeLayouts(names, known);
  const base = { sheet: sheet.name, rows, lines };
  if (
    best &&
    best.ratio >= sameList &&
    (best.ratio === 1 || hasExclusionColumn(columnsOf(best.layout, names)))
  ) {
    const columns = columnsOf(best.layout, names);
    const witnesses = stateWitnesses(fileName, sheet.name, above, columns, rows);
    if (!isContradicted(best.layout, best.ratio, columns, witnesses)) {
      const { layout, certainty, questions } = settleList(
        best.layout,
        best.ratio,
        fileName,
        columns,
        rows,
        witnesses,
      );
      return { table: { ...base, layout, columns }, certainty, questions };
    }
  }
  const guessed = unknownColumns(names, rows, 0);
  const columns = guessed.columns.map((column): Column => {
    const field = fieldOfHeader(target, column.name);
    return field === undefined ? column : { name: column.name, role: field };
  });
  const isList = columns.some(
    ({ role }) => role === 'name' || role === 'lastOrFirm' || role === 'last' || role === 'firm',
  );
  if (!isList) return undefined;
  const witnesses = stateWitnesses(fileName, sheet.name, above, columns, rows);
  const isOfState = target === 'StateSanctionsAndExclusions';
  const state = isOfState ? (witnesses.stated ?? witnesses.ofAddresses) : undefined;
  const layout: Layout = {
    name: listName(state),
    dataset: target,
    ...(state !== undefined && { state }),
    ...(guessed.names && { names: guessed.names }),
    columns,
  };
  const candidates = likeLayouts(names, layouts)
    .filter(({ layout: one, ratio }) => ratio >= 0.5 && !isContradicted(one, ratio, columns, witnesses))
    .map((one) => one.layout);
  const isSure =
    witnesses.stated !== undefined && (witnesses.ofAddresses ?? witnesses.stated) === witnesses.stated;
  const questions: ListQuestion[] = [
    ...(candidates.length > 0 ? [{ kind: 'which-list', candidates } as const] : []),
    ...(isSure || !isOfState
      ? []
      : [{ kind: 'which-state', ...(state !== undefined && { guess: state }) } as const]),
    ...(isAboutExclusions([fileName, sheet.name, ...above.flat(), ...names])
      ? []
      : [{ kind: 'is-exclusion-list' } as const]),
    ...guessed.questions,
  ];
  return { table: { ...base, layout, columns }, certainty: 'unknown', questions };
}

const exclusionWords =
  /exclu|sanction|debar|suspen|reinstat|revo[ck]|preclu|ineligib|adverse|terminated|terminations|termination (?:reason|effective|authority|list)|reason for term/i;

/** Whether a text of a file is about exclusions; rosters have effective dates and termination dates as well. */
function isAboutExclusions(texts: readonly string[]): boolean {
  return texts.some((text) => exclusionWords.test(text.replace(/[_-]+/g, ' ')));
}

const exclusionParts: ReadonlySet<string | undefined> = new Set<Part>([
  'start',
  'end',
  'reinstated',
  'period',
  'reason',
  'authority',
  'action',
  'status',
]);

/** Names and addresses alone may be those of another file of the same publisher. */
function hasExclusionColumn(columns: readonly Column[]): boolean {
  return columns.some(
    ({ name, role }) =>
      exclusionParts.has(role) || role?.startsWith('.') === true || isAboutExclusions([name]),
  );
}

/** What a list is called that nobody knows. */
export function listName(state: string | undefined): string {
  return state === undefined ? 'A list that is not known' : `Exclusions of ${stateName(state) ?? state}`;
}
