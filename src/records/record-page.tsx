import { useMediaQuery } from '@mantine/hooks';
import type { ComponentProps, ReactNode } from 'react';
import { capitalized } from '@/lib/words';
import { LinkTabs, Page, PageHeader } from '@/ui/page';
import type { RecordDefinition, Stored } from './record';

/** What stands on one tab of a record. */
interface TabContent {
  /** How many there are, where it is known. */
  count?: number | undefined;
  /** What can be done with it, at the right of the tabs. */
  action?: ReactNode;
  content: ReactNode;
}

interface Tabs<Tab extends string> {
  /** What they are parts of, for assistive technology: "Parts of the group". */
  label: string;
  /** In order; the first one is open where the address names none. */
  all: readonly { id: Tab; label: string }[];
  /** The one that is open; undefined for the first. */
  current: NoInfer<Tab> | undefined;
  content: Record<NoInfer<Tab>, TabContent>;
  /** Tabs that have a place of their own at this width. */
  without?: readonly NoInfer<Tab>[];
}

interface RecordPageProps<Item extends Stored, Tab extends string> extends Omit<
  ComponentProps<typeof Page>,
  'title' | 'crumbs' | 'tabs' | 'children'
> {
  record: RecordDefinition<Item>;
  item: Item;
  /** What it is called here, where that is not its name. */
  title?: string;
  tabs?: Tabs<Tab>;
  /** What is shown is one table, which takes the whole page instead of standing among sections. */
  isTable?: boolean;
  /** What stands on it beside the open tab, or all of it where it has no tabs. */
  children?: ReactNode;
}

/**
 * The screen of one record: its name and the way to the list of all, what is known of it, what can be done, and its tabs,
 * each with its address and its number. In a narrow window what is known of it stands on the first tab alone.
 */
export function RecordPage<Item extends Stored, Tab extends string = never>({
  record,
  item,
  title = record.name(item),
  tabs,
  isTable,
  aside,
  asideLabel = `About the ${record.one}`,
  bodyRef,
  children,
  ...header
}: RecordPageProps<Item, Tab>) {
  const isWide = useMediaQuery('(min-width: 1200px)', undefined, { getInitialValueInEffect: false });
  const first = tabs?.all[0]?.id;
  const current = tabs && (tabs.current ?? first);
  const crumbs = record.page && [{ label: capitalized(record.many), to: record.page.list }];
  const head = { ...header, title, translate: 'no' as const, ...(crumbs && { crumbs }) };
  const bar = tabs && current && <RecordTabs record={record} item={item} {...tabs} current={current} />;
  const shown = tabs && current ? tabs.content[current].content : null;
  if (isTable) {
    return (
      <>
        <PageHeader {...head} />
        {bar}
        {shown}
        {children}
      </>
    );
  }
  return (
    <Page
      {...head}
      tabs={bar}
      aside={(isWide || current === first) && aside}
      asideLabel={asideLabel}
      {...(bodyRef && { bodyRef })}
    >
      {shown}
      {children}
    </Page>
  );
}

interface RecordTabsProps<Item extends Stored, Tab extends string> extends Tabs<Tab> {
  record: RecordDefinition<Item>;
  item: Item;
}

/** A link to a tab begins without the filters that another one has. */
function RecordTabs<Item extends Stored, Tab extends string>(props: RecordTabsProps<Item, Tab>) {
  const { record, item, label: name, all, current, content, without = [] } = props;
  return (
    <LinkTabs
      label={name}
      tabs={all
        .filter(({ id }) => !without.includes(id))
        .map(({ id, label }) => ({
          label,
          to: record.page?.path ?? '',
          params: { [record.param]: item.id },
          search: id === all[0]?.id ? {} : { tab: id },
          isCurrent: id === current,
          count: content[id].count,
        }))}
      action={current && content[current].action}
    />
  );
}
