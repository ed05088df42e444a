/**
 * Leaves out of a list's filters what says nothing: undefined, empty texts, empty lists. So that one list has one
 * key, however its filters were emptied, and no empty parameter is sent.
 */
export function onlySet<Filters extends object>(filters: Filters): Filters {
  return Object.fromEntries(
    Object.entries(filters).filter(
      ([, value]) => value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0),
    ),
  ) as Filters;
}

/** Rows in one page of a list on screen. */
export const screenPage = 50;
/** Rows in one page when a whole list is walked: as many as the service gives (contract.md). */
export const widestPage = 250;
