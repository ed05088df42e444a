import { zodResolver } from '@hookform/resolvers/zod';
import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import type { Monitor, MonitoringInterval } from '@/api/models';
import { getMonitorOptions, updateMonitor, useUpdateMonitor } from '@/api/operations.gen';
import { entityRef } from '@/features/entity/entity';
import { useEntityName } from '@/features/entity/name';
import { allDatasetsOptions } from '@/features/scans/options';
import { comparedWith } from '@/form/comparison';
import { DateTimeField, ShortSelectField } from '@/form/fields';
import { FormDialog } from '@/form/form-dialog';
import { FormShell } from '@/form/form-shell';
import { spellOut } from '@/lib/words';
import { Chosen } from '@/ui/chosen';
import { notify } from '@/ui/notify';
import { intervalsOf, nextRunOf, nextRunWords, shownRun } from './choice';
import { leavesMonthsOut, MonthlyConcern, monthsLeftOut } from './monthly';
import { asDataset, watchedWords } from './words';

interface ChangeMonitorDialogProps {
  monitor: Monitor;
  onClose: () => void;
}

const schema = z.object({ interval: z.string(), next: z.string() });

const valuesOf = ({ monitoringInterval, nextMonitoringDate }: Monitor) => ({
  interval: monitoringInterval ?? '',
  next: shownRun(nextMonitoringDate),
});

/** Changes when a monitor runs; only the intervals that its dataset offers can be chosen. */
export function ChangeMonitorDialog({ monitor, onClose }: ChangeMonitorDialogProps) {
  const { id } = monitor;
  const [before] = useState(() => valuesOf(monitor));
  const form = useForm({ resolver: zodResolver(schema), defaultValues: before, mode: 'onTouched' });
  const [interval, next] = useWatch({ control: form.control, name: ['interval', 'next'] });
  const ofDataset = asDataset(monitor);
  const datasets = useQuery(allDatasetsOptions());
  const dataset = datasets.data?.find(({ type }) => type === ofDataset?.datasetType);
  const offered = intervalsOf(ofDataset ? 'Dataset' : 'License', dataset);
  // A value nobody knew yet must not be changed by merely opening the form.
  const intervals =
    before.interval && !offered.includes(before.interval) ? [before.interval, ...offered] : offered;
  const isContinuous = interval === 'Continuous';
  const update = useUpdateMonitor();
  const name =
    useEntityName(entityRef(monitor)).name ?? (monitor.facilityId ? 'This facility' : 'This provider');
  return (
    <FormDialog title="Change the monitor" onClose={onClose} width={560}>
      <FormShell
        form={form}
        onSubmit={(values) => {
          const nextMonitoringDate = values.interval === 'Continuous' ? undefined : nextRunOf(values.next);
          const body = {
            ...(values.interval && { monitoringInterval: values.interval as MonitoringInterval }),
            ...(nextMonitoringDate && { nextMonitoringDate }),
          };
          return update.mutateAsync({ id, body });
        }}
        onSaved={() => {
          notify({ tone: 'success', title: 'Monitor changed' });
          onClose();
        }}
        error={update.error}
        pending={update.isPending}
        submitLabel="Save the change"
        needs={updateMonitor}
        // Interval and next run are sent together: the one is computed from the other where it is left out.
        compared={comparedWith(getMonitorOptions({ id }), valuesOf, true)}
        renamed={{ monitoringInterval: 'interval', nextMonitoringDate: 'next' }}
      >
        <Chosen name={name} onChange={undefined}>
          , {(ofDataset && watchedWords(monitor)) ?? 'a license'}
        </Chosen>
        {intervals.length > 0 && (
          <ShortSelectField
            name="interval"
            label="Interval"
            choices={intervals.map((value) => ({ value, label: spellOut(value) }))}
          />
        )}
        {leavesMonthsOut(dataset, interval) && <MonthlyConcern words={monthsLeftOut} />}
        {isContinuous ? (
          <Text c="dimmed">The source tells by itself when something is new. There is no next run.</Text>
        ) : (
          <DateTimeField
            name="next"
            label="Next run"
            description={
              next
                ? nextRunWords(nextRunOf(next), interval)
                : 'Left empty, it follows from the last run and the interval.'
            }
          />
        )}
        {dataset?.hasPassThroughFee && (
          <Text c="dimmed">This source charges a fee for each run, and the charge is passed on.</Text>
        )}
      </FormShell>
    </FormDialog>
  );
}
