import { CFB, read, type CellObject, type WorkSheet } from '@e965/xlsx';
import { addRow, finishSheet, newSheet } from './new-sheet';
import { lookOfCode, numberText, type NumberLook } from './number-text';
import type { Sheet } from './types';

/** Errors of cells by the numbers that workbooks keep for them. */
const errors: Readonly<Record<number, string>> = {
  0x00: '#NULL!',
  0x07: '#DIV/0!',
  0x0f: '#VALUE!',
  0x17: '#REF!',
  0x1d: '#NAME?',
  0x24: '#NUM!',
  0x2a: '#N/A',
  0x2b: '#GETTING_DATA',
};

/**
 * The sheets of what is no `.xlsx`: `.xls`, `.xlsb`, `.ods`, `.numbers`, SpreadsheetML 2003, or the tables of a page, whose
 * cells are text as they stand there. Throws for a damaged or protected file. SheetJS reads them, 400 kB of code that comes
 * with this module.
 */
export function readOtherWorkbook(source: Uint8Array | string): Sheet[] {
  const book = read(source, {
    type: typeof source === 'string' ? 'string' : 'array',
    dense: true,
    raw: true,
    cellNF: true,
    cellText: false,
    cellHTML: false,
    cellStyles: true,
  });
  const since1904 = book.Workbook?.WBProps?.date1904 === true;
  const looks = new Map<string, NumberLook>();
  return book.SheetNames.flatMap((name, at) => {
    const sheet = book.Sheets[name];
    const hidden = (book.Workbook?.Sheets?.[at]?.Hidden ?? 0) !== 0;
    return sheet && (!sheet['!type'] || sheet['!type'] === 'sheet')
      ? sheetOf(sheet, newSheet(name, hidden), looks, since1904)
      : [];
  });
}

/** The outermost streams of a compound file, in which Office kept its documents before 2007 and keeps protected ones today. */
export function streamsOf(bytes: Uint8Array): string[] {
  const paths = CFB.read(bytes, { type: 'array' }).FullPaths as string[];
  // The first step is the file itself, whatever its program calls it.
  return paths
    .map((path) => path.split('/'))
    .flatMap((steps) => (steps.length === 2 ? (steps[1] ?? []) : []));
}

function sheetOf(source: WorkSheet, sheet: Sheet, looks: Map<string, NumberLook>, since1904: boolean): Sheet {
  for (const { s, e } of source['!merges'] ?? [])
    sheet.merged.push({ top: s.r + 1, bottom: e.r + 1, left: s.c, right: e.c });
  sheet.filtered = source['!autofilter'] !== undefined;
  const rows: ((CellObject | undefined)[] | undefined)[] = source['!data'] ?? [];
  for (const [index, cells] of rows.entries()) {
    if (!cells) continue;
    const line = index + 1;
    const row: string[] = [];
    for (const [column, cell] of cells.entries()) {
      if (!cell) continue;
      const text = textOf(cell, looks, since1904);
      if (cell.t === 'e') sheet.odd.push({ line, column, what: 'error', shown: text });
      else if (cell.f && cell.v === undefined) sheet.odd.push({ line, column, what: 'formula' });
      if (text === '') continue;
      while (row.length < column) row.push('');
      row[column] = text;
    }
    addRow(sheet, row, line, source['!rows']?.[index]?.hidden === true);
  }
  return finishSheet(sheet, (column) => source['!cols']?.[column]?.hidden === true);
}

function textOf(cell: CellObject, looks: Map<string, NumberLook>, since1904: boolean): string {
  const { t: type, v: value, z: code } = cell;
  if (type === 'e') return errors[Number(value)] ?? '#ERROR!';
  if (value === undefined) return '';
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  if (typeof value !== 'number') return String(value).trim();
  if (typeof code !== 'string') return numberText(value, 'plain', since1904);
  let format = looks.get(code);
  if (format === undefined) looks.set(code, (format = lookOfCode(code)));
  return numberText(value, format, since1904);
}
