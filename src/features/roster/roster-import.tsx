import '@mantine/core/styles/Stepper.layer.css';
import { Stack, Stepper } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { startTransition, useMemo, useState } from 'react';
import type { NumberedTable } from '@/lib/csv-table';
import { capitalized } from '@/lib/words';
import { Page } from '@/ui/page';
import { SkeletonRows } from '@/ui/route-states';
import { ErrorState } from '@/ui/states';
import { CheckStep } from './check-step';
import type { RosterRow } from './check';
import { matchColumns, rememberColumns, rememberedColumns, type ColumnFields } from './columns';
import { ColumnsStep } from './columns-step';
import { readKind, useCurrentJob, type RosterName } from './current-run';
import { FileStep } from './file-step';
import { keptRun } from './kept-run';
import type { RosterKind } from './kind';
import { RosterResult } from './result';
import { withMapping } from './values/mapping';
import { useValueMapping } from './values/remembered';

/** Brings providers or facilities in from a file: which columns, what will come of each row, and then all of them. */
export function RosterImport({ name }: { name: RosterName }) {
  const queryClient = useQueryClient();
  const jobId = useCurrentJob(name);
  const kept = keptRun();
  const isKept = kept?.kind === name;
  const kind = useQuery({
    // Read again once providers or facilities change: a facility that was just made can have others below it.
    queryKey: [`/${name}`, 'roster-kind'],
    queryFn: () => readKind(name, queryClient),
    staleTime: Infinity,
  });
  return (
    <Page
      title={`Roster import, ${name}`}
      subtitle="From a CSV or Excel file. Every row is checked before anything is sent."
      crumbs={[{ label: capitalized(name), to: `/${name}` }]}
    >
      {kind.data ? (
        jobId || isKept ? (
          <RosterResult kind={kind.data} jobId={jobId} />
        ) : (
          <RosterSteps kind={kind.data} />
        )
      ) : kind.isError ? (
        <ErrorState
          title={`The ${name === 'providers' ? 'types of providers and licenses' : 'facilities'} could not be read`}
          error={kind.error}
          onRetry={() => void kind.refetch()}
        />
      ) : (
        <SkeletonRows rows={6} />
      )}
    </Page>
  );
}

interface Chosen {
  file: string;
  table: NumberedTable;
}

function RosterSteps({ kind: plainKind }: { kind: RosterKind }) {
  const mapping = useValueMapping();
  const kind = useMemo(() => withMapping(plainKind, mapping), [plainKind, mapping]);
  const [step, setStep] = useState(0);
  const [chosen, setChosen] = useState<Chosen>();
  const [columns, setColumns] = useState<ColumnFields>([]);
  const [rows, setRows] = useState<readonly RosterRow[]>([]);

  function choose(file: string, table: NumberedTable) {
    startTransition(() => {
      setChosen({ file, table });
      setColumns(matchColumns(table.heading, kind.fields, rememberedColumns(kind.name)));
      setRows(table.lines.map((line, index) => ({ line, cells: table.rows[index] ?? [] })));
      setStep(1);
    });
  }

  return (
    <Stack gap="lg">
      <Stepper active={step} onStepClick={setStep} size="sm" iconSize={28} allowNextStepsSelect={false}>
        <Stepper.Step label="File" />
        <Stepper.Step label="Columns" />
        <Stepper.Step label="Check" />
      </Stepper>
      {step === 0 && <FileStep kind={kind} onTable={choose} />}
      {step === 1 && chosen && (
        <ColumnsStep
          kind={kind}
          table={chosen.table}
          columns={columns}
          onChange={setColumns}
          onBack={() => setStep(0)}
          onNext={() => {
            rememberColumns(kind.name, chosen.table.heading, columns);
            setStep(2);
          }}
        />
      )}
      {step === 2 && chosen && (
        <CheckStep
          kind={kind}
          file={chosen.file}
          columns={columns}
          rows={rows}
          onRows={(next, wider) => {
            setRows(next);
            setColumns(wider);
          }}
          onBack={() => setStep(1)}
        />
      )}
    </Stack>
  );
}
