import { planList } from '@/features/payers/plan-list';

// What the route knows before its screen is loaded.

interface PayerSearch {
  /** Left out for the plans. */
  tab?: 'roster';
  [filter: string]: unknown;
}

/** Reads the address of a payer's page: the tab, or the filters and the sort of the plans. */
export const payerSearch = (raw: Record<string, unknown>): PayerSearch =>
  raw['tab'] === 'roster' ? { tab: 'roster' } : planList.validateSearch(raw);
