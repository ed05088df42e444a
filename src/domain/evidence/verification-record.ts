import { calendarDay } from '@/lib/dates';
import { textOf } from '@/lib/words';

/** How a source was asked beside this console. */
export const verificationMethods = ['website', 'letter', 'call', 'in person', 'document'] as const;

export type VerificationMethod = (typeof verificationMethods)[number];

/** That somebody asked a source beside this console: whom, how, when, and who did. */
export interface VerificationRecord {
  /** What of the element it is about, by the label of its evidence; undefined for all of it. */
  entry: string | undefined;
  /** Who was asked: `University of Texas, registrar`. */
  source: string;
  method: VerificationMethod;
  /** `YYYY-MM-DD`. */
  date: string;
  /** Who asked. */
  by: string;
  /** Name of the document that was kept of it, among the files of the element. */
  document: string | undefined;
}

const words: Readonly<Record<VerificationMethod, string>> = {
  website: 'by website',
  letter: 'by letter',
  call: 'by call',
  'in person': 'in person',
  document: 'by document',
};

/** `by letter`, `in person`. */
export const methodWords = (method: VerificationMethod): string => words[method];

const inOneLine = (text: string) => textOf(text).replace(/\s+/g, ' ');
/** What parts the pieces of a line may not stand in one. */
const piece = (text: string) => inOneLine(text).replace(/\|/g, '/');

/**
 * A record as a line of the source of a checklist element. The service has no field for it, and shows this line as it is
 * to whoever reads the checklist elsewhere (rules.md 17.9).
 */
export function recordLine({ entry, source, method, date, by, document }: VerificationRecord): string {
  return [
    ...(entry ? [`For ${piece(entry)}`] : []),
    piece(source),
    words[method],
    date,
    piece(by),
    ...(document ? [`document ${piece(document)}`] : []),
  ].join(' | ');
}

const methodsByWords = new Map(verificationMethods.map((method) => [words[method], method]));

function recordOf(line: string): VerificationRecord | undefined {
  const pieces = line.split(' | ');
  const [first = '', ...others] = pieces;
  return read(undefined, pieces) ?? (first.startsWith('For ') ? read(first.slice(4), others) : undefined);
}

function read(entry: string | undefined, pieces: readonly string[]): VerificationRecord | undefined {
  const [source, how, on, by, kept, ...rest] = pieces;
  const method = methodsByWords.get(how ?? '');
  const date = calendarDay(on);
  if (!source || !method || !date || !by || rest.length > 0) return undefined;
  if (kept !== undefined && !kept.startsWith('document ')) return undefined;
  return { entry, source, method, date, by, document: kept?.slice('document '.length) };
}

/** What the source of an element holds: the records in it, and what else was written there. */
export function readRecords(source: string | undefined | null): {
  records: VerificationRecord[];
  rest: string;
} {
  const records: VerificationRecord[] = [];
  const rest: string[] = [];
  for (const line of textOf(source).split('\n')) {
    const record = recordOf(line.trim());
    if (record) records.push(record);
    else if (line.trim()) rest.push(line);
  }
  return { records, rest: rest.join('\n') };
}

/** The source of an element with these records. */
export const writeRecords = (records: readonly VerificationRecord[], rest: string): string =>
  [rest, ...records.map(recordLine)].filter(Boolean).join('\n');
