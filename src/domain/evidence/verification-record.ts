import { calendarDay, formatDate } from '@/lib/dates';
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
  /** What the source called it, where it was asked how a license, an accreditation or a certificate stands. */
  status?: string | undefined;
  /** For which state it is, where the source said that and the file does not. */
  state?: string | undefined;
  /** Until when it is in force by the source, `YYYY-MM-DD`, or that it has no end. */
  until?: string | undefined;
  /** Name of the document that was kept of it, among the files of the element. */
  document: string | undefined;
}

/** In the place of a day: the source says that it does not end. */
export const withoutEnd = 'no end';

const words: Readonly<Record<VerificationMethod, string>> = {
  website: 'by website',
  letter: 'by letter',
  call: 'by call',
  'in person': 'in person',
  document: 'by document',
};

/** `by letter`, `in person`. */
export const methodWords = (method: VerificationMethod): string => words[method];

/** What a line may hold behind who asked, in this order. */
const kept = ['status', 'state', 'until', 'document'] as const;

const inOneLine = (text: string) => textOf(text).replace(/\s+/g, ' ');
/** What parts the pieces of a line may not stand in one. */
const piece = (text: string) => inOneLine(text).replace(/\|/g, '/');

/**
 * A record as a line of the source of a checklist element. The service has no field for it, and shows this line as it is
 * to whoever reads the checklist elsewhere (rules.md 17.9).
 */
export function recordLine(record: VerificationRecord): string {
  const { entry, source, method, date, by } = record;
  return [
    ...(entry ? [`For ${piece(entry)}`] : []),
    piece(source),
    words[method],
    date,
    piece(by),
    ...kept.flatMap((name) => (record[name] ? [`${name} ${piece(record[name])}`] : [])),
  ].join(' | ');
}

const methodsByWords = new Map(verificationMethods.map((method) => [words[method], method]));

function recordOf(line: string): VerificationRecord | undefined {
  const pieces = line.split(' | ');
  const [first = '', ...others] = pieces;
  return read(undefined, pieces) ?? (first.startsWith('For ') ? read(first.slice(4), others) : undefined);
}

function read(entry: string | undefined, pieces: readonly string[]): VerificationRecord | undefined {
  const [source, how, on, by, ...rest] = pieces;
  const method = methodsByWords.get(how ?? '');
  const date = calendarDay(on);
  if (!source || !method || !date || !by) return undefined;
  const record: VerificationRecord = { entry, source, method, date, by, document: undefined };
  let index = 0;
  for (const name of kept) {
    const found = rest[index];
    if (!found?.startsWith(`${name} `)) continue;
    record[name] = found.slice(name.length + 1);
    index += 1;
  }
  return index === rest.length ? record : undefined;
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

/** What a source said of how something stands, as it goes on in a line: `“Active” in NV until Jan 31, 2028`. */
export const standingWords = ({
  status,
  state,
  until,
}: Pick<VerificationRecord, 'status' | 'state' | 'until'>): string =>
  [
    ...(status ? [`“${status}”`] : []),
    ...(state ? [`in ${state}`] : []),
    ...(until ? [until === withoutEnd ? 'without an end' : `until ${formatDate(until)}`] : []),
  ].join(' ');
