import '@mantine/core/styles/Stepper.layer.css';
import { Group, Stack, Stepper } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { startTransition, useEffect, useMemo, useRef, useState } from 'react';
import { chosenTable, prepareTable } from '@/features/sheet-choice/chosen-table';
import { count } from '@/lib/words';
import type { TabularFile } from '@/tabular/types';
import { readTabularFile } from '@/tabular/file';
import { Button } from '@/ui/button';
import { Note } from '@/ui/layout';
import { SkeletonRows } from '@/ui/route-states';
import { type EnterStep, StepHeading } from '@/ui/step-heading';
import { CheckStep } from './check-step';
import {
  columnsBlocked,
  knownNames,
  proposeColumns,
  rememberColumns,
  rememberedColumns,
  weighColumns,
} from './columns';
import { ColumnsStep } from './columns-step';
import { forgetDraft, keptDraft } from './draft';
import { FileStep } from './file-step';
import { keptRun } from './kept-run';
import type { RosterKind } from './model/kind';
import { importedWords } from './result-words';
import type { ColumnFields } from './model/rows';
import { useKeptDraft } from './use-kept-draft';
import { useReadAhead } from './use-read-ahead';
import type { RosterStep, useRosterStep } from './use-roster-step';
import { withDayFirst } from './values/day-first';
import { withMapping } from './values/mapping';
import { useValueMapping } from './remembered-values';
import { withLicenseNumbers } from './values/license-number-field';
import { ReadRows } from './values/row-reader';
import { namesOf, wholeNameField, withNames } from './values/whole-name-field';
import { corrected, newWork, rowsOf, widened, withConstants, withCorrections, type RosterWork } from './work';

/** A file that was read, and what was done with it so far. */
interface Opened {
  file: File;
  source: TabularFile;
  work: RosterWork;
  /** It was kept from an earlier visit. */
  isContinued?: boolean;
}

type Route = ReturnType<typeof useRosterStep>;

interface RosterStepsProps {
  kind: RosterKind;
  enter: EnterStep;
  /** Which step the address names, and how others are opened. */
  route: Route;
  /** An import of this kind was begun here, whose file is gone with it. */
  isImported: boolean;
}

/** The steps to an import: which file, which columns, what will come of each row. What was done is kept until the import. */
export function RosterSteps({ kind, enter, route, isImported }: RosterStepsProps) {
  const kept = useQuery({
    queryKey: ['roster-draft', kind.name],
    queryFn: async ({ signal }) => (await openDraft(kind, signal)) ?? null,
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });
  const run = useQuery({
    queryKey: ['roster-run', kind.name],
    queryFn: async () => (await keptRun()) ?? null,
    staleTime: 0,
    gcTime: 0,
  });
  const [opened, setOpened] = useState<Opened | null>();
  /** Nothing is left to do for who comes to the plain address: a file that was left goes on where it was. */
  const [hasArrived, setArrived] = useState(route.step !== 'file');
  const isGoingOn = useRef(false);
  useEffect(() => {
    if (hasArrived || kept.isPending || isGoingOn.current) return;
    isGoingOn.current = true;
    void (kept.data ? route.goOn(kept.data.work.step) : Promise.resolve()).then(() => setArrived(true));
  }, [hasArrived, kept.isPending, kept.data, route]);
  if (kept.isPending || !hasArrived) return <SkeletonRows rows={6} />;
  const imported = importedWords(kind, run.data, (opened ?? kept.data)?.file.name ?? run.data?.file ?? '');
  const current = opened === undefined ? (kept.data ?? null) : opened;
  if (current && route.step !== 'file')
    return (
      <FileSteps
        kind={kind}
        enter={enter}
        route={route}
        step={route.step}
        opened={current}
        imported={imported}
        onWork={(work) => setOpened({ ...current, work })}
      />
    );
  return (
    <Stack gap="lg">
      <Steps at={0} />
      <StepHeading title="Choose a file" enter={enter} />
      {route.step !== 'file' && (
        <Note
          role="status"
          action={
            isImported && (
              <Button variant="default" size="xs" onClick={() => void route.open('file')}>
                Show what came of it
              </Button>
            )
          }
        >
          {isImported
            ? (imported ?? 'The file of this step was imported.')
            : 'The file of this step is not kept in this browser any more: choose it again.'}
        </Note>
      )}
      {current && (
        <Note
          action={
            <Group gap="sm">
              <Button variant="default" size="xs" onClick={() => void route.open('columns')}>
                Go on with it
              </Button>
              <Button
                variant="default"
                size="xs"
                onClick={() => {
                  void forgetDraft(kind.name);
                  setOpened(null);
                }}
              >
                Discard it
              </Button>
            </Group>
          }
        >
          {current.file.name} is kept with {count(current.work.corrections.length, 'correction')} until
          another file is chosen.
        </Note>
      )}
      <FileStep
        kind={kind}
        onFile={(file, source) => {
          startTransition(() => setOpened({ file, source, work: newWork }));
          void route.open('columns');
        }}
      />
    </Stack>
  );
}

interface FileStepsProps extends Omit<RosterStepsProps, 'isImported'> {
  step: Exclude<RosterStep, 'file'>;
  opened: Opened;
  /** When a file of this name was imported and undone here, in sentences. */
  imported: string | undefined;
  onWork: (work: RosterWork) => void;
}

