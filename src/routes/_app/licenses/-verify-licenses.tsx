import { useState } from 'react';
import { ApiError } from '@/api/errors';
import type { ProviderLicense } from '@/api/models';
import { verifyLicense } from '@/api/operations.gen';
import { licenseRowWords } from '@/features/licenses/data';
import type { BulkTask } from '@/jobs/bulk';
import { BulkDialog } from '@/jobs/bulk-dialog';
import { closeBatch, newBatch } from '@/jobs/verification-batches';
import { watchVerifications } from '@/jobs/verifications';
import { formatNumber, fullName } from '@/lib/words';
import type { Selection } from '@/table/list/bulk-selection';

interface VerifyLicensesProps {
  selection: Selection<ProviderLicense>;
  onClose: () => void;
}

/** Verifies the selected licenses: preview, progress, failures one by one, retry. */
export function VerifyLicenses({ selection, onClose }: VerifyLicensesProps) {
  const [batch] = useState(newBatch);
  const amount = selection.count === undefined ? 'all matching' : formatNumber(selection.count);
  const task: BulkTask<ProviderLicense> = {
    title: `Verify ${amount} ${selection.count === 1 ? 'license' : 'licenses'}`,
    one: 'license',
    many: 'licenses',
    expected: selection.count,
    collect: selection.collect,
    label: licenseRowWords,
    async run({ license, provider }) {
      const providerId = license?.providerId ?? provider?.id;
      if (!license?.id || !providerId)
        throw new ApiError({ kind: 'not-json', title: 'The license has no id' });
      await verifyLicense({ providerId, licenseId: license.id });
      const { id: licenseId, number, status, issueDate, expiryDate } = license;
      watchVerifications([
        {
          providerId,
          licenseId,
          licenseNumber: number ?? undefined,
          providerName: fullName(provider),
          batch,
          held: { status, issued: issueDate, expires: expiryDate },
        },
      ]);
      return 'Verification started';
    },
    batch,
    onRest: () => closeBatch(batch),
  };
  return (
    <BulkDialog task={task} onClose={onClose}>
      <p>
        <b>{selection.words}</b> {selection.count === 1 ? 'is' : 'are'} looked up at{' '}
        {selection.count === 1 ? 'its source' : 'their sources'} again.
      </p>
      <p>
        The work here is to start the verifications; their results come in over the next minutes and are
        counted here. Sources that charge a fee charge it for each.
      </p>
    </BulkDialog>
  );
}
