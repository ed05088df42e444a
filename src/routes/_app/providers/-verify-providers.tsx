import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Provider } from '@/api/models';
import { listLicensesOptions, verifyLicenses } from '@/api/operations.gen';
import { count, formatNumber, fullName, personName } from '@/lib/words';
import type { BulkTask } from '@/jobs/bulk';
import { BulkDialog } from '@/jobs/bulk-dialog';
import { closeBatch, newBatch } from '@/jobs/verification-batches';
import { watchVerifications } from '@/jobs/verifications';
import { factsOf } from '@/domain/license-result';
import type { Selection } from '@/table/list/bulk-selection';

interface VerifyProvidersProps {
  selection: Selection<Provider>;
  onClose: () => void;
}

/** Verifies every license of the selected providers. */
export function VerifyProviders({ selection, onClose }: VerifyProvidersProps) {
  const queryClient = useQueryClient();
  const [batch] = useState(newBatch);
  const amount = selection.count === undefined ? 'all matching' : formatNumber(selection.count);
  const task: BulkTask<Provider> = {
    title: `Verify the licenses of ${amount} ${selection.count === 1 ? 'provider' : 'providers'}`,
    one: 'provider',
    many: 'providers',
    expected: selection.count,
    collect: selection.collect,
    label: personName,
    async run(provider) {
      const { id } = provider;
      const licenses = await queryClient.fetchQuery({
        ...listLicensesOptions({ providerId: id }),
        staleTime: 0,
      });
      const ids = licenses.flatMap((license) => license.id ?? []);
      if (ids.length === 0) return 'No licenses attached';
      await verifyLicenses({ providerId: id, body: ids });
      watchVerifications(
        licenses.flatMap((license) =>
          license.id
            ? {
                providerId: id,
                licenseId: license.id,
                licenseNumber: license.licenseNumber,
                providerName: fullName(provider),
                before: license.currentVerification?.id,
                batch,
                held: factsOf(license),
              }
            : [],
        ),
      );
      return `${count(ids.length, 'verification')} started`;
    },
    batch,
    onRest: () => closeBatch(batch),
  };
  return (
    <BulkDialog task={task} onClose={onClose}>
      <p>
        For <b>{selection.words}</b>: all of their licenses are looked up at their sources again.
      </p>
      <p>
        The work here is to start the verifications; their results come in over the next minutes and are
        counted here. Sources that charge a fee charge it for each.
      </p>
    </BulkDialog>
  );
}
