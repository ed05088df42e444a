import { isListDataset } from '../lists/fields';
import { datasetOf } from '../lists/layouts';
import { toDatasetCsv } from '../lists/dataset-csv';
import { checkEffect, listEffect, recordsAfter } from '../lists/list-effect';
import { readList } from '../lists/read-list';
import { missingValues, newestStart } from '../lists/missing-values';
import { type ListReading, leftOut, notInForce } from '../lists/records';
import { statedDayOfList, type StatedDay } from '../lists/stated-day';
import type { ListTable } from '../lists/types';
import { type CsvReport, goodRows } from '@/lib/csv-check';
import { datasetName } from '@/lib/dataset-names';
import { hiddenRowsQuestion } from './hidden-rows';
import { lackingFile } from './lacking-file';
import { leftOutFile } from './left-out';
import { checkSheet } from './list-check';
import { madeList } from './made-list';
import type { OpenedFile } from './open-files';
import { recogniseFiles, type RecognisedFiles } from './recognise-files';
import { withStatuses } from './status-questions';
import type { FoundColumn, ListFindings, ListRequest } from './types';
import { unusedColumns } from './unused-columns';

/**
 * Finds out what the files of a list are, what an upload of them would do, and the CSV file to send. A file in the dataset's
 * own columns that the dataset takes goes as it is; what is published otherwise is read, record by record. Runs in one go:
 * in a worker. Never throws for what a file may hold.
 */
export function examineList(opened: readonly OpenedFile[], request: ListRequest): ListFindings {
  const { datasetType, choices, before, today } = request;
  const target = isListDataset(datasetType) ? datasetType : undefined;
  const recognised = target
    ? withStatuses(recogniseFiles(opened, choices, target), choices, today)
    : { tables: [], fileOf: [], files: [], sheets: [], questions: [], remarks: [] };
  const check = checked(opened, request);
  const dataset = recognised.tables[0] && datasetOf(recognised.tables[0].layout);
  const names = namesOfTables(recognised);
  const stated = statedDay(opened, recognised, today);
  const findings: ListFindings = {
    remarks: [...opened.flatMap(({ remarks }) => remarks), ...recognised.remarks],
    sheets: recognised.sheets,
    files: recognised.files,
    ...(dataset && { dataset }),
    questions: recognised.questions,
    tables: names,
    columns: foundColumns(recognised, today),
    ...(stated && { stated }),
    rows: 0,
  };
  const isUnknown = recognised.questions.some(
    ({ question, isAnswered }) => question.kind === 'is-exclusion-list' && !isAnswered,
  );
  const takesOwn = check !== undefined && check.headingProblems.length === 0;
  const isKnown = recognised.files.some(({ ratio }) => ratio !== undefined);
  const isChanged = Object.keys(choices.roles).length > 0 || choices.keepsRows === true;
  // What was said to be another list than the known one stays to be seen, and to be said otherwise.
  const isAnother = Object.values(choices.lists).includes('');
  // In a file in the dataset's own columns nothing is to be asked but what is hidden, whatever else it resembles.
  if (takesOwn && !(isKnown && dataset === target) && !isAnother && choices.keepsRows !== true) {
    const asGiven = asItIs({ ...findings, questions: hiddenRowsOf(opened, request) }, check, true);
    // Its columns are the fields, whose names nobody has to recognize: what it lacks is known where as many records were read.
    const own = recognised.tables.length > 0 ? readList(recognised.tables, { today, names }) : undefined;
    const isWhole = own !== undefined && own.records.length === asGiven.rows;
    return {
      ...asGiven,
      ...(isWhole && lacked(own, names, today)),
      effect: checkEffect(check, datasetName(datasetType), before),
    };
  }
  if (!target || recognised.tables.length === 0 || (!takesOwn && isUnknown && check))
    return asItIs(findings, check, false);
  const reading = withoutRefused(readList(recognised.tables, { today, names }), request.refused, names);
  const effect = listEffect(recognised.tables, reading, target, before);
  const removes = recognised.tables.some(({ layout: one }) => one.effect === 'removes');
  // As it is, a file would add who is in it though no longer in force: reinstated people of the OIG's own columns.
  const isInForce = notInForce(reading.figures) === 0;
  if (takesOwn && isInForce && !removes && !isChanged && !readsMore(reading, check)) {
    const good = goodRows(check);
    const goes = { ...reading, records: reading.records.slice(0, good) };
    const ofRows = listEffect(recognised.tables, goes, target, before);
    const { warnings, notes } = checkEffect(check, datasetName(target), before);
    return {
      ...asItIs(findings, check, true),
      ...lacked(goes, names, today),
      effect: {
        ...ofRows,
        notes,
        warnings: [
          ...ofRows.warnings.filter(({ kind }) => kind !== 'left out'),
          ...warnings.filter(({ kind }) => kind === 'left out'),
        ],
      },
      keepable: Math.max(0, reading.records.length - good),
      after: recordsAfter(goes),
    };
  }
  const replaces = effect.action === 'replace';
  const left = leftOutFile(reading);
  return {
    ...findings,
    made: madeList(reading, stateAsked(recognised)),
    ...(left && { leftOut: left }),
    ...lacked(reading, names, today),
    effect,
    ...(replaces && { csv: toDatasetCsv(reading.records, target), sent: sentLines(reading) }),
    rows: reading.records.length,
    after: recordsAfter(reading),
  };
}

/** What the rows that are sent lack, and how new the newest of them is. */
function lacked(
  reading: ListReading,
  names: readonly string[],
  today: string,
): Pick<ListFindings, 'missing' | 'lacking' | 'newest'> {
  const { figures, lacking } = missingValues(reading);
  const file = lackingFile(lacking, names);
  const newest = newestStart(reading, today);
  return { missing: figures, ...(file && { lacking: file }), ...(newest && { newest }) };
}

