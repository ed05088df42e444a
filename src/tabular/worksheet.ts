import { numberText, type NumberLook } from './number-text';
import { addRow, finishSheet, newSheet } from './new-sheet';
import type { Sheet } from './types';
import { readXml } from './xml';

/** What the cells of a workbook refer to. */
export interface WorkbookContext {
  strings: readonly string[];
  /** How numbers of each style are shown. */
  looks: readonly NumberLook[];
  since1904: boolean;
}

type Attributes = Record<string, string>;

/** A cell while it is read. */
interface OpenCell {
  line: number;
  column: number;
  type: string;
  style: number;
  value: string;
  isFormula: boolean;
}

const isTrue = (value: string | undefined) => value === '1' || value === 'true';

/** The sheet that a part of a workbook has. Throws for XML that is damaged. */
export function readWorksheet(
  bytes: Uint8Array,
  { name, hidden: isSheetHidden }: Pick<Sheet, 'name' | 'hidden'>,
  context: WorkbookContext,
): Sheet {
  const sheet = newSheet(name, isSheetHidden);
  const hidden: [from: number, to: number][] = [];
  let row: string[] = [];
  let [line, column] = [0, -1];
  let isHidden = false;
  let cell: OpenCell | undefined;
  let [inValue, inReading] = [false, false];

  function openRow({ r, hidden: state }: Attributes) {
    line = r ? Number(r) : line + 1;
    column = -1;
    isHidden = isTrue(state);
    row = [];
  }

  function openCell({ r, t: type = 'n', s: style = '0' }: Attributes) {
    column = r ? columnOf(r) : column + 1;
    cell = { line, column, type, style: Number(style), value: '', isFormula: false };
  }

  function closeCell() {
    if (!cell) return;
    const text = textOf(cell, context);
    if (cell.isFormula && cell.value === '' && cell.type !== 'str')
      sheet.odd.push({ line, column, what: 'formula' });
    else if (cell.type === 'e') sheet.odd.push({ line, column, what: 'error', shown: text });
    if (text !== '') {
      while (row.length < column) row.push('');
      row[column] = text;
    }
    cell = undefined;
  }

  readXml(bytes, {
    open: (name, attributes) => {
      if (name === 'c') openCell(attributes());
      else if (name === 'v') inValue = true;
      else if (name === 't') inValue = !inReading;
      else if (name === 'f' && cell) cell.isFormula = true;
      else if (name === 'row') openRow(attributes());
      else if (name === 'rPh') inReading = true;
      else if (name === 'col') {
        const { min, max, hidden: state, width } = attributes();
        if (isTrue(state) || Number(width) === 0) hidden.push([Number(min) - 1, Number(max) - 1]);
      } else if (name === 'mergeCell') addMerged(sheet.merged, attributes()['ref'] ?? '');
      else if (name === 'filterColumn') sheet.filtered = true;
    },
    close: (name) => {
      if (name === 'c') closeCell();
      else if (name === 'v' || name === 't') inValue = false;
      else if (name === 'row') addRow(sheet, row, line, isHidden);
      else if (name === 'rPh') inReading = false;
    },
    text: (piece) => {
      if (inValue && cell) cell.value += piece;
    },
  });
  return finishSheet(sheet, (one) => hidden.some(([from, to]) => one >= from && one <= to));
}

function textOf({ type, value, style }: OpenCell, context: WorkbookContext): string {
  switch (type) {
    case 's':
      return context.strings[Number(value)] ?? '';
    case 'b':
      return value === '' ? '' : String(value.trim() === '1' || value.trim() === 'true');
    case 'd':
      return /^\d{4}-\d\d-\d\d/.exec(value.trim())?.[0] ?? value.trim();
    case 'n': {
      const number = Number(value);
      if (value.trim() === '' || Number.isNaN(number)) return value.trim();
      return numberText(number, context.looks[style] ?? 'plain', context.since1904);
    }
    default:
      return cellString(value);
  }
}

/** The text of a cell: characters that XML does not allow are written `_x000D_`, and lines end as they do everywhere here. */
export function cellString(text: string): string {
  const decoded = text.includes('_x')
    ? text.replace(/_x([\da-f]{4})_/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    : text;
  return (decoded.includes('\r') ? decoded.replace(/\r\n?/g, '\n') : decoded).trim();
}

/** The column of an address such as `AB12`, counted from 0. */
export function columnOf(address: string): number {
  let column = 0;
  for (let at = 0; at < address.length; at += 1) {
    const letter = address.charCodeAt(at) & ~32;
    if (letter < 65 || letter > 90) break;
    column = column * 26 + letter - 64;
  }
  return column - 1;
}

/** Adds the cells of a range such as `A1:C2`. */
function addMerged(merged: Sheet['merged'], range: string): void {
  const [, first, top, last, bottom] = /^([A-Z]+)(\d+):([A-Z]+)(\d+)$/.exec(range) ?? [];
  if (first && last)
    merged.push({ top: Number(top), bottom: Number(bottom), left: columnOf(first), right: columnOf(last) });
}
