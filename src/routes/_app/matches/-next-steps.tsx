import { Box } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect, useRef, useState } from 'react';
import { getProviderOptions, listMonitorsAllOptions } from '@/api/operations.gen';
import { useWriteBlocked } from '@/api/permissions';
import type { DatasetMatch } from '@/api/models';
import { NewRequestButton } from '@/features/credentialing/new-request-button';
import { datasetName } from '@/lib/dataset-names';
import { Button, LinkButton } from '@/ui/button';
import { lazyPart } from '@/ui/lazy-part';
import { Toolbar } from '@/ui/parts';

const MonitorDialog = lazyPart(async () => (await import('@/features/monitors/dialog')).MonitorDialog);
const ProviderEditDialog = lazyPart(
  async () => (await import('@/features/providers/edit-dialog')).ProviderEditDialog,
);
const RestrictLicenses = lazyPart(async () => (await import('./-restrict-licenses')).RestrictLicenses);

interface MatchNextStepsProps {
  match: DatasetMatch;
  providerId: string;
}

/** What one does about a record that is about a provider. Accepting does none of it by itself. */
export function MatchNextSteps({ match, providerId }: MatchNextStepsProps) {
  const [open, setOpen] = useState<'monitor' | 'edit' | 'restrict'>();
  const monitorBlocked = useWriteBlocked('Monitors');
  const editBlocked = useWriteBlocked('Providers');
  const licensesBlocked = useWriteBlocked('Licenses');
  const datasetType = match.scan?.type;
  const { data: provider } = useQuery(getProviderOptions({ providerId }));
  const { data: monitors } = useQuery(listMonitorsAllOptions({ providerIds: [providerId] }));
  const isMonitored = monitors?.some(
    (monitor) => monitor.type === 'Dataset' && monitor.datasetType === datasetType,
  );
  const close = () => setOpen(undefined);
  const steps = useRef<HTMLDivElement>(null);
  // The bar that had the focus made room for this.
  useEffect(() => {
    if (document.activeElement === document.body) steps.current?.focus({ preventScroll: true });
  }, []);
  const look = { size: 'xs', variant: 'default' } as const;
  const file = { to: '/providers/$providerId', params: { providerId } } as const;
  return (
    <>
      <Box ref={steps} tabIndex={-1}>
        <Toolbar label="Next steps">
          <LinkButton {...look} {...file}>
            Open the provider’s file
          </LinkButton>
          {isMonitored ? (
            <LinkButton {...look} {...file} search={{ tab: 'monitors' }}>
              Monitors: {datasetName(datasetType)} is monitored
            </LinkButton>
          ) : (
            <Button {...look} blocked={monitorBlocked} onClick={() => setOpen('monitor')}>
              Monitor {datasetName(datasetType)}
            </Button>
          )}
          <LinkButton {...look} {...file} search={{ tab: 'notes', write: true }}>
            Write a note
          </LinkButton>
          <NewRequestButton about={{ providerId }} label="Off-cycle request" small />
          <Button {...look} blocked={licensesBlocked} onClick={() => setOpen('restrict')}>
            Restrict licenses
          </Button>
          <Button {...look} blocked={editBlocked} disabled={!provider} onClick={() => setOpen('edit')}>
            Change the credentialing status
          </Button>
        </Toolbar>
      </Box>
      <Suspense>
        {open === 'monitor' && (
          <MonitorDialog about={{ providerId, ...(datasetType && { datasetType }) }} onClose={close} />
        )}
        {open === 'edit' && provider && (
          <ProviderEditDialog provider={{ ...provider, id: providerId }} onClose={close} />
        )}
        {open === 'restrict' && <RestrictLicenses providerId={providerId} onClose={close} />}
      </Suspense>
    </>
  );
}
