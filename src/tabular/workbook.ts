import { lookOfBuiltIn, lookOfCode, type NumberLook } from './number-text';
import type { Sheet } from './types';
import { cellString, readWorksheet } from './worksheet';
import { decodeEntities, readXml } from './xml';
import type { Archive } from './zip';

interface Relation {
  type: string;
  path: string;
}

const isTrue = (value: string | undefined) => value === '1' || value === 'true';

/** The path of a workbook's main part, whatever a program calls it; undefined where the archive is no workbook of Excel. */
export function workbookPath(archive: Archive): string | undefined {
  const main = [...relations(archive, '_rels/.rels', '').values()].find(({ type }) =>
    type.endsWith('/officeDocument'),
  );
  const path = main?.path ?? 'xl/workbook.xml';
  return /\.xml$/i.test(path) && archive.read(path) ? path : undefined;
}

/**
 * The sheets of an Excel workbook (`.xlsx`, `.xlsm`, ISO/IEC 29500), one after the other, so that of the packed parts one at
 * a time is in memory. Charts and macros are passed over. Throws for a damaged one.
 */
export function readWorkbook(archive: Archive, path: string): Sheet[] {
  const folder = path.includes('/') ? path.slice(0, path.lastIndexOf('/') + 1) : '';
  const name = path.slice(folder.length);
  const parts = relations(archive, `${folder}_rels/${name}.rels`, folder);
  const listed: { name: string; hidden: boolean; id: string }[] = [];
  let since1904 = false;
  readXml(entryBytes(archive, path), {
    open: (element, attributes) => {
      if (element === 'workbookPr') since1904 = isTrue(attributes()['date1904']);
      if (element !== 'sheet') return;
      const found = attributes();
      const id = Object.entries(found).find(([key]) => /(?:^|:)id$/.test(key))?.[1] ?? '';
      listed.push({
        name: decodeEntities(found['name'] ?? '').trim(),
        hidden: /hidden$/i.test(found['state'] ?? ''),
        id,
      });
    },
  });
  const pathOf = (type: string) => [...parts.values()].find((one) => one.type.endsWith(type))?.path;
  const context = {
    strings: sharedStrings(archive.read(pathOf('/sharedStrings') ?? '')),
    looks: styleLooks(archive.read(pathOf('/styles') ?? '')),
    since1904,
  };
  return listed.flatMap(({ id, ...about }) => {
    const sheet = parts.get(id);
    if (!sheet?.type.endsWith('/worksheet')) return [];
    return readWorksheet(entryBytes(archive, sheet.path), about, context);
  });
}

function entryBytes(archive: Archive, path: string): Uint8Array {
  const bytes = archive.read(path);
  if (!bytes) throw new TypeError(`The workbook lacks ${path}`);
  return bytes;
}

/** What the parts of a package are to one of them, by their ids. */
function relations(archive: Archive, path: string, folder: string): Map<string, Relation> {
  const found = new Map<string, Relation>();
  const bytes = archive.read(path);
  if (!bytes) return found;
  readXml(bytes, {
    open: (element, attributes) => {
      if (element !== 'Relationship') return;
      const { Id: id = '', Type: type = '', Target: target = '' } = attributes();
      found.set(id, { type, path: resolved(decodeEntities(target), folder) });
    },
  });
  return found;
}

function resolved(target: string, folder: string): string {
  if (target.startsWith('/')) return target.slice(1);
  const steps: string[] = [];
  for (const step of `${folder}${target}`.split('/'))
    if (step === '..') steps.pop();
    else if (step !== '.') steps.push(step);
  return steps.join('/');
}

/** The texts that cells refer to by number, without their formatting and their readings in kana. */
function sharedStrings(bytes: Uint8Array | undefined): string[] {
  const strings: string[] = [];
  if (!bytes) return strings;
  let text = '';
  let [inText, inReading] = [false, false];
  readXml(bytes, {
    open: (name) => {
      if (name === 'si') text = '';
      else if (name === 't') inText = !inReading;
      else if (name === 'rPh') inReading = true;
    },
    close: (name) => {
      if (name === 'si') strings.push(cellString(text));
      else if (name === 't') inText = false;
      else if (name === 'rPh') inReading = false;
    },
    text: (piece) => {
      if (inText) text += piece;
    },
  });
  return strings;
}

/** Of each cell style how its numbers are shown. */
function styleLooks(bytes: Uint8Array | undefined): NumberLook[] {
  const looks: NumberLook[] = [];
  if (!bytes) return looks;
  const codes = new Map<number, string>();
  let inCells = false;
  readXml(bytes, {
    open: (name, attributes) => {
      if (name === 'cellXfs') inCells = true;
      else if (name === 'numFmt') {
        const { numFmtId, formatCode = '' } = attributes();
        codes.set(Number(numFmtId), decodeEntities(formatCode));
      } else if (name === 'xf' && inCells) {
        const id = Number(attributes()['numFmtId'] ?? 0);
        const code = codes.get(id);
        looks.push(code === undefined ? lookOfBuiltIn(id) : lookOfCode(code));
      }
    },
    close: (name) => {
      if (name === 'cellXfs') inCells = false;
    },
  });
  return looks;
}
