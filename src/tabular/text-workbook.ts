import { strToU8, Zip, ZipDeflate } from 'fflate';
import type { RowsWriting } from '@/lib/csv';
import { slicePauses } from '@/lib/slices';

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006';
const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

/** What XML 1.0 has no place for, whatever its escapes. */
// oxlint-disable-next-line no-control-regex -- these are the characters that are meant
const impossible = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
/** Excel reads `_x0041_` in a text as the character of that number, so that the line before it is written by its own. */
const asNumber = /_(?=x[0-9a-f]{4}_)/gi;

const escaped = (text: string) =>
  text
    .replace(impossible, '')
    .replace(asNumber, '_x005F_')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

/** `A`, `Z`, `AA`: the letters of a column, counted from 0. */
export function columnLetters(column: number): string {
  const rest = Math.floor(column / 26);
  return (rest > 0 ? columnLetters(rest - 1) : '') + String.fromCharCode(65 + (column % 26));
}

const relationship = (id: string, type: string, target: string) =>
  `<Relationship Id="${id}" Type="${office}/${type}" Target="${target}"/>`;
const relationships = (all: string) =>
  `${head}<Relationships xmlns="${packages}/relationships">${all}</Relationships>`;

/** The widths of columns, by what stands in these rows. */
const columnsOf = (rows: readonly (readonly string[])[]): string => {
  const columns = (rows[0] ?? []).map((_, column) => {
    const width = Math.min(48, Math.max(8, ...rows.map((row) => (row[column] ?? '').length + 2)));
    return `<col min="${column + 1}" max="${column + 1}" width="${width}" style="1" customWidth="1"/>`;
  });
  return columns.length > 0 ? `<cols>${columns.join('')}</cols>` : '';
};

function rowXml(row: readonly string[], at: number): string {
  const cells = row.map((text, column) =>
    text === ''
      ? ''
      : `<c r="${columnLetters(column)}${at + 1}" s="${at === 0 ? 2 : 1}" t="inlineStr"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`,
  );
  return `<row r="${at + 1}">${cells.join('')}</row>`;
}

const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** All files of a workbook but its sheet, by their paths. */
const filesAround = (sheet: string): Record<string, string> => ({
  '[Content_Types].xml': `${head}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${type}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${type}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${type}.styles+xml"/></Types>`,
  '_rels/.rels': relationships(relationship('rId1', 'officeDocument', 'xl/workbook.xml')),
  'xl/workbook.xml': `${head}<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="${escaped(sheetName(sheet))}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': relationships(
    relationship('rId1', 'worksheet', 'worksheets/sheet1.xml') + relationship('rId2', 'styles', 'styles.xml'),
  ),
  // Number format 49 is text; the heading is bold, too.
  'xl/styles.xml': `${head}<styleSheet xmlns="${main}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="3"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="49" fontId="1" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/></cellXfs></styleSheet>`,
});

/** So many rows tell how wide columns are, and so many are put together between two looks at the time. */
const [rowsMeasured, rowsTogether] = [200, 20];

/**
 * An Excel workbook of one sheet whose cells are all text (ISO/IEC 29500): no NPI becomes a number, no ZIP code loses its
 * zeros, no date is read by the reader's locale, and nothing is a formula. The first row is the heading, which stays in sight.
 * Characters that XML has no place for are left out. It is written and packed in slices between which the page answers. Throws
 * the reason of `signal` once that is aborted.
 */
export async function textWorkbook(
  sheet: string,
  rows: Iterable<readonly string[]>,
  { signal, onProgress }: RowsWriting = {},
): Promise<Blob> {
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  const zip = new Zip((error, data) => {
    if (error) throw error;
    pieces.push(data as Uint8Array<ArrayBuffer>);
  });
  const begin = (path: string) => {
    const file = new ZipDeflate(path);
    // The same rows give the same bytes, on whatever day.
    file.mtime = new Date(1980, 0, 2);
    zip.add(file);
    return file;
  };
  for (const [path, text] of Object.entries(filesAround(sheet))) begin(path).push(strToU8(text), true);

  const all = rows[Symbol.iterator]();
  const first: (readonly string[])[] = [];
  for (let next = all.next(); !next.done; next = all.next()) {
    first.push(next.value);
    if (first.length === rowsMeasured) break;
  }
  const data = begin('xl/worksheets/sheet1.xml');
  let text = `${head}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>${columnsOf(first)}<sheetData>`;
  const turn = slicePauses(signal);
  let at = 0;
  for (const row of inTurn(first, all)) {
    text += rowXml(row, at);
    at += 1;
    if (at % rowsTogether > 0) continue;
    data.push(strToU8(text));
    text = '';
    const pause = turn();
    if (!pause) continue;
    // oxlint-disable-next-line no-await-in-loop -- a slice follows the other
    await pause;
    onProgress?.(at);
  }
  data.push(strToU8(`${text}</sheetData></worksheet>`), true);
  zip.end();
  return new Blob(pieces);
}

/** Rows that were taken already, then those that are left. */
function* inTurn<Row>(first: readonly Row[], rest: Iterator<Row>): Generator<Row> {
  yield* first;
  for (let next = rest.next(); !next.done; next = rest.next()) yield next.value;
}

/** A sheet has a name of at most 31 characters, without some marks, and no apostrophe at its ends. */
const sheetName = (name: string) =>
  [...name.replace(/[\\/?*[\]:]/g, ' ')]
    .slice(0, 31)
    .join('')
    .replace(/^'+|'+$/g, '')
    .trim() || 'Roster';
