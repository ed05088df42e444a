import { zodResolver } from '@hookform/resolvers/zod';
import { Text } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useProgram } from '@/features/credentialing/use-program';
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
import { notify, type Notice } from '@/ui/notify';
import { intervalsOf, nextRunOf, nextRunTold, nextRunWords, shownRun, tellsByItself } from './choice';
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

type Values = ReturnType<typeof valuesOf>;

/** Whether values ask for something else than what is there: only what is sent changes, and no empty next run is. */
const isNews = (values: Values, there: Values): boolean =>
  values.interval !== there.interval ||
  (values.interval !== 'Continuous' && values.next !== '' && values.next !== there.next);

/** What becomes of a next run that is left empty. */
const emptyNextWords = (interval: string, before: Values): string =>
  interval === before.interval
    ? 'Left empty, the next run stays as it is.'
    : 'Left empty, the service sets the next run.';

/** Says when a monitor runs next by the answer of the service. */
function changedNotice(changed: Monitor): Notice {
  const message = nextRunTold(changed);
  return { tone: 'success', title: 'Monitor changed', ...(message && { message }) };
}

const unchangedNotice: Notice = {
  tone: 'neutral',
  title: 'Nothing was changed',
  message: 'Interval and next run stay as they are.',
};

/** Changes when a monitor runs; only the intervals that its dataset offers can be chosen. */
export function ChangeMonitorDialog({ monitor, onClose }: ChangeMonitorDialogProps) {
  const { id } = monitor;
  const [before] = useState(() => valuesOf(monitor));
  const form = useForm({ resolver: zodResolver(schema), defaultValues: before, mode: 'onTouched' });
  const [interval, next] = useWatch({ control: form.control, name: ['interval', 'next'] });
  const ofDataset = asDataset(monitor);
  const datasets = useQuery(allDatasetsOptions());
  const { lists: required } = useProgram();
  const dataset = datasets.data?.find(({ type }) => type === ofDataset?.datasetType);
  const offered = intervalsOf(ofDataset ? 'Dataset' : 'License', dataset);
  // A value nobody knew yet must not be changed by merely opening the form.
  const intervals =
    before.interval && !offered.includes(before.interval) ? [before.interval, ...offered] : offered;
  const isContinuous = interval === 'Continuous';
  const queryClient = useQueryClient();
  const update = useUpdateMonitor();
  const name =
    useEntityName(entityRef(monitor)).name ?? (monitor.facilityId ? 'This facility' : 'This provider');
  return (
    <FormDialog title="Change the monitor" onClose={onClose} width={560}>
      <FormShell
        form={form}
        onSubmit={async (values) => {
          const nextMonitoringDate = values.interval === 'Continuous' ? undefined : nextRunOf(values.next);
          const body = {
            ...(values.interval && { monitoringInterval: values.interval as MonitoringInterval }),
            ...(nextMonitoringDate && { nextMonitoringDate }),
          };
          // The comparison has just read it: somebody else may have changed what was left alone here.
          const there = valuesOf(queryClient.getQueryData(getMonitorOptions({ id }).queryKey) ?? monitor);
          return isNews(values, there) ? update.mutateAsync({ id, body }) : undefined;
        }}
        onSaved={(changed) => {
          notify(changed ? changedNotice(changed) : unchangedNotice);
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
        {leavesMonthsOut(dataset, interval, required) && <MonthlyConcern words={monthsLeftOut} />}
        {isContinuous ? (
          <Text c="dimmed">{tellsByItself} There is no next run.</Text>
        ) : (
          <DateTimeField
            name="next"
            label="Next run"
            description={next ? nextRunWords(nextRunOf(next), interval) : emptyNextWords(interval, before)}
          />
        )}
        {dataset?.hasPassThroughFee && (
          <Text c="dimmed">This source charges a fee for each run, and the charge is passed on.</Text>
        )}
      </FormShell>
    </FormDialog>
  );
}
