import '@mantine/core/styles/Switch.layer.css';
import { Group, Progress, Stack, Switch, Text } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef, useState, type ReactNode } from 'react';
import { createFacility, createProvider } from '@/api/operations.gen';
import { count, formatNumber } from '@/lib/words';
import { announce } from '@/ui/announce';
import { Button } from '@/ui/button';
import { ReadError } from '@/ui/loaded';
import { SkeletonRows } from '@/ui/route-states';
import { SegmentedField } from '@/ui/segmented-field';
import { Note } from '@/ui/layout';
import { InlineError } from '@/ui/states';
import { checkRows, type CheckedRoster } from './check';
import { importRoster } from './current-run';
import { forgetDraft, keepLeftRows, takeDraft } from './draft';
import { leftTable, saveLeftRows } from './left-rows';
import type { RosterKind } from './model/kind';
import { RosterTable } from './roster-table';
import { rowsLeft, rowsToImport, totalToImport } from './run';
import { SetForAll } from './set-for-all';
import { nextTask } from '@/lib/slices';
import { useCheckedRows } from './use-checked-rows';
import { nothingOnFile, useRowsOnFile } from './use-rows-on-file';
import { RowDecisions } from './decisions';
import { columnsLeft, columnsLeftWords } from './columns-left';
import { effectWords } from './effect-words';
import { LeftOut, NotImported } from './left-out';
import { StepFoot } from './step-foot';
import type { ReadRows } from './values/row-reader';
import { UnknownValues } from './unknown-values';
import { corrected, widened, type Correction, type RosterWork, type Wanted } from './work';
import type { CheckedRow, ColumnFields, Decision, Decisions, Plan, RosterRow } from './model/rows';

interface CheckStepProps {
  kind: RosterKind;
  file: string;
  /** The names of the columns as the file has them. */
  heading: readonly string[];
  columns: ColumnFields;
  rows: readonly RosterRow[];
  /** What was read of them already. */
  read: ReadRows;
  decisions: RosterWork['decisions'];
  onCorrect: (corrections: readonly Correction[]) => void;
  onDecide: (line: number, decision: Decision) => void;
  wanted: Wanted;
  onWanted: (wanted: Wanted) => void;
  onBack: () => void;
  /** The import has begun. */
  onBegun: () => void;
}

const isEmpty = (words: object) => Object.keys(words).length === 0;
/** Whether nothing of a row is to be corrected; what no record keeps is not. */
const isWhole = ({ fields }: RosterKind, { problems, leftOut }: CheckedRow) =>
  isEmpty(problems) &&
  Object.entries(leftOut).every(([key, reason]) =>
    fields.some((one) => one.key === key && one.notKept === reason),
  );

/**
 * Which rows are shown: those of a plan, of which a value stays out, of which nothing but the name is known, whose name others have,
 * or of somebody who is deactivated on file.
 */
type Shown = Plan | 'all' | 'leftOut' | 'nameAlone' | 'namesakes' | 'deactivated' | `of ${string}`;

/** Rows of which a value stays out for this reason. */
const ofReason = (reason: string): Shown => `of ${reason}`;

/** What is looked at of the rows shown: its columns come first, so that nobody has to search a wide table for them. */
function columnsFirst(shown: Shown, rows: readonly CheckedRow[]): ReadonlySet<string> {
  const keys = rows.flatMap(({ leftOut, problems, differs }) => {
    if (shown === 'differs') return differs;
    if (shown === 'cannot') return Object.keys(problems);
    const wrong = Object.entries(leftOut);
    if (shown === 'leftOut') return wrong.map(([key]) => key);
    return wrong.flatMap(([key, reason]) => (shown === ofReason(reason) ? [key] : []));
  });
  return new Set(keys);
}

const shownWords: Readonly<Partial<Record<Plan, string>>> = {
  terminate: 'End',
  decide: 'To decide',
  joined: 'Joined',
  none: 'Nothing to do',
};

function rowsShown({ rows, counts }: CheckedRoster, shown: Shown): readonly CheckedRow[] {
  if (shown === 'all') return rows;
  if (shown === 'nameAlone' || shown === 'namesakes' || shown === 'deactivated') return counts[shown];
  if (shown === 'leftOut') return counts.partial;
  if (shown.startsWith('of '))
    return counts.partial.filter(({ leftOut }) =>
      Object.values(leftOut).some((reason) => shown === ofReason(reason)),
    );
  return rows.filter(({ plan }) => plan === shown);
}

/** `3 rows that need correction and 1 to decide are left out.` */
function notImportedWords({ cannot, decide }: CheckedRoster['counts']['plans']): string {
  const wrong =
    cannot > 0 ? [`${count(cannot, 'row')} that ${cannot === 1 ? 'needs' : 'need'} correction`] : [];
  const open = decide > 0 ? [`${count(decide, 'row')} still to decide`] : [];
  return `${[...wrong, ...open].join(' and ')} ${cannot + decide === 1 ? 'is' : 'are'} left out.`;
}

