import { IconRefresh, IconShieldCheck } from '@tabler/icons-react';
import { createFileRoute } from '@tanstack/react-router';
import { useQuery } from '@tanstack/react-query';
import { aggregateProviderLicensesOptions, updateLicense, verifyLicense } from '@/api/operations.gen';
import type { ProviderLicense } from '@/api/models';
import { ListPage } from '@/table/list-page';
import { listRoute } from '@/table/list/list-spec';
import { useList } from '@/table/list/use-list';
import { useListTotal } from '@/table/list/use-pages';
import { openDialog } from '@/ui/open-dialog';
import { useLicenseActions } from './-actions';
import { licenseColumns } from '@/features/licenses/columns';
import { LicenseCounts } from './-counts';
import { licenseList } from '@/features/licenses/list';
import { licenseRowIds } from '@/features/licenses/data';
import { LicenseTabs } from './-tabs';

const verifyLicenses = async () => (await import('./-verify-licenses')).VerifyLicenses;
const editLicenses = async () => (await import('./-edit-licenses')).EditLicenses;

export const Route = createFileRoute('/_app/licenses/')({ ...listRoute(licenseList), component: Licenses });

const licenseId = ({ license }: ProviderLicense) => license?.id;
const licensePage = (row: ProviderLicense) => ({
  to: '/providers/$providerId/licenses/$licenseId',
  params: licenseRowIds(row),
});

function Licenses() {
  const listed = useList(licenseList);
  const rowActions = useLicenseActions();
  const matching = useListTotal(listed.query);
  const { data: counts } = useQuery(aggregateProviderLicensesOptions());
  return (
    <ListPage
      listed={listed}
      columns={licenseColumns}
      rowId={licenseId}
      rowLink={licensePage}
      rowActions={rowActions}
      bulkActions={[
        {
          label: 'Verify licenses',
          icon: IconRefresh,
          needs: verifyLicense,
          run: (selection) => openDialog(verifyLicenses, { selection }),
        },
        {
          label: 'Change licenses',
          icon: IconShieldCheck,
          needs: updateLicense,
          run: (selection) => openDialog(editLicenses, { selection }),
        },
      ]}
      total={counts?.total}
      above={
        <>
          <LicenseTabs current="/licenses" />
          <LicenseCounts
            params={listed.search.params}
            ready={matching !== undefined || counts !== undefined}
          />
        </>
      }
      empty={{
        title: 'No licenses yet',
        text: 'Licenses are attached to providers. Open a provider’s file to attach the first one: its verification starts by itself.',
      }}
    />
  );
}
