import type { RowLink } from '@/table/list/use-row-link';
import { periodChoices, type Period } from './-periods';

/** What stands in the address of the page. */
export interface InsightsSearch {
  section?: string | undefined;
  /** Months. */
  period?: number | undefined;
  /** The figure whose rows are shown; what it says is the section's own. */
  rows?: string | undefined;
  type?: string | undefined;
  mode?: string | undefined;
}

/** What every section is given. */
export interface SectionProps {
  search: InsightsSearch;
  period: Period;
  /** The reader's day, `YYYY-MM-DD`. */
  today: string;
  onSearch(next: Partial<InsightsSearch>): void;
}

/** The period of the address, else six months. */
export const periodOf = ({ period }: InsightsSearch): Period =>
  periodChoices.find((months) => months === period) ?? 6;

/** The same page with the rows of a figure below it, or with none. */
export function withRows(search: InsightsSearch, rows?: string): RowLink {
  return { to: '/insights', search: { ...search, rows } };
}
