import { useQuery } from '@tanstack/react-query';
import { aggregateProviderLicensesOptions } from '@/api/operations.gen';
import { countBetween, expiringOptions } from '@/features/licenses/expiring';
import { type LicenseParams, licenseStatuses } from '@/features/licenses/list';
import { windows } from '@/features/licenses/windows';
import { spellOut } from '@/lib/words';
import { CountLinks } from '@/ui/count-links';

interface LicenseCountsProps {
  params: LicenseParams;
  /** The rows are there: only then the licenses that expire soon are counted, which takes several pages. */
  ready: boolean;
}

const expiries = [
  { expires: '30', label: 'Expire within 30 days' },
  { expires: '60', label: 'in 31–60 days' },
  { expires: '90', label: 'in 61–90 days' },
] as const;

/** What somebody works through stands in the line; the rest in its menu, so that the line stays one. */
const work: readonly string[] = ['NeedsReview', 'Expired'];
const trouble: readonly string[] = ['UnableToVerify', 'NotFound'];

/** The organization's licenses by status and by when they expire. Each count is a link to exactly that many rows. */
export function LicenseCounts({ params, ready }: LicenseCountsProps) {
  const counts = useQuery(aggregateProviderLicensesOptions());
  const expiring = useQuery({ ...expiringOptions(), enabled: ready });
  const byStatus = counts.data?.aggregations ?? {};
  const known = licenseStatuses.filter((status) => byStatus[status] !== undefined);
  const unknown = Object.keys(byStatus).filter((status) => licenseStatuses.every((one) => one !== status));
  const linkTo = (licenseStatus: (typeof licenseStatuses)[number]) => ({
    label: spellOut(licenseStatus),
    search: { licenseStatus },
    amount: byStatus[licenseStatus],
  });
  const { sortedBy: _by, sortDirection: _direction, ...filters } = params;
  return (
    <CountLinks
      label="Licenses by status and expiry"
      to="/licenses"
      filters={filters}
      links={[
        { label: 'All', search: {}, amount: counts.data?.total },
        ...known.filter((status) => work.includes(status)).map(linkTo),
        ...expiries.map(({ expires, label }) => {
          const [from, to] = windows[expires];
          return {
            label,
            search: { expires },
            amount: expiring.data && countBetween(expiring.data, from, to),
          };
        }),
        ...known.filter((status) => trouble.includes(status)).map(linkTo),
      ]}
      more={[
        ...known.filter((status) => !work.includes(status) && !trouble.includes(status)).map(linkTo),
        // The list cannot be filtered by a status that the service has anew, nor by none.
        ...unknown.map((status) => ({
          label: status === 'None' ? 'No status' : spellOut(status),
          amount: byStatus[status],
        })),
      ]}
      error={counts.data ? null : counts.error}
      onRetry={() => void counts.refetch()}
    />
  );
}
