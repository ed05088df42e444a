import { IconRefresh, IconShieldCheck } from '@tabler/icons-react';
import { createFileRoute } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { aggregateProviderLicensesOptions } from '@/api/operations.gen';
import { useWriteBlocked } from '@/api/permissions';
import { largestPage } from '@/api/query';
import type { ProviderLicense } from '@/api/models';
import { waitBriefly } from '@/lib/loader-wait';
import type { Selection } from '@/table/bulk-selection';
import { DataTable } from '@/table/data-table';
import { ListCount } from '@/table/list-count';
import { useListSearch } from '@/table/use-list-search';
import { useListTotal } from '@/table/use-pages';
import { lazyPart } from '@/ui/lazy-part';
import { PageHeader } from '@/ui/page';
import { useLicenseActions } from './-actions';
import { licenseColumns } from '@/features/licenses/columns';
import { LicenseCounts } from './-counts';
import { licenseList } from '@/features/licenses/list';
import { licenseListOptions, licensePages } from './-pages';
import { LicenseTabs } from './-tabs';

const VerifyLicenses = lazyPart(async () => (await import('./-verify-licenses')).VerifyLicenses);
const EditLicenses = lazyPart(async () => (await import('./-edit-licenses')).EditLicenses);

export const Route = createFileRoute('/_app/licenses/')({
  validateSearch: licenseList.validateSearch,
  loaderDeps: ({ search }) => licenseList.toParams(search),
  loader: ({ context, deps, cause }) =>
    waitBriefly(context.queryClient.prefetchInfiniteQuery(licenseListOptions(deps)), cause),
  component: Licenses,
});

const licenseId = ({ license }: ProviderLicense) => license?.id;
const licensePage = ({ license, provider }: ProviderLicense) => ({
  to: '/providers/$providerId/licenses/$licenseId',
  params: { providerId: license?.providerId ?? provider?.id ?? '', licenseId: license?.id ?? '' },
});

function Licenses() {
  const { params } = useListSearch(licenseList);
  const [verifying, setVerifying] = useState<Selection<ProviderLicense>>();
  const [editing, setEditing] = useState<Selection<ProviderLicense>>();
  const blocked = useWriteBlocked('Licenses');
  const rowActions = useLicenseActions();
  const query = licenseListOptions(params);
  const matching = useListTotal(query);
  const { data: counts } = useQuery(aggregateProviderLicensesOptions());
  return (
    <>
      <PageHeader
        title="Licenses"
        subtitle={<ListCount list={licenseList} query={query} total={counts?.total} />}
      />
      <LicenseTabs current="/licenses" />
      <LicenseCounts params={params} ready={matching !== undefined || counts !== undefined} />
      <DataTable
        list={licenseList}
        columns={licenseColumns}
        query={query}
        fetchPage={licensePages(params, largestPage)}
        rowId={licenseId}
        rowLink={licensePage}
        rowActions={rowActions}
        bulkActions={[
          { label: 'Verify licenses', icon: IconRefresh, blocked, run: setVerifying },
          { label: 'Change licenses', icon: IconShieldCheck, blocked, run: setEditing },
        ]}
        total={counts?.total}
        empty={{
          title: 'No licenses yet',
          text: 'Licenses are attached to providers. Open a provider’s file to attach the first one: its verification starts by itself.',
        }}
      />
      <Suspense>
        {verifying && <VerifyLicenses selection={verifying} onClose={() => setVerifying(undefined)} />}
        {editing && <EditLicenses selection={editing} onClose={() => setEditing(undefined)} />}
      </Suspense>
    </>
  );
}
