import { IconCheck, IconX } from '@tabler/icons-react';
import type { Dataset } from '@/api/models';
import { formatDuration } from '@/lib/dates';
import { spellOut } from '@/lib/words';
import { Dash } from '@/ui/dash';
import { DateTimeText } from '@/ui/text';
import { abilityWords, entityWords, intervalWords, maintenanceWords } from '@/features/scans/dataset-words';
import classes from '@/ui/watch.module.css';

/** How fresh a dataset is, whom it is about, and what can be done with it. */
export function DatasetFacts({ dataset }: { dataset: Dataset }) {
  const takes = dataset.status?.expectedProcessingTime;
  const maintenance = maintenanceWords(dataset);
  return (
    <>
      <h2>Freshness</h2>
      <dl className={classes.facts}>
        <dt>Records of</dt>
        <dd>
          <DateTimeText value={dataset.lastUpdated} />
        </dd>
        <dt>A scan takes</dt>
        <dd>{typeof takes === 'number' ? `about ${formatDuration(takes)}` : <Dash />}</dd>
        <dt>Maintenance</dt>
        <dd>{maintenance.length > 0 ? maintenance.join('; ') : 'None is planned'}</dd>
        <dt>Fee</dt>
        <dd>{dataset.hasPassThroughFee ? 'Charged by the source for each scan, and passed on' : 'None'}</dd>
      </dl>
      <h2>What it can do</h2>
      <dl className={classes.facts}>
        <dt>About</dt>
        <dd>{entityWords(dataset) ?? <Dash />}</dd>
        <dt>Monitoring</dt>
        <dd>{intervalWords(dataset) ?? <Dash />}</dd>
      </dl>
      <ul className={classes.list}>
        {abilityWords(dataset).map(({ can, text }) => (
          <li key={text} className={can ? undefined : classes.quiet}>
            {can ? <IconCheck size={14} aria-hidden /> : <IconX size={14} aria-hidden />}{' '}
            <span className={classes.grow}>{text}</span>
          </li>
        ))}
      </ul>
      <h2>What it is searched by</h2>
      {(dataset.parameterSets ?? []).map((set, index) => {
        const required = (set.requiredParameterTypes ?? []) as string[];
        const others = ((set.supportedParameterTypes ?? []) as string[]).filter(
          (type) => !required.includes(type),
        );
        return (
          <p key={set.id ?? index}>
            {set.entityType === 'Facility' ? 'Facilities' : 'Providers'}
            {set.isPreferred ? '' : ', another way'}:{' '}
            <b>{required.map((type) => spellOut(type)).join(', ')}</b>
            {others.length > 0 && (
              <span className={classes.quiet}>
                ; helps: {others.map((type) => spellOut(type)).join(', ')}
              </span>
            )}
          </p>
        );
      })}
    </>
  );
}
