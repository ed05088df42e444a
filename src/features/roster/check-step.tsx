import '@mantine/core/styles/Switch.layer.css';
import { Group, Progress, Stack, Switch, Text } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { createFacility, createProvider } from '@/api/operations.gen';
import { count, formatNumber } from '@/lib/words';
import { announce } from '@/ui/announce';
import { Button } from '@/ui/button';
import { ReadError } from '@/ui/loaded';
import { SkeletonRows } from '@/ui/route-states';
import { SegmentedField } from '@/ui/segmented-field';
import { InlineError } from '@/ui/states';
import { checkRows, planCounts } from './check';
import { importRoster } from './current-run';
import { forgetDraft, keepLeftRows } from './draft';
import { leftTable, saveLeftRows } from './left-rows';
import type { RosterKind } from './model/kind';
import { RosterTable } from './roster-table';
import { rowsLeft, rowsToImport } from './run';
import { SetForAll } from './set-for-all';
import { useCheckedRows } from './use-checked-rows';
import { nothingOnFile, useRowsOnFile } from './use-rows-on-file';
import { RowDecisions } from './decisions';
import { LeftOut } from './left-out';
import { unknownValues } from './values/mapping';
import { ReadRows } from './values/row-reader';
import { UnknownValues } from './unknown-values';
import { corrected, widened, type Correction, type RosterWork } from './work';
import type { CheckedRow, ColumnFields, Decision, Decisions, Plan, RosterRow } from './model/rows';

interface CheckStepProps {
  kind: RosterKind;
  file: string;
  /** The names of the columns as the file has them. */
  heading: readonly string[];
  columns: ColumnFields;
  rows: readonly RosterRow[];
  decisions: RosterWork['decisions'];
  onCorrect: (corrections: readonly Correction[]) => void;
  onDecide: (line: number, decision: Decision) => void;
  onBack: () => void;
}

const noRows: readonly RosterRow[] = [];

const isEmpty = (words: object) => Object.keys(words).length === 0;
const isWhole = ({ problems, leftOut }: CheckedRow) => isEmpty(problems) && isEmpty(leftOut);

/** Which rows are shown: those of a plan, or those of which a value stays out. */
type Shown = Plan | 'all' | 'leftOut';

const shownWords: Readonly<Partial<Record<Plan, string>>> = {
  terminate: 'End',
  decide: 'To decide',
  joined: 'Joined',
  none: 'Nothing to do',
};

