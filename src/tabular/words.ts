import { count } from '@/lib/words';
import type { AsideReason, AsideRow, CellOddity, FileFormat, Sheet } from './types';

/** The kinds of files that are read, for a file input. */
export const tabularTypes = '.csv,.tsv,.tab,.txt,.xlsx,.xlsm,.xls,.xlsb,.ods,.numbers,.xml,.htm,.html,.zip';

const saveAs = 'save it as an Excel workbook (.xlsx) or as CSV, then choose that file';

/** What a file is that is not read, and what to do; for kinds that are read, why this one could not be. */
export const problems: Readonly<Record<FileFormat, string>> = {
  empty: 'This file is empty. Export it again, or choose another file.',
  text: 'This text cannot be read as a table. Save it as CSV, with one row on each line, then choose that file.',
  xlsx: `This Excel workbook is damaged or not complete. Open it in Excel and ${saveAs}.`,
  xls: `This is a workbook of Excel 97 to 2003 (.xls) that cannot be read. Open it in Excel and ${saveAs}.`,
  xlsb: `This is a binary Excel workbook (.xlsb) that cannot be read. Open it in Excel and ${saveAs}.`,
  ods: `This is an OpenDocument spreadsheet (.ods) that cannot be read. Open it in LibreOffice or Excel and ${saveAs}.`,
  numbers:
    'This is a document of Apple’s iWork that cannot be read. Open it in Numbers, choose File, Export To, Excel or CSV, then choose that file.',
  spreadsheetml: `This is an Excel 2003 XML spreadsheet that cannot be read. Open it in Excel and ${saveAs}.`,
  html: `This is a web page without a table that can be read. Open it in Excel and ${saveAs}, or paste its rows.`,
  mhtml: `This is a web page that was saved as a single file (.mht). Open it in Excel and ${saveAs}.`,
  protected:
    'This workbook is protected by a password, so nothing in it can be read. Open it in Excel, remove the password under File, Info, Protect Workbook, Encrypt with Password, save it, then choose it again.',
  pdf: 'This is a PDF, whose table cannot be read. Ask its sender for a spreadsheet or CSV file, or convert it: in Excel with Data, Get Data, From File, From PDF.',
  word: `This is a text document, such as Word writes, and no spreadsheet. Copy its table into Excel and ${saveAs}, or paste its rows.`,
  presentation: `This is a presentation and no spreadsheet. Copy its table into Excel and ${saveAs}, or paste its rows.`,
  image: 'This is a picture, and text in pictures is not read. Ask its sender for a spreadsheet or CSV file.',
  archive: 'This is an archive of packed files, not one table. Unpack it and choose the file with the rows.',
  json: 'This is JSON, which programs exchange, and no table. Export it as a spreadsheet or as CSV, then choose that file.',
  xml: `This is an XML file and no spreadsheet. Open it in Excel and ${saveAs}.`,
  unknown: `This file is neither a spreadsheet nor a text with rows. Open it in the program that wrote it and ${saveAs}.`,
};

const readAs: Partial<Record<FileFormat, string>> = {
  text: 'a text with rows',
  xlsx: 'an Excel workbook',
  xls: 'a workbook of Excel 97 to 2003',
  xlsb: 'a binary Excel workbook',
  ods: 'an OpenDocument spreadsheet',
  numbers: 'a Numbers spreadsheet',
  spreadsheetml: 'an Excel 2003 XML spreadsheet',
  html: 'a web page with a table',
};

const extensions: Partial<Record<FileFormat, RegExp>> = {
  text: /\.(?:csv|tsv|tab|txt|psv|dat|del|asc)$/i,
  xlsx: /\.(?:xlsx|xlsm|xltx|xltm)$/i,
  xls: /\.(?:xls|xlt)$/i,
  xlsb: /\.xlsb$/i,
  ods: /\.(?:ods|ots)$/i,
  numbers: /\.numbers$/i,
  spreadsheetml: /\.xml$/i,
  html: /\.html?$/i,
};

/** A sentence that says what a file is where its name says otherwise; undefined where the name is right or has no ending. */
export function nameRemark(name: string, format: FileFormat): string | undefined {
  const [ending] = /\.[a-z\d]{2,8}$/i.exec(name) ?? [];
  const what = readAs[format];
  if (!ending || !what || extensions[format]?.test(name)) return undefined;
  return `The name of this file ends in ${ending}, but it is ${what}. It was read as that.`;
}

