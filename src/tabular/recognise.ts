import { decodeText, type DecodedText } from './decode';
import type { FileFormat } from './types';
import { workbookPath } from './workbook';
import { openArchive, type Archive } from './zip';

/** What a file is, with what was opened to find out. */
export interface Recognised {
  /** `compound` is an old container of Office: a workbook, a document or something protected. */
  format: FileFormat | 'compound';
  /** Of workbooks of Excel and of archives of whatever else. */
  archive?: Archive;
  /** The main part of a workbook of Excel. */
  path?: string;
  /** Of texts. */
  text?: DecodedText;
}

type Signature = readonly [format: 'image' | 'archive' | 'compound', bytes: readonly number[], at?: number];

const signatures: readonly Signature[] = [
  ['compound', [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]],
  ['image', [0x89, 0x50, 0x4e, 0x47]],
  ['image', [0xff, 0xd8, 0xff]],
  ['image', [0x47, 0x49, 0x46, 0x38]],
  ['image', [0x49, 0x49, 0x2a, 0x00]],
  ['image', [0x4d, 0x4d, 0x00, 0x2a]],
  ['image', [0x57, 0x45, 0x42, 0x50], 8],
  ['image', [0x66, 0x74, 0x79, 0x70, 0x68, 0x65, 0x69], 4],
  ['archive', [0x1f, 0x8b]],
  ['archive', [0x37, 0x7a, 0xbc, 0xaf]],
  ['archive', [0x52, 0x61, 0x72, 0x21]],
];

/** Recognises a file by its content alone. Throws for a damaged archive. */
export function recognise(bytes: Uint8Array): Recognised {
  if (bytes.length === 0) return { format: 'empty' };
  const starts = (wanted: readonly number[], at = 0) =>
    wanted.every((one, index) => bytes[at + index] === one);
  if (starts([0x50, 0x4b, 0x03, 0x04]) || starts([0x50, 0x4b, 0x05, 0x06]))
    return ofArchive(openArchive(bytes));
  const known = signatures.find(([, wanted, at]) => starts(wanted, at));
  if (known) return { format: known[0] };
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 1024));
  if (head.includes('%PDF-')) return { format: 'pdf' };
  const decoded = decodeText(bytes);
  if (!decoded) return { format: head.startsWith('BM') ? 'image' : 'unknown' };
  return ofText(decoded);
}

function ofArchive(archive: Archive): Recognised {
  const has = (pattern: RegExp) => archive.paths.some((path) => pattern.test(path));
  const type = archive.read('mimetype');
  const mime = type ? new TextDecoder().decode(type) : '';
  if (/opendocument\.spreadsheet/.test(mime)) return { format: 'ods' };
  if (/opendocument\.text/.test(mime)) return { format: 'word' };
  if (/opendocument\.presentation/.test(mime)) return { format: 'presentation' };
  if (has(/^xl\/workbook\.bin$/i)) return { format: 'xlsb' };
  if (has(/^word\/document\w*\.xml$/i)) return { format: 'word' };
  if (has(/^ppt\/presentation\w*\.xml$/i)) return { format: 'presentation' };
  if (has(/^Index(?:\.zip$|\/.*\.iwa$)/)) return { format: has(/Slide/) ? 'presentation' : 'numbers' };
  const path = workbookPath(archive);
  return path === undefined ? { format: 'archive', archive } : { format: 'xlsx', archive, path };
}

function ofText(decoded: DecodedText): Recognised {
  const start = decoded.text
    .slice(0, 4096)
    .replace(/^\uFEFF/, '')
    .trimStart();
  if (start === '' && decoded.text.trim() === '') return { format: 'empty' };
  if (start.startsWith('{\\rtf')) return { format: 'word' };
  if (/^MIME-Version:/i.test(start)) return { format: 'mhtml' };
  if (/^[[{]\s*[[{"]/.test(start)) return { format: 'json' };
  if (start.startsWith('<')) {
    if (start.includes('urn:schemas-microsoft-com:office:spreadsheet'))
      return { format: 'spreadsheetml', text: decoded };
    if (start.includes('urn:oasis:names:tc:opendocument')) return { format: 'ods', text: decoded };
    if (/<(?:!doctype html|html|head|meta|table|body|style|div)\b/i.test(start))
      return { format: 'html', text: decoded };
    if (/^<\?xml|^<[\w:]+[\s>]/.test(start)) return { format: 'xml' };
  }
  return { format: 'text', text: decoded };
}