function FileSteps(props: FileStepsProps) {
  const { kind: plainKind, enter, route, step: namedStep, opened, imported, onWork } = props;
  const { file, source, work, isContinued = false } = opened;
  const { choice, constants, nameOrder, corrections, decisions, wanted = {} } = work;
  const mapping = useValueMapping();
  const chosen = useMemo(
    () => chosenTable(source, choice, (names) => knownNames(names, plainKind.fields)),
    [source, choice, plainKind],
  );
  const table = chosen?.table;
  const proposal = useMemo(
    () =>
      table && proposeColumns(table.heading, plainKind.fields, rememberedColumns(plainKind.name), table.rows),
    [table, plainKind],
  );
  const fields = useMemo(() => proposal?.columns.map(({ field }) => field) ?? [], [proposal]);
  const columns = useMemo(
    () => widened(work.columns ?? fields, corrections),
    [work.columns, fields, corrections],
  );
  const rowsOfFile = useMemo(() => (table ? rowsOf(table) : []), [table]);
  const rows = useMemo(() => corrected(rowsOfFile, columns, corrections), [rowsOfFile, columns, corrections]);
  const names = useMemo(
    () => namesOf(table?.heading ?? [], columns, rowsOfFile),
    [table, columns, rowsOfFile],
  );
  const written = useMemo(
    () =>
      withDayFirst(
        withLicenseNumbers(withMapping(plainKind, mapping), columns, rowsOfFile),
        columns,
        rowsOfFile,
      ),
    [plainKind, mapping, columns, rowsOfFile],
  );
  const kind = useMemo(
    () => withConstants(withNames(written, names, nameOrder), constants),
    [written, names, nameOrder, constants],
  );
  const [read] = useState(() => new ReadRows());
  const order = nameOrder ?? names?.order;
  const blocked = chosen && columnsBlocked({ kind, chosen, choice, columns, names, order });
  // Forward leads to the check also where a column that it needs was given away since.
  const step = blocked ? 'columns' : namedStep;
  const isKept = useKeptDraft(plainKind.name, { file, isContinued }, work, step);
  const filled = useReadAhead({ kind, columns, rows, read, isOn: step === 'columns' });
  const change = (changes: Partial<RosterWork>) => onWork({ ...work, ...changes });
  /** What was said of one column of names says nothing of another. */
  const orderIn = (next: ColumnFields) =>
    next.indexOf(wholeNameField.key) === columns.indexOf(wholeNameField.key) ? {} : { nameOrder: undefined };
  if (!chosen || !proposal) return null;

  return (
    <Stack gap="lg">
      <Steps at={step === 'columns' ? 1 : 2} onStep={(at) => route.backTo(at === 0 ? 'file' : 'columns')} />
      <StepHeading title={step === 'columns' ? 'Match the columns' : 'Check the rows'} enter={enter} />
      {isContinued && (
        <Note
          role="status"
          action={
            <Button variant="default" size="xs" onClick={() => route.backTo('file')}>
              Choose another file
            </Button>
          }
        >
          {file.name} as you left it. {imported ?? 'Nothing of it was imported yet.'}
        </Note>
      )}
      {!isKept && (
        <Note tone="warning" role="status">
          The browser has no room to keep this file: what you correct here is lost when the page is left.
        </Note>
      )}
      {step === 'columns' ? (
        <ColumnsStep
          kind={kind}
          chosen={chosen}
          remarks={source.remarks}
          choice={choice}
          proposal={proposal}
          columns={columns}
          constants={constants}
          filled={filled}
          names={names}
          nameOrder={order}
          blocked={blocked}
          onChoice={(next) => onWork({ ...newWork, choice: next })}
          onColumns={(next) => change({ columns: next, ...orderIn(next) })}
          onConstants={(next) => change({ constants: next })}
          onNameOrder={(next) => change({ nameOrder: next })}
          onSet={(nextColumns, nextConstants) =>
            change({ columns: nextColumns, constants: nextConstants, ...orderIn(nextColumns) })
          }
          onBack={() => route.backTo('file')}
          onNext={() => {
            rememberColumns(kind.name, chosen.table.heading, proposal.proposed, columns);
            void route.open('check');
          }}
        />
      ) : (
        <CheckStep
          kind={kind}
          file={file.name}
          heading={chosen.table.heading}
          columns={columns}
          rows={rows}
          read={read}
          decisions={decisions}
          onCorrect={(more) => change({ corrections: withCorrections(corrections, more) })}
          onDecide={(line, decision) =>
            change({ decisions: [...decisions.filter(([other]) => other !== line), [line, decision]] })
          }
          wanted={wanted}
          onWanted={(next) => change({ wanted: next })}
          onBack={() => route.backTo('columns')}
          onBegun={() => void route.leave()}
        />
      )}
    </Stack>
  );
}

function Steps({ at, onStep }: { at: number; onStep?: (at: number) => void }) {
  return (
    <Stepper
      active={at}
      {...(onStep && { onStepClick: onStep })}
      size="sm"
      iconSize={28}
      allowNextStepsSelect={false}
    >
      <Stepper.Step label="File" />
      <Stepper.Step label="Columns" />
      <Stepper.Step label="Check" />
    </Stepper>
  );
}

/** The file that this user was at, read once more; undefined where there is none, or it cannot be read any more. */
async function openDraft(kind: RosterKind, signal: AbortSignal): Promise<Opened | undefined> {
  const draft = await keptDraft(kind.name);
  if (!draft) return undefined;
  const source = await readTabularFile(draft.file, signal);
  if ('problem' in source) {
    await forgetDraft(kind.name);
    return undefined;
  }
  const score = (names: readonly string[]) => knownNames(names, kind.fields);
  await prepareTable(source, score);
  const table = chosenTable(source, draft.work.choice, score)?.table;
  if (table) await weighColumns(table.rows, table.heading.length, signal);
  return { file: draft.file, source, work: draft.work, isContinued: true };
}
