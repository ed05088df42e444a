import { invalid } from './errors';
import { inSlices } from './slices';

const bytesAtOnce = 256 * 1024;

/** Media types that browsers give CSV files. */
const mediaTypes = new Set(['text/csv', 'application/csv', 'application/vnd.ms-excel', 'text/plain', '']);

/**
 * The text of an uploaded file, in UTF-8 with or without a byte order mark, or as older Windows programs write it.
 * @throws ServiceError 400 for what is no CSV file by its name, its media type or its content.
 */
export async function readText(file: Blob): Promise<string> {
  const name = 'name' in file && typeof file.name === 'string' ? file.name : '';
  const [mediaType = ''] = file.type.toLowerCase().split(';');
  const isNamed = /\.csv$/i.test(name);
  const isOfType = mediaTypes.has(mediaType.trim());
  if (!isOfType || (name.includes('.') && !isNamed)) throw notCsv();
  const bytes = new Uint8Array(await file.arrayBuffer());
  const text = (await decode(bytes, 'utf-8')) ?? (await decode(bytes, 'windows-1252')) ?? '';
  if (text.includes('\0')) throw notCsv();
  if (text.trim() === '') throw invalid({ '$.datasetFile': ['The file is empty.'] });
  // Very old programs end lines with a carriage return alone.
  return text.includes('\n') ? text : text.replaceAll('\r', '\n');
}

function notCsv() {
  return invalid({ '$.datasetFile': ['Must be a CSV file.'] });
}

/** Undefined for bytes that are no text of this encoding. */
async function decode(bytes: Uint8Array, encoding: string): Promise<string | undefined> {
  const decoder = new TextDecoder(encoding, { fatal: true });
  const parts: string[] = [];
  let index = 0;
  try {
    await inSlices(() => {
      const end = Math.min(index + bytesAtOnce, bytes.length);
      parts.push(decoder.decode(bytes.subarray(index, end), { stream: end < bytes.length }));
      index = end;
      return index < bytes.length;
    });
  } catch {
    return undefined;
  }
  return parts.join('');
}
