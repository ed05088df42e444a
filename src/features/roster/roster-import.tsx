import { useQuery, useQueryClient } from '@tanstack/react-query';
import { createFacility, createProvider } from '@/api/operations.gen';
import { capitalized } from '@/lib/words';
import { Page } from '@/ui/page';
import { SkeletonRows } from '@/ui/route-states';
import { useSteps } from '@/ui/step-heading';
import { ErrorState } from '@/ui/states';
import { WriteGate } from '@/ui/write-gate';
import { readKind, useCurrentJob, type RosterName } from './current-run';
import { keptKind } from './kept-run';
import { RosterResult } from './result';
import { RosterSteps } from './roster-steps';
import { useRosterStep } from './use-roster-step';

/** Brings providers or facilities in from a file: which columns, what will come of each row, and then all of them. */
export function RosterImport({ name }: { name: RosterName }) {
  const queryClient = useQueryClient();
  const jobId = useCurrentJob(name);
  const isKept = keptKind() === name;
  const isImported = jobId !== undefined || isKept;
  const enter = useSteps();
  const route = useRosterStep();
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
      <WriteGate needs={name === 'providers' ? createProvider : createFacility}>
        {kind.data ? (
          isImported && route.step === 'file' ? (
            <RosterResult kind={kind.data} jobId={jobId} enter={enter} />
          ) : (
            <RosterSteps kind={kind.data} enter={enter} route={route} isImported={isImported} />
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
      </WriteGate>
    </Page>
  );
}
