import {
  aggregateProvidersOptions,
  listProviderTypesOptions,
  listTaxonomyGroupsAllOptions,
} from '@/api/operations.gen';
import { statusesInUse } from '@/domain/credentialing-status';
import { lookupOf } from './lookups';

const choiceOf = ({ id, name }: { id?: string | undefined; name?: string | undefined }) =>
  id ? { value: id, label: name ?? id } : undefined;

/** What providers are by profession. */
export const providerTypes = lookupOf(
  listProviderTypesOptions(),
  (client) => client.fetchQuery(listProviderTypesOptions()),
  choiceOf,
);

const groupsByName = listTaxonomyGroupsAllOptions({ sortedBy: 'Name', sortDirection: 'Asc' });

/** Groups of taxonomies, by name. */
export const taxonomyGroups = lookupOf(groupsByName, (client) => client.fetchQuery(groupsByName), choiceOf);

/** The credentialing statuses that this organization uses. */
export const credentialingStatuses = lookupOf(
  aggregateProvidersOptions(),
  async (client) => statusesInUse(await client.fetchQuery(aggregateProvidersOptions())),
  (status) => ({ value: status, label: status }),
  0,
);
