import type { License, LicensePatch, ProviderLicense } from '@/api/models';
import { getLicenseOptions, updateLicense } from '@/api/operations.gen';
import { licenseRowIds, licenseRowWords } from '@/features/licenses/data';
import { defineBulkEdit } from '@/jobs/bulk-edit';
import { bulkFields } from '@/records/bulk-fields';
import { license as licenseRecord } from '@/records/license';

/** Sets approval, restriction and which is the primary one of many licenses. */
export const EditLicenses = defineBulkEdit<ProviderLicense, LicensePatch, License>({
  record: licenseRecord,
  fields: bulkFields(
    licenseRecord,
    ['approvedStatus', 'restrictionStatus', 'isPrimary'],
    ({ license }) => license,
  ),
  id: (row) => {
    const { providerId, licenseId } = licenseRowIds(row);
    return providerId && licenseId;
  },
  label: licenseRowWords,
  // Without both ids the license is not read: `id` gives none.
  read: (licenseId, row) => getLicenseOptions({ providerId: licenseRowIds(row).providerId ?? '', licenseId }),
  rowOf: ({ approvedStatus, restrictionStatus, isPrimary }, { license }) => ({
    license: { ...license, approvedStatus, restrictionStatus, isPrimary },
  }),
  write: updateLicense,
  send: (licenseId, body, row) =>
    updateLicense({ licenseId, about: { providerId: licenseRowIds(row).providerId }, body }),
  lists: '/provider-licenses',
  changed: (row, change) => ({ ...row, license: { ...row.license, ...change } }),
  about: (
    <p>
      What their sources say stays as it is. A provider has one primary license: marking one takes the mark
      from the other.
    </p>
  ),
});
