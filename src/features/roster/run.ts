import type { QueryClient } from '@tanstack/react-query';
import { ApiError, changedMeanwhile, mayBeCarriedOut } from '@/api/errors';
import { invalidateAfterBulk } from '@/api/cached-lists';
import type { BulkTask } from '@/jobs/bulk';
import { closeBatch } from '@/jobs/verification-batches';
import { now } from '@/lib/clock';
import { capitalized, count } from '@/lib/words';
import { leftOutWords, planWords, rowName } from './check';
import type { OnFileSource } from './read-on-file';
import { claimRun, keepBegun, keepOutcome, keepRested } from './kept-run';
import type { KeptRow, KeptRun, LeftRow, RowOutcome, RowTrace } from './model/run';
import type { OnFile, RosterKind } from './model/kind';
import { needsNothing, unnamed, type CheckedRow, type ColumnFields, type Plan } from './model/rows';
import { Incomplete, lackingWords } from './values/completion';
import type { Wanted } from './work';

/** The rows that are imported of those that were checked: the new ones, and others as far as they are wanted. */
export function rowsToImport(
  kind: RosterKind,
  rows: readonly CheckedRow[],
  { changes = false, terminations = false }: Wanted,
): KeptRow[] {
  return rows.flatMap((checked): KeptRow[] => {
    const { line, values, plan, onFile, differs } = checked;
    const named = { line, name: kind.nameOf(values) ?? unnamed, values };
    const leftOut = leftOutWords(kind, checked);
    const row = { ...named, ...(leftOut && { leftOut }) };
    if (plan === 'create') return [row];
    if (plan === 'terminate' && terminations && onFile)
      return [{ ...named, onFileId: onFile.id, isEnded: true }];
    if (plan === 'differs' && changes && onFile) {
      const changed = Object.fromEntries(differs.map((key) => [key, onFile.values[key] ?? '']));
      return [{ ...row, onFileId: onFile.id, changed }];
    }
    return [];
  });
}

/** How many rows `rowsToImport` gives of rows with these plans. */
export const totalToImport = (
  { create, differs, terminate }: Readonly<Record<Plan, number>>,
  { changes = false, terminations = false }: Wanted,
): number => create + (changes ? differs : 0) + (terminations ? terminate : 0);

/** The rows that are not imported, each with the reason. */
export function rowsLeft(
  kind: RosterKind,
  columns: ColumnFields,
  rows: readonly CheckedRow[],
  taken: readonly KeptRow[],
): LeftRow[] {
  const lines = new Set(taken.map(({ line }) => line));
  const settled = new Set(rows.filter(needsNothing).map(({ line }) => line));
  return rows.flatMap((row) => {
    const { line } = row;
    if (lines.has(line)) return [];
    const isJoined = row.plan === 'joined' && lines.has(row.sameAs ?? 0);
    const why = planWords(kind, row);
    const leftOut = isJoined ? leftOutWords(kind, row) : undefined;
    const name = rowName(kind, columns, row);
    const isSettled = needsNothing(row) || (row.plan === 'joined' && settled.has(row.sameAs ?? 0));
    return [
      {
        line,
        name,
        why,
        ...(isJoined && { isJoined }),
        ...(isSettled && { isSettled }),
        ...(leftOut && { leftOut }),
      },
    ];
  });
}

interface RosterTask {
  kind: RosterKind;
  source: OnFileSource;
  run: KeptRun;
  queryClient: QueryClient;
  /** Under which the first verifications of the licenses are counted. */
  batch: string;
}

type ReportLine = [line: number, ...cells: string[]];

/** What came of every row of the file, in its order. */
function reportOf(kind: RosterKind, { left }: Pick<KeptRun, 'left'>, lines: readonly ReportLine[]) {
  const rest = left.map(({ line, name, why, isJoined }): ReportLine => [
    line,
    name,
    isJoined ? 'joined' : 'left out',
    why,
    '',
    '',
  ]);
  return {
    fields: ['Line', capitalized(kind.one), 'Outcome', 'Note', 'Record id', 'Correlation id'],
    rows: [...lines, ...rest]
      .toSorted(([one], [other]) => one - other)
      .map(([line, ...cells]) => [String(line), ...cells]),
  };
}

/** What came of a row, with what stayed out of it. */
const noteOf = ({ leftOut }: Pick<KeptRow, 'leftOut'>, note = '') =>
  [note, leftOut].filter(Boolean).join('. ');

const outcomeWord = ({ isPartial }: RowOutcome) => (isPartial ? 'partly done' : 'done');

/** The same of an import that this page has not done itself: what was kept of it. */
export function keptReport(kind: RosterKind, run: KeptRun) {
  const { rows, outcomes, begun } = run;
  const lines = rows.map((row): ReportLine => {
    const { line, name } = row;
    const outcome = outcomes.get(line);
    const words = outcome ? outcomeWord(outcome) : begun.has(line) ? 'may be done' : 'not begun';
    return [line, name, words, noteOf(row, outcome?.note), outcome?.id ?? '', ''];
  });
  return reportOf(kind, run, lines);
}

/**
 * The import of a roster as work over many rows, four at a time. What came of each row is kept, so that a page that is
 * loaded meanwhile goes on with the rest. A row whose write was sent by an earlier page is looked for before it is sent
 * again.
 */
