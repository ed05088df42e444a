import { Text } from '@mantine/core';
import { createContext, use } from 'react';
import type { ProviderSanctionsMonitoring } from '@/api/models';
import { listState, stoppedAt, type Stops } from '@/features/monitors/coverage-lists';
import { formatDate, localDayOf } from '@/lib/dates';
import { formatNumber } from '@/lib/words';
import { Dash } from '@/ui/dash';
import { Status } from '@/ui/status';

interface Coverage {
  /** How many providers each required list is missing for; undefined where nobody counted them. */
  missing: Readonly<Record<string, number>> | undefined;
  /** Which monitors were stopped; undefined where nobody knows. */
  stops: Stops | undefined;
  /** The lists that everybody is to be searched in. */
  required: readonly string[];
}

/** What is read beside the rows, for all cells and heads of the matrix at once. */
export const CoverageContext = createContext<Coverage>({
  missing: undefined,
  stops: undefined,
  required: [],
});

/** What the head of a required list says below its name: `439 missing`. */
export function MissingOf({ list }: { list: string }) {
  const amount = use(CoverageContext).missing?.[list];
  if (amount === undefined) return null;
  return amount === 0 ? 'None missing' : `${formatNumber(amount)} missing`;
}

const looks = {
  Monitored: 'FullyMonitored',
  Missing: 'NotMonitored',
  Stopped: 'PartiallyMonitored',
} as const;

/** How a provider stands with a list: a mark alone where it is monitored, so that what is missing is seen. */
export function ListCell({ row, list }: { row: ProviderSanctionsMonitoring; list: string }) {
  const { stops, required } = use(CoverageContext);
  const state = listState(row, list, required, stops);
  if (!state) return <Dash />;
  const stopped = stoppedWords(row, list, stops);
  if (state === 'NotRequired')
    return (
      <Text span inherit c="dimmed" title={stopped}>
        Not required
      </Text>
    );
  const label = state === 'Monitored' ? <span className="visually-hidden">{state}</span> : state;
  return (
    <Status
      of="monitoring"
      value={looks[state]}
      label={label}
      title={state === 'Stopped' ? stopped : undefined}
    />
  );
}

function stoppedWords(row: ProviderSanctionsMonitoring, list: string, stops: Stops | undefined) {
  const day = localDayOf(stoppedAt(row, list, stops));
  return day ? `Stopped on ${formatDate(day)}. No monitor runs since.` : undefined;
}
