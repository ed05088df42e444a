import '@mantine/core/styles/Radio.layer.css';
import { Progress as ProgressBar, Radio, Stack, Text } from '@mantine/core';
import { useCallback, useEffect, useRef, useState } from 'react';
import { isApiError } from '@/api/errors';
import { csvFile, csvName, downloadCsv } from '@/lib/csv';
import { capitalized, count, formatNumber } from '@/lib/words';
import { announce } from '@/ui/announce';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { notify } from '@/ui/notify';
import { InlineError } from '@/ui/states';
import { takeSelection, collectAll } from '../list/bulk-selection';
import { filterWords } from '../list/list-spec';
import { selectedCount } from '../list/selection';
import type { TableModel } from '../model/use-table-model';
import { Paper } from '../print/paper';
import { PrintWhenReady } from '../print/print-when-ready';
import { PrintedList } from '../print/printed-list';

/** What becomes of the rows: a file, or sheets of paper. */
type Use = 'file' | 'paper';

type State<T> =
  | { step: 'asking' }
  | { step: 'reading'; loaded: number; waitingMs?: number | undefined }
  | { step: 'cancelled' }
  | { step: 'done'; rows: number; file: string }
  | { step: 'paper'; rows: readonly T[]; isPrinted: boolean }
  | { step: 'tooMany'; rows: number }
  | { step: 'failed'; use: Use; error: unknown };

/** So many rows are some 150 sheets; beyond that a browser stands still for long. */
const mostPrinted = 5_000;

const tooManyWords = `More than ${formatNumber(mostPrinted)} rows are not printed. Filter the list, or export it.`;

const cancelled = { title: 'The export was canceled', message: 'Nothing was written.' };

/** A line for each row, made as it is written: there may be many thousand. */
function* linesOf<T>(rows: readonly T[], columns: TableModel<T>['columns']['all']): Generator<unknown[]> {
  for (const row of rows) yield columns.map((column) => column.value(row));
}

interface ExportDialogProps<T> {
  model: TableModel<T>;
  onClose: () => void;
}

/**
 * Writes what is selected, or everything that matches, to a CSV file, or prints it: every page is read, loaded or not. Printing
 * is left to the browser's own dialog.
 */
