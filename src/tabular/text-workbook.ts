import { strToU8, zipSync } from 'fflate';

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

/**
 * An Excel workbook of one sheet whose cells are all text (ISO/IEC 29500): no NPI becomes a number, no ZIP code loses its
 * zeros, no date is read by the reader's locale, and nothing is a formula. The first row is the heading, which stays in sight.
 * Characters that XML has no place for are left out.
 */
export function textWorkbook(sheet: string, rows: readonly (readonly string[])[]): Uint8Array<ArrayBuffer> {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.min(48, Math.max(8, ...rows.slice(0, 200).map((row) => (row[column] ?? '').length + 2))),
  );
  const cell = (text: string, column: number, row: number) =>
    text === ''
      ? ''
      : `<c r="${columnLetters(column)}${row + 1}" s="${row === 0 ? 2 : 1}" t="inlineStr"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`;
  const data = rows
    .map(
      (row, at) => `<row r="${at + 1}">${row.map((text, column) => cell(text, column, at)).join('')}</row>`,
    )
    .join('');
  const columns = widths
    .map((width, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" style="1" customWidth="1"/>`)
    .join('');
  const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
  const files: Record<string, string> = {
    '[Content_Types].xml': `${head}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${type}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${type}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${type}.styles+xml"/></Types>`,
    '_rels/.rels': relationships(relationship('rId1', 'officeDocument', 'xl/workbook.xml')),
    'xl/workbook.xml': `${head}<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="${escaped(sheetName(sheet))}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relationships(
      relationship('rId1', 'worksheet', 'worksheets/sheet1.xml') +
        relationship('rId2', 'styles', 'styles.xml'),
    ),
    // Number format 49 is text; the heading is bold, too.
    'xl/styles.xml': `${head}<styleSheet xmlns="${main}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="3"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="49" fontId="1" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/></cellXfs></styleSheet>`,
    'xl/worksheets/sheet1.xml': `${head}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>${columns && `<cols>${columns}</cols>`}<sheetData>${data}</sheetData></worksheet>`,
  };
  // The same rows give the same bytes, on whatever day.
  return zipSync(Object.fromEntries(Object.entries(files).map(([path, text]) => [path, strToU8(text)])), {
    mtime: new Date(1980, 0, 2),
  }) as Uint8Array<ArrayBuffer>;
}

/** A sheet has a name of at most 31 characters, without some marks, and no apostrophe at its ends. */
const sheetName = (name: string) =>
  [...name.replace(/[\\/?*[\]:]/g, ' ')]
    .slice(0, 31)
    .join('')
    .replace(/^'+|'+$/g, '')
    .trim() || 'Roster';
