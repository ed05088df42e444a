import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useWriteBlocked } from '@/api/permissions';
import type { Monitor, Provider } from '@/api/models';
import { datasetName } from '@/lib/dataset-names';
import { spellOut } from '@/lib/words';
import { allDatasetsOptions } from '@/queries/datasets';
import { everyMonitorOptions } from '@/queries/monitors';
import { Menu } from '@/table/menu';
import { Button } from '@/ui/button';
import { Icon } from '@/ui/icons';
import { lazyPart } from '@/ui/lazy-part';
import { SkeletonRows } from '@/ui/route-states';
import { ErrorState, InlineError } from '@/ui/states';
import { DateTimeText } from '@/ui/text';
import { sanctionsDatasets } from './-monitor-choice';
import { MonitorTasks } from './-monitor-tasks';
import { asDataset, Watched, watchedWords } from './-monitor-words';
import classes from './-provider-file.module.css';
import { useMonitorActions } from './-use-monitor-actions';
import lists from './-watch.module.css';

const MonitorDialog = lazyPart(async () => (await import('./-monitor-dialog')).MonitorDialog);
const CoverProviders = lazyPart(async () => (await import('./-cover-providers')).CoverProviders);

/** What is watched of a provider, and which sanctions and exclusions datasets are not. */
export function ProviderMonitors({ provider }: { provider: Provider & { id: string } }) {
  const { data, error, refetch } = useQuery(everyMonitorOptions({ providerIds: [provider.id] }));
  const blocked = useWriteBlocked('Monitors');
  const { rowActions, task, close } = useMonitorActions();
  const [open, setOpen] = useState<'new' | 'cover'>();
  if (!data) {
    return error ? (
      <ErrorState title="The monitors could not be read" error={error} onRetry={() => void refetch()} />
    ) : (
      <SkeletonRows rows={4} />
    );
  }
  return (
    <>
      <section className={classes.part} aria-labelledby="monitors-title">
        <header className={classes.partHead}>
          <h2 id="monitors-title">
            Monitors <span className={classes.count}>{data.length}</span>
          </h2>
          <Button
            variant="default"
            size="xs"
            disabled={Boolean(blocked)}
            title={blocked}
            onClick={() => setOpen('new')}
          >
            New monitor
          </Button>
        </header>
        {error && (
          <InlineError
            error={error}
            title="The monitors could not be refreshed"
            onRetry={() => void refetch()}
          />
        )}
        {data.length === 0 && <p className={classes.lead}>Nothing of this provider is monitored.</p>}
        <ul className={lists.list}>
          {data.map((monitor, index) => (
            <MonitorLine key={monitor.id ?? index} monitor={monitor} actions={rowActions(monitor)} />
          ))}
        </ul>
      </section>
      <Lacking provider={provider} monitors={data} blocked={blocked} onCover={() => setOpen('cover')} />
      <MonitorTasks task={task} onClose={close} />
      <Suspense>
        {open === 'new' && (
          <MonitorDialog about={{ providerId: provider.id }} onClose={() => setOpen(undefined)} />
        )}
        {open === 'cover' && (
          <CoverProviders
            selection={{
              count: 1,
              all: false,
              words: 'this provider',
              collect: async () => [provider],
            }}
            onClose={() => setOpen(undefined)}
          />
        )}
      </Suspense>
    </>
  );
}

interface MonitorLineProps {
  monitor: Monitor;
  actions: ReturnType<ReturnType<typeof useMonitorActions>['rowActions']>;
}

function MonitorLine({ monitor, actions }: MonitorLineProps) {
  const [button, setButton] = useState<HTMLButtonElement | null>(null);
  const [open, setOpen] = useState(false);
  const { monitoringInterval, nextMonitoringDate, lastMonitoringDate } = monitor;
  const label = `Actions for the monitor of ${watchedWords(monitor) ?? 'this'}`;
  return (
    <li className={lists.oneLine}>
      <span className={lists.grow}>
        <b>
          <Watched monitor={monitor} />
        </b>{' '}
        <span className={lists.quiet}>{spellOut(monitoringInterval).toLowerCase()}</span>
      </span>
      <span className={lists.end}>
        {lastMonitoringDate ? (
          <>
            ran <DateTimeText value={lastMonitoringDate} />
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
      <Button
        ref={setButton}
        size="xs"
        variant="subtle"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <Icon name="more" />
      </Button>
      {open && button && (
        <Menu anchor={button} label={label} align="end" items={actions} onClose={() => setOpen(false)} />
      )}
    </li>
  );
}

interface LackingProps {
  provider: Provider;
  monitors: readonly Monitor[];
  blocked: string | undefined;
  onCover: () => void;
}

/** The sanctions and exclusions datasets that this provider is not monitored in. */
function Lacking({ provider, monitors, blocked, onCover }: LackingProps) {
  const { data: datasets, error, refetch } = useQuery(allDatasetsOptions());
  const has = new Set<string | undefined>(monitors.map((monitor) => asDataset(monitor)?.datasetType));
  const lacking = sanctionsDatasets(datasets ?? []).filter(({ type }) => !has.has(type));
  const cannot = blocked ?? (provider.deactivated ? 'This provider is deactivated.' : undefined);
  return (
    <section className={classes.part} aria-labelledby="lacking-title">
      <header className={classes.partHead}>
        <h2 id="lacking-title">Not monitored</h2>
        {lacking.length > 0 && (
          <Button variant="default" size="xs" disabled={Boolean(cannot)} title={cannot} onClick={onCover}>
            Monitor sanctions and exclusions
          </Button>
        )}
      </header>
      {error && !datasets && (
        <InlineError error={error} title="The datasets could not be read" onRetry={() => void refetch()} />
      )}
      {datasets && (
        <p className={classes.lead}>
          {lacking.length === 0
            ? 'This provider is monitored in every sanctions and exclusions dataset.'
            : lacking.map(({ type }) => datasetName(type)).join(', ')}
        </p>
      )}
    </section>
  );
}
