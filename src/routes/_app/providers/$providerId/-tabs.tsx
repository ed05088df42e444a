import { FileTabs } from '@/table/record-tabs';
import { providerTabs, type ProviderTab } from './-parts';

interface ProviderTabsProps {
  providerId: string;
  current: ProviderTab;
  /** How many there are, where it is known. */
  counts: Partial<Record<ProviderTab, number | undefined>>;
  /** Tabs that have a place of their own at this width. */
  without: readonly ProviderTab[];
}

export function ProviderTabs({ providerId, ...tabs }: ProviderTabsProps) {
  return (
    <FileTabs
      label="Parts of the file"
      tabs={providerTabs}
      linkTo={(id) => ({
        to: '/providers/$providerId',
        params: { providerId },
        search: id === 'summary' ? {} : { tab: id },
      })}
      {...tabs}
    />
  );
}
