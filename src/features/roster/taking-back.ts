import type { QueryClient } from '@tanstack/react-query';
import { isApiError } from '@/api/errors';
import type { FacilityPatch, ProviderPatch } from '@/api/models';
import {
  deleteProvider,
  detachLicense,
  getFacilityOptions,
  getProviderOptions,
  updateFacility,
  updateProvider,
} from '@/api/operations.gen';
import type { Collection } from '@/info/definition';
import { deleteEntry } from '@/info/info-queries';
import { facility } from '@/records/facility';
import type { Facts, FormDefinition } from '@/records/field';
import { provider } from '@/records/provider';
import type { TakingBack } from './model/kind';
import type { RowTrace } from './model/run';

/** What is read of a record; undefined where it is gone. Throws `ApiError`. */
async function unlessGone(read: () => Promise<object>): Promise<Facts | undefined> {
  try {
    return (await read()) as Facts;
  } catch (error) {
    if (isApiError(error) && error.status === 404) return undefined;
    throw error;
  }
}

const labelIn =
  ({ fields }: FormDefinition) =>
  (name: string) => {
    const field = fields.find((one) => one.name === name);
    return field?.labelAlone ?? field?.label ?? name;
  };

/** How an import of providers is taken back: the service deletes them with all that hangs on them. */
export const providersBack = (queryClient: QueryClient, collections: readonly Collection[]): TakingBack => ({
  created: 'deleted',
  remove: (providerId) => deleteProvider({ providerId }),
  read: (providerId) =>
    unlessGone(() => queryClient.fetchQuery({ ...getProviderOptions({ providerId }), staleTime: 0 })),
  change: (providerId, facts) => updateProvider({ providerId, body: facts as ProviderPatch }),
  detach: (providerId, licenseId) => detachLicense({ providerId, licenseId }),
  async removeEntry(providerId, path, entryId) {
    const collection = collections.find((one) => one.path === path);
    if (collection)
      await deleteEntry({
        owner: { kind: 'provider', id: providerId },
        collection,
        entryId: entryId || undefined,
      });
  },
  labelOf: labelIn(provider),
});

/** How an import of facilities is taken back: none is deleted, so that one that was created is deactivated. */
export const facilitiesBack = (queryClient: QueryClient): TakingBack => ({
  created: 'deactivated',
  remove: (facilityId) => updateFacility({ facilityId, body: { deactivated: true } }),
  read: (facilityId) =>
    unlessGone(() => queryClient.fetchQuery({ ...getFacilityOptions({ facilityId }), staleTime: 0 })),
  change: (facilityId, facts) => updateFacility({ facilityId, body: facts as FacilityPatch }),
  detach: async () => undefined,
  removeEntry: async () => undefined,
  labelOf: labelIn(facility),
});

/** These fields of a record, null for those that it does not hold. */
export const factsOf = (record: Facts, names: readonly string[]): Facts =>
  Object.fromEntries(names.map((name) => [name, record[name] ?? null]));

/** Takes down what a change made of fields: what they were only once, as a change that is sent again finds its own. */
export function noteChange(trace: RowTrace, body: Facts, before: Facts, after: Facts): void {
  const names = Object.keys(body);
  trace.before ??= factsOf(before, names);
  trace.after = factsOf({ ...body, ...after }, names);
}
