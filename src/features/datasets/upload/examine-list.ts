import { datasetOf } from '../lists/layouts';
import { firstRows, toDatasetCsv } from '../lists/dataset-csv';
import { listEffect, recordsAfter } from '../lists/list-effect';
import { readList } from '../lists/read-list';
import { type ListReading, leftOut, type ListRecord } from '../lists/records';
import type { ListTable } from '../lists/types';
import type { CsvReport } from '@/lib/csv-check';
import { checkSheet } from './list-check';
import type { OpenedFile } from './open-files';
import { recogniseFiles, type RecognisedFiles, shortened } from './recognise-files';
import type { AsideGroup, FoundColumn, ListFindings, ListRequest, MadeList } from './types';

const recordsShown = 5;
const asideShown = 20;
const problemsShown = 50;
const removalsShown = 100;

/**
 * Finds out what the files of a list are, what an upload of them would do, and the CSV file to send. A file in the dataset's
 * own columns that the dataset takes goes as it is; what is published otherwise is read, record by record. Runs in one go:
 * in a worker. Never throws for what a file may hold.
 */
export function examineList(opened: readonly OpenedFile[], request: ListRequest): ListFindings {
  const { target, choices, before, today } = request;
  const recognised = target
    ? recogniseFiles(opened, choices, target)
    : { tables: [], fileOf: [], files: [], sheets: [], questions: [], remarks: [] };
  const check = checked(opened, request);
  const dataset = recognised.tables[0] && datasetOf(recognised.tables[0].layout);
  const findings: ListFindings = {
    remarks: [...opened.flatMap(({ remarks }) => remarks), ...recognised.remarks],
    sheets: recognised.sheets,
    files: recognised.files,
    ...(dataset && { dataset }),
    ...(recognised.tables[0]?.layout.state !== undefined && { state: recognised.tables[0].layout.state }),
    questions: recognised.questions,
    columns: foundColumns(recognised),
    rows: 0,
  };
  const isUnknown = recognised.questions.some(
    ({ question, isAnswered }) => question.kind === 'is-exclusion-list' && !isAnswered,
  );
  const takesOwn = check !== undefined && check.headingProblems.length === 0;
  const isKnown = recognised.files.some(({ ratio }) => ratio !== undefined);
  const isChanged = Object.keys(choices.roles).length > 0;
  // In a file in the dataset's own columns nothing is to be asked, whatever else it resembles.
  if (takesOwn && !(isKnown && dataset === target))
    return asItIs({ ...findings, questions: [] }, check, true);
  if (!target || recognised.tables.length === 0 || (!takesOwn && isUnknown && check))
    return asItIs(findings, check, false);
  const reading = withoutRefused(readList(recognised.tables, { today }), takesOwn ? [] : request.refused);
  const effect = listEffect(recognised.tables, reading, target, before);
  const removes = recognised.tables.some(({ layout: one }) => one.effect === 'removes');
  if (takesOwn && !removes && !isChanged && !readsMore(reading, check)) {
    return {
      ...asItIs(findings, check, true),
      effect: { ...effect, notes: [] },
      after: recordsAfter(reading),
    };
  }
  const csv = effect.action === 'replace' ? toDatasetCsv(reading.records, target) : undefined;
  return {
    ...findings,
    made: made(reading),
    effect,
    ...(csv && { csv }),
    rows: reading.records.length,
    after: recordsAfter(reading),
  };
}

/** The check alone says what is in the file: it goes as it is where its columns are the dataset's own. */
function asItIs(found: ListFindings, report: CsvReport | undefined, isOwn: boolean): ListFindings {
  if (!report) return { ...found, problem: 'No row of these files is the heading of a list.' };
  const { rest, ...check } = report;
  const rows = isOwn ? check.rows - check.bad.length : 0;
  return {
    ...found,
    check: { ...check, rest: undefined },
    columns: [],
    ...(isOwn && {
      questions: found.questions.filter(({ question }) => question.kind === 'which-list'),
      after: { records: rows },
    }),
    ...(rest !== undefined && { csv: new Blob([rest], { type: 'text/csv' }) }),
    rows,
  };
}

/** The check of a single file against the dataset's own columns. */
function checked(opened: readonly OpenedFile[], { layout, refused }: ListRequest): CsvReport | undefined {
  const [sheet] = opened[0]?.sheets ?? [];
  return opened.length === 1 && sheet ? checkSheet(sheet, layout, new Map(refused.flat())) : undefined;
}

/** Whether most rows that the service would refuse are whole once the file is read, as those are that Excel saved anew. */
function readsMore({ figures }: ListReading, { bad }: CsvReport): boolean {
  const wrong = Object.values(figures.problems).reduce((sum, values) => sum + values, leftOut(figures));
  return wrong * 2 < bad.length;
}

/** The records without those that the service refused: the heading is the first line of what was sent. */
function withoutRefused(reading: ListReading, refused: ListRequest['refused']): ListReading {
  let { records } = reading;
  for (const round of refused) {
    const lines = new Set(round.map(([line]) => line));
    records = records.filter((_, index) => !lines.has(index + 2));
  }
  return { ...reading, records };
}

function made(reading: ListReading): MadeList {
  const { figures, setAside, problems, removals, records, dataset } = reading;
  const groups = new Map<string, AsideGroup>();
  for (const { reason, line, text } of setAside) {
    const group = groups.get(reason) ?? { reason, rows: 0, first: [] };
    groups.set(reason, group);
    group.rows += 1;
    if (group.first.length < asideShown) group.first.push({ line, text });
  }
  const [heading = [], ...first] = dataset ? firstRows(records.slice(0, recordsShown), dataset) : [];
  return {
    figures,
    heading,
    first,
    aside: [...groups.values()].toSorted((one, other) => other.rows - one.rows),
    problems: problems.slice(0, problemsShown),
    removals: removals.slice(0, removalsShown).map(nameOf),
  };
}

function nameOf({ fields }: ListRecord): string {
  const { lastName, firstName, middleName, businessName, fullName } = fields;
  return shortened([
    [lastName, firstName, middleName].filter(Boolean).join(' '),
    businessName ?? fullName ?? '',
  ]);
}

function foundColumns({ tables, files, fileOf }: RecognisedFiles): FoundColumn[] {
  return tables.flatMap((table, at) => {
    const of = tables.length > 1 ? nameOfTable(table, files[fileOf[at] ?? 0]?.name ?? '') : '';
    return table.columns.map(({ name, role }, column) => ({
      table: at,
      column,
      of,
      name,
      role,
      values: firstValues(table, column),
    }));
  });
}

const nameOfTable = ({ sheet }: ListTable, file: string) => (sheet ? `${file}, ${sheet}` : file);

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
