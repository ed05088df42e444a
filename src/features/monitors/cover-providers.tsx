import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { invalidateAfterBulk } from '@/api/cached-lists';
import type { BulkMonitorsRequest, Dataset } from '@/api/models';
import {
  coverageCallLimit,
  coverageBefore,
  coverageCalls,
  type CoverageOutcome,
  coverageWords,
  coverProviders,
} from './coverage';
import { useProgram } from '@/features/credentialing/use-program';
import { allDatasetsOptions } from '@/features/scans/options';
import type { BulkTask } from '@/jobs/bulk';
import { BulkChoice } from '@/jobs/define-bulk';
import { BulkDialog } from '@/jobs/bulk-dialog';
import { now } from '@/lib/clock';
import { datasetName } from '@/lib/dataset-names';
import { count, formatNumber, personName, spellOut } from '@/lib/words';
import type { Selection } from '@/table/list/bulk-selection';
import { Box, Checkbox, NativeSelect, Text, TextInput } from '@mantine/core';
import { Dialog } from '@/ui/dialog';
import { Loaded, ReadError } from '@/ui/loaded';
import { Note, RecordList, RecordRow } from '@/ui/layout';
import { bulkRunWords, nextRunOf } from './choice';
import { leavesMonthsOut, MonthlyConcern, monthsLeftOut } from './monthly';
import { coveredLists } from './required-lists';
import { listNames, RequiredNote } from './required-note';

interface Coverable {
  id?: string;
  firstName?: string;
  lastName?: string;
}

interface CoverProvidersProps {
  selection: Selection<Coverable>;
  /** The lists that are proposed; absent for those that the organization requires. */
  lists?: readonly string[];
  onClose: () => void;
}

type Infos = BulkMonitorsRequest['datasetInfos'];

const outcomes = {
  created: 'Created',
  kept: 'Existing',
  entry: 'Existing by a former name alone',
  missing: 'Missing',
  unread: 'Not read',
} as const;

/** Creates sanctions and exclusions monitors for any number of providers: which, a preview, then calls of at most 100. */
export function CoverProviders({ selection, lists, onClose }: CoverProvidersProps) {
  const datasets = useQuery(allDatasetsOptions());
  const { data } = datasets;
  const { lists: required } = useProgram();
  const [infos, setInfos] = useState<Infos>();
  if (infos) return <Cover selection={selection} infos={infos} onClose={onClose} />;
  if (!data) {
    return (
      <Dialog title="Monitor providers" onClose={onClose}>
        <Loaded query={datasets} failed="The exclusion lists could not be read" skeleton={5} />
      </Dialog>
    );
  }
  return (
    <ChooseDatasets
      datasets={coveredLists(data, required).map((type) => ({
        type,
        intervals: intervalsOfList(data.find((one) => one.type === type)),
      }))}
      required={required}
      proposed={lists}
      words={selection.words}
      onClose={onClose}
      onChoose={setInfos}
    />
  );
}

const intervalsOfList = (dataset: Dataset | undefined): string[] =>
  (dataset?.monitoringIntervals ?? []).filter((one) => one !== 'Continuous');

/** The required lists among the chosen ones whose interval leaves calendar months without a search (field.md 2.3). */
const listsLeavingOut = (
  infos: readonly { datasetType: string; monitoringInterval?: string }[],
  required: readonly string[],
): string[] =>
  infos.flatMap(({ datasetType, monitoringInterval }) =>
    leavesMonthsOut({ type: datasetType }, monitoringInterval, required) ? [datasetType] : [],
  );

interface ChooseDatasetsProps {
  /** The required lists first. */
  datasets: { type: string; intervals: string[] }[];
  required: readonly string[];
  proposed: readonly string[] | undefined;
  words: string;
  onClose: () => void;
  onChoose: (infos: Infos) => void;
}

