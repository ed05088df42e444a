import { Stack } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useEffect, useLayoutEffect, type ReactNode, type Ref } from 'react';
import { formatNumber } from '@/lib/words';
import { setCrumbs, type Crumb } from './crumbs';
import { usePageFocus } from './page-focus';
import classes from './page.module.css';

export interface PageHeaderProps {
  /** Plain text: it is also the document title. */
  title: string;
  /** `no` where the title is what a record is called: browsers then leave it as it is. */
  translate?: 'no' | undefined;
  /** How many wait here, for the document title: the tab of a queue says so too. */
  waiting?: number | undefined;
  /** What stands beside the title in the heading's line, such as a status. */
  titleEnd?: ReactNode;
  /** One line: what this is, or what is filtered. */
  subtitle?: ReactNode;
  actions?: ReactNode;
  /** The way here for the top bar; without it the title stands there alone. */
  crumbs?: Crumb[];
}

/** The head of a page: its one `h1`, a line under it, actions at the right. Sets title, crumbs and focus. */
export function PageHeader({
  title,
  translate,
  waiting,
  titleEnd,
  subtitle,
  actions,
  crumbs,
}: PageHeaderProps) {
  const heading = usePageFocus(title, waiting);
  const way = JSON.stringify(crumbs ?? []);
  useEffect(
    () => setCrumbs([...(JSON.parse(way) as Crumb[]), { label: title, translate }]),
    [title, translate, way],
  );
  return (
    <header className={classes.head}>
      <div className={classes.words}>
        <div className={classes.line}>
          <h1 ref={heading} tabIndex={-1} translate={translate}>
            {title}
          </h1>
          {titleEnd}
        </div>
        {subtitle && <div className={classes.subtitle}>{subtitle}</div>}
      </div>
      {actions && <div className={classes.actions}>{actions}</div>}
    </header>
  );
}

interface PageProps extends PageHeaderProps {
  /** Links to what stands beside this screen or is a part of the record: `LinkTabs`. */
  tabs?: ReactNode;
  /** What is known about the record: at the right, below the content in a narrow window. */
  aside?: ReactNode;
  /** What the aside is called for assistive technology. */
  asideLabel?: string;
  /** The element around content and aside. */
  bodyRef?: Ref<HTMLDivElement>;
  children: ReactNode;
}

/** A page of sections under its head. A page that is one table puts it under a `PageHeader` instead. */
export function Page({ tabs, aside, asideLabel, bodyRef, children, ...header }: PageProps) {
  // The router looks for the anchor of an address before the code of a page that was opened by it has loaded.
  useLayoutEffect(() => void document.getElementById(location.hash.slice(1))?.scrollIntoView(), []);
  return (
    <div className={classes.page}>
      <PageHeader {...header} />
      {tabs}
      <div ref={bodyRef} className={classes.columns}>
        <Stack className={classes.main} gap="xl">
          {children}
        </Stack>
        {aside && (
          <Stack component="aside" className={classes.aside} gap="xl" aria-label={asideLabel}>
            {aside}
          </Stack>
        )}
      </div>
    </div>
  );
}

interface LinkTab {
  label: string;
  to: string;
  params?: Record<string, string>;
  /** The whole search of the address, or made from the one before. */
  search?: Record<string, unknown> | ((before: Record<string, unknown>) => Record<string, unknown>);
  isCurrent: boolean;
  /** How many there are, where it is known. */
  count?: number | undefined;
}

interface LinkTabsProps {
  /** What they are parts of, for assistive technology: "Parts of the file". */
  label: string;
  tabs: readonly LinkTab[];
  /** What can be done with the open part, at the right. */
  action?: ReactNode;
}

/** The parts of a record or the ways to look at a list: links, so that each has an address of its own. */
export function LinkTabs({ label: name, tabs, action }: LinkTabsProps) {
  return (
    <div className={classes.tabs}>
      <nav className={classes.links} aria-label={name}>
        {tabs.map(({ label, to, params = {}, search = {}, isCurrent, count }) => (
          <Link
            key={label}
            ref={isCurrent ? keepInSight : undefined}
            to={to}
            params={params}
            search={search}
            className={classes.tab}
            // Without this an address below another, or with more in its search, would make both current.
            activeOptions={{ exact: true, includeSearch: true }}
            aria-current={isCurrent ? 'page' : undefined}
            resetScroll={false}
          >
            {label}
            {count !== undefined && <span className={classes.count}> {formatNumber(count)}</span>}
          </Link>
        ))}
      </nav>
      {action}
    </div>
  );
}

/** Where not all tabs fit they scroll sideways, and the open one may lie out of sight, also once counts have come. */
export function keepInSight(tab: HTMLElement | null) {
  const bar = tab?.parentElement;
  if (!tab || !bar) return undefined;
  const observer = new ResizeObserver(() => {
    const [box, tabBox] = [bar.getBoundingClientRect(), tab.getBoundingClientRect()];
    if (tabBox.right > box.right) bar.scrollLeft += tabBox.right - box.right;
    else if (tabBox.left < box.left) bar.scrollLeft -= box.left - tabBox.left;
  });
  for (const each of bar.children) observer.observe(each);
  return () => observer.disconnect();
}
