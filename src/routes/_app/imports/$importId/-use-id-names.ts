import { isRecord } from '@/lib/values';
import { useQuery } from '@tanstack/react-query';
import { listProviderTypesOptions, listTaxonomyGroupsAllOptions } from '@/api/operations.gen';
import { allLicenseTypesOptions } from '@/features/licenses/list';
import { countries, taxonomies } from '@/records/lookups';
import type { IdNames } from './-profile-sections';

/** What the ids of a profile stand for; only the definitions that it needs are read. */
export function useIdNames(profile: unknown): IdNames {
  const keys = keysOf(profile);
  const types = useQuery({ ...allLicenseTypesOptions(), enabled: keys.has('licenseTypeId') });
  const groups = useQuery({
    ...listTaxonomyGroupsAllOptions({ sortedBy: 'Name', sortDirection: 'Asc' }),
    enabled: keys.has('nuccGroupId'),
  });
  const providers = useQuery({ ...listProviderTypesOptions(), enabled: keys.has('providerTypeId') });
  const hasTaxonomies = keys.has('taxonomyId') || keys.has('taxonomyIds');
  const codes = useQuery({ ...taxonomies.options(), enabled: hasTaxonomies });
  const places = useQuery({ ...countries.options(), enabled: keys.has('countryId') });
  const choices: Record<string, readonly { value: string; label: string }[] | undefined> = {
    taxonomyId: codes.data,
    taxonomyIds: codes.data,
    countryId: places.data,
  };
  const lists: Record<string, readonly { id?: string; name?: string }[] | undefined> = {
    licenseTypeId: types.data,
    nuccGroupId: groups.data,
    providerTypeId: providers.data,
  };
  return (key, id) =>
    lists[key]?.find((one) => one.id === id)?.name ?? choices[key]?.find((one) => one.value === id)?.label;
}

function keysOf(value: unknown): Set<string> {
  const keys = new Set<string>();
  const visit = (node: unknown) => {
    if (Array.isArray(node)) for (const item of node) visit(item);
    if (!isRecord(node)) return;
    for (const [key, inner] of Object.entries(node)) {
      keys.add(key);
      visit(inner);
    }
  };
  visit(value);
  return keys;
}
