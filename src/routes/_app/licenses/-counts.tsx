import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { aggregateProviderLicensesOptions } from '@/api/operations.gen';
import { formatNumber, spellOut } from '@/lib/words';
import { InlineError } from '@/ui/states';
import { licenseStatuses } from '@/features/licenses/list';
import { windows, type LicenseParams } from './-pages';
import { countBetween, expiringOptions } from '@/features/licenses/expiring';
import classes from './-counts.module.css';

interface LicenseCountsProps {
  params: LicenseParams;
  /** The rows are there: only then the licenses that expire soon are counted, which takes several pages. */
  ready: boolean;
}

/** A link without filters would count as the current page with any. */
const exactly = { exact: true, includeSearch: true };

const expiries = [
  { expires: '30', label: 'Within 30 days' },
  { expires: '60', label: '31–60 days' },
  { expires: '90', label: '61–90 days' },
] as const;

/** The organization's licenses by status and by when they expire. Each count is a link to exactly that many rows. */
export function LicenseCounts({ params, ready }: LicenseCountsProps) {
  const counts = useQuery(aggregateProviderLicensesOptions());
  const expiring = useQuery({ ...expiringOptions(), enabled: ready });
  const byStatus = counts.data?.aggregations ?? {};
  const known = licenseStatuses.filter((status) => status !== 'All' && byStatus[status] !== undefined);
  const unknown = Object.keys(byStatus).filter((status) => licenseStatuses.every((one) => one !== status));
  const { sortedBy: _by, sortDirection: _direction, ...filters } = params;
  const only = (filter: object) => JSON.stringify(filter) === JSON.stringify(filters);
  if (counts.error && !counts.data) {
    return (
      <div className={classes.failed}>
        <InlineError
          title="The licenses could not be counted"
          error={counts.error}
          kept="The rows below are not affected."
          onRetry={() => void counts.refetch()}
        />
      </div>
    );
  }
  return (
    <nav className={classes.counts} aria-label="Licenses by status and expiry">
      <ul>
        <li>
          <Link
            to="/licenses"
            search={{}}
            className={classes.count}
            activeOptions={exactly}
            aria-current={only({}) || undefined}
          >
            All <Amount value={counts.data?.total} />
          </Link>
        </li>
        {known.map((licenseStatus) => (
          <li key={licenseStatus}>
            <Link
              to="/licenses"
              search={{ licenseStatus }}
              className={classes.count}
              activeOptions={exactly}
              aria-current={only({ licenseStatus }) || undefined}
            >
              {licenseStatus === 'None' ? 'No status' : spellOut(licenseStatus)}{' '}
              <Amount value={byStatus[licenseStatus]} />
            </Link>
          </li>
        ))}
        {unknown.map((status) => (
          <li key={status} className={classes.plain}>
            {spellOut(status)} <Amount value={byStatus[status]} />
          </li>
        ))}
      </ul>
      <ul aria-label="Expiring">
        <li className={classes.plain} aria-hidden="true">
          Expires
        </li>
        {expiries.map(({ expires, label }) => {
          const [from, to] = windows[expires];
          return (
            <li key={expires}>
              <Link
                to="/licenses"
                search={{ expires }}
                className={classes.count}
                activeOptions={exactly}
                aria-current={only({ expires }) || undefined}
              >
                {label} <Amount value={expiring.data && countBetween(expiring.data, from, to)} />
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

/** A number that is not known is left out: the words stand without it. */
function Amount({ value }: { value: number | undefined }) {
  return value === undefined ? null : <b>{formatNumber(value)}</b>;
}
