import { Link } from '@tanstack/react-router';
import type { RowLink } from './use-row-link';
import classes from '@/ui/record.module.css';

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
            ref={id === current ? keepInSight : undefined}
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

/** Where not all tabs fit they scroll sideways, and the open one may lie out of sight, also once counts have come. */
function keepInSight(tab: HTMLElement | null) {
  const bar = tab?.parentElement;
  if (!tab || !bar) return undefined;
  const observer = new ResizeObserver(() => {
    const [box, own] = [bar.getBoundingClientRect(), tab.getBoundingClientRect()];
    if (own.right > box.right) bar.scrollLeft += own.right - box.right;
    else if (own.left < box.left) bar.scrollLeft -= box.left - own.left;
  });
  for (const each of bar.children) observer.observe(each);
  return () => observer.disconnect();
}
