import type { Provider } from '@/api/models';
import { listLicensesOptions, verifyLicenses } from '@/api/operations.gen';
import { factsOf } from '@/domain/license-result';
import { defineBulk } from '@/jobs/define-bulk';
import { watchBulkVerifications } from '@/jobs/verifications';
import { count, fullName, personName } from '@/lib/words';
import { provider as providerRecord } from '@/records/provider';

/** Verifies every license of the selected providers. */
export const VerifyProviders = defineBulk<Provider>({
  record: providerRecord,
  verb: 'Verify the licenses of',
  label: personName,
  about: (_, { words }) => (
    <p>
      For <b>{words}</b>: all of their licenses are looked up at their sources again.
    </p>
  ),
  verifies: true,
  async run(provider, { queryClient, batch }) {
    const { id: providerId } = provider;
    const licenses = await queryClient.fetchQuery({ ...listLicensesOptions({ providerId }), staleTime: 0 });
    if (licenses.length === 0) return 'No licenses attached';
    await verifyLicenses({ providerId, body: licenses.map(({ id }) => id) });
    watchBulkVerifications(
      licenses.map((license) => ({
        providerId,
        licenseId: license.id,
        licenseNumber: license.licenseNumber,
        providerName: fullName(provider),
        before: license.currentVerification?.id,
        batch,
        onFile: factsOf(license),
      })),
    );
    return `${count(licenses.length, 'verification')} started`;
  },
});
