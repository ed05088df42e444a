import {
  aggregateProvidersOptions,
  listProviderTypesOptions,
  listTaxonomyGroupsAllOptions,
} from '@/api/operations.gen';
import { statusesInUse } from '@/domain/credentialing-status';
import { lookupOf } from './lookups';

const byName = (all: readonly { id: string; name?: string | undefined }[]) =>
  all.map(({ id, name }) => ({ value: id, label: name ?? id }));

/** What providers are by profession. */
export const providerTypes = lookupOf(listProviderTypesOptions(), byName);

/** Groups of taxonomies, by name. */
export const taxonomyGroups = lookupOf(
  listTaxonomyGroupsAllOptions({ sortedBy: 'Name', sortDirection: 'Asc' }),
  byName,
);

/** The credentialing statuses that this organization uses, read as often as other lists. */
export const credentialingStatuses = lookupOf(
  aggregateProvidersOptions(),
  (aggregate) => statusesInUse(aggregate).map((status) => ({ value: status, label: status })),
  { staleTime: 0 },
);
