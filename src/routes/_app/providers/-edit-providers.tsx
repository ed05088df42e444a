import { useQuery } from '@tanstack/react-query';
import type { Provider, ProviderPatch } from '@/api/models';
import {
  aggregateProvidersOptions,
  getProviderOptions,
  listProviderTypesOptions,
  updateProvider,
} from '@/api/operations.gen';
import { statusMeaning } from '@/domain/credentialing-status';
import { statusChoices, typeChoices } from '@/features/providers/list';
import { defineBulkEdit } from '@/jobs/bulk-edit';
import { personName } from '@/lib/words';
import { bulkFields } from '@/records/bulk-fields';
import { provider } from '@/records/provider';
import { Note } from '@/ui/layout';
import { ReadError } from '@/ui/loaded';

/** Sets credentialing status, recredentialing date and type of many providers. */
export const EditProviders = defineBulkEdit<Provider, ProviderPatch>({
  record: provider,
  useFields() {
    const counts = useQuery({ ...aggregateProvidersOptions(), retry: false });
    const types = useQuery(listProviderTypesOptions());
    return {
      fields: bulkFields<Provider, ProviderPatch>(
        provider,
        ['credentialingStatus', 'nextCredentialingDate', 'providerTypeId'],
        (row) => row,
        {
          credentialingStatus: { choices: statusChoices(counts.data ?? {}), none: 'No status' },
          providerTypeId: { choices: typeChoices(types.data ?? []), none: 'No type' },
        },
      ),
      unread: <ReadError query={types} title="The provider types could not be read" />,
    };
  },
  id: ({ id }) => id,
  label: personName,
  read: (providerId) => getProviderOptions({ providerId }),
  write: updateProvider,
  send: (providerId, body) => updateProvider({ providerId, body }),
  lists: '/providers',
  takesBack: true,
  about: (valueOf) =>
    statusMeaning(valueOf('Credentialing status')) === 'credentialed' && (
      <Note tone="warning">
        This sets the status alone. It is no decision: no request, no verification and no committee stand
        behind it, and the day on which somebody was credentialed stays as it is.
      </Note>
    ),
});
