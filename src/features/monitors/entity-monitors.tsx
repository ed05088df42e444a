import { Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { createMonitor, listMonitorsAllOptions } from '@/api/operations.gen';
import type { Monitor } from '@/api/models';
import { datasetOfEntry, monitoredDataset } from '@/domain/monitored-dataset';
import { useProgram } from '@/features/credentialing/use-program';
import { allDatasetsOptions } from '@/features/scans/options';
import { datasetName } from '@/lib/dataset-names';
import { spellOut } from '@/lib/words';
import { Loaded, StaleError } from '@/ui/loaded';
import { MenuButton } from '@/ui/menu';
import { Button } from '@/ui/button';
import { RecordList, RecordRow, Section } from '@/ui/layout';
import { openDialog } from '@/ui/open-dialog';
import { InlineError } from '@/ui/states';
import { DateTimeText } from '@/ui/text';
import { type Entity, entityId } from '@/features/entity/entity';
import { MonitorDialog } from './dialog';
import { sanctionsDatasets } from './choice';
import { MonthlyConcern, monthlyConcern } from './monthly';
import { LastResult, Watched, watchedWords } from './words';
import { useMonitorActions } from './use-monitor-actions';

interface EntityMonitorsProps {
  entity: Entity;
  /** How the datasets that are not monitored get monitors, where that is done for all of them at once. */
  cover?: ReactNode;
}

/** What is watched of a provider or facility, and which sanctions and exclusions datasets are not. */
export function EntityMonitors({ entity, cover }: EntityMonitorsProps) {
  const monitors = useQuery(listMonitorsAllOptions({ entityIds: [entityId(entity.ref)] }));
  const { data } = monitors;
  const { rowActions } = useMonitorActions();
  const create = (about?: { datasetType: string }) =>
    openDialog(() => MonitorDialog, { about: { ...entity.ref, ...about } });
  if (!data) return <Loaded query={monitors} failed="The monitors could not be read" skeleton={4} />;
  return (
    <Stack gap="xl">
      <Section
        title="Monitors"
        count={data.length}
        actions={
          <Button variant="default" size="xs" needs={createMonitor} onClick={() => create()}>
            New monitor
          </Button>
        }
      >
        <StaleError query={monitors} title="The monitors could not be refreshed" />
        {data.length === 0 ? (
          <Text c="dimmed">Nothing of this {entity.one} is monitored.</Text>
        ) : (
          <RecordList>
            {data.map((monitor, index) => (
              <MonitorLine key={monitor.id ?? index} monitor={monitor} actions={rowActions(monitor)} />
            ))}
          </RecordList>
        )}
      </Section>
      <Lacking
        entity={entity}
        monitors={data}
        cover={cover}
        onMonitor={(datasetType) => create({ datasetType })}
      />
    </Stack>
  );
}

interface MonitorLineProps {
  monitor: Monitor;
  actions: ReturnType<ReturnType<typeof useMonitorActions>['rowActions']>;
}

function MonitorLine({ monitor, actions }: MonitorLineProps) {
  const { monitoringInterval, nextMonitoringDate, lastMonitoringDate } = monitor;
  const { lists: required } = useProgram();
  const concern = monthlyConcern(monitor, required);
  return (
    <RecordRow
      end={
        <>
          <span className="mute">
            {lastMonitoringDate ? (
              <>
                ran <DateTimeText value={lastMonitoringDate} /> <LastResult monitor={monitor} />
              </>
            ) : (
              'has not run yet'
            )}
            {nextMonitoringDate && (
              <>
                , next <DateTimeText value={nextMonitoringDate} />
              </>
            )}
          </span>
          <MenuButton
            inline
            label={`Actions for the monitor of ${watchedWords(monitor) ?? 'this'}`}
            items={actions}
          />
        </>
      }
    >
      <b>
        <Watched monitor={monitor} />
      </b>{' '}
      <span className="mute">{spellOut(monitoringInterval).toLowerCase()}</span>
      {concern && <MonthlyConcern words={concern} />}
    </RecordRow>
  );
}

interface LackingProps extends EntityMonitorsProps {
  monitors: readonly Monitor[];
  onMonitor: (datasetType: string) => void;
}

/** The sanctions and exclusions datasets that this provider or facility is not monitored in, or by a former name alone. */
function Lacking({ entity, monitors, cover, onMonitor }: LackingProps) {
  const { data: datasets, error, refetch } = useQuery(allDatasetsOptions());
  const has = new Set(monitors.map(monitoredDataset));
  const byEntry = new Set(monitors.map(datasetOfEntry));
  const kind = entity.one === 'facility' ? 'Facility' : 'Practitioner';
  const lists = sanctionsDatasets(datasets ?? [], kind);
  const lacking = lists.filter(({ type }) => !has.has(type));
  const { lists: required } = useProgram();
  const isRequired = (type: string | undefined) => required.some((list) => list === type);
  // What is a gap stands first.
  const ordered = [
    ...lacking.filter(({ type }) => isRequired(type)),
    ...lacking.filter(({ type }) => !isRequired(type)),
  ];
  const nameOf = (type: string | undefined) => {
    const notes = [
      byEntry.has(type) && 'monitored by a former name alone',
      !isRequired(type) && 'not required',
    ].filter(Boolean);
    return `${datasetName(type)}${notes.length > 0 ? ` (${notes.join(', ')})` : ''}`;
  };
  const why = entity.deactivated ? `This ${entity.one} is deactivated.` : undefined;
  return (
    <Section title="Not monitored" actions={lacking.length > 0 && cover}>
      {error && !datasets && (
        <InlineError
          error={error}
          title="The exclusion lists could not be read"
          onRetry={() => void refetch()}
        />
      )}
      {datasets && (lacking.length === 0 || cover) && (
        <Text c="dimmed">
          {lists.length === 0
            ? `The service does not tell which exclusion lists there are for this ${entity.one}.`
            : lacking.length === 0
              ? `This ${entity.one} is monitored in every exclusion list.`
              : ordered.map(({ type }) => nameOf(type)).join(', ')}
        </Text>
      )}
      {!cover && (
        <RecordList>
          {ordered.map(({ type }) => (
            <RecordRow
              key={type}
              end={
                <Button
                  variant="default"
                  size="xs"
                  needs={createMonitor}
                  blocked={why}
                  aria-label={`Monitor ${datasetName(type)}`}
                  onClick={() => type && onMonitor(type)}
                >
                  Monitor
                </Button>
              }
            >
              {nameOf(type)}
            </RecordRow>
          ))}
        </RecordList>
      )}
    </Section>
  );
}
