import { ApiError } from '@/api/errors';
import type { ProviderLicense } from '@/api/models';
import { verifyLicense, verifyLicenses } from '@/api/operations.gen';
import { licenseRowIds, licenseRowWords } from '@/features/licenses/data';
import { defineBulk } from '@/jobs/define-bulk';
import { watchBulkVerifications } from '@/jobs/verifications';
import { fullName } from '@/lib/words';
import { license as licenseRecord } from '@/records/license';

/** Verifies the selected licenses, but for those of deactivated providers. */
export const VerifyLicenses = defineBulk<ProviderLicense>({
  record: licenseRecord,
  verb: 'Verify',
  label: licenseRowWords,
  will: () => 'be looked up at their sources again',
  // Out of the daily work, as nobody searches for them either; one of them is verified on its own page.
  skipReason: ({ provider }) => (provider?.deactivated === true ? 'Its provider is deactivated.' : undefined),
  verifies: true,
  async run(row, { batch }) {
    const { providerId, licenseId } = licenseRowIds(row);
    if (!licenseId || !providerId) throw new ApiError({ kind: 'not-json', title: 'The license has no id' });
    await verifyLicense({ providerId, licenseId });
    watchBulkVerifications([watched(row, providerId, licenseId, batch)]);
    return 'Verification started';
  },
  // Those of one provider are asked for at once.
  together: {
    by: (row) => {
      const { providerId, licenseId } = licenseRowIds(row);
      return licenseId && providerId;
    },
    async run(rows, { batch }) {
      const licenses = rows.flatMap((row) => {
        const { providerId, licenseId } = licenseRowIds(row);
        return providerId && licenseId ? [watched(row, providerId, licenseId, batch)] : [];
      });
      const [{ providerId = '' } = {}] = licenses;
      await verifyLicenses({ providerId, body: licenses.map(({ licenseId }) => licenseId) });
      watchBulkVerifications(licenses);
      return 'Verification started';
    },
  },
});

function watched(
  { provider, license }: ProviderLicense,
  providerId: string,
  licenseId: string,
  batch: string,
) {
  const { number, status, issueDate, expiryDate } = license ?? {};
  return {
    providerId,
    licenseId,
    licenseNumber: number ?? undefined,
    providerName: fullName(provider),
    batch,
    onFile: { status, issued: issueDate, expires: expiryDate },
  };
}