export function ExportDialog<T>({ model, onClose }: ExportDialogProps<T>) {
  const { list, store, fetchPage, rowKey, columns, search, matching: total } = model;
  const [selection] = useState(() => {
    const state = store.getState();
    const some = selectedCount(state, total) !== 0 && (state.mode === 'all' || state.count > 0);
    return some
      ? takeSelection({ store, fetchPage, rowKey, list, filters: search.search, total })
      : undefined;
  });
  const [everyColumn, setEveryColumn] = useState(false);
  const [state, setState] = useState<State<T>>({ step: 'asking' });
  /** While it reads. */
  const stop = useRef<AbortController>(undefined);
  const abort = useCallback(() => {
    const wasReading = stop.current !== undefined;
    stop.current?.abort();
    stop.current = undefined;
    return wasReading;
  }, []);
  // However the dialog went, closed or left with its page: it would have said it.
  useEffect(() => () => void (abort() && notify({ tone: 'neutral', ...cancelled })), [abort]);
  const expected = selection ? selection.count : total;

  const wanted = everyColumn ? columns.all : columns.shown.map(({ column }) => column);
  const run = async (use: Use) => {
    const controller = new AbortController();
    stop.current = controller;
    setState({ step: 'reading', loaded: 0 });
    try {
      const progress = (now: { loaded: number; waitingMs?: number | undefined }) =>
        setState({ step: 'reading', loaded: now.loaded, waitingMs: now.waitingMs });
      const rows = await (selection
        ? selection.collect(controller.signal, progress)
        : collectAll(fetchPage, rowKey, controller.signal, progress));
      if (use === 'paper') {
        if (controller.signal.aborted) return;
        setState(
          rows.length > mostPrinted
            ? { step: 'tooMany', rows: rows.length }
            : { step: 'paper', rows, isPrinted: false },
        );
        return;
      }
      const content = await csvFile(
        wanted.map((column) => column.header),
        linesOf(rows, wanted),
        { signal: controller.signal },
      );
      if (controller.signal.aborted) return;
      const file = csvName(list.many);
      downloadCsv(file, content);
      setState({ step: 'done', rows: rows.length, file });
      announce(`${count(rows.length, list.one, list.many)} exported`);
    } catch (error) {
      if (controller.signal.aborted) return;
      // The user gave up a read that took long.
      if (isApiError(error) && error.kind === 'aborted') return setState({ step: 'cancelled' });
      setState({ step: 'failed', use, error });
    } finally {
      if (stop.current === controller) stop.current = undefined;
    }
  };
  const onPrinted = useCallback(
    () => setState((now) => (now.step === 'paper' ? { ...now, isPrinted: true } : now)),
    [],
  );
  const cancel = () => {
    abort();
    setState({ step: 'cancelled' });
  };

  const amount =
    expected === undefined ? `all ${list.many} that match` : count(expected, list.one, list.many);
  const words = filterWords(list.filters, search.search as Record<string, unknown>);
  const reading = state.step === 'reading';
  return (
    <Dialog
      title={`Export ${amount}`}
      onClose={onClose}
      footer={
        state.step === 'done' || state.step === 'paper' ? (
          <StepButton key="close" label="Close" onClick={onClose} />
        ) : reading ? (
          <StepButton key="cancel" label="Cancel export" quiet onClick={cancel} />
        ) : (
          <>
            <Button
              variant="default"
              blocked={expected !== undefined && expected > mostPrinted ? tooManyWords : undefined}
              onClick={() => void run('paper')}
            >
              Print
            </Button>
            <StepButton key="export" label="Export as CSV" onClick={() => void run('file')} />
          </>
        )
      }
    >
      <p>
        {selection && !selection.all
          ? 'The selected rows.'
          : words
            ? `Filtered by ${words}.`
            : `Every ${list.one}.`}
      </p>
      <Radio.Group
        label="Columns"
        mt="md"
        value={everyColumn ? 'all' : 'shown'}
        onChange={(value) => setEveryColumn(value === 'all')}
      >
        <Stack gap="sm" mt="xs">
          <Radio value="shown" disabled={reading} label={`The ${columns.shown.length} that are shown`} />
          <Radio value="all" disabled={reading} label={`All ${columns.all.length}`} />
        </Stack>
      </Radio.Group>
      <Text c="dimmed" size="xs" mt="sm">
        Printing takes of these columns those that fit across a sheet.
      </Text>
      {reading && (
        <Progress loaded={state.loaded} expected={expected} waitingMs={state.waitingMs} many={list.many} />
      )}
      {state.step === 'cancelled' && (
        <Text role="status" mt="md">
          {cancelled.title}. {cancelled.message}
        </Text>
      )}
      {state.step === 'done' && (
        <p>
          {count(state.rows, list.one, list.many)} written to <b>{state.file}</b>.
        </p>
      )}
      {state.step === 'paper' ? (
        <>
          <Text role="status" mt="md">
            {state.isPrinted
              ? `${capitalized(count(state.rows.length, list.one, list.many))} given to the browser to print.`
              : 'The sheets are being put together.'}
          </Text>
          <Paper
            model={model}
            rows={state.rows}
            columns={wanted}
            total={selection ? total : state.rows.length}
            isSelection={selection !== undefined}
            isPartial={false}
          />
          <PrintWhenReady onPrinted={onPrinted} />
        </>
      ) : (
        <PrintedList model={model} />
      )}
      {state.step === 'tooMany' && (
        <Text role="status" mt="md">
          {count(state.rows, list.one, list.many)}. {tooManyWords}
        </Text>
      )}
      {state.step === 'failed' && (
        <InlineError
          title={state.use === 'paper' ? 'The list could not be printed' : 'The export stopped'}
          error={state.error}
          kept={state.use === 'paper' ? 'Nothing was printed.' : 'Nothing was written.'}
          onRetry={() => void run(state.use)}
        />
      )}
    </Dialog>
  );
}

/** Each step has a button of its own, so that a double click never does two things; it takes the focus along. */
function StepButton({ label, quiet, onClick }: { label: string; quiet?: boolean; onClick: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <Button ref={button} variant={quiet ? 'default' : 'filled'} onClick={onClick}>
      {label}
    </Button>
  );
}

interface ProgressProps {
  loaded: number;
  expected: number | undefined;
  waitingMs: number | undefined;
  many: string;
}

function Progress({ loaded, expected, waitingMs, many }: ProgressProps) {
  const of = expected === undefined ? '' : ` of ${formatNumber(expected)}`;
  return (
    <Stack gap="xs" mt="md">
      <ProgressBar.Root>
        <ProgressBar.Section
          value={expected ? Math.min(100, (loaded / expected) * 100) : 100}
          animated={expected === undefined}
          aria-label={`Reading ${many}`}
        />
      </ProgressBar.Root>
      <Text>
        {formatNumber(loaded)}
        {of} read{waitingMs ? '. It waits before the next try, and goes on by itself.' : ''}
      </Text>
    </Stack>
  );
}