export function rosterTask({ kind, source, run, queryClient, batch }: RosterTask): BulkTask<KeptRow> {
  const outcomes = new Map(run.outcomes);
  const begun = new Set(run.begun);
  /** What was done to the record of each line, also by an attempt that failed: it is what takes it back. */
  const traces = new Map<number, RowTrace>();
  const traceOf = (line: number): RowTrace => {
    const trace = traces.get(line) ?? { ...outcomes.get(line)?.trace };
    traces.set(line, trace);
    return trace;
  };
  /** The line that has each identity: the check lets no two rows of an import share one. */
  const lineOf = new Map(
    run.rows.flatMap(({ line, values }) => kind.identities(values).map((identity) => [identity, line])),
  );
  let release: (() => void) | undefined;

  /**
   * What others have set since the rows were checked, of the fields that a row gives another value: their labels and what
   * is there now. What a record may have several of is added to, and takes nothing away.
   */
  async function changedByOthers(id: string, { values, changed = {} }: KeptRow): Promise<[string, string][]> {
    const there = await source.read(queryClient, id);
    return kind.fields.flatMap(({ key, label, words }): [string, string][] => {
      const [was, is = ''] = [changed[key], there?.values[key]];
      if (was === undefined || !there || there.several?.[key] || is === was || is === values[key]) return [];
      return [[label, words?.(is) ?? is]];
    });
  }

  /** The record of a row, made or changed only where that has not happened yet. */
  async function write(row: KeptRow): Promise<string | undefined> {
    const { line, values, onFileId, changed = {}, isEnded = false } = row;
    if (onFileId && isEnded) {
      // Sent twice it changes nothing more: who is deactivated stays so.
      return (await kind.terminate?.(onFileId))?.id;
    }
    if (onFileId) {
      const others = await changedByOthers(onFileId, row);
      if (others.length > 0) throw changedMeanwhile(others);
      const change = () => kind.update(onFileId, values, Object.keys(changed), traceOf(line));
      const { id } = await change().catch((error: unknown) => {
        if (!mayBeCarriedOut(error)) throw error;
        // Sent a second time it changes nothing more: what is added to a list is looked for there before.
        return change();
      });
      return id;
    }
    const before = begun.has(line) ? await foundId(row) : undefined;
    if (before) return before;
    begun.add(line);
    await keepBegun(line);
    try {
      return (await kind.create(values)).id;
    } catch (error) {
      const found = mayBeCarriedOut(error) ? await foundId(row).catch(() => undefined) : undefined;
      if (found) return found;
      throw error;
    }
  }

  /** The record that was made of a row. Where it bears the name of another row too, the surest of its identities tells. */
  async function foundId({ line, values }: KeptRow): Promise<string | undefined> {
    const found = await source.find(values);
    const isOwn = ({ identities }: OnFile) =>
      identities.map((identity) => lineOf.get(identity)).find((one) => one !== undefined) === line;
    return found.find(isOwn)?.id;
  }

  return {
    title: `Import ${count(run.rows.length, kind.one, kind.many)} from ${run.file}`,
    one: kind.one,
    many: kind.many,
    expected: run.rows.length,
    async collect(signal) {
      const claim = await claimRun(run, signal);
      release = claim.release;
      // What another tab has done of it is not known here: every row is looked for.
      if (claim.isShared) for (const { line } of run.rows) begun.add(line);
      return run.rows;
    },
    label: ({ name, line }) => `${name}, line ${line}`,
    inSteps: true,
    partly: ({ line }) => outcomes.get(line)?.note,
    batch,
    report: (results) =>
      reportOf(
        kind,
        run,
        results.map(({ outcome, note, correlationId }, index): ReportLine => {
          const row = run.rows[index];
          const { line = 0, name = '' } = row ?? {};
          const ownOutcome = outcomes.get(line);
          const word = ownOutcome ? outcomeWord(ownOutcome) : outcome;
          const words = noteOf(row ?? {}, note || ownOutcome?.note);
          return [line, name, word, words, ownOutcome?.id ?? '', correlationId];
        }),
      ),
    async run(row) {
      const { line, values, onFileId, isEnded = false } = row;
      const before = outcomes.get(line);
      if (before && !before.isPartial) return before.note;
      keepRested(false);
      const id = before?.id ?? (await write(row));
      if (!id)
        throw new ApiError({ kind: 'not-json', title: `The service did not say which ${kind.one} it is` });
      const keep = async (came: RowOutcome) => {
        const trace = traceOf(line);
        const outcome = { ...came, at: now(), ...(Object.keys(trace).length > 0 && { trace }) };
        outcomes.set(line, outcome);
        await keepOutcome(line, outcome);
        return outcome.note;
      };
      if (isEnded) return keep({ id, note: 'Deactivated' });
      const note = onFileId ? 'Changed' : 'Created';
      try {
        const more = await kind.complete(id, values, batch, traceOf(line));
        return await keep({ id, note: more ? `${note}, ${more}` : note });
      } catch (error) {
        const { message, done, cause } =
          error instanceof Incomplete
            ? error
            : new Incomplete({
                done: [],
                failed: [{ words: lackingWords('license', 'attached', error), error }],
              });
        await keep({ id, note: `${done ? `${note}, ${done}` : note}; ${message}`, isPartial: true });
        throw cause;
      }
    },
    onSettled(isSeen) {
      // A change of a provider makes old all that a new one, its licenses and its entries do.
      const operation = kind.name === 'providers' ? 'updateProvider' : 'updateFacility';
      invalidateAfterBulk(queryClient, operation, isSeen);
      closeBatch(batch);
      keepRested(true);
      release?.();
    },
  };
}
