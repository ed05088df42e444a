import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { AlertAggregations } from '@/api/models';
import { formatNumber, spellOut } from '@/lib/words';
import { alertAggregationsOptions } from '@/queries/alerts';
import { InlineError } from '@/ui/states';
import { alertTypes, type AlertQuestion } from './-alert-list';
import classes from './-alerts.module.css';

/** A link without filters would count as the current page with any. */
const exactly = { exact: true, includeSearch: true };

/** The name of a type's count in the answer: `LicenseChanged` → `licenseChanged`. */
export const countOf = (counts: AlertAggregations | undefined, type: (typeof alertTypes)[number]) =>
  counts?.[`${type.charAt(0).toLowerCase()}${type.slice(1)}` as keyof AlertAggregations];

/** The alerts by type and state. Each count is a link to exactly that many rows. */
export function AlertCounts({ question }: { question: AlertQuestion }) {
  const { data, error, refetch } = useQuery(alertAggregationsOptions());
  const { sortedBy: _by, sortDirection: _direction, ...filters } = question;
  const entries = [
    { label: 'All', search: {}, amount: data?.active },
    ...alertTypes.map((type) => ({
      label: spellOut(type),
      search: { type: [type] },
      amount: countOf(data, type),
    })),
    { label: 'Dismissed', search: { status: 'Dismissed' as const }, amount: data?.dismissed },
  ].filter(({ label, amount }) => label === 'All' || amount !== 0);
  if (error && !data) {
    return (
      <div className={classes.failed}>
        <InlineError
          title="The alerts could not be counted"
          error={error}
          kept="The rows below are not affected."
          onRetry={() => void refetch()}
        />
      </div>
    );
  }
  return (
    <nav className={classes.counts} aria-label="Alerts by type">
      {entries.map(({ label, search, amount }) => (
        <Link
          key={label}
          to="/alerts"
          search={search}
          className={classes.count}
          activeOptions={exactly}
          aria-current={JSON.stringify(search) === JSON.stringify(filters) || undefined}
        >
          {label} {amount !== undefined && <b>{formatNumber(amount)}</b>}
        </Link>
      ))}
    </nav>
  );
}
