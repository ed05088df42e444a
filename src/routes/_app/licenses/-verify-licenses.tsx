import { ApiError } from '@/api/errors';
import type { ProviderLicense } from '@/api/models';
import { verifyLicense } from '@/api/operations.gen';
import { licenseRowIds, licenseRowWords } from '@/features/licenses/data';
import { defineBulk } from '@/jobs/define-bulk';
import { watchVerifications } from '@/jobs/verifications';
import { fullName } from '@/lib/words';
import { license as licenseRecord } from '@/records/license';

/** Verifies the selected licenses. */
export const VerifyLicenses = defineBulk<ProviderLicense>({
  record: licenseRecord,
  verb: 'Verify',
  label: licenseRowWords,
  about: (_, { words, count }) => (
    <p>
      <b>{words}</b> {count === 1 ? 'is looked up at its source' : 'are looked up at their sources'} again.
    </p>
  ),
  verifies: true,
  async run(row, { batch }) {
    const { number, status, issueDate, expiryDate } = row.license ?? {};
    const { providerId, licenseId } = licenseRowIds(row);
    if (!licenseId || !providerId) throw new ApiError({ kind: 'not-json', title: 'The license has no id' });
    await verifyLicense({ providerId, licenseId });
    watchVerifications([
      {
        providerId,
        licenseId,
        licenseNumber: number ?? undefined,
        providerName: fullName(row.provider),
        batch,
        onFile: { status, issued: issueDate, expires: expiryDate },
      },
    ]);
    return 'Verification started';
  },
});
