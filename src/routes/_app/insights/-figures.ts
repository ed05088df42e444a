/**
 * The value below or at which `share` (0 to 1) of the values lie, by nearest rank: it is always one of them, so that its
 * row can be shown. The median of an even number of values is the lower of the two in the middle. Undefined of none.
 */
export function percentile(values: readonly number[], quantile: number): number | undefined {
  if (values.length === 0) return undefined;
  const sorted = values.toSorted((one, other) => one - other);
  // Thirty times 0.9 is a hair above 27 in floating point, which would be the next rank.
  const rank = Math.ceil(Number((quantile * sorted.length).toFixed(9)));
  return sorted[Math.min(sorted.length, Math.max(1, rank)) - 1];
}

/** What takes long and what takes longest: half of the values lie at or below the median, nine of ten at or below p90. */
export interface Spread {
  amount: number;
  median: number | undefined;
  p90: number | undefined;
}

/** Median and 90th percentile by nearest rank, so that each is the value of one that can be opened. */
export function spreadOf(values: readonly number[]): Spread {
  return { amount: values.length, median: percentile(values, 0.5), p90: percentile(values, 0.9) };
}

/** Items under the key that each has, in the order in which the keys are met. */
export function groupedBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}

/** Days as they are said: `6.5 days`, whole ones from ten on; a dash where there are none to tell. */
export function daysWords(days: number | undefined): string {
  if (days === undefined) return '–';
  const rounded = days < 10 ? Number(days.toFixed(1)) : Math.round(days);
  return `${rounded} ${rounded === 1 ? 'day' : 'days'}`;
}
