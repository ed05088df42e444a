import { withLayout, withNameOrder, withPassedEnds, withRole, withState } from '../lists/answers';
import { likeLayouts } from '../lists/find-heading';
import { datasetOf, layouts } from '../lists/layouts';
import { recogniseAnother, recogniseList } from '../lists/recognise';
import type {
  Layout,
  ListDataset,
  ListFile,
  ListQuestion,
  ListSheet,
  ListTable,
  RecognisedList,
} from '../lists/types';
import { unknownColumns } from '../lists/unknown-columns';
import { headingAt } from '@/tabular/heading';
import type { Sheet } from '@/tabular/types';
import { hiddenRowsQuestion, withoutHiddenRows } from './hidden-rows';
import type { OpenedFile } from './open-files';
import { type FileQuestion, columnKey, type FoundFile, type FoundSheet, type ListChoices } from './types';

/** The tables of a list, from all files, as they are to be read. */
export interface RecognisedFiles {
  tables: ListTable[];
  /** Of each table the place of its file. */
  fileOf: number[];
  files: FoundFile[];
  sheets: FoundSheet[];
  questions: FileQuestion[];
  /** Sentences about what is not read. */
  remarks: string[];
}

const headingRows = 40;

/** Recognises the list that files are, with what a person said about them. Files of another dataset than the first one's are left out. */
export function recogniseFiles(
  opened: readonly OpenedFile[],
  choices: ListChoices,
  target: ListDataset | undefined,
): RecognisedFiles {
  const found: RecognisedFiles = {
    tables: [],
    fileOf: [],
    files: [],
    sheets: [],
    questions: [],
    remarks: [],
  };
  let sheetsBefore = 0;
  for (const [place, file] of opened.entries()) {
    const wanted = file.sheets.flatMap((sheet, index) => {
      const heading = choices.headings[sheetsBefore + index];
      return heading === false ? [] : [listSheet(sheet, heading)];
    });
    const recognised = recognisedAs({ fileName: file.name, sheets: wanted }, target, choices.lists[place]);
    const answered = withAnswers(recognised, place, choices);
    const [main] = answered.tables;
    const first = found.tables[0];
    const isOther = first && main && datasetOf(first.layout) !== datasetOf(main.layout);
    if (isOther)
      found.remarks.push(
        layouts.includes(main.layout)
          ? `${file.name} is ${main.layout.name}: another list, which is left out here.`
          : `${file.name} is not known as a list, and is left out here.`,
      );
    if (choices.lists[place] === '' && !main)
      found.remarks.push(
        `${file.name} has no row with the names of its columns, so it cannot be read as another list.`,
      );
    const at = found.tables.length;
    const firstSheet = sheetsBefore;
    found.files.push(foundFile(file, recognised, main, isOther ? undefined : main?.layout.state));
    for (const [index, sheet] of file.sheets.entries()) {
      const table = answered.tables.find((one) => one.sheet === sheet.name);
      found.sheets.push(
        foundSheet(file.name, sheet, isOther ? undefined : table, choices.headings[sheetsBefore + index]),
      );
    }
    sheetsBefore += file.sheets.length;
    if (isOther) continue;
    for (const table of answered.tables) {
      const index = file.sheets.findIndex((one) => one.name === table.sheet);
      const sheet = file.sheets[index];
      const isShownOnly = choices.hiddenRows[firstSheet + index] === false;
      const taken = sheet && isShownOnly ? withoutHiddenRows(table, sheet) : table;
      found.tables.push(withColumns(taken, found.tables.length, choices));
      found.fileOf.push(place);
      const name = file.sheets.length > 1 ? table.sheet : '';
      if (sheet)
        found.questions.push(
          ...hiddenRowsQuestion(
            sheet,
            { sheet: firstSheet + index, file: place, name, from: table.lines[0] ?? 1 },
            choices,
          ),
        );
    }
    for (const question of answered.questions) {
      const shifted = 'table' in question ? { ...question, table: question.table + at } : question;
      found.questions.push({
        question: shifted,
        file: place,
        isAnswered: isAnswered(shifted, place, choices),
      });
    }
  }
  return found;
}

/** What a file is; where somebody says that it is none of the known lists, its columns are read by their words. */
function recognisedAs(
  file: ListFile,
  target: ListDataset | undefined,
  chosen: string | undefined,
): RecognisedList {
  const recognised = recogniseList(file, target);
  if (chosen !== '') return recognised;
  const another = recogniseAnother(file, target);
  const asked = recognised.questions.filter(({ kind }) => kind === 'which-list');
  return {
    ...another,
    questions: [...asked, ...another.questions.filter(({ kind }) => kind !== 'which-list')],
  };
}

