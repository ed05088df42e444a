import { isSsnName, maskText } from '@/api/masked-ssns';
import { fileFormat } from '@/lib/file-format';
import { masked } from '@/lib/words';
import { noteSsns } from '@/ui/files';
import { isTextFile } from '@/viewer/file-kind';

/**
 * A file of the service for somebody who sees of social security numbers how they end: a text has them masked, where they are
 * written like one, stand behind their name or in a column of that name. Anything else, such as a PDF or a workbook, stays as
 * it came. What of both it is, is noted about the file (`ssnsIn`).
 */
export async function maskedFile(blob: Blob, name: string): Promise<Blob> {
  const isText = (await fileFormat(blob)) === undefined && isTextFile(blob, name);
  const text = isText ? await blob.text() : '\0';
  // What has a zero byte in it is no text, or one whose letters are not told apart here.
  if (text.includes('\0')) return noteSsns(blob, 'may be whole');
  const shown = maskColumns(maskText(text));
  return shown === text ? blob : noteSsns(new Blob([shown], { type: blob.type }), 'masked');
}

const delimiters = [',', ';', '\t', '|'];
const withoutHyphens = /^\s*\d{9}\s*$/;

/** A table as text, its columns of social security numbers masked and all else as it came; any other text as it is. */
function maskColumns(text: string): string {
  const [heading = ''] = text.split(/[\r\n]/, 1);
  const delimiter = delimiters.find((one) => heading.includes(one)) ?? ',';
  const columns = [...fieldsOf(heading, delimiter)].flatMap(({ value, column }) =>
    isSsnName(value) ? [column] : [],
  );
  if (columns.length === 0) return text;
  let shown = '';
  let end = 0;
  for (const field of fieldsOf(text, delimiter)) {
    if (!columns.includes(field.column) || !withoutHyphens.test(field.value)) continue;
    shown += text.slice(end, field.at) + text.slice(field.at, field.end).replace(/\d{9}/, masked);
    ({ end } = field);
  }
  return shown + text.slice(end);
}

interface Field {
  value: string;
  /** From 0, within its row. */
  column: number;
  at: number;
  end: number;
}

/** The fields of a table as text, with where they stand; what is in quotes may hold delimiters and line breaks (RFC 4180). */
function* fieldsOf(text: string, delimiter: string): Generator<Field> {
  let [column, at, isQuoted] = [0, 0, false];
  for (let place = 0; place <= text.length; place += 1) {
    const mark = text[place];
    if (mark === '"') isQuoted = !isQuoted;
    const isEnd = mark === undefined || (!isQuoted && (mark === delimiter || mark === '\n' || mark === '\r'));
    if (!isEnd) continue;
    yield { value: text.slice(at, place).replaceAll('"', ''), column, at, end: place };
    column = mark === delimiter ? column + 1 : 0;
    at = place + 1;
  }
}
