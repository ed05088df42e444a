import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { isApiError, sendLabel } from '@/api/errors';
import type { DatasetType, Details, Monitor, MonitoringInterval, MonitorRequest } from '@/api/models';
import { listLicensesOptions, useCreateMonitor } from '@/api/operations.gen';
import { whenKnown } from '@/api/query';
import { DatasetField } from '@/features/scans/dataset-field';
import { allDatasetsOptions } from '@/features/scans/options';
import { noOptions, ScanOptionFields, sentOptions } from '@/features/scans/scan-option-fields';
import { useErrorOfChoice } from '@/form/error-of-choice';
import { ChoiceSentEarlier } from '@/form/sent-earlier';
import { useSentChoice } from '@/form/use-sent';
import { watchVerification } from '@/jobs/verifications';
import { useProgram } from '@/features/credentialing/use-program';
import { spellOut } from '@/lib/words';
import { Button } from '@/ui/button';
import { Checkbox, NativeSelect, Stack, Text, TextInput } from '@mantine/core';
import { SegmentedField } from '@/ui/segmented-field';
import { Dialog } from '@/ui/dialog';
import { useOneAtATime } from '@/ui/one-at-a-time';
import { notify } from '@/ui/notify';
import { InlineError } from '@/ui/states';
import { Chosen } from '@/ui/chosen';
import { entityId, entityRef } from '@/features/entity/entity';
import { useEntityName } from '@/features/entity/name';
import { EntityPicker } from '@/features/entity/picker';
import { intervalsOf, monitorBlocked, nextRunOf, nextRunTold, nextRunWords, tellsByItself } from './choice';
import { leavesMonthsOut, MonthlyConcern, monthsLeftOut } from './monthly';

/** What a new monitor is to watch, as far as the place it is created from knows. */
export interface MonitorAbout {
  providerId?: string;
  facilityId?: string;
  licenseId?: string;
  datasetType?: string;
  kind?: 'Dataset' | 'License';
}

interface MonitorDialogProps {
  about?: MonitorAbout | undefined;
  /** Called once the monitor was created, before it closes. */
  onDone?: () => void;
  onClose: () => void;
}

const kinds = [
  { value: 'Dataset', label: 'A list or database' },
  { value: 'License', label: 'A license' },
] as const;

