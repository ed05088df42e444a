import { useQuery, useQueryClient } from '@tanstack/react-query';
import { invalidateAfterBulk, showRecord } from '@/api/cached-lists';
import type { Provider, ProviderPatch } from '@/api/models';
import {
  aggregateProvidersOptions,
  getProviderOptions,
  listProviderTypesOptions,
  updateProvider,
} from '@/api/operations.gen';
import { statusChoices, typeChoices } from '@/features/providers/list';
import { BulkEdit } from '@/jobs/bulk-edit';
import { showSoon } from '@/jobs/bulk-run';
import { personName } from '@/lib/words';
import { bulkFields } from '@/records/bulk-fields';
import { provider } from '@/records/provider';
import type { Selection } from '@/table/list/bulk-selection';
import { InlineError } from '@/ui/states';

interface EditProvidersProps {
  selection: Selection<Provider>;
  onClose: () => void;
}

/** Sets credentialing status, recredentialing date and type of many providers. */
export function EditProviders({ selection, onClose }: EditProvidersProps) {
  const queryClient = useQueryClient();
  const counts = useQuery({ ...aggregateProvidersOptions(), retry: false });
  const types = useQuery(listProviderTypesOptions());
  const fields = bulkFields<Provider, ProviderPatch>(
    provider,
    ['credentialingStatus', 'nextCredentialingDate', 'providerTypeId'],
    (row) => row,
    {
      credentialingStatus: { choices: statusChoices(counts.data ?? {}), none: 'No status' },
      providerTypeId: { choices: typeChoices(types.data ?? []), none: 'No type' },
    },
  );
  return (
    <BulkEdit
      title="Change providers"
      one="provider"
      many="providers"
      selection={selection}
      fields={fields}
      id={({ id }) => id}
      label={personName}
      read={(providerId) => queryClient.fetchQuery({ ...getProviderOptions({ providerId }), staleTime: 0 })}
      send={async (providerId, body) => {
        const answer = await updateProvider({ providerId, body });
        showSoon(() => showRecord(queryClient, '/providers', providerId, answer, body));
      }}
      onRest={(isSeen) => invalidateAfterBulk(queryClient, 'updateProvider', isSeen)}
      onClose={onClose}
    >
      <InlineError
        error={types.error}
        title="The provider types could not be read"
        onRetry={() => void types.refetch()}
      />
    </BulkEdit>
  );
}
