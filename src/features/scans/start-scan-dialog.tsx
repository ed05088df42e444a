import { Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { sendLabel } from '@/api/errors';
import type { DatasetScan, DatasetScanRequest, DatasetType } from '@/api/models';
import { useCreateDatasetScan } from '@/api/operations.gen';
import { allDatasetsOptions } from './options';
import { useErrorOfChoice } from '@/form/error-of-choice';
import { ChoiceSentEarlier } from '@/form/sent-earlier';
import { useSentChoice } from '@/form/use-sent';
import { watchScan } from '@/jobs/scans';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { useOneAtATime } from '@/ui/one-at-a-time';
import { ReadError } from '@/ui/loaded';
import { InlineError } from '@/ui/states';
import { Chosen } from '@/ui/chosen';
import type { EntityRef } from '@/features/entity/entity';
import { useEntityName } from '@/features/entity/name';
import { EntityPicker } from '@/features/entity/picker';
import { scanBlocked } from './choice';
import { DatasetField } from './dataset-field';
import { chosenSet, noOptions, ScanOptionFields, sentOptions } from './scan-option-fields';
import { ScanParameters, useMissingParameters } from './scan-parameters';

interface StartScanDialogProps {
  entity?: EntityRef | undefined;
  entityName?: string | undefined;
  datasetType?: string | undefined;
  /** By what a scan that is repeated was searched: another way would not take its place. */
  options?: DatasetScan['options'];
  /** Where what comes of it is shown anyway: the scan is not opened. */
  stays?: boolean;
  onClose: () => void;
}

/** Starts a scan: for whom, in which dataset, by what; what is missing is said before it is sent. */
export function StartScanDialog(props: StartScanDialogProps) {
  const { onClose, stays = false } = props;
  const navigate = useNavigate();
  const [entity, setEntity] = useState(props.entity);
  const [pickedName, setPickedName] = useState(props.entityName);
  const [type, setType] = useState(props.datasetType ?? '');
  const [options, setOptions] = useState({ ...noOptions, ...props.options });
  const [tried, setTried] = useState(false);
  const datasets = useQuery(allDatasetsOptions());
  const dataset = datasets.data?.find((one) => one.type === type);
  const isFacility = entity !== undefined && 'facilityId' in entity;
  const known = useEntityName(entity);
  const set = chosenSet(dataset, isFacility, options);
  const name = known.name ?? pickedName ?? (isFacility ? 'this facility' : 'this provider');
  const question = {
    datasetType: type,
    entity: entity ?? { providerId: '' },
    parameterSetId: options.parameterSetId || undefined,
    referenceId: options.referenceId || undefined,
  };
  const cannot = dataset && scanBlocked(dataset, isFacility);
  const parameters = useMissingParameters(question, set, Boolean(entity && dataset && !cannot));
  const start = useCreateDatasetScan();
  const choice = { entity, type, options };
  const error = useErrorOfChoice(start.error, choice);
  const before = useSentChoice(`start-scan:${JSON.stringify(props.entity ?? '')}`, choice);

  const send = useOneAtATime(async () => {
    setTried(true);
    if (!entity || !type || cannot || before.isLooking) return;
    const typed = before.typed();
    const next = await before.beforeSending();
    if (next.way === 'wait') return;
    const body: DatasetScanRequest = {
      type: type as DatasetType,
      ...entity,
      ...sentOptions(options),
    };
    try {
      const scan = next.way === 'there' ? (next.record as DatasetScan) : await start.mutateAsync({ body });
      before.forget();
      watchScan(scan, { entityName: name });
      onClose();
      if (scan.id && !stays) void navigate({ to: '/scans/$scanId', params: { scanId: scan.id } });
    } catch (failure) {
      before.remember(failure, typed);
      // Shown below, with everything chosen still there.
    }
  });

  return (
    <Dialog
      title="Start a scan"
      onClose={onClose}
      width={600}
      sticky
      footer={
        <>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button loading={start.isPending || before.isLooking} blocked={cannot} onClick={() => void send()}>
            {sendLabel(parameters.missing.length > 0 ? 'Start, although it will fail' : 'Start scan', error)}
          </Button>
        </>
      }
    >
      <Stack gap="lg">
        <ChoiceSentEarlier {...before} />
        {entity ? (
          <Chosen name={name} onChange={props.entity ? undefined : () => setEntity(undefined)} />
        ) : (
          <EntityPicker
            error={tried ? 'Choose whom to scan.' : undefined}
            onChoose={(chosen, chosenName) => {
              setEntity(chosen);
              setPickedName(chosenName);
              setOptions(noOptions);
            }}
          />
        )}
        <DatasetField
          datasets={datasets.data}
          isFacility={isFacility}
          value={type}
          error={tried && !type ? 'Choose a list or database.' : cannot}
          onChange={(next) => {
            setType(next);
            setOptions(noOptions);
          }}
        />
        <ReadError
          query={datasets}
          title="The lists and databases could not be read"
          kept="What you chose is kept."
        />
        {!cannot && (
          <ScanOptionFields
            dataset={dataset}
            isFacility={isFacility}
            provider={known.provider}
            value={options}
            onChange={setOptions}
          />
        )}
        {entity && dataset && !cannot && (
          <ScanParameters parameters={parameters} entity={entity} onLeave={onClose} />
        )}
        {dataset?.hasPassThroughFee && !cannot && (
          <Text c="dimmed">This source charges a fee for each scan, and the charge is passed on.</Text>
        )}
        {error && (
          <InlineError
            error={error}
            title={error.status === 409 ? 'This scan is under way already' : 'The scan was not started'}
            kept="Everything you chose is kept."
          />
        )}
      </Stack>
    </Dialog>
  );
}
