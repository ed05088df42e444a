import { formatDateTime } from '@/lib/dates';
import { count, formatNumber } from '@/lib/words';
import type { RosterKind } from './model/kind';
import type { RosterValues } from './model/fields';
import type { KeptRow, KeptRun, LeftRow, RowTrace, RowUndone } from './model/run';
import { licensesIn } from './values/licenses';

/** What an import did with a row. */
export type Did = 'created' | 'changed' | 'ended';

export const didOf = ({ onFileId, isEnded }: KeptRow): Did =>
  isEnded ? 'ended' : onFileId ? 'changed' : 'created';

/** The rows of an import by what came of them. */
export interface ResultRows {
  /** The records that are in, also those that something is lacking of. */
  done: Readonly<Record<Did, readonly KeptRow[]>>;
  /** Those that were to be imported and are not. */
  failed: readonly KeptRow[];
  /** Those whose record is in, and something that goes with it is not. */
  partial: readonly KeptRow[];
  /** Those that were not to be imported, and may be corrected or decided and imported later. */
  left: readonly LeftRow[];
  /** Those that were on file as they say. */
  settled: number;
  /** Those that are part of another row. */
  joined: number;
}

/** Sorts the rows of an import by what came of them. */
export function resultRows({ rows, left, outcomes }: KeptRun): ResultRows {
  const done: Record<Did, KeptRow[]> = { created: [], changed: [], ended: [] };
  const failed: KeptRow[] = [];
  const partial: KeptRow[] = [];
  for (const row of rows) {
    const outcome = outcomes.get(row.line);
    if (outcome) done[didOf(row)].push(row);
    else failed.push(row);
    if (outcome?.isPartial) partial.push(row);
  }
  return {
    done,
    failed,
    partial,
    left: left.filter(({ isJoined, isSettled }) => !isJoined && !isSettled),
    settled: left.filter(({ isSettled }) => isSettled).length,
    joined: left.filter(({ isJoined }) => isJoined).length,
  };
}

const doneWords: Readonly<Record<Did, string>> = {
  created: 'created',
  changed: 'changed',
  ended: 'deactivated',
};

/** `16 providers created, 2 changed` */
export function doneSummary({ one, many }: RosterKind, { done }: ResultRows): string {
  const parts = (Object.keys(doneWords) as Did[]).flatMap((did) => {
    const amount = done[did].length;
    return amount > 0 ? [{ amount, word: doneWords[did] }] : [];
  });
  if (parts.length === 0) return `No ${one} was imported`;
  return parts
    .map(({ amount, word }, at) =>
      at === 0 ? `${count(amount, one, many)} ${word}` : `${formatNumber(amount)} ${word}`,
    )
    .join(', ');
}

/** `3 rows left out, 1 row not imported`; nothing where every row is in. */
export function restSummary({ left, failed, partial, settled, joined }: ResultRows): string | undefined {
  const parts = [
    ...(left.length > 0 ? [`${count(left.length, 'row')} left out`] : []),
    ...(failed.length > 0 ? [`${count(failed.length, 'row')} not imported`] : []),
    ...(partial.length > 0 ? [`${count(partial.length, 'row')} incomplete`] : []),
    ...(settled > 0 ? [`${count(settled, 'row')} already on file`] : []),
    ...(joined > 0 ? [`${count(joined, 'row')} joined with another`] : []),
  ];
  return parts.length > 0 ? parts.join(', ') : undefined;
}

/** When an import was taken back and by whom, the last time, and how much of it; undefined where it was not. */
export interface Undone extends Pick<RowUndone, 'at' | 'by'> {
  words: string;
  /** Rows that can be tried again. */
  left: number;
}

export function undoneOf(kind: RosterKind, { rows, outcomes }: KeptRun): Undone | undefined {
  const all = rows.flatMap((row) => {
    const undone = outcomes.get(row.line)?.undone;
    return undone ? [{ did: didOf(row), ...undone }] : [];
  });
  const back = all.filter(({ isLeft }) => !isLeft);
  const last = back.toSorted((one, other) => other.at - one.at)[0];
  if (!last) return undefined;
  const amount = (did: Did) => back.filter((one) => one.did === did).length;
  const [created, changed, ended, left] = [
    amount('created'),
    amount('changed'),
    amount('ended'),
    all.length - back.length,
  ];
  const words = [
    ...(created > 0 ? [`${count(created, kind.one, kind.many)} ${kind.takingBack.created}`] : []),
    ...(changed > 0
      ? [
          `${count(changed, kind.one, kind.many)} with the earlier values, as far as nobody has changed them since`,
        ]
      : []),
    ...(ended > 0 ? [`${count(ended, kind.one, kind.many)} active again`] : []),
    ...(left > 0 ? [`${count(left, kind.one, kind.many)} left as ${left === 1 ? 'it is' : 'they are'}`] : []),
  ].join('; ');
  return { at: last.at, by: last.by, words, left };
}

const timeOf = (at: number) => formatDateTime(new Date(at).toISOString());

/**
 * `Imported Nov 30, 2026, 2:02 PM.`, and when that was undone, of the last import of a file; undefined where it was another file, or
 * nothing of it is in.
 */
export function importedWords(
  kind: RosterKind,
  run: KeptRun | null | undefined,
  file: string,
): string | undefined {
  if (!run || run.kind !== kind.name || run.file !== file || run.outcomes.size === 0) return undefined;
  const at = [...run.outcomes.values()].reduce((last, outcome) => Math.max(last, outcome.at ?? 0), 0);
  const undone = undoneOf(kind, run);
  return [
    at > 0 ? `Imported ${timeOf(at)}.` : 'It was imported.',
    ...(undone ? [`Undone ${timeOf(undone.at)}.`] : []),
  ].join(' ');
}

/** Of these a provider may have several: an import adds to them, and replaces none. */
const added = new Set([
  'email',
  'addressLine1',
  'additionalPracticeStates',
  'languages',
  'recredentialedDates',
]);

/**
 * `Telephone: (555) 010-0111 → (617) 555-0142`, for each field that an import gave another value; `License attached: MA100200` of what was
 * added to others. `trace` tells whether licenses were attached, or were there before.
 */
export function changeWords(
  { name, fields }: Pick<RosterKind, 'name' | 'fields'>,
  { changed = {}, values }: Pick<KeptRow, 'changed' | 'values'>,
  trace?: RowTrace,
): string {
  return fields
    .flatMap(({ key, label, words = (value: string) => value, isApart }) => {
      const [was, is] = [changed[key], values[key]];
      if (was === undefined || !is) return [];
      if (key === 'licenseNumber') return attachedWords(was, values, trace);
      if (!isApart && !(name === 'providers' && added.has(key)))
        return [`${label}: ${was ? words(was) : 'empty'} → ${words(is)}`];
      const before = new Set(was.split(','));
      const more = is.split(',').filter((one) => !before.has(one));
      return [`${label}: ${words(isApart ? is : more.join(','))} added`];
    })
    .join('; ');
}

/** The licenses of a row that were not on file, where all of these were attached. */
function attachedWords(was: string, values: RosterValues, trace: RowTrace | undefined): string[] {
  const onFile = new Set(was.split(', ').map((one) => one.split(' (')[0]));
  const numbers = licensesIn(values)
    .map(({ licenseNumber }) => licenseNumber)
    .filter((number) => !onFile.has(number));
  if (numbers.length === 0 || (trace && trace.licenses?.length !== numbers.length)) return [];
  return [`${numbers.length === 1 ? 'License' : 'Licenses'} attached: ${numbers.join(', ')}`];
}
