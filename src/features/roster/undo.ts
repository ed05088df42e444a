import type { QueryClient } from '@tanstack/react-query';
import { invalidateAfterBulk } from '@/api/cached-lists';
import { isApiError } from '@/api/errors';
import type { EventLogEntry } from '@/api/models';
import { listEventsPages } from '@/api/operations.gen';
import { fetchAllPages } from '@/api/paging';
import { largestPage } from '@/api/query';
import { currentUser } from '@/api/session';
import { inContext } from '@/features/events/records';
import { actorOf } from '@/features/events/words';
import type { BulkTask } from '@/jobs/bulk';
import { now } from '@/lib/clock';
import { formatDateTime } from '@/lib/dates';
import { noteDeleted } from '@/lib/deleted';
import { count } from '@/lib/words';
import type { Facts } from '@/records/field';
import { keepOutcome } from './kept-run';
import type { RosterKind } from './model/kind';
import type { KeptRow, KeptRun, RowOutcome } from './model/run';
import { factsOf } from './taking-back';

/** What is taken back of a row: a record that was made, changed or ended. */
export interface UndoRow {
  line: number;
  name: string;
  id: string;
  did: 'created' | 'changed' | 'ended';
  outcome: RowOutcome;
  /** The fields that get their earlier values. */
  restore: readonly string[];
  /** What stays of it: somebody has changed it since. */
  kept: readonly string[];
  licenses: readonly string[];
  entries: readonly (readonly [path: string, id: string])[];
  /** Why none of it is taken back. */
  left?: string;
}

/** A row whose record is there, and was not taken back before. */
type DoneRow = KeptRow & { id: string; outcome: RowOutcome };

/** The rows of an import of which something can be taken back. */
export function rowsToUndo(run: KeptRun): DoneRow[] {
  return run.rows.flatMap((row): DoneRow[] => {
    const outcome = run.outcomes.get(row.line);
    const { id, undone } = outcome ?? {};
    return outcome && id && (!undone || undone.isLeft) ? [{ ...row, id, outcome }] : [];
  });
}

/** What the event log tells that people did since an import began, by the ids of what they did it to. */
type Touches = ReadonlyMap<string, readonly EventLogEntry[]>;

/** Asking a source again changes nothing that somebody wrote; what was taken away already is no change either. */
const noTouches = new Set(['VerificationRequested', 'LicenseDetached', 'InfoDeleted', 'ProviderDeleted']);
/** The service's clock is known to a second. */
const clockSlack = 2_000;

/** When an import began: its id says so. */
const beganAt = ({ id }: KeptRun): number => Number.parseInt(id, 10) || 0;

async function readTouches(run: KeptRun, signal: AbortSignal): Promise<Touches> {
  const after = new Date(beganAt(run) - clockSlack).toISOString();
  const fetchPage = listEventsPages({ after, type: ['Request'], sortedBy: 'Timestamp', count: largestPage });
  const touches = new Map<string, EventLogEntry[]>();
  for await (const entries of fetchAllPages({ fetchPage, signal, keyOf: ({ id }) => id }))
    for (const entry of entries) {
      if (noTouches.has(inContext(entry, 'subcategory') ?? '')) continue;
      for (const name of ['providerId', 'facilityId', 'licenseId', 'infoId']) {
        const id = inContext(entry, name);
        if (id) touches.set(id, [...(touches.get(id) ?? []), entry]);
      }
    }
  return touches;
}

/** The first thing that somebody did to a record after the import had done with it; undefined for nothing. */
function touchOf(touches: Touches, id: string, { at = Infinity }: RowOutcome): EventLogEntry | undefined {
  const own = currentUser()?.email.toLowerCase();
  return touches.get(id)?.findLast((entry) => {
    const isOwn = actorOf(entry)?.toLowerCase() === own;
    return !isOwn || Date.parse(entry.timestamp ?? '') > at + clockSlack;
  });
}

