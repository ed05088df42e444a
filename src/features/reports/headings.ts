const plain = (heading: string) => heading.toLowerCase().replace(/[^a-z]/g, '');

/** Where in a report the day of expiry stands: its columns are named by whoever made it. */
export const expiryHeadings = ['expires', 'expirydate', 'expirationdate'];

/** The place of the first of these columns that a report has, by their names in small letters alone; -1 without one. */
export function columnOf(heading: readonly string[], names: readonly string[]): number {
  const plainHeading = heading.map(plain);
  return names.map((name) => plainHeading.indexOf(name)).find((at) => at >= 0) ?? -1;
}
