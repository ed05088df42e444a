import { useQuery } from '@tanstack/react-query';
import { listFacilityTaxonomiesAllOptions } from '@/api/operations.gen';
import type { FacilityTaxonomy } from '@/api/models';
import { textOf } from '@/lib/words';

const choicesOf = (taxonomies: readonly FacilityTaxonomy[]) =>
  taxonomies
    .flatMap(({ id, name, code }) =>
      id ? [{ value: id, label: [textOf(name), textOf(code)].filter(Boolean).join(', ') || id }] : [],
    )
    .toSorted((a, b) => a.label.localeCompare(b.label));

/** The code set to choose from, by name; its codes are searched too. */
export const taxonomyChoicesOptions = () => ({
  ...listFacilityTaxonomiesAllOptions({ sortedBy: 'Code', sortDirection: 'Asc' }),
  select: choicesOf,
});

/** Names of taxonomies by id; a specialty itself carries the id alone. Until they are known, `Specialty`. */
export function useTaxonomyNames(enabled = true) {
  const { data } = useQuery({
    ...listFacilityTaxonomiesAllOptions({ sortedBy: 'Code', sortDirection: 'Asc' }),
    enabled,
  });
  return (taxonomyId: string | undefined) => {
    const found = data?.find(({ id }) => id === taxonomyId);
    return textOf(found?.name) || textOf(found?.code) || 'Specialty';
  };
}

/** The code of a taxonomy. */
export function useTaxonomyCode(taxonomyId: string | undefined): string | undefined {
  const { data } = useQuery(listFacilityTaxonomiesAllOptions({ sortedBy: 'Code', sortDirection: 'Asc' }));
  return data?.find(({ id }) => id === taxonomyId)?.code;
}