function ChooseDatasets({ datasets, required, proposed, words, onClose, onChoose }: ChooseDatasetsProps) {
  // Where none of them is required, all are as good as each other.
  const isProposed = (type: string) =>
    proposed?.includes(type) ??
    (required.includes(type) || !datasets.some((one) => required.includes(one.type)));
  const [chosen, setChosen] = useState(() =>
    Object.fromEntries(
      datasets.map(({ type, intervals }) => [
        type,
        { on: isProposed(type), interval: intervals.find((one) => one === 'Monthly') ?? intervals[0] },
      ]),
    ),
  );
  const [next, setNext] = useState('');
  const nextMonitoringDate = nextRunOf(next);
  const set = (type: string, change: object) =>
    setChosen({ ...chosen, [type]: { on: false, interval: undefined, ...chosen[type], ...change } });
  const infos = datasets.flatMap(({ type }) => {
    const { on, interval } = chosen[type] ?? {};
    if (!on) return [];
    const when = {
      ...(interval && { monitoringInterval: interval }),
      ...(nextMonitoringDate && { nextMonitoringDate }),
    };
    return [{ datasetType: type, ...when }];
  });
  const leaving = listsLeavingOut(infos, required);
  return (
    <BulkChoice
      title="Monitor sanctions and exclusions"
      onClose={onClose}
      width={560}
      words={words}
      answer={infos.length > 0 ? (infos as Infos) : undefined}
      onAnswer={onChoose}
    >
      {(isTried) => (
        <>
          <p>
            <RequiredNote />
          </p>
          <p>A provider who has such a monitor already keeps it as it is.</p>
          <RecordList label="Exclusion lists">
            {datasets.map(({ type, intervals }) => (
              <RecordRow
                key={type}
                // At its list: below all of them it would lie out of sight.
                below={
                  leaving.includes(type) && (
                    <Box role="alert">
                      <MonthlyConcern words={monthsLeftOut} />
                    </Box>
                  )
                }
                end={
                  <NativeSelect
                    aria-label={`Interval of ${datasetName(type)}`}
                    value={chosen[type]?.interval ?? ''}
                    disabled={!chosen[type]?.on}
                    onChange={({ currentTarget: { value: interval } }) => set(type, { interval })}
                    data={intervals.map((value) => ({ value, label: spellOut(value) }))}
                  />
                }
              >
                <Checkbox
                  label={datasetName(type)}
                  description={required.includes(type) ? undefined : 'Not required'}
                  checked={chosen[type]?.on ?? false}
                  onChange={(event) => set(type, { on: event.currentTarget.checked })}
                />
              </RecordRow>
            ))}
          </RecordList>
          <TextInput
            type="datetime-local"
            label="Next run"
            description={bulkRunWords(nextMonitoringDate)}
            inputWrapperOrder={['label', 'input', 'description']}
            value={next}
            onChange={(event) => setNext(event.currentTarget.value)}
          />
          {isTried && infos.length === 0 && (
            <Text c="red" role="alert">
              Choose at least one list.
            </Text>
          )}
        </>
      )}
    </BulkChoice>
  );
}

interface Part {
  ids: string[];
  from: number;
}

