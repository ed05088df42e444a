import { useQuery } from '@tanstack/react-query';
import { aggregateProviderLicensesOptions } from '@/api/operations.gen';
import { usePageIdle } from '@/ui/page-idle';
import { LinkTabs } from '@/ui/page';

const tabs = [
  { to: '/licenses', label: 'List' },
  { to: '/licenses/calendar', label: 'Expiries by month' },
] as const;

/** The two ways to look at licenses. */
export function LicenseTabs({ current }: { current: (typeof tabs)[number]['to'] }) {
  const { data } = useQuery({ ...aggregateProviderLicensesOptions(), retry: false, enabled: usePageIdle() });
  return (
    <LinkTabs
      label="Licenses"
      tabs={tabs.map((tab) => ({
        ...tab,
        isCurrent: tab.to === current,
        count: tab.to === '/licenses' ? data?.total : undefined,
      }))}
    />
  );
}
