import { Box } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect, useRef, useState } from 'react';
import {
  createMonitor,
  getProviderOptions,
  listMonitorsAllOptions,
  updateLicense,
  updateProvider,
} from '@/api/operations.gen';
import type { DatasetMatch } from '@/api/models';
import { NewRequestButton } from '@/features/credentialing/new-request-button';
import { entityId, entityPage, type EntityRef } from '@/features/entity/entity';
import { datasetName } from '@/lib/dataset-names';
import { Button, LinkButton } from '@/ui/button';
import { lazyComponent } from '@/ui/lazy-component';
import { Toolbar } from '@/ui/layout';

const MonitorDialog = lazyComponent(async () => (await import('@/features/monitors/dialog')).MonitorDialog);
const EditProvider = lazyComponent(async () => (await import('@/records/edit-provider')).EditProvider);
const RestrictLicenses = lazyComponent(async () => (await import('./-restrict-licenses')).RestrictLicenses);

interface MatchNextStepsProps {
  match: DatasetMatch;
  entity: EntityRef;
}

const buttonProps = { size: 'xs', variant: 'default' } as const;

/** What one does about a record that is about a provider or a facility. Accepting does none of it by itself. */
export function MatchNextSteps({ match, entity }: MatchNextStepsProps) {
  const steps = useRef<HTMLDivElement>(null);
  // The bar that had the focus made room for this.
  useEffect(() => {
    if (document.activeElement === document.body) steps.current?.focus({ preventScroll: true });
  }, []);
  const providerId = 'providerId' in entity ? entity.providerId : undefined;
  return (
    <Box ref={steps} tabIndex={-1}>
      <Toolbar label="Next steps">
        <LinkButton {...buttonProps} {...entityPage(entity)}>
          {providerId ? 'Open the provider’s file' : 'Open the facility’s page'}
        </LinkButton>
        <MonitorStep match={match} entity={entity} />
        {providerId && (
          <LinkButton
            {...buttonProps}
            to="/providers/$providerId"
            params={{ providerId }}
            search={{ tab: 'notes', write: true }}
          >
            Write a note
          </LinkButton>
        )}
        <NewRequestButton about={entity} label="Off-cycle request" small />
        {providerId && <ProviderSteps providerId={providerId} />}
      </Toolbar>
    </Box>
  );
}

function MonitorStep({ match, entity }: MatchNextStepsProps) {
  const datasetType = match.scan?.type;
  const [isOpen, setIsOpen] = useState(false);
  const { data: monitors } = useQuery(listMonitorsAllOptions({ entityIds: [entityId(entity)] }));
  const isMonitored = monitors?.some(
    (monitor) => monitor.type === 'Dataset' && monitor.datasetType === datasetType,
  );
  if (isMonitored) {
    return (
      <LinkButton {...buttonProps} {...entityPage(entity, 'monitors')}>
        Monitors: {datasetName(datasetType)} is monitored
      </LinkButton>
    );
  }
  return (
    <>
      <Button {...buttonProps} needs={createMonitor} onClick={() => setIsOpen(true)}>
        Monitor {datasetName(datasetType)}
      </Button>
      <Suspense>
        {isOpen && (
          <MonitorDialog
            about={{ ...entity, ...(datasetType && { datasetType }) }}
            onClose={() => setIsOpen(false)}
          />
        )}
      </Suspense>
    </>
  );
}

function ProviderSteps({ providerId }: { providerId: string }) {
  const [open, setOpen] = useState<'edit' | 'restrict'>();
  const { data: provider } = useQuery(getProviderOptions({ providerId }));
  const close = () => setOpen(undefined);
  return (
    <>
      <Button {...buttonProps} needs={updateLicense} onClick={() => setOpen('restrict')}>
        Restrict licenses
      </Button>
      <Button {...buttonProps} needs={updateProvider} disabled={!provider} onClick={() => setOpen('edit')}>
        Change the credentialing status
      </Button>
      <Suspense>
        {open === 'edit' && provider && (
          <EditProvider provider={{ ...provider, id: providerId }} onClose={close} />
        )}
        {open === 'restrict' && <RestrictLicenses providerId={providerId} onClose={close} />}
      </Suspense>
    </>
  );
}
