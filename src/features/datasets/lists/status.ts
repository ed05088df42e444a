import { plainName } from './columns';
import { datesOfCell } from './dates';
import { saysNothing } from './nothing';
import type { ListTable } from './types';
import { wordsOfHeader } from './words-of-header';

/** What the word of a status says of an exclusion. `unknown`: a person has to say. */
export type StatusForce = 'in force' | 'over' | 'unknown';

/** The word of a status that is asked about, as it is written first, with how many rows have it. */
export interface StatusWord {
  /** By which an answer is found: small letters and digits, without dates. */
  key: string;
  text: string;
  rows: number;
}

const subject =
  '(?:(?:provider|individual|entity|person|exclusion|sanction|suspension|debarment|order|status|is|was|has been|fully|the) )*';
/** Said of the exclusion itself, by these words and no others. `Withdrawn` and `Expired` may be said of the provider. */
const over = new RegExp(
  `^(?:${[
    `${subject}reinstated(?: on| as of| effective| to (?:the )?(?:medicaid )?program| by \\w+)?`,
    'reinstatement(?: granted| approved| effective)?',
    'no longer (?:active|excluded|sanctioned|suspended|debarred|ineligible|in (?:force|effect)|on (?:the )?list)',
    'not (?:currently )?(?:excluded|sanctioned|suspended|debarred|in (?:force|effect))',
    `${subject}(?:rescinded|lifted|vacated|overturned|reversed)`,
    '(?:exclusion|sanction|suspension|debarment|order|restrictions?) (?:was |has been )?(?:withdrawn|removed|rescinded|cancell?ed)',
    'removed from (?:the )?(?:exclusion )?list',
  ].join('|')})$`,
);
/**
 * Whether one of the parts of a text says by itself that an exclusion is over, in a column that is about something else:
 * `Reinstated 1/1/2024` or `5 years; reinstated 1/1/2024` in place of a period. With a day after `today`, `YYYY-MM-DD`, it is not
 * over yet.
 */
export function saysReinstated(cell: string, today: string): boolean {
  return cell.split(/[;()\n\r]|,\s*(?=[a-z])/i).some((part) => {
    if (!/reinstat/i.test(part)) return false;
    const { days, word } = statusOfCell(part, today);
    return over.test(word) && days.every((day) => day <= today);
  });
}

const inactive = /^(?:is )?(?:inactive|not active|non active)$/;
const stays =
  /^(?:not (?:been )?reinstated|never reinstated|reinstatement (?:denied|pending|not granted|requested)|(?:not )?eligible for reinstatement|not eligible|no end date|(?:currently |still )?in (?:force|effect))$/;
const ofExclusion =
  /\b(?:active|exclu(?:ded|sion)|sanction(?:ed|s)?|suspen(?:ded|sion)|terminat(?:ed|ion)|revo(?:ked|cation)|debar(?:red|ment)|disqualified|restricted|ineligible|barred|indefinite(?:ly)?|permanent(?:ly)?|payment hold)\b/;
/** Beside what is in force, these leave open whether it still is. */
const doubtful =
  /\b(?:not?|non|never|un\w+ed|in ?active|former(?:ly)?|prior|past|previous(?:ly)?|until|over|reinstat\w*|lift\w*|withdr\w*|expir\w*|rescin\w*|remov\w*|vacat\w*|overturn\w*|revers\w*|end(?:ed|s)?|clos\w*|complet\w*|releas\w*|dismiss\w*|stay(?:ed)?|appeal\w*|clear\w*|cancel\w*|void\w*|resolv\w*|satisf\w*|lapsed?)\b/;
const yes = /^(?:y|yes|true|t|1)$/;
const no = /^(?:n|no|false|f|0)$/;
const termination = /^terminat(?:ed|ion)$/;

/** A column headed `Active`, `Currently Excluded` or `In force (Y/N)`: yes is an exclusion in force. */
export const isForceFlag = (name: string): boolean =>
  /^(?:is )?(?:currently |still )?(?:active|excluded|sanctioned|in force)(?: flag| indicator| yn| y n)?$/.test(
    plainName(name),
  );

/** Whether a value is a yes or a no. */
export const isYesOrNo = (value: string): boolean => yes.test(plainName(value)) || no.test(plainName(value));

const wordsOfExclusion = new Set(
  'status exclusion sanction suspension debarment action record current currently case list listing code of the is in force active'.split(
    ' ',
  ),
);

