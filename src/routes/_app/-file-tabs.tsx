import { Link } from '@tanstack/react-router';
import type { RowLink } from '@/table/use-row-link';
import classes from './-provider-file.module.css';

interface FileTabsProps<Id extends string> {
  /** What they are parts of, for assistive technology: "Parts of the file". */
  label: string;
  tabs: readonly { id: Id; label: string }[];
  current: Id;
  linkTo(id: Id): RowLink;
  /** How many there are, where it is known. */
  counts: Partial<Record<Id, number | undefined>>;
  /** Tabs that have a place of their own at this width. */
  without?: readonly Id[];
}

/** The parts of a provider's file or a facility's page: links, so that each has an address of its own. */
export function FileTabs<Id extends string>(props: FileTabsProps<Id>) {
  const { label: name, tabs, current, linkTo, counts, without = [] } = props;
  return (
    <nav className={classes.tabs} aria-label={name}>
      {tabs
        .filter((tab) => !without.includes(tab.id))
        .map(({ id, label }) => (
          <Link
            key={id}
            {...linkTo(id)}
            className={classes.tab}
            aria-current={id === current ? 'page' : undefined}
            // Without this the summary, which has no search parameter, would count as current on every tab.
            activeOptions={{ exact: true, includeSearch: true }}
            resetScroll={false}
          >
            {label}
            {counts[id] !== undefined && <span className={classes.tabCount}> {counts[id]}</span>}
          </Link>
        ))}
    </nav>
  );
}
