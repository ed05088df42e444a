import { useQuery } from '@tanstack/react-query';
import type { FacilityTaxonomy } from '@/api/models';
import { textOf } from '@/lib/words';
import { facilityTaxonomiesOptions } from '@/queries/facility-definitions';

const choicesOf = (taxonomies: readonly FacilityTaxonomy[]) =>
  taxonomies
    .flatMap(({ id, name, code }) =>
      id ? [{ value: id, label: [textOf(name), textOf(code)].filter(Boolean).join(', ') || id }] : [],
    )
    .toSorted((a, b) => a.label.localeCompare(b.label));

/** The code set to choose from, by name; its codes are searched too. */
export const taxonomyChoicesOptions = () => ({ ...facilityTaxonomiesOptions(), select: choicesOf });

/** Names of taxonomies by id; a specialty itself carries the id alone. Until they are known, `Specialty`. */
export function useTaxonomyNames(enabled = true) {
  const { data } = useQuery({ ...facilityTaxonomiesOptions(), enabled });
  return (taxonomyId: string | undefined) => {
    const found = data?.find(({ id }) => id === taxonomyId);
    return textOf(found?.name) || textOf(found?.code) || 'Specialty';
  };
}

/** The code of a taxonomy. */
export function useTaxonomyCode(taxonomyId: string | undefined): string | undefined {
  const { data } = useQuery(facilityTaxonomiesOptions());
  return data?.find(({ id }) => id === taxonomyId)?.code;
}