/** How the statuses of a column are read. */
interface StatusColumn {
  isFlag: boolean;
  /** The heading speaks of the exclusion: an enrollment or a provider may be inactive because of one. */
  isOfExclusion: boolean;
  /** `Terminated` may be said of the exclusion itself: under its name, and beside `Active`. */
  isTerminationOpen: boolean;
  /** The list is published, and in its column of statuses whoever is named is excluded. */
  isPublished: boolean;
}

/** What a text, without its dates, says. */
function forceOf(text: string, column: StatusColumn): StatusForce {
  if (text === '') return 'in force';
  if (column.isFlag && yes.test(text)) return 'in force';
  if (column.isFlag && no.test(text)) return 'over';
  if (over.test(text)) return 'over';
  if (inactive.test(text)) return column.isOfExclusion ? 'over' : 'unknown';
  if (stays.test(text)) return 'in force';
  if (column.isTerminationOpen && termination.test(text)) return 'unknown';
  if (doubtful.test(text)) return 'unknown';
  return column.isPublished || ofExclusion.test(text) ? 'in force' : 'unknown';
}

/**
 * Reads the columns of a table that say whether its exclusions are in force. Words that say so of the exclusion itself count;
 * any other is a question, and its rows stay exclusions until that is answered (`table.statuses`). Days after `today`,
 * `YYYY-MM-DD`, are still to come: who is reinstated then is excluded now.
 */
export class StatusReader {
  readonly columns: readonly number[];
  readonly #table: ListTable;
  readonly #today: string;
  readonly #read = new Map<number, StatusColumn>();
  readonly #forces = new Map<string, StatusForce>();

  constructor(table: ListTable, today: string) {
    this.#table = table;
    this.#today = today;
    this.columns = table.columns.flatMap(({ role }, column) => (role === 'status' ? [column] : []));
    for (const column of this.columns) this.#read.set(column, statusColumn(table, column));
  }

  /** What a cell of one of the columns says, with what a person said of its word. */
  forceOf(column: number, cell: string): StatusForce {
    const key = `${column}:${cell}`;
    const before = this.#forces.get(key);
    if (before) return before;
    const force = this.#forceOf(column, cell);
    if (cell.length <= 60) this.#forces.set(key, force);
    return force;
  }

  #forceOf(column: number, cell: string): StatusForce {
    const read = this.#read.get(column);
    if (!read || saysNothing(cell)) return 'in force';
    const { days, word } = statusOfCell(cell, this.#today);
    const said = this.#table.statuses?.[statusKey(column, word)];
    const force = said ?? forceOf(word, read);
    const isToCome = days.some((day) => day > this.#today);
    return force === 'over' && isToCome ? 'in force' : force;
  }

  /** The words of a column that are asked about, most frequent first, with those that were answered. */
  askedWords(column: number): StatusWord[] {
    const read = this.#read.get(column);
    const found = new Map<string, StatusWord>();
    if (!read) return [];
    for (const cells of this.#table.rows) {
      const cell = cells[column] ?? '';
      if (saysNothing(cell)) continue;
      const { word } = statusOfCell(cell, this.#today);
      if (forceOf(word, read) !== 'unknown') continue;
      const before = found.get(word);
      if (before) before.rows += 1;
      else found.set(word, { key: word, text: cell.replace(/\s+/g, ' ').trim().slice(0, 80), rows: 1 });
    }
    return [...found.values()].toSorted((one, other) => other.rows - one.rows);
  }
}

/** By which an answer about the word of a column is kept. */
export const statusKey = (column: number, word: string): string => `${column}:${word}`;

function statusOfCell(cell: string, today: string): { days: readonly string[]; word: string } {
  const { days, rest, isNever } = datesOfCell(cell, today, 20);
  return { days, word: isNever && rest === '' ? '' : plainName(rest) };
}

function statusColumn({ columns, rows, layout }: ListTable, column: number): StatusColumn {
  const name = columns[column]?.name ?? '';
  const words = wordsOfHeader(name);
  const isOfExclusion = words.every((word) => wordsOfExclusion.has(word));
  const isPublished = layout.source !== undefined && layout.columns.some((one) => one.name === name);
  const isNamed = words.some((word) => ['exclusion', 'sanction', 'suspension', 'record'].includes(word));
  const isBesideActive = () => rows.some((cells) => /^\s*active\s*$/i.test(cells[column] ?? ''));
  return {
    isFlag: isForceFlag(name),
    isOfExclusion,
    isTerminationOpen: !isPublished && (isNamed || isBesideActive()),
    isPublished,
  };
}
