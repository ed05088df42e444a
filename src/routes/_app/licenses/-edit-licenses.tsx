import { useQueryClient } from '@tanstack/react-query';
import { invalidateAfterBulk, showInLists } from '@/api/cached-lists';
import type { LicensePatch, ProviderLicense } from '@/api/models';
import { getLicenseOptions, updateLicense } from '@/api/operations.gen';
import { licenseRowWords } from '@/features/licenses/data';
import { BulkEdit } from '@/jobs/bulk-edit';
import { showSoon } from '@/jobs/bulk-run';
import { bulkFields } from '@/records/bulk-fields';
import { license as licenseRecord } from '@/records/license';
import type { Selection } from '@/table/list/bulk-selection';

interface EditLicensesProps {
  selection: Selection<ProviderLicense>;
  onClose: () => void;
}

const fields = bulkFields<ProviderLicense, LicensePatch>(
  licenseRecord,
  ['approvedStatus', 'restrictionStatus', 'isPrimary'],
  ({ license }) => license,
);

/** Sets approval, restriction and which is the primary one of many licenses. */
export function EditLicenses({ selection, onClose }: EditLicensesProps) {
  const queryClient = useQueryClient();
  return (
    <BulkEdit
      title="Change licenses"
      one="license"
      many="licenses"
      selection={selection}
      fields={fields}
      id={({ license }) => license?.id}
      label={licenseRowWords}
      read={async (licenseId, { license }) => {
        const providerId = license?.providerId ?? '';
        const options = getLicenseOptions({ providerId, licenseId });
        const { approvedStatus, restrictionStatus, isPrimary } = await queryClient.fetchQuery({
          ...options,
          staleTime: 0,
        });
        return { license: { ...license, approvedStatus, restrictionStatus, isPrimary } };
      }}
      send={async (licenseId, change, { license }) => {
        await updateLicense({ licenseId, about: { providerId: license?.providerId }, body: change });
        showSoon(() =>
          showInLists<ProviderLicense>(
            queryClient,
            '/provider-licenses',
            (row) => row.license?.id === licenseId,
            (row) => ({ ...row, license: { ...row.license, ...change } }),
          ),
        );
      }}
      onRest={(isSeen) => invalidateAfterBulk(queryClient, 'updateLicense', isSeen)}
      onClose={onClose}
      note={
        <p>
          What their sources say stays as it is. A provider has one primary license: marking one takes the
          mark from the other.
        </p>
      }
    />
  );
}
