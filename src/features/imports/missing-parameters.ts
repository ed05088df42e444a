import { spellOut } from '@/lib/words';

interface Place {
  /** What to do there: `Add the NPI to the provider`. */
  label: string;
  search: { edit?: boolean; tab?: 'info' };
}

const inEdit = new Set(['Npi', 'Name', 'DateOfBirth', 'Ssn', 'Gender', 'Address']);

/** Where in the provider's file the missing kinds of parameters are filled in: the form of the provider, or its info. */
export function whereFilledIn(missing: readonly string[]): Place[] {
  const own = missing.filter((type) => inEdit.has(type));
  const others = missing.filter((type) => !inEdit.has(type));
  return [
    ...(own.length > 0
      ? [{ label: `Fill in the ${words(own)} of the provider`, search: { edit: true } }]
      : []),
    ...(others.length > 0
      ? [{ label: `Fill in the ${words(others)} among the info`, search: { tab: 'info' as const } }]
      : []),
  ];
}

const words = (types: readonly string[]) =>
  types.map((type) => (type === 'Npi' ? 'NPI' : spellOut(type).toLowerCase())).join(' and the ');
