import { useQuery } from '@tanstack/react-query';
import { listFacilityTaxonomiesAllOptions } from '@/api/operations.gen';
import type { FacilityTaxonomy } from '@/api/models';
import { textOf } from '@/lib/words';
import { lookupOf } from './lookups';

/** The code set of the kinds of facilities. */
export const codeSet = listFacilityTaxonomiesAllOptions({ sortedBy: 'Code', sortDirection: 'Asc' });

const label = ({ id, name, code }: FacilityTaxonomy) =>
  [textOf(name), textOf(code)].filter(Boolean).join(', ') || textOf(id);

/** The code set to choose from, by name; its codes are searched too. */
export const facilityTaxonomies = lookupOf(codeSet, (all) =>
  all
    .map((taxonomy) => ({ value: taxonomy.id, label: label(taxonomy) }))
    .toSorted((one, other) => one.label.localeCompare(other.label)),
);

/** What a taxonomy is called, of those that are known; `Specialty` where it is not among them. */
export function taxonomyName(known: readonly FacilityTaxonomy[] | undefined, taxonomyId: string | undefined) {
  const found = known?.find(({ id }) => id === taxonomyId);
  return textOf(found?.name) || textOf(found?.code) || 'Specialty';
}

/** Names of taxonomies by id; a specialty itself carries the id alone. Until they are known, `Specialty`. */
export function useTaxonomyNames(enabled = true) {
  const { data } = useQuery({ ...codeSet, enabled });
  return (taxonomyId: string | undefined) => taxonomyName(data, taxonomyId);
}

/** The code of a taxonomy. */
export function useTaxonomyCode(taxonomyId: string | undefined): string | undefined {
  const { data } = useQuery(codeSet);
  return data?.find(({ id }) => id === taxonomyId)?.code;
}