/** `Changed since by ana@example.org, Nov 30, 2026, 2:10 PM` */
function touchedWords(entry: EventLogEntry): string {
  const by = actorOf(entry);
  const when = entry.timestamp ? `, ${formatDateTime(entry.timestamp)}` : '';
  return `Changed since${by ? ` by ${by}` : ''}${when}`;
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
/** Whether a field still has what the import gave it. */
const isAsWritten = (there: Facts, after: Facts, name: string) =>
  same(there[name] ?? null, after[name] ?? null);

/** Finds out what of a row can be taken back. Throws `ApiError`. */
async function planOf({ takingBack }: RosterKind, row: DoneRow, touches: Touches): Promise<UndoRow> {
  const { line, name, id, outcome, onFileId, isEnded = false } = row;
  const did = isEnded ? 'ended' : onFileId ? 'changed' : 'created';
  const none = { line, name, id, outcome, did, restore: [], kept: [], licenses: [], entries: [] } as const;
  const touch = touchOf(touches, id, outcome);
  if (did === 'created') return touch ? { ...none, left: touchedWords(touch) } : none;
  const there = await takingBack.read(id);
  if (!there) return { ...none, left: 'It was deleted since' };
  if (did === 'ended')
    return there['deactivated'] === true ? none : { ...none, left: 'It was reactivated since' };
  const { before = {}, after = {}, licenses = [], entries = [] } = outcome.trace ?? {};
  const names = Object.keys(before).filter((one) => !same(before[one], after[one]));
  const restore = names.filter((one) => isAsWritten(there, after, one));
  const free = (ids: string) => touchOf(touches, ids, outcome) === undefined;
  const plan = {
    ...none,
    restore,
    kept: names.filter((one) => !restore.includes(one)).map(takingBack.labelOf),
    licenses: licenses.filter(free),
    entries: entries.filter(([, entryId]) => !entryId || free(entryId)),
  };
  const more = licenses.length - plan.licenses.length + entries.length - plan.entries.length;
  const kept = [...plan.kept, ...(more > 0 ? [count(more, 'addition')] : [])];
  if (restore.length + plan.licenses.length + plan.entries.length > 0) return { ...plan, kept };
  if (kept.length > 0) return { ...plan, kept, left: touch ? touchedWords(touch) : 'Changed since' };
  return { ...plan, left: 'What it held before is not known' };
}

/** So many records are read at once. */
const together = 6;

/** Finds out what of an import can be taken back, and what stays and why. Throws `ApiError`; nothing is changed. */
export async function readUndo(
  kind: RosterKind,
  run: KeptRun,
  signal: AbortSignal,
  onProgress: (progress: { loaded: number }) => void,
): Promise<UndoRow[]> {
  const rows = rowsToUndo(run);
  const touches = await readTouches(run, signal);
  const plans: UndoRow[] = [];
  for (let from = 0; from < rows.length; from += together) {
    signal.throwIfAborted();
    // oxlint-disable-next-line no-await-in-loop -- a few at a time, as the service limits requests
    plans.push(
      ...(await Promise.all(rows.slice(from, from + together).map((row) => planOf(kind, row, touches)))),
    );
    onProgress({ loaded: plans.length });
  }
  return plans;
}

/** Takes something away that may be gone already. Throws `ApiError`. */
async function goneBy(write: Promise<unknown>): Promise<void> {
  try {
    await write;
  } catch (error) {
    if (!isApiError(error) || error.status !== 404) throw error;
  }
}

/** Takes back what was done of one row; gives what came of it in words. Throws `ApiError`. */
async function undoRow({ takingBack }: RosterKind, row: UndoRow): Promise<string> {
  const { id, did, outcome, restore, kept, licenses, entries } = row;
  if (did === 'created') {
    await goneBy(takingBack.remove(id));
    if (takingBack.created !== 'deleted') return 'Deactivated';
    noteDeleted(id);
    return 'Deleted';
  }
  if (did === 'ended') {
    await takingBack.change(id, { deactivated: false });
    return 'Reactivated';
  }
  const { before = {}, after = {} } = outcome.trace ?? {};
  const there = await takingBack.read(id);
  const names = restore.filter((name) => there && isAsWritten(there, after, name));
  if (names.length > 0) await takingBack.change(id, factsOf(before, names));
  for (const licenseId of licenses) await goneBy(takingBack.detach(id, licenseId));
  for (const [path, entryId] of entries) await goneBy(takingBack.removeEntry(id, path, entryId));
  const stays = [...kept, ...restore.filter((name) => !names.includes(name)).map(takingBack.labelOf)];
  return [
    ...(names.length > 0 ? [`Earlier values back: ${names.map(takingBack.labelOf).join(', ')}`] : []),
    ...(licenses.length > 0 ? [`${count(licenses.length, 'license')} detached`] : []),
    ...(entries.length > 0 ? [`${count(entries.length, 'entry', 'entries')} deleted`] : []),
    ...(stays.length > 0 ? [`changed since and left: ${stays.join(', ')}`] : []),
  ].join('; ');
}

/** The same rows, without those of which somebody has begun to work with what was created since they were read: those stay. */
async function stillUntouched(
  run: KeptRun,
  rows: readonly UndoRow[],
  signal: AbortSignal,
): Promise<UndoRow[]> {
  const touches = await readTouches(run, signal);
  return rows.map((row) => {
    const touch = row.did === 'created' ? touchOf(touches, row.id, row.outcome) : undefined;
    return touch && !row.left ? { ...row, left: touchedWords(touch) } : row;
  });
}

/**
 * Taking an import back as work over its rows, as `readUndo` gave them. What came of each is kept beside what the import did. What
 * was created is looked at again first: nothing can bring back what is deleted.
 */
export function undoTask(
  kind: RosterKind,
  run: KeptRun,
  rows: readonly UndoRow[],
  queryClient: QueryClient,
): BulkTask<UndoRow> {
  const { one, many, name } = kind;
  const amount = rows.filter(({ left }) => !left).length;
  const by = currentUser()?.email ?? '';
  const keep = ({ line, outcome }: UndoRow, note: string, isLeft = false) =>
    keepOutcome(line, { ...outcome, undone: { at: now(), by, note, ...(isLeft && { isLeft }) } });
  return {
    title: `Undo the import of ${count(amount, one, many)}`,
    one,
    many,
    danger: true,
    expected: rows.length,
    collect: (signal) => stillUntouched(run, rows, signal),
    label: ({ name: called, line }) => `${called}, line ${line}`,
    inSteps: true,
    async run(row) {
      if (row.left) {
        await keep(row, row.left, true);
        return { left: row.left };
      }
      const note = await undoRow(kind, row);
      await keep(row, note);
      return note;
    },
    onSettled(isSeen) {
      invalidateAfterBulk(queryClient, name === 'providers' ? 'deleteProvider' : 'updateFacility', isSeen);
      void queryClient.invalidateQueries({ queryKey: ['roster-run', name] });
    },
  };
}
