import { useState } from 'react';
import type { Monitor } from '@/api/models';
import { useDeleteMonitor } from '@/api/operations.gen';
import { Checkbox } from '@mantine/core';
import { DeleteDialog } from '@/ui/delete-dialog';
import { entityRef } from '@/features/entity/entity';
import { useEntityName } from '@/features/entity/name';
import { asDataset, watchedWords } from './words';

interface StopMonitorDialogProps {
  monitor: Monitor;
  onClose(): void;
}

/** Asks before a monitor is stopped, and for a continuous query whether it ends at its source, too. */
export function StopMonitorDialog({ monitor, onClose }: StopMonitorDialogProps) {
  const stop = useDeleteMonitor();
  const [propagate, setPropagate] = useState(true);
  const known = useEntityName(entityRef(monitor));
  const name = known.name ?? (monitor.providerId ? 'this provider' : 'this facility');
  const dataset = asDataset(monitor);
  const isContinuous = monitor.monitoringInterval === 'Continuous';
  const what = dataset ? (watchedWords(monitor) ?? 'the list') : 'the license';
  return (
    <DeleteDialog
      title={`Stop monitoring ${what}?`}
      action="Stop monitoring"
      remove={stop}
      variables={{ id: monitor.id, ...(isContinuous && { query: { propagateToPrimarySource: propagate } }) }}
      messages={{
        deleted: 'Monitoring stopped',
        already: 'Monitoring was stopped already',
        message: `${what}, ${name}`,
      }}
      onClose={onClose}
    >
      <p>
        {dataset
          ? `${name} is not compared with ${what} again by itself.`
          : `${name}’s license is not looked up regularly any more.`}{' '}
        What was found so far stays.
        {!dataset && ' The checks around its expiry go on.'}
      </p>
      {isContinuous && (
        <Checkbox
          label="Also end the continuous query at the source. Otherwise the source goes on with it, and may charge for it."
          checked={propagate}
          onChange={(event) => setPropagate(event.currentTarget.checked)}
        />
      )}
    </DeleteDialog>
  );
}
