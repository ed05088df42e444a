import { isRecord } from '@/lib/values';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import {
  getProviderOptions,
  listLicensesOptions,
  listTaxonomiesAllOptions,
  listTaxonomyGroupsAllOptions,
} from '@/api/operations.gen';
import { allLicenseTypesOptions } from '@/features/licenses/list';
import type { Field } from '@/records/field';
import { infoOptions } from '@/info/info-queries';
import { providerCollections } from '@/info/provider';
import { textOf } from '@/lib/words';
import { readProfile } from './-imported';
import { proposalsOf } from './-proposals';

const lookups = providerCollections.flatMap((collection) =>
  collection.fields.flatMap((field) =>
    field.kind === 'lookup' || field.kind === 'lookups' ? [{ path: collection.path, field }] : [],
  ),
);
const nothing: readonly never[] = [];

/**
 * An imported profile beside what the provider's file holds now: the record, the info and the licenses. Definitions that
 * cannot be read leave ids as they are; what is on file has to be there.
 */
export function useComparison(profile: unknown, providerId: string) {
  // Nobody decides against what was on file a while ago: it is refetched whenever the comparison is opened.
  const anew = { staleTime: 0 };
  const provider = useQuery({ ...getProviderOptions({ providerId }), ...anew });
  const owner = { kind: 'provider', id: providerId } as const;
  const info = useQuery({ ...infoOptions(owner), ...anew });
  const licenses = useQuery({ ...listLicensesOptions({ providerId }), ...anew });
  const isRegistry = isRecord(profile) && profile['type'] === 'Npi';
  const taxonomies = useQuery({
    ...listTaxonomiesAllOptions({ sortedBy: 'Code', sortDirection: 'Asc' }),
    enabled: isRegistry,
  });
  const groups = useQuery(listTaxonomyGroupsAllOptions({ sortedBy: 'Name', sortDirection: 'Asc' }));
  const hasTypes = isRecord(profile) && JSON.stringify(profile['licenses'] ?? '').includes('licenseTypeId');
  const types = useQuery({ ...allLicenseTypesOptions(), enabled: hasTypes });
  const definitions = useMemo(
    () => ({ taxonomies: taxonomies.data ?? nothing, groups: groups.data ?? nothing }),
    [taxonomies.data, groups.data],
  );
  const imported = useMemo(() => readProfile(profile, definitions), [profile, definitions]);
  const choices = useQueries({
    queries: lookups.map(({ path, field }) => ({
      ...field.lookup.options(owner.id),
      enabled: (imported.entries[path]?.length ?? 0) > 0,
    })),
  });
  // Until they are there, ids would stand where names belong, and taxonomies would seem unknown.
  const isPending =
    provider.isPending ||
    info.isPending ||
    licenses.isPending ||
    groups.isLoading ||
    taxonomies.isLoading ||
    types.isLoading ||
    choices.some((query) => query.isLoading);
  const error = provider.error ?? info.error ?? licenses.error;
  const names = (field: Field) => choices[lookups.findIndex((one) => one.field === field)]?.data;
  const onFile =
    provider.data && info.data && licenses.data
      ? { provider: { ...provider.data, id: providerId }, info: info.data, licenses: licenses.data }
      : undefined;
  const typeName = (id: string) => textOf(types.data?.find((type) => type.id === id)?.name) || undefined;
  const context = { collections: providerCollections, definitions, names, typeName };
  return {
    onFile,
    sections: onFile && !isPending ? proposalsOf(imported, onFile, context) : undefined,
    error,
    retry: () => void Promise.all([provider.refetch(), info.refetch(), licenses.refetch()]),
  };
}
