import { useQueryClient } from '@tanstack/react-query';
import { invalidateAfterBulk, showInLists } from '@/api/cached-lists';
import type { LicensePatch, ProviderLicense } from '@/api/models';
import { getLicenseOptions, updateLicense } from '@/api/operations.gen';
import { approvalWords, licenseRowWords, restrictionWords } from '@/features/licenses/data';
import { choicesOf } from '@/form/fields';
import type { BulkField } from '@/jobs/bulk-changes';
import { BulkEdit } from '@/jobs/bulk-edit';
import { showSoon } from '@/jobs/bulk-run';
import type { Selection } from '@/table/bulk-selection';

interface EditLicensesProps {
  selection: Selection<ProviderLicense>;
  onClose: () => void;
}

/** The choices are the contract's own values; the dialog holds them as texts. */
const body = (part: Record<string, unknown>) => part as LicensePatch;

const fields: BulkField<ProviderLicense, LicensePatch>[] = [
  {
    label: 'Approval',
    kind: 'choice',
    choices: choicesOf(approvalWords),
    value: ({ license }) => license?.approvedStatus ?? '',
    body: (approvedStatus) => body({ approvedStatus }),
  },
  {
    label: 'Restriction',
    kind: 'choice',
    choices: choicesOf(restrictionWords),
    value: ({ license }) => license?.restrictionStatus ?? '',
    body: (restrictionStatus) => body({ restrictionStatus }),
  },
  {
    label: 'Primary license',
    kind: 'choice',
    choices: [
      { value: 'true', label: 'Yes' },
      { value: 'false', label: 'No' },
    ],
    value: ({ license }) => String(license?.isPrimary ?? ''),
    body: (isPrimary) => ({ isPrimary: isPrimary === 'true' }),
  },
];

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
