import { Stack } from '@mantine/core';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useState, type ComponentType, type ReactNode } from 'react';
import { invalidateAfterBulk } from '@/api/cached-lists';
import type { WrittenTo } from '@/api/query';
import type { paths } from '@/api/schema';
import { count } from '@/lib/words';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { useShortcuts } from '@/ui/shortcuts';
import type { BulkTask } from './bulk';
import type { LeftAsItWas } from './bulk-run';
import type { Counts, FieldChange } from './bulk-changes';
import { BulkDialog } from './bulk-dialog';
import { BulkPreview } from './bulk-preview';
import { rowsInLists } from './rows-in-lists';
import { closeBatch, newBatch } from './verification-batches';

/** The records that a task is for: the selection of a list. */
export interface BulkSelection<Row> extends Pick<BulkTask<Row>, 'collect'> {
  /** Undefined while nobody knows how many there are. */
  count?: number | undefined;
  /** What they are in words: `312 licenses (Status: Expired)`. */
  words: string;
  /** A record as its list has it now, read with others; undefined where it has to be read by itself. */
  readAgain?(row: Row): Promise<Row | undefined>;
  /** Takes the marks from the rows that are still selected. */
  clear?(): void;
}

/** What the functions of a task are given beside a record, and beside what was asked first. */
interface Tools {
  queryClient: QueryClient;
  /** Under which verifications that it starts are counted. */
  batch: string;
}

/** What the component that asks first is given, and hands on to `BulkChoice`. */
export interface AskProps<Choice> {
  title: string;
  words: string;
  onAnswer: (answer: Choice) => void;
  onClose: () => void;
}

/** What came of one record: what is noted beside it in the result, and its row by now. */
interface Changed<Row> {
  note: string;
  row: (listed: Row) => Row;
}

interface Reread<Row> {
  /** The record as its list has it now; undefined where it has to be read by itself. */
  readAgain: () => Promise<Row | undefined>;
}

/** Rows on screen show what became of a record at once where `lists` says which; else when `write` makes them stale. */
type Run<Row, Given> =
  | {
      /** The lists in whose rows it is shown: `/providers`. */
      lists: keyof paths;
      /** By what a row is found in them. */
      id: (row: Row) => string | undefined;
      /** Works on one record, or says why it left that as it was. */
      run: (row: Row, given: Given & Tools & Reread<Row>) => Promise<Changed<Row> | LeftAsItWas>;
    }
  | {
      lists?: undefined;
      /** Works on one record; what it gives is noted beside the record in the result. */
      run: (row: Row, given: Given & Tools) => Promise<string | void | LeftAsItWas>;
      /** One write does it for several records: which of them belong together, and that write. */
      together?: {
        by: (row: Row) => string | undefined;
        run: (rows: readonly Row[], given: Given & Tools) => Promise<string | void>;
      };
    };

type BulkDeclaration<Row, Selected, Given> = About<Row, Selected, Given> & Run<Row, Given>;

interface About<Row, Selected, Given> {
  /** What they are: a declared record, or its words. */
  record: { one: string; many: string };
  /** What is done to them. With how many it is title and button: "Verify 12 licenses". */
  verb: string;
  /** The title while nobody knows how many, where verb and record do not make one: "Owner and priority". */
  title?: string;
  /** What stands on the button where verb and record do not make it: "Create 12 requests". */
  action?: (amount: number, given: Given) => string;
  label: (row: Row, queryClient: QueryClient) => string;
  /** Reads more than the selection before anything is worked on: who belongs to the group already. */
  collect?: (
    selection: BulkSelection<Selected>,
    given: Given & Tools,
    ...how: Parameters<BulkTask<Row>['collect']>
  ) => Promise<readonly Row[]>;
  /**
   * Why a record stays as it is, in a sentence; undefined where it changes. With this all of them are read before anything is
   * begun, and the preview says how many change, what becomes of what, and which stay for what reason.
   */
  skipReason?: (row: Row, given: Given) => string | undefined;
  /** What they will do, after "12 will". */
  will?: (given: Given) => ReactNode;
  /**
   * What becomes of what, of the records that change: by what they are told apart and counted, in texts of which each is counted
   * by itself, and what is said of how many there are of each.
   */
  changes?: {
    tellApart: (row: Row, given: Given) => readonly string[];
    words: (counts: readonly Counts[], given: Given) => readonly FieldChange[];
  };
  /** In its place the first records themselves, where they do not change but go. */
  first?: (rows: readonly Row[]) => ReactNode;
  /** What to know before; where nothing is read before, all that the preview says. */
  about?: (given: Given, selection: BulkSelection<Selected>) => ReactNode;
  /** What to mind of the records that change, in the preview. */
  warning?: (rows: readonly Row[], given: Given) => ReactNode;
  /** What is done cannot be undone. */
  danger?: boolean;
  /** The write that it sends: what that makes stale is refetched when the work comes to rest. */
  write?: { operation: WrittenTo };
  /** Takes one record back that was done, as it was read before: the result offers that for all of them. */
  takeBack?: (row: Row, given: Given & Tools) => Promise<string | void | LeftAsItWas>;
  /** Once it was carried out, nothing is selected any more: done again, it would be there twice. */
  clearsSelection?: boolean;
  /** It starts verifications, which are counted together. */
  verifies?: boolean;
  concurrency?: number;
}