/** When the list was published, by its first file that says so: of files that are read together, the oldest of the days. */
function statedDay(
  opened: readonly OpenedFile[],
  { sheets }: RecognisedFiles,
  today: string,
): StatedDay | undefined {
  let at = 0;
  const found = opened.flatMap(({ name, sheets: ofFile }) => {
    const above = ofFile.flatMap(({ rows }, index) => {
      const heading = sheets[at + index]?.heading;
      return sheets[at + index]?.isRead && heading ? rows.slice(0, heading) : [];
    });
    at += ofFile.length;
    return statedDayOfList(name, above, today) ?? [];
  });
  return found.toSorted((one, other) => one.day.localeCompare(other.day))[0];
}

/** The check alone says what is in the file: it goes as it is where its columns are the dataset's own. */
function asItIs(found: ListFindings, report: CsvReport | undefined, isOwn: boolean): ListFindings {
  if (!report) return { ...found, problem: 'No row of these files is the heading of a list.' };
  const { rest, restLines, ...check } = report;
  const rows = isOwn ? goodRows(check) : 0;
  return {
    ...found,
    check: { ...check, rest: undefined },
    columns: [],
    ...(isOwn && {
      questions: found.questions.filter(({ question }) =>
        ['which-list', 'hidden-rows'].includes(question.kind),
      ),
      after: { records: rows },
    }),
    ...(rest !== undefined && { csv: new Blob([rest], { type: 'text/csv' }) }),
    ...(restLines && { sent: { lines: restLines } }),
    rows,
  };
}

/** The check of a single file against the dataset's own columns. */
function checked(
  opened: readonly OpenedFile[],
  { layout, refused, choices }: ListRequest,
): CsvReport | undefined {
  const [sheet] = opened[0]?.sheets ?? [];
  if (opened.length !== 1 || !sheet) return undefined;
  const left = new Map(refused.map(({ line, messages }) => [line, [...messages]]));
  return checkSheet(sheet, layout, left, choices.hiddenRows[0] !== false);
}

/** What is asked about the rows of a single file that the spreadsheet hides. */
function hiddenRowsOf(opened: readonly OpenedFile[], { choices }: ListRequest): ListFindings['questions'] {
  const [sheet] = opened[0]?.sheets ?? [];
  return sheet ? hiddenRowsQuestion(sheet, { sheet: 0, file: 0, name: '', from: 1 }, choices) : [];
}

/** Whether most rows that the service would refuse are whole once the file is read, as those are that Excel saved anew. */
function readsMore({ figures }: ListReading, { bad }: CsvReport): boolean {
  const wrong = Object.values(figures.problems).reduce((sum, values) => sum + values, leftOut(figures));
  return wrong * 2 < bad.length;
}

/** The records without those that the service refused, which are set aside in its words. */
function withoutRefused(
  reading: ListReading,
  refused: ListRequest['refused'],
  names: readonly string[],
): ListReading {
  if (refused.length === 0) return reading;
  const reasons = new Map(
    refused.map(({ table, line, messages }) => [`${table}:${line}`, messages.join(' ')]),
  );
  const setAside = [...reading.setAside];
  const records = reading.records.filter(({ table, line }) => {
    const text = reasons.get(`${table}:${line}`);
    if (text !== undefined) setAside.push({ line, sheet: names[table] ?? '', reason: 'refused', text });
    return text === undefined;
  });
  const gone = reading.records.length - records.length;
  const figures = {
    ...reading.figures,
    records: records.length,
    aside: { ...reading.figures.aside, refused: gone },
  };
  return { ...reading, records, setAside, figures };
}

/** Below its heading the file that is made has one line for each record. */
function sentLines({ records }: ListReading): NonNullable<ListFindings['sent']> {
  const lines = new Uint32Array(records.length + 2);
  const tables = new Uint16Array(records.length + 2);
  for (const [index, { line, table }] of records.entries()) {
    lines[index + 2] = line;
    tables[index + 2] = table;
  }
  return { lines, tables };
}

/** The tables of files of which somebody has still to say whose list they are, by their places. */
function stateAsked({ questions, fileOf }: RecognisedFiles): ReadonlySet<number> {
  const files = new Set(
    questions.flatMap(({ question, file, isAnswered }) =>
      question.kind === 'which-state' && !isAnswered ? [file] : [],
    ),
  );
  return new Set([...fileOf.keys()].filter((place) => files.has(fileOf[place] ?? 0)));
}

function namesOfTables({ tables, files, fileOf }: RecognisedFiles): string[] {
  if (tables.length < 2) return [];
  return tables.map(({ sheet }, at) => {
    const file = files[fileOf[at] ?? 0]?.name ?? '';
    return sheet && files.length > 1 ? `${file}, ${sheet}` : sheet || file;
  });
}

function foundColumns(recognised: RecognisedFiles, today: string): FoundColumn[] {
  const names = namesOfTables(recognised);
  return recognised.tables.flatMap((table, index) => {
    const unused = unusedColumns(table, today);
    return table.columns.map(({ name, role }, column) => ({
      table: index,
      column,
      of: names[index] ?? '',
      name,
      role,
      isUnused: unused.has(column),
      values: firstValues(table, column),
    }));
  });
}

/** What stands in a column, in the first rows that have something there. */
function firstValues({ rows }: ListTable, column: number): string[] {
  const values = new Set<string>();
  for (const cells of rows.slice(0, 500)) {
    const value = cells[column]?.trim();
    if (value) values.add(value.slice(0, 60));
    if (values.size === 3) break;
  }
  return [...values];
}