/** What will come of each row. Cells are mended in place; nothing is sent before the import is begun. */
export function CheckStep(props: CheckStepProps) {
  const { kind, file, heading, columns, rows, read, wanted } = props;
  const { onCorrect, onDecide, onWanted, onBack, onBegun } = props;
  const { changes = false, terminations = false } = wanted;
  const queryClient = useQueryClient();
  const [shown, setShown] = useState<Shown>('all');
  const [isBeginning, setBeginning] = useState(false);
  const [isRead, setIsRead] = useState(false);
  const [isElsewhere, setIsElsewhere] = useState(false);
  const there = useRowsOnFile({ kind, columns, rows, read, isRead });
  const { onFile, failedLines } = there;
  const decisions = useMemo<Decisions>(() => new Map(props.decisions), [props.decisions]);
  const { checked, isCurrent } = useCheckedRows({ kind, columns, rows, onFile, read, decisions });
  if (checked && !isRead) setIsRead(true);
  const visible = useMemo(() => (checked ? rowsShown(checked, shown) : []), [checked, shown]);
  const first = useMemo(() => columnsFirst(shown, visible), [shown, visible]);
  const columnsOut = useMemo(() => columnsLeft(heading, columns, rows), [heading, columns, rows]);
  const notTaken = columnsLeftWords(columnsOut);
  const rowsRef = useRef<HTMLDivElement>(null);
  if (!checked)
    return (
      <Stack gap="md">
        <Text mih={24}>Checking {count(rows.length, 'row')}</Text>
        <SkeletonRows rows={8} />
        <Group gap="sm">
          <Button variant="default" onClick={onBack}>
            Back
          </Button>
        </Group>
      </Stack>
    );
  const { rows: all, counts } = checked;
  const { plans, partial, nameAlone, namesakes, postponed, deactivated } = counts;
  const total = totalToImport(plans, wanted);

  function correct(line: number, field: string, text: string) {
    const correction: Correction = [line, field, text];
    onCorrect([correction]);
    const wider = widened(columns, [correction]);
    const rowsOfLine = rows.filter((row) => row.line === line);
    const [row] = checkRows(kind, wider, corrected(rowsOfLine, wider, [correction]), nothingOnFile);
    if (row && isWhole(kind, row)) announce(`Line ${line} is in order`);
  }

  async function begin() {
    setBeginning(true);
    if (!(await takeDraft(kind.name))) {
      setIsElsewhere(true);
      return;
    }
    // Each of these takes a while with 50,000 rows: the page answers between.
    await nextTask();
    const toImport = rowsToImport(kind, all, wanted);
    await nextTask();
    const left = rowsLeft(kind, columns, all, toImport);
    await nextTask();
    void keepLeftRows(kind.name, leftTable(kind, heading, all, toImport));
    await importRoster(kind, { file, rows: toImport, left, columnsLeft: notTaken }, queryClient);
    onBegun();
    await forgetDraft(kind.name);
  }

  const numbers: readonly (readonly [value: Shown, words: string, rows: number])[] = [
    ['create', 'New', plans.create],
    ['differs', 'Differ', plans.differs],
    ['same', 'Existing', plans.same],
    ...Object.entries(shownWords).map(([plan, words]) => [plan as Plan, words, plans[plan as Plan]] as const),
    ['nameAlone', 'Name alone', nameAlone.length],
    ['namesakes', 'Same name', namesakes.length],
    ['deactivated', 'Deactivated', deactivated.length],
    ['leftOut', 'Values left out', partial.length],
    ['cannot', 'Needs correction', plans.cannot],
  ];
  // What is shown stays, so that whoever corrects the last row of it is not left without the part that is looked at.
  const segments = [
    { value: 'all' as Shown, label: `All ${formatNumber(all.length)}` },
    ...numbers
      .filter(([value, , number]) => number > 0 || value === shown)
      .map(([value, words, number]) => ({ value, label: `${words} ${formatNumber(number)}` })),
  ];

  /** The rows stand below everything that is asked: whoever wants to see some of them is taken there. */
  function show(next: Shown) {
    setShown(next);
    rowsRef.current?.scrollIntoView({ block: 'start' });
  }

  return (
    <Stack gap="md">
      {/* The line stays when it is done: what stands below must not move under the pointer. */}
      <Group gap="md" mih={24}>
        {there.query.isPending && (
          <>
            <Text>Looking for existing {kind.many}</Text>
            <Progress value={there.ratio * 100} w={200} aria-label={`Looking for existing ${kind.many}`} />
          </>
        )}
        {there.query.isSuccess && <Text c="dimmed">Compared with existing {kind.many}</Text>}
      </Group>
      <Text>{effectWords(kind, counts, wanted)}</Text>
      <ReadError query={there.query} title={`Existing ${kind.many} could not be read`} />
      <InlineError
        error={there.error}
        title={`It could not be read whether ${failedLines.length === 1 ? `line ${failedLines[0]} is` : `lines ${failedLines.join(', ')} are`} among existing ${kind.many}`}
        onRetry={there.retry}
      />
      <RowDecisions kind={kind} rows={counts.conflicting} decisions={decisions} onDecide={onDecide} />
      <UnknownValues kind={kind} unknown={counts.unknown} taken={counts.taken} />
      <RowsNote rows={nameAlone.length} onShow={() => show('nameAlone')}>
        {count(nameAlone.length, `new ${kind.one}`, `new ${kind.many}`)}{' '}
        {nameAlone.length === 1 ? 'has' : 'have'} neither an NPI nor a date of birth: exclusion lists can be
        searched for the name alone, which finds namesakes and misses other spellings.
      </RowsNote>
      <RowsNote rows={deactivated.length} onShow={() => show('deactivated')}>
        {count(deactivated.length, kind.one, kind.many)} in the file {deactivated.length === 1 ? 'is' : 'are'}{' '}
        on record as deactivated. The import reactivates nobody: whoever is back is reactivated on the{' '}
        {kind.one}’s page.
      </RowsNote>
      <LeftOut kind={kind} counts={counts} onShow={(reason) => show(ofReason(reason))} />
      <NotImported
        kind={kind}
        counts={counts}
        columnsNotTaken={notTaken}
        columns={columnsOut.names.length + columnsOut.expiries.length}
        onShow={(reason) => show(ofReason(reason))}
      />
      <Group ref={rowsRef} gap="md" justify="space-between">
        <SegmentedField<Shown> label="Rows shown" data={segments} value={shown} onChange={setShown} />
        <Group gap="md">
          {plans.differs > 0 && (
            <Switch
              label={`Change existing ${kind.many} that differ`}
              checked={changes}
              onChange={({ currentTarget }) => onWanted({ ...wanted, changes: currentTarget.checked })}
            />
          )}
          {plans.terminate > 0 && (
            <Switch
              label={`Deactivate ${kind.many} that the file ends`}
              checked={terminations}
              onChange={({ currentTarget }) => onWanted({ ...wanted, terminations: currentTarget.checked })}
            />
          )}
        </Group>
      </Group>
      <SetForAll kind={kind} rows={visible} onCorrect={onCorrect} />
      {shown.startsWith('of ') && (
        <Note
          action={
            <Button variant="default" size="xs" onClick={() => setShown('all')}>
              Show all rows
            </Button>
          }
        >
          {count(visible.length, 'row')} shown: {shown.slice(3)}
        </Note>
      )}
      <RosterTable kind={kind} columns={columns} rows={visible} first={first} onMend={correct} />
      {isElsewhere && (
        <Note tone="error" role="alert">
          {file} was imported in another tab: choose it again to import what is left of it.
        </Note>
      )}
      <StepFoot>
        <Button variant="default" onClick={onBack}>
          Back
        </Button>
        <Button
          needs={kind.name === 'providers' ? createProvider : createFacility}
          blocked={
            (there.isKnown ? undefined : `Existing ${kind.many} are not known yet.`) ??
            (isElsewhere ? 'It was imported in another tab.' : undefined) ??
            (isBeginning ? 'The import begins.' : undefined) ??
            (isCurrent ? undefined : 'The rows are being checked.') ??
            (total > 0 ? undefined : 'No row is new.')
          }
          onClick={() => void begin()}
        >
          Import {count(total, kind.one, kind.many)}
        </Button>
        {plans.cannot + plans.decide > 0 && <Text c="dimmed">{notImportedWords(plans)}</Text>}
        {plans.cannot + plans.decide + postponed > 0 && (
          <Button
            variant="subtle"
            leftSection={<IconDownload size={14} aria-hidden />}
            onClick={() =>
              void saveLeftRows(file, leftTable(kind, heading, all, rowsToImport(kind, all, wanted)))
            }
          >
            Download the rows left out
          </Button>
        )}
      </StepFoot>
    </Stack>
  );
}

interface RowsNoteProps {
  /** How many rows it is about; without any it is not said. */
  rows: number;
  onShow: () => void;
  children: ReactNode;
}

/** What to know of some rows, with the way to them. */
function RowsNote({ rows, onShow, children }: RowsNoteProps) {
  return (
    rows > 0 && (
      <Note
        tone="warning"
        action={
          <Button variant="default" size="xs" onClick={onShow}>
            Show {count(rows, 'row')}
          </Button>
        }
      >
        {children}
      </Note>
    )
  );
}