/** Creates a monitor; only what the dataset offers can be chosen. */
export function MonitorDialog({ about = {}, onDone, onClose }: MonitorDialogProps) {
  const given = entityRef(about);
  const [entity, setEntity] = useState(given);
  const providerId = entity && 'providerId' in entity ? entity.providerId : undefined;
  const [chosenKind, setKind] = useState<'Dataset' | 'License'>(
    about.kind ?? (about.licenseId ? 'License' : 'Dataset'),
  );
  const [datasetType, setDatasetType] = useState(about.datasetType ?? '');
  const [licenseId, setLicenseId] = useState(about.licenseId ?? '');
  const [chosen, setChosen] = useState<string>();
  const [next, setNext] = useState('');
  const [options, setOptions] = useState(noOptions);
  const [runNow, setRunNow] = useState(false);
  const [tried, setTried] = useState(false);
  const isFacility = entity !== undefined && 'facilityId' in entity;
  // Licenses that are verified at their source are those of providers.
  const kind = isFacility ? 'Dataset' : chosenKind;
  const known = useEntityName(entity);
  const datasets = useQuery(allDatasetsOptions());
  const licenses = useQuery({
    ...whenKnown(providerId, (id) => listLicensesOptions({ providerId: id })),
    enabled: kind === 'License',
  });
  const create = useCreateMonitor();
  const choice = { entity, chosenKind, datasetType, licenseId, chosen, next, options, runNow };
  const error = useErrorOfChoice(create.error, choice);
  const { isPending } = create;
  const before = useSentChoice(`new-monitor:${JSON.stringify(about)}`, choice);
  const { lists: required } = useProgram();
  const dataset = datasets.data?.find(({ type }) => type === datasetType);
  const cannot = kind === 'Dataset' && dataset ? monitorBlocked(dataset, isFacility) : undefined;
  const intervals = intervalsOf(kind, dataset);
  const interval =
    chosen && intervals.includes(chosen)
      ? chosen
      : (intervals.find((one) => one === 'Monthly') ?? intervals[0]);
  const isContinuous = interval === 'Continuous';
  const missing = whatIsMissing();

  function whatIsMissing(): string | undefined {
    if (!entity) return 'Choose whom to monitor.';
    if (kind === 'Dataset' && !datasetType) return 'Choose a list or database.';
    if (kind === 'License' && !licenseId) return 'Choose a license.';
    return undefined;
  }

  function chooseAnew() {
    setEntity(undefined);
    setLicenseId('');
    setOptions(noOptions);
  }

  const save = useOneAtATime(async () => {
    setTried(true);
    if (missing || cannot || before.isLooking) return;
    const typed = before.typed();
    const sending = await before.beforeSending();
    if (sending.way === 'wait') return;
    const nextMonitoringDate = isContinuous ? undefined : nextRunOf(next);
    const body: MonitorRequest = {
      type: kind,
      ...entity,
      ...(kind === 'Dataset'
        ? { datasetType: datasetType as DatasetType, ...sentOptions(options) }
        : { licenseId }),
      ...(interval && { monitoringInterval: interval as MonitoringInterval }),
      ...(nextMonitoringDate && { nextMonitoringDate }),
      ...(runNow && { triggerImmediateVerification: true }),
    };
    try {
      const created =
        sending.way === 'there'
          ? (sending.record as Details<Monitor> | undefined)
          : await create.mutateAsync({ body });
      before.forget();
      if (runNow && kind === 'License' && providerId) {
        const license = licenses.data?.find(({ id }) => id === licenseId);
        watchVerification(providerId, licenseId, { before: license?.currentVerification?.id });
      }
      notify({
        tone: 'success',
        title: 'Monitor created',
        message: [runNow && 'It also runs now.', created && nextRunTold(created)].filter(Boolean).join(' '),
      });
      onDone?.();
      onClose();
    } catch (failure) {
      before.remember(failure, typed);
      // Shown below, with everything chosen still there.
    }
  });

  const name = known.name ?? (isFacility ? 'This facility' : 'This provider');
  const isRefused = isApiError(error) && error.status === 400;
  return (
    <Dialog
      title="New monitor"
      onClose={onClose}
      width={560}
      sticky
      footer={
        <>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button loading={isPending || before.isLooking} blocked={cannot} onClick={() => void save()}>
            {sendLabel('Create monitor', error)}
          </Button>
        </>
      }
    >
      <Stack gap="lg">
        <ChoiceSentEarlier {...before} />
        {entity ? (
          <Chosen name={name} onChange={given ? undefined : chooseAnew} />
        ) : (
          <EntityPicker error={tried ? missing : undefined} onChoose={setEntity} />
        )}
        {!about.licenseId && !isFacility && (
          <SegmentedField
            label="What to watch"
            data={kinds}
            value={kind}
            onChange={(value) => setKind(value === 'License' ? value : 'Dataset')}
          />
        )}
        {kind === 'Dataset' && (
          <DatasetField
            datasets={datasets.data}
            isFacility={isFacility}
            value={datasetType}
            error={cannot ?? (tried && entity ? missing : undefined)}
            remark={({ capabilities }) =>
              capabilities?.SupportsMonitoring === false ? 'Cannot be monitored' : undefined
            }
            onChange={(type) => {
              setDatasetType(type);
              setOptions(noOptions);
            }}
          />
        )}
        {kind === 'Dataset' && !cannot && (
          <ScanOptionFields
            dataset={dataset}
            isFacility={isFacility}
            provider={known.provider}
            value={options}
            onChange={setOptions}
          />
        )}
        {kind === 'License' && providerId && !about.licenseId && (
          <NativeSelect
            label="License"
            value={licenseId}
            description={licenses.data?.length === 0 && 'No license is attached to this provider.'}
            error={tried && missing}
            onChange={(event) => setLicenseId(event.currentTarget.value)}
            data={[
              { value: '', label: licenses.isPending ? 'Loading licenses' : 'Choose a license' },
              ...(licenses.data ?? []).map((license) => ({
                value: license.id,
                label: [license.licenseNumber, license.licenseType?.name, license.state]
                  .filter(Boolean)
                  .join(', '),
              })),
            ]}
          />
        )}
        {intervals.length > 0 && !cannot && (
          <NativeSelect
            label="Interval"
            value={interval ?? ''}
            onChange={(event) => setChosen(event.currentTarget.value)}
            data={intervals.map((value) => ({ value, label: spellOut(value) }))}
          />
        )}
        {kind === 'Dataset' && !cannot && leavesMonthsOut(dataset, interval, required) && (
          <MonthlyConcern words={monthsLeftOut} />
        )}
        {isContinuous ? (
          <Text c="dimmed">{tellsByItself} There is no next run.</Text>
        ) : (
          <TextInput
            type="datetime-local"
            label="Next run"
            description={nextRunWords(nextRunOf(next), interval)}
            inputWrapperOrder={['label', 'input', 'description']}
            value={next}
            onChange={(event) => setNext(event.currentTarget.value)}
          />
        )}
        <Checkbox
          label="Run it now as well"
          checked={runNow}
          onChange={(event) => setRunNow(event.currentTarget.checked)}
        />
        {kind === 'Dataset' && dataset?.hasPassThroughFee && !cannot && (
          <Text c="dimmed">This source charges a fee for each run, and the charge is passed on.</Text>
        )}
        {error && (
          <InlineError
            error={error}
            title="The monitor was not created"
            kept={[
              isRefused ? Object.values(error.errors).flat().join(' ') : '',
              'Everything you chose is kept.',
            ]
              .filter(Boolean)
              .join(' ')}
          />
        )}
        {isRefused && entity && (
          <p>
            <Link
              to="/monitors"
              search={
                kind === 'License'
                  ? { licenseIds: [licenseId] }
                  : { entityIds: [entityId(entity)], datasetTypes: [datasetType] }
              }
              onClick={onClose}
            >
              See what is monitored already
            </Link>
          </p>
        )}
      </Stack>
    </Dialog>
  );
}