function listSheet({ name, rows, lines, hidden, merged }: Sheet, at: number | undefined): ListSheet {
  const heading = at === undefined ? undefined : headingAt(rows, at, { lines, merged });
  return { name, rows, lines, hidden, ...(heading && { heading }) };
}

/** What was recognised, as the list and the state that somebody said it is, with the questions that are left. */
function withAnswers(
  { tables, questions }: RecognisedList,
  place: number,
  { lists, states, endsCount }: ListChoices,
): { tables: ListTable[]; questions: ListQuestion[] } {
  const chosen = layouts.find(({ name }) => name !== '' && name === lists[place]);
  let read = chosen ? tables.map((table) => withLayout(table, chosen)) : [...tables];
  let open = chosen ? questions.filter(({ kind }) => kind === 'which-list') : [...questions];
  const [main] = read;
  const state = states[place];
  if (state !== undefined && main && datasetOf(main.layout) === 'StateSanctionsAndExclusions') {
    const isRead = layouts.includes(main.layout) && main.layout.state !== state;
    read = read.map((table) => withState(table, state));
    // Another state's layout no longer says what the columns are.
    if (isRead)
      open = [
        ...open.filter((question) => !('table' in question)),
        ...read.flatMap(
          ({ columns, rows }, table) =>
            unknownColumns(
              columns.map(({ name }) => name),
              rows,
              table,
            ).questions,
        ),
      ];
  }
  // What a list says itself about its ends stays where nobody says otherwise.
  if (endsCount === true) read = read.map((table) => withPassedEnds(table, true));
  return { tables: read, questions: open };
}

function withColumns(table: ListTable, place: number, { roles, orders }: ListChoices): ListTable {
  let read = table;
  for (const column of table.columns.keys()) {
    const role = roles[columnKey(place, column)];
    if (role !== undefined) read = withRole(read, column, role === '' ? undefined : role);
  }
  const order = orders[place];
  return order === undefined ? read : withNameOrder(read, order);
}

function isAnswered(question: ListQuestion, place: number, choices: ListChoices): boolean {
  switch (question.kind) {
    case 'which-list':
      return choices.lists[place] !== undefined;
    case 'which-state':
      return choices.states[place] !== undefined;
    case 'is-exclusion-list':
      return choices.areLists[place] === true;
    case 'name-order':
      return choices.orders[question.table] !== undefined;
    default:
      return choices.roles[columnKey(question.table, question.column)] !== undefined;
  }
}

function foundFile(
  { name, sheets }: OpenedFile,
  { certainty }: RecognisedList,
  main: ListTable | undefined,
  state: string | undefined,
): FoundFile {
  if (!main) return { name, certainty };
  const { layout } = main;
  const ratio = layouts.includes(layout) ? shareOf(main, layout) : undefined;
  const sheet = sheets.find((one) => one.name === main.sheet);
  const at = sheet ? headingIndex(sheet, main) : undefined;
  const headingLine = at === undefined ? undefined : sheet?.lines[at];
  return {
    name,
    list: layout.name,
    ...(state !== undefined && datasetOf(layout) === 'StateSanctionsAndExclusions' && { state }),
    certainty,
    ...(ratio !== undefined && { ratio }),
    ...(headingLine !== undefined && { headingLine }),
  };
}

function shareOf({ columns }: ListTable, layout: Layout): number | undefined {
  const names = columns.map(({ name }) => name);
  return likeLayouts(names, [layout])[0]?.ratio;
}

/** The row above the first one of a table; undefined for a list without a heading. */
function headingIndex({ rows }: Sheet, table: ListTable): number | undefined {
  const below = rows.length - table.rows.length;
  return table.layout.isHeadless || below === 0 ? undefined : below - 1;
}

function foundSheet(
  file: string,
  sheet: Sheet,
  table: ListTable | undefined,
  chosen: number | false | undefined,
): FoundSheet {
  const { name, hidden, rows, lines } = sheet;
  const at = table && headingIndex(sheet, table);
  return {
    file,
    name,
    hidden,
    rows: table ? table.rows.length : rows.length,
    isRead: table !== undefined,
    heading: typeof chosen === 'number' ? chosen : at,
    first: rows
      .slice(0, headingRows)
      .map((cells, index) => ({ line: lines[index] ?? index + 1, text: shortened(cells) })),
  };
}

/** `Last name, First name, NPI`: the first values of a row. */
export function shortened(cells: readonly string[]): string {
  const text = cells.filter(Boolean).slice(0, 6).join(', ').replaceAll(/\s+/g, ' ');
  return text.length > 90 ? `${text.slice(0, 90)}…` : text;
}