/** What will come of each row. Cells are mended in place; nothing is sent before the import is begun. */
export function CheckStep(props: CheckStepProps) {
  const { kind, file, heading, columns, rows, onCorrect, onDecide, onBack } = props;
  const queryClient = useQueryClient();
  const [shown, setShown] = useState<Shown>('all');
  const [changes, setChanges] = useState(false);
  const [terminations, setTerminations] = useState(false);
  const [read] = useState(() => new ReadRows());
  const there = useRowsOnFile({ kind, columns, rows, read });
  const { isRead, onFile, failedLines } = there;
  const decisions = useMemo<Decisions>(() => new Map(props.decisions), [props.decisions]);
  const checked = useCheckedRows({ kind, columns, rows: isRead ? rows : noRows, onFile, read, decisions });
  const unknown = useMemo(
    () => (isRead ? unknownValues(kind, columns, rows) : []),
    [isRead, kind, columns, rows],
  );
  const counts = planCounts(checked);
  const toImport = useMemo(
    () => rowsToImport(kind, checked, { changes, terminations }),
    [kind, checked, changes, terminations],
  );
  const partial = checked.filter((row) => !isEmpty(row.leftOut));
  const visible =
    shown === 'all' ? checked : shown === 'leftOut' ? partial : checked.filter(({ plan }) => plan === shown);

  function correct(line: number, field: string, text: string) {
    const correction: Correction = [line, field, text];
    onCorrect([correction]);
    const wider = widened(columns, [correction]);
    const rowsOfLine = rows.filter((row) => row.line === line);
    const [row] = checkRows(kind, wider, corrected(rowsOfLine, wider, [correction]), nothingOnFile);
    if (row && isWhole(row)) announce(`Line ${line} is in order`);
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
      <ReadError query={there.query} title={`Existing ${kind.many} could not be read`} />
      <InlineError
        error={there.error}
        title={`It could not be read whether ${failedLines.length === 1 ? `line ${failedLines[0]} is` : `lines ${failedLines.join(', ')} are`} among existing ${kind.many}`}
        onRetry={there.retry}
      />
      <Group gap="md" justify="space-between">
        <SegmentedField<Shown>
          label="Rows shown"
          data={[
            { value: 'all', label: `All ${formatNumber(checked.length)}` },
            { value: 'create', label: `New ${formatNumber(counts.create)}` },
            { value: 'differs', label: `Differ ${formatNumber(counts.differs)}` },
            { value: 'same', label: `Existing ${formatNumber(counts.same)}` },
            ...Object.entries(shownWords).flatMap(([plan, words]) => {
              const total = counts[plan as Plan];
              return total > 0 ? [{ value: plan as Plan, label: `${words} ${formatNumber(total)}` }] : [];
            }),
            { value: 'leftOut', label: `Values left out ${formatNumber(partial.length)}` },
            { value: 'cannot', label: `Needs correction ${formatNumber(counts.cannot)}` },
          ]}
          value={shown}
          onChange={setShown}
        />
        <Group gap="md">
          <Switch
            label={`Change existing ${kind.many} that differ`}
            checked={changes}
            disabled={counts.differs === 0}
            onChange={({ currentTarget }) => setChanges(currentTarget.checked)}
          />
          {counts.terminate > 0 && (
            <Switch
              label={`Deactivate ${kind.many} that the file ends`}
              checked={terminations}
              onChange={({ currentTarget }) => setTerminations(currentTarget.checked)}
            />
          )}
        </Group>
      </Group>
      <UnknownValues kind={kind} unknown={unknown} />
      <LeftOut kind={kind} columns={columns} rows={checked} />
      <RowDecisions
        kind={kind}
        rows={checked.filter(({ conflicts }) => conflicts.length > 0)}
        decisions={decisions}
        onDecide={onDecide}
      />
      <SetForAll kind={kind} rows={visible} onCorrect={onCorrect} />
      {isRead ? (
        <RosterTable kind={kind} columns={columns} rows={visible} onMend={correct} />
      ) : (
        <SkeletonRows rows={8} />
      )}
      <Group gap="sm">
        <Button variant="default" onClick={onBack}>
          Back
        </Button>
        <Button
          needs={kind.name === 'providers' ? createProvider : createFacility}
          blocked={
            (there.isKnown ? undefined : `Existing ${kind.many} are not known yet.`) ??
            (toImport.length > 0 ? undefined : 'No row is new.')
          }
          onClick={() => {
            void keepLeftRows(kind.name, leftTable(kind, heading, checked, toImport));
            void forgetDraft(kind.name);
            importRoster(
              kind,
              { file, rows: toImport, left: rowsLeft(kind, checked, toImport) },
              queryClient,
            );
          }}
        >
          Import {count(toImport.length, kind.one, kind.many)}
        </Button>
        {counts.cannot > 0 && (
          <>
            <Text c="dimmed">
              {count(counts.cannot, 'row')} that {counts.cannot === 1 ? 'needs' : 'need'} correction{' '}
              {counts.cannot === 1 ? 'is' : 'are'} left out.
            </Text>
            <Button
              variant="subtle"
              leftSection={<IconDownload size={14} aria-hidden />}
              onClick={() => void saveLeftRows(file, leftTable(kind, heading, checked, toImport))}
            >
              Download the rows left out
            </Button>
          </>
        )}
      </Group>
    </Stack>
  );
}