function Cover({ selection, infos, onClose }: CoverProvidersProps & { infos: Infos }) {
  const queryClient = useQueryClient();
  const leaving = listsLeavingOut(infos, useProgram().lists);
  const report = useRef(new Map<string, CoverageOutcome>());
  const names = useRef(new Map<string, string>());
  /** Calls whose monitors could not be read afterwards. */
  const unread = useRef(new Set<Part>());
  const calls = selection.count === undefined ? undefined : Math.ceil(selection.count / coverageCallLimit);
  const amount =
    selection.count === undefined ? 'all matching providers' : count(selection.count, 'provider');
  const task: BulkTask<Part> = {
    title: `Monitor ${amount}`,
    one: 'call',
    many: 'calls',
    expected: calls,
    concurrency: 2,
    async collect(signal, onProgress) {
      const providers = await selection.collect(signal, onProgress);
      for (const provider of providers) if (provider.id) names.current.set(provider.id, personName(provider));
      const parts = coverageCalls(providers.flatMap(({ id }) => id ?? []));
      return parts.map((ids, index) => ({ ids, from: index * coverageCallLimit }));
    },
    label: ({ ids, from }) => `Providers ${formatNumber(from + 1)} to ${formatNumber(from + ids.length)}`,
    async run(part) {
      const { ids } = part;
      const made = await coverProviders({ providerIds: ids, datasetInfos: infos });
      for (const one of made.outcomes) report.current.set(`${one.providerId} ${one.datasetType}`, one);
      if (made.unread !== undefined) unread.current.add(part);
      return coverageWords(made);
    },
    next: {
      words:
        'These were carried out, but the report could not be read. The coverage tells what is monitored now.',
      of: (part) => (unread.current.has(part) ? { to: '/monitors/coverage', search: {} } : undefined),
    },
    report: () => ({
      fields: ['Provider', 'Provider id', 'List', 'Outcome', 'Interval', 'Next run', 'Monitor id'],
      rows: [...report.current.values()].map(({ providerId, datasetType, outcome, monitor }) => [
        names.current.get(providerId) ?? '',
        providerId,
        datasetName(datasetType),
        outcomes[outcome],
        monitor?.monitoringInterval,
        monitor?.nextMonitoringDate,
        monitor?.id,
      ]),
    }),
    onSettled: (isSeen) => invalidateAfterBulk(queryClient, 'createSanctionsMonitors', isSeen),
  };
  return (
    <BulkDialog task={task} onClose={onClose}>
      <p>
        <b>{selection.words}</b> {selection.count === 1 ? 'is' : 'are'} to be monitored in{' '}
        {count(infos.length, 'list')}:{' '}
        {infos
          .map(
            ({ datasetType, monitoringInterval }) =>
              `${datasetName(datasetType)}${monitoringInterval ? ` (${spellOut(monitoringInterval).toLowerCase()})` : ''}`,
          )
          .join(', ')}
        .
      </p>
      <MonitoredBefore selection={selection} infos={infos} />
      {leaving.length > 0 && (
        <Note tone="warning">
          {listNames(leaving)}: {monthsLeftOut} Coverage counts a provider with such a monitor as monitored.
        </Note>
      )}
      <p>
        {calls === undefined
          ? `Sent in calls of at most ${coverageCallLimit} providers.`
          : `Sent in ${count(calls, 'call')} of at most ${coverageCallLimit} providers.`}{' '}
        {bulkRunWords(infos[0]?.nextMonitoringDate)} What came of each provider and list can be exported
        afterwards.
      </p>
    </BulkDialog>
  );
}

/** How many have each of the lists already, and how many monitors are made. */
function MonitoredBefore({ selection, infos }: Pick<CoverProvidersProps, 'selection'> & { infos: Infos }) {
  const types = infos.map(({ datasetType }) => datasetType);
  const [asked] = useState(() => `${selection.words} ${now()}`);
  const before = useQuery({
    queryKey: ['/monitors', 'before', asked, types],
    queryFn: async ({ signal }) => {
      const rows = await selection.collect(signal, () => undefined);
      return coverageBefore(
        rows.flatMap(({ id }) => id ?? []),
        types,
        signal,
      );
    },
    gcTime: 0,
    // What was so before stays said while the monitors are made.
    staleTime: Infinity,
  });
  if (!before.data) {
    return before.error ? (
      <ReadError query={before} title="Who is monitored already could not be read" />
    ) : (
      <Text c="dimmed">Reading who is monitored already</Text>
    );
  }
  const { providers, already, made } = before.data;
  const kept = already.flatMap((amount, index) =>
    amount > 0
      ? `${formatNumber(amount)} of ${formatNumber(providers)} ${amount === 1 ? 'is' : 'are'} monitored in ${datasetName(types[index])} already`
      : [],
  );
  return (
    <p>
      {kept.length > 0 ? kept.join(', ') : 'Nobody is monitored in these lists yet'}:{' '}
      {made === 0 ? 'no monitor is made' : <b>{count(made, 'monitor')}</b>}
      {made > 0 && (made === 1 ? ' is made' : ' are made')}.
    </p>
  );
}
