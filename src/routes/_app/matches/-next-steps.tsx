import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { getProviderOptions, listMonitorsAllOptions } from '@/api/operations.gen';
import { useWriteBlocked } from '@/api/permissions';
import type { DatasetMatch } from '@/api/models';
import { datasetName } from '@/lib/dataset-names';
import { Button, LinkButton } from '@/ui/button';
import { lazyPart } from '@/ui/lazy-part';
import { Toolbar } from '@/ui/parts';

const MonitorDialog = lazyPart(async () => (await import('@/features/monitors/dialog')).MonitorDialog);
const ProviderEditDialog = lazyPart(
  async () => (await import('@/features/providers/edit-dialog')).ProviderEditDialog,
);

interface MatchNextStepsProps {
  match: DatasetMatch;
  providerId: string;
}

/** What one does about a record that is about a provider. Accepting does none of it by itself. */
export function MatchNextSteps({ match, providerId }: MatchNextStepsProps) {
  const [open, setOpen] = useState<'monitor' | 'edit'>();
  const monitorBlocked = useWriteBlocked('Monitors');
  const editBlocked = useWriteBlocked('Providers');
  const datasetType = match.scan?.type;
  const { data: provider } = useQuery(getProviderOptions({ providerId }));
  const { data: monitors } = useQuery(listMonitorsAllOptions({ providerIds: [providerId] }));
  const isMonitored = monitors?.some(
    (monitor) => monitor.type === 'Dataset' && monitor.datasetType === datasetType,
  );
  const close = () => setOpen(undefined);
  return (
    <>
      <Toolbar label="Next steps">
        <LinkButton
          size="xs"
          variant="default"
          to="/providers/$providerId"
          params={{ providerId }}
          search={{ tab: 'notes', write: true }}
        >
          Write a note
        </LinkButton>
        <Button
          size="xs"
          variant="default"
          blocked={editBlocked}
          disabled={!provider}
          onClick={() => setOpen('edit')}
        >
          Change the credentialing status
        </Button>
        {isMonitored ? (
          <span className="mute">{datasetName(datasetType)} is monitored.</span>
        ) : (
          <Button size="xs" variant="default" blocked={monitorBlocked} onClick={() => setOpen('monitor')}>
            Monitor {datasetName(datasetType)}
          </Button>
        )}
      </Toolbar>
      <Suspense>
        {open === 'monitor' && (
          <MonitorDialog about={{ providerId, ...(datasetType && { datasetType }) }} onClose={close} />
        )}
        {open === 'edit' && provider && (
          <ProviderEditDialog provider={{ ...provider, id: providerId }} onClose={close} />
        )}
      </Suspense>
    </>
  );
}