/** Why a text under the name of a workbook is no table: it has no more than one row. Undefined for others. */
export function textProblem(name: string, sheets: readonly Pick<Sheet, 'rows'>[]): string | undefined {
  const [ending] = /\.(?:xlsx|xlsm|xls|xlsb|ods|numbers)$/i.exec(name) ?? [];
  const isTable = sheets.some(({ rows }) => rows.length > 1);
  return ending && !isTable
    ? `The name of this file ends in ${ending}, but it is no spreadsheet: it is a text without rows. Export it again, or choose another file.`
    : undefined;
}

/** What is not told of files of these formats, since they are read without it; undefined for others. */
export const hiddenRemark = (format: FileFormat): string | undefined =>
  format === 'ods' || format === 'numbers'
    ? 'Rows, columns and sheets that are hidden in a spreadsheet of this format are read like any others.'
    : undefined;

/** A file that can be read, but in which no row has a value. */
export const noRows = 'No row of this file has a value. Choose another file, or export it again.';

/** Where what reads files could not be fetched: nothing is wrong with the file. */
export const readerIsGone =
  'The file was not read: what reads files belongs to an older version of Credence and is gone, or there is no network. Load the page again.';

/** A file that was moved or changed since it was chosen, or that the browser has no memory for. */
export const notReadable =
  'This file cannot be read any more, or is too large for this browser. Choose it again, or split it into several.';

const asideWords: Readonly<Record<AsideReason, [one: string, many: string]>> = {
  title: ['row above the heading', 'rows above the heading'],
  heading: ['repeated heading', 'repeated headings'],
  total: ['total', 'totals'],
  page: ['page number', 'page numbers'],
  note: ['note', 'notes'],
  category: ['row with a single value', 'rows with a single value'],
  filler: ['line without a value', 'lines without a value'],
};

/** What was set aside as no record, by reason, each with its first row: `2 totals (row 202)`. Undefined for nothing. */
export function asideSummary(aside: readonly AsideRow[]): string | undefined {
  const parts = grouped(aside, ({ reason }) => reason).map(
    ([reason, [first, ...others]]) =>
      `${count(1 + others.length, ...asideWords[reason])} (row ${first.line})`,
  );
  return parts.length === 0 ? undefined : `Set aside, as they are no records: ${parts.join(', ')}.`;
}

const oddWords: Readonly<Record<CellOddity, (cells: string, first: Sheet['odd'][number]) => string>> = {
  error: (cells, { line, shown }) =>
    `${cells} with an error of the spreadsheet, the first of them ${shown} in row ${line}.`,
  formula: (cells, { line }) =>
    `${cells} with a formula whose result the file does not have, the first of them in row ${line}: open the file in Excel, save it, then choose it again.`,
  quote: (cells, { line }) =>
    `${cells} with a quotation mark in a place where it is none of the format, the first of them in line ${line}: compare it with the file.`,
};

/** Sentences about a sheet that its reader should know: what is hidden in it, and which cells cannot be trusted. */
export function sheetRemarks({ hiddenLines, filtered, hiddenColumns, odd, text }: Sheet): string[] {
  const remarks: string[] = [];
  if (hiddenLines.length > 0)
    remarks.push(
      `The spreadsheet hides ${count(hiddenLines.length, 'row')}${filtered ? ' by a filter' : ''}, the first of them row ${hiddenLines[0]}. They are among the rows here.`,
    );
  if (hiddenColumns.length > 0)
    remarks.push(
      `The spreadsheet hides ${count(hiddenColumns.length, 'column')}, which ${hiddenColumns.length === 1 ? 'is' : 'are'} among the columns here.`,
    );
  for (const [what, [first, ...others]] of grouped(odd, (one) => one.what))
    remarks.push(oddWords[what](count(1 + others.length, 'cell'), first));
  if (text?.openQuote !== undefined)
    remarks.push(`The quotation mark that opens a value in line ${text.openQuote} is never closed.`);
  return remarks;
}

function grouped<One, Key>(all: readonly One[], keyOf: (one: One) => Key): [Key, [One, ...One[]]][] {
  const groups = new Map<Key, [One, ...One[]]>();
  for (const one of all) {
    const group = groups.get(keyOf(one));
    if (group) group.push(one);
    else groups.set(keyOf(one), [one]);
  }
  return [...groups];
}
