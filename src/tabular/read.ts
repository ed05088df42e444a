import { readDelimited } from './delimited';
import { recognise, type Recognised } from './recognise';
import type { FileFormat, TabularFile, UnreadableFile } from './types';
import { hiddenRemark, nameRemark, noRows, problems, textProblem } from './words';
import { readWorkbook } from './workbook';
import { decodeEntities } from './xml';

/**
 * The sheets of a file, whatever it is: its content says that, its name is only compared with it. What cannot be read is
 * told in a sentence; never throws. Large files take seconds in one go: workers call it.
 */
export async function readTabular(bytes: Uint8Array, name: string): Promise<TabularFile | UnreadableFile> {
  let format: FileFormat = 'unknown';
  try {
    if (bytes[0] === 0x50 && bytes[1] === 0x4b) format = 'archive';
    const found = recognise(bytes);
    format = found.format === 'compound' ? await formatOfCompound(bytes) : found.format;
    if (format === 'archive') return await readArchive(found);
    const sheets = (await sheetsOf(format, found, bytes)).filter(({ rows }) => rows.length > 0);
    const misnamed = format === 'text' ? textProblem(name, sheets) : undefined;
    if (misnamed) return { format, problem: misnamed };
    if (sheets.length === 0) return { format, problem: format in readable ? noRows : problems[format] };
    return {
      format,
      sheets: [...sheets.filter(({ hidden }) => !hidden), ...sheets.filter(({ hidden }) => hidden)],
      remarks: [nameRemark(name, format), hiddenRemark(format), nullRemark(found)].filter(
        (one) => one !== undefined,
      ),
    };
  } catch (error) {
    const isProtected = error instanceof Error && /password|encrypt/i.test(error.message);
    return { format, problem: problems[isProtected ? 'protected' : format] };
  }
}

const readable: Partial<Record<FileFormat, true>> = {
  text: true,
  xlsx: true,
  xls: true,
  xlsb: true,
  ods: true,
  numbers: true,
  spreadsheetml: true,
};

async function sheetsOf(format: FileFormat, { archive, path, text }: Recognised, bytes: Uint8Array) {
  if (format === 'text' && text) return [readDelimited(text.text, { encoding: text.encoding })];
  if (format === 'xlsx' && archive && path) return readWorkbook(archive, path);
  if (!(format in readable) && format !== 'html') return [];
  // The library for all of them is larger than what reads the usual ones.
  const { readOtherWorkbook } = await import('./other-workbooks');
  const sheets = readOtherWorkbook(text?.text ?? bytes);
  // That library leaves the names of these sheets as they are written in XML.
  return format === 'ods' ? sheets.map((one) => ({ ...one, name: decodeEntities(one.name) })) : sheets;
}

async function formatOfCompound(bytes: Uint8Array): Promise<FileFormat> {
  const { streamsOf } = await import('./other-workbooks');
  const streams = new Set(streamsOf(bytes));
  if (streams.has('EncryptedPackage') || streams.has('EncryptionInfo')) return 'protected';
  if (streams.has('Workbook') || streams.has('Book')) return 'xls';
  if (streams.has('WordDocument')) return 'word';
  return streams.has('PowerPoint Document') ? 'presentation' : 'unknown';
}

/** An archive is read where it has one file with rows, as the federal list of excluded parties is published. */
async function readArchive({ archive }: Recognised): Promise<TabularFile | UnreadableFile> {
  const paths = (archive?.paths ?? []).filter((path) => !/(?:^|\/)(?:__MACOSX\/|\.)/.test(path));
  const [path = '', ...others] = paths.filter((one) => /\.(?:csv|tsv|txt|xlsx|xlsm|xls|xlsb)$/i.test(one));
  const bytes = others.length === 0 && path ? archive?.read(path) : undefined;
  if (!bytes) return { format: 'archive', problem: problems.archive };
  const name = path.slice(path.lastIndexOf('/') + 1);
  const read = await readTabular(bytes, name);
  if ('problem' in read) return { ...read, problem: `The archive has one file, ${name}. ${read.problem}` };
  return {
    ...read,
    remarks: [`This is an archive of packed files. ${name} in it was read.`, ...read.remarks],
  };
}

function nullRemark({ text }: Recognised): string | undefined {
  return text && text.nulls > 0
    ? 'The file has characters that no text has (NUL). They were left out: compare some rows with the program that wrote it.'
    : undefined;
}