type BulkComponent<Selected, Props> = (
  props: { selection: BulkSelection<Selected>; onClose(): void } & Props,
) => ReactNode;

interface Asking<Choice> {
  /** Asks what is to be done; a `BulkChoice` most often. */
  ask: ComponentType<AskProps<Choice>>;
  /** Reads what of that may be known better by now: choices that came meanwhile. */
  useLatest?: () => Partial<Choice>;
}

/**
 * Declares work over many records, and gives its dialog: `openDialog(() => VerifyLicenses, { selection })`. What is asked
 * first, the preview, progress, cancel, retry, the report and what becomes stale follow from it. `Given` is what `ask` finds
 * out; without `ask`, what the dialog is opened with beside the selection.
 */
export function defineBulk<Row, Given extends object = object, Selected = Row>(
  declared: BulkDeclaration<Row, Selected, Given> & Asking<Given>,
): BulkComponent<Selected, object>;
export function defineBulk<Row, Given extends object = object, Selected = Row>(
  declared: BulkDeclaration<Row, Selected, Given> & { ask?: undefined },
): BulkComponent<Selected, Given>;
export function defineBulk<Row, Given extends object, Selected>(
  declared: BulkDeclaration<Row, Selected, Given> & Partial<Asking<Given>>,
): BulkComponent<Selected, Partial<Given>> {
  const { record, verb, title = `${verb} ${record.many}`, ask: Ask, useLatest = nothing } = declared;
  return function BulkTaskDialog({ selection, onClose, ...opened }) {
    const [answer, setAnswer] = useState<Given>();
    // Without a question the overload above makes the dialog's props complete.
    const known = Ask ? answer : (opened as unknown as Given);
    const latest = useLatest();
    if (known) return <Work {...{ declared, title, selection, onClose }} given={{ ...known, ...latest }} />;
    return Ask && <Ask title={title} words={selection.words} onAnswer={setAnswer} onClose={onClose} />;
  };
}

const nothing = () => ({});

interface WorkProps<Row, Selected, Given> {
  declared: BulkDeclaration<Row, Selected, Given>;
  title: string;
  selection: BulkSelection<Selected>;
  given: Given;
  onClose: () => void;
}

