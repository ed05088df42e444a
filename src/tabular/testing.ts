import { strToU8, zipSync } from 'fflate';

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006/relationships';

/** An archive of files by their paths. */
export const packed = (files: Readonly<Record<string, string>>): Uint8Array =>
  zipSync(Object.fromEntries(Object.entries(files).map(([path, text]) => [path, strToU8(text)])));

/** A sheet as it is written into a workbook. */
export interface WrittenSheet {
  name: string;
  state?: 'hidden' | 'veryHidden';
  /** The rows as XML. */
  rows: string;
  /** What stands before them, and behind. */
  before?: string;
  behind?: string;
}

interface WrittenWorkbook {
  sheets: readonly WrittenSheet[];
  /** Texts that cells refer to, as XML. */
  strings?: readonly string[];
  /** Codes of number formats; cells have them as styles 1, 2, 3 …, and 0 is none. */
  formats?: readonly string[];
  properties?: string;
}

/** A workbook of Excel, with the parts that it has to have. */
export function writtenWorkbook({
  sheets,
  strings = [],
  formats = [],
  properties = '',
}: WrittenWorkbook): Uint8Array {
  const relation = (id: string, type: string, target: string) =>
    `<Relationship Id="${id}" Type="${office}/${type}" Target="${target}"/>`;
  return packed({
    '[Content_Types].xml': `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">${[
      ['workbook.xml', 'sheet.main'],
      ['sharedStrings.xml', 'sharedStrings'],
      ['styles.xml', 'styles'],
      ...sheets.map((_, at) => [`worksheets/sheet${at}.xml`, 'worksheet']),
    ]
      .map(
        ([path, type]) =>
          `<Override PartName="/xl/${path}" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.${type}+xml"/>`,
      )
      .join('')}</Types>`,
    '_rels/.rels': `<Relationships xmlns="${packages}">${relation('rId1', 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${packages}">${sheets
      .map((_, at) => relation(`s${at}`, 'worksheet', `worksheets/sheet${at}.xml`))
      .join(
        '',
      )}${relation('t', 'sharedStrings', 'sharedStrings.xml')}${relation('f', 'styles', '/xl/styles.xml')}</Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}"><workbookPr ${properties}/><sheets>${sheets
      .map(
        ({ name, state }, at) =>
          `<sheet name="${name}" sheetId="${at + 1}" ${state ? `state="${state}" ` : ''}r:id="s${at}"/>`,
      )
      .join('')}</sheets></workbook>`,
    'xl/sharedStrings.xml': `<sst xmlns="${main}">${strings.map((text) => `<si>${text}</si>`).join('')}</sst>`,
    'xl/styles.xml': `<styleSheet xmlns="${main}"><numFmts>${formats
      .map(
        (code, at) =>
          `<numFmt numFmtId="${164 + at}" formatCode="${code.replaceAll('"', '&quot;').replaceAll('<', '&lt;')}"/>`,
      )
      .join('')}</numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/>${formats
      .map((_, at) => `<xf numFmtId="${164 + at}"/>`)
      .join('')}</cellXfs></styleSheet>`,
    ...Object.fromEntries(
      sheets.map(({ rows, before = '', behind = '' }, at) => [
        `xl/worksheets/sheet${at}.xml`,
        `<?xml version="1.0" encoding="UTF-8"?><worksheet xmlns="${main}">${before}<sheetData>${rows}</sheetData>${behind}</worksheet>`,
      ]),
    ),
  });
}

/** Rows of texts as XML, beginning in the first one. */
export const textRows = (rows: readonly (readonly string[])[]): string =>
  rows
    .map(
      (cells, at) =>
        `<row r="${at + 1}">${cells.map((cell, column) => `<c r="${String.fromCharCode(65 + column)}${at + 1}" t="inlineStr"><is><t>${cell.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</t></is></c>`).join('')}</row>`,
    )
    .join('');

/** Bytes of a text. */
export const bytesOf = (text: string): Uint8Array => strToU8(text);
