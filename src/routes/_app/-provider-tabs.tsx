import { Link } from '@tanstack/react-router';
import classes from './-provider-file.module.css';
import { providerTabs, type ProviderTab } from './-provider-parts';

interface ProviderTabsProps {
  providerId: string;
  current: ProviderTab;
  /** How many there are, where it is known. */
  counts: Partial<Record<ProviderTab, number | undefined>>;
  /** Tabs that have a place of their own at this width. */
  without: readonly ProviderTab[];
}

export function ProviderTabs({ providerId, current, counts, without }: ProviderTabsProps) {
  return (
    <nav className={classes.tabs} aria-label="Parts of the file">
      {providerTabs
        .filter((tab) => !without.includes(tab.id))
        .map(({ id, label }) => (
          <Link
            key={id}
            to="/providers/$providerId"
            params={{ providerId }}
            search={id === 'summary' ? {} : { tab: id }}
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
