import { crc32 } from 'node:zlib';

type Rows = readonly (readonly string[])[];

/** A workbook of Excel with these rows in its only sheet, or of several sheets by their names; at most 26 columns. */
export function workbook(content: Rows | Readonly<Record<string, Rows>>): Buffer {
  const sheets = Object.entries(Array.isArray(content) ? { Rows: content as Rows } : content);
  const names = sheets.map(
    ([name], index) => `<sheet name="${escaped(name)}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`,
  );
  const places = sheets.map(
    (_, index) =>
      `<Relationship Id="rId${index + 1}" Type="${office}/relationships/worksheet" Target="worksheets/sheet${index + 1}.xml"/>`,
  );
  return archive({
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}/relationships"><sheets>${names.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${opc}/relationships">${places.join('')}</Relationships>`,
    ...Object.fromEntries(
      sheets.map(([, rows], index) => [`xl/worksheets/sheet${index + 1}.xml`, sheetOf(rows)] as const),
    ),
  });
}

function sheetOf(rows: Rows): string {
  const lines = rows.map((cells, row) => {
    const inside = cells.map((cell, column) => {
      const place = `${String.fromCharCode(65 + column)}${row + 1}`;
      return `<c r="${place}" t="inlineStr"><is><t>${escaped(cell)}</t></is></c>`;
    });
    return `<row r="${row + 1}">${inside.join('')}</row>`;
  });
  return `<worksheet xmlns="${main}"><sheetData>${lines.join('')}</sheetData></worksheet>`;
}

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006';
const opc = 'http://schemas.openxmlformats.org/package/2006';

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** A ZIP archive whose files are stored as they are. */
function archive(files: Readonly<Record<string, string>>): Buffer {
  const parts: Buffer[] = [];
  const entries: Buffer[] = [];
  let offset = 0;
  for (const [path, text] of Object.entries(files)) {
    const [name, content] = [Buffer.from(path), Buffer.from(text)];
    // Version, flags, method, time and day, checksum, size in the archive and of the file, length of the name.
    const about = Buffer.alloc(26);
    about.writeUInt16LE(20, 0);
    about.writeUInt32LE(crc32(content), 10);
    about.writeUInt32LE(content.length, 14);
    about.writeUInt32LE(content.length, 18);
    about.writeUInt16LE(name.length, 22);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    parts.push(Buffer.from('PK\x03\x04'), about, name, content);
    entries.push(Buffer.from('PK\x01\x02\x14\x00'), about, place, name);
    offset += 4 + about.length + name.length + content.length;
  }
  const list = Buffer.concat(entries);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(Object.keys(files).length, 4);
  end.writeUInt16LE(Object.keys(files).length, 6);
  end.writeUInt32LE(list.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...parts, list, Buffer.from('PK\x05\x06'), end]);
}