/** The preview and the work itself. */
function Work<Row, Selected, Given>(props: WorkProps<Row, Selected, Given>) {
  const { declared, title, selection, given, onClose } = props;
  const { record, verb, label, skipReason, will, changes, first, about, write, verifies, concurrency } =
    declared;
  const { takeBack, warning, clearsSelection = false } = declared;
  const { one, many } = record;
  const action = (amount: number) =>
    declared.action?.(amount, given) ?? `${verb} ${count(amount, one, many)}`;
  const queryClient = useQueryClient();
  const [batch] = useState(newBatch);
  const tools = { ...given, queryClient, batch };
  const { together } = declared.lists === undefined ? declared : {};
  const show = rowsInLists<Row>(queryClient);
  const fees = verifies && (
    <p>
      The work here is to start the verifications; their results come in over the next minutes and are counted
      here. Sources that charge a fee charge it for each.
    </p>
  );
  const work = {
    one,
    many,
    ...(verifies && { batch }),
    danger: declared.danger ?? false,
    ...(concurrency !== undefined && { concurrency }),
    label: (row: Row) => label(row, queryClient),
    async run(row: Row) {
      if (declared.lists === undefined) return declared.run(row, tools);
      const { lists, id } = declared;
      // Only what `collect` makes of them is anything else than what was selected.
      const selected = declared.collect ? undefined : (selection as unknown as BulkSelection<Row>);
      const readAgain = async () => selected?.readAgain?.(row);
      const came = await declared.run(row, { ...tools, readAgain });
      if ('left' in came) return came;
      show(lists, id, row, came.row);
      return came.note;
    },
    ...(together && {
      together: { by: together.by, run: (rows: readonly Row[]) => together.run(rows, tools) },
    }),
    collect: (...how: Parameters<BulkTask<Row>['collect']>) =>
      declared.collect
        ? declared.collect(selection, tools, ...how)
        : // Only what `collect` makes of it is anything else than what was selected.
          (selection as unknown as BulkSelection<Row>).collect(...how),
    onSettled(isSeen: boolean) {
      if (verifies) closeBatch(batch);
      if (write) invalidateAfterBulk(queryClient, write.operation.id, isSeen);
      if (clearsSelection) selection.clear?.();
    },
    ...(takeBack && {
      takeBack: (rows: readonly Row[]): BulkTask<Row> => ({
        title: `Take back ${count(rows.length, one, many)}`,
        one,
        many,
        expected: rows.length,
        ...(concurrency !== undefined && { concurrency }),
        collect: async () => rows,
        label: (row) => label(row, queryClient),
        run: (row) => takeBack(row, tools),
        onSettled: (isSeen) => write && invalidateAfterBulk(queryClient, write.operation.id, isSeen),
      }),
    }),
  };
  if (skipReason) {
    return (
      <BulkPreview<Row>
        {...work}
        title={title}
        words={selection.words}
        skipReason={(row) => skipReason(row, given)}
        {...(changes && {
          changes: {
            tellApart: (row) => changes.tellApart(row, given),
            words: (counts) => changes.words(counts, given),
          },
        })}
        {...(first && { first })}
        {...(warning && { warning: (rows: readonly Row[]) => warning(rows, given) })}
        will={will?.(given)}
        action={action}
        onClose={onClose}
      >
        {about?.(given, selection)}
        {fees}
      </BulkPreview>
    );
  }
  const task: BulkTask<Row> = {
    ...work,
    title: selection.count === undefined ? `${verb} all matching ${many}` : action(selection.count),
    expected: selection.count,
  };
  return (
    <BulkDialog task={task} onClose={onClose}>
      {about?.(given, selection)}
      {fees}
    </BulkDialog>
  );
}

interface BulkChoiceProps<Choice> extends Omit<AskProps<Choice>, 'words'> {
  /** What it is for, as a selection of a list says it. */
  words?: ReactNode;
  /** What is to be done; undefined until enough is chosen. */
  answer: Choice | undefined;
  /** Why there is nothing to preview. */
  blocked?: string | undefined;
  /** Pixels, at most. */
  width?: number;
  /** The fields; `isTried` once the preview was asked for: what is missing is said. `preview` is for Enter in a field alone. */
  children: (isTried: boolean, preview: () => void) => ReactNode;
}

/** The step before work over many items: what is to be done. */
export function BulkChoice<Choice>(props: BulkChoiceProps<Choice>) {
  const { title, words, answer, blocked, width = 480, onAnswer, onClose, children } = props;
  const [isTried, setTried] = useState(false);
  const preview = () => {
    setTried(true);
    if (answer !== undefined) onAnswer(answer);
  };
  return (
    <Dialog
      title={title}
      onClose={onClose}
      width={width}
      footer={
        <>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button blocked={blocked} onClick={preview}>
            Preview
          </Button>
        </>
      }
    >
      <PreviewKey onPreview={blocked ? undefined : preview} />
      <Stack gap="lg">
        {words && (
          <p>
            For <b>{words}</b>.
          </p>
        )}
        {children(isTried, preview)}
      </Stack>
    </Dialog>
  );
}

/** The key that a form is sent with previews here. */
function PreviewKey({ onPreview }: { onPreview: (() => void) | undefined }) {
  useShortcuts('Form', [
    {
      keys: 'mod+Enter',
      label: 'Preview',
      whileTyping: true,
      run: () => onPreview?.(),
      disabled: !onPreview,
    },
  ]);
  return null;
}
