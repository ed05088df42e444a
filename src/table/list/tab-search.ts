import type { List } from './list-spec';

/** The tabs of a record that have a list each, in order. */
type ListTabs<Tab extends string> = readonly { id: Tab; list: Pick<List, 'validateSearch'> }[];

export interface TabSearch<Tab extends string> {
  /** Left out for the first one. */
  tab?: Tab;
  [filter: string]: unknown;
}

/** Reads an address: the tab, and beside it the filters and the sort of the list that stands on it. */
export function tabSearch<Tab extends string>(tabs: ListTabs<Tab>) {
  return (raw: Record<string, unknown>): TabSearch<Tab> => {
    const [first] = tabs;
    const open = tabs.find(({ id }) => id === raw['tab']) ?? first;
    return { ...(open && open !== first && { tab: open.id }), ...open?.list.validateSearch(raw) };
  };
}
