import { useQueryClient } from '@tanstack/react-query';
import { invalidateAfter } from '@/api/invalidations';
import type { Provider } from '@/api/models';
import { listLicensesOptions, verifyLicenses } from '@/api/operations.gen';
import { count, formatNumber, personName } from '@/lib/words';
import type { BulkTask } from '@/jobs/bulk';
import { BulkDialog } from '@/jobs/bulk-dialog';
import type { Selection } from '@/table/bulk-selection';

interface VerifyProvidersProps {
  selection: Selection<Provider>;
  onClose: () => void;
}

/** Verifies every license of the selected providers. */
export function VerifyProviders({ selection, onClose }: VerifyProvidersProps) {
  const queryClient = useQueryClient();
  const amount = selection.count === undefined ? 'all matching' : formatNumber(selection.count);
  const task: BulkTask<Provider> = {
    title: `Verify the licenses of ${amount} ${selection.count === 1 ? 'provider' : 'providers'}`,
    one: 'provider',
    many: 'providers',
    expected: selection.count,
    collect: selection.collect,
    label: personName,
    async run({ id = '' }) {
      const licenses = await queryClient.fetchQuery({
        ...listLicensesOptions({ providerId: id }),
        staleTime: 0,
      });
      const ids = licenses.flatMap((license) => license.id ?? []);
      if (ids.length === 0) return 'No licenses attached';
      await verifyLicenses({ providerId: id, body: ids });
      return `${count(ids.length, 'verification')} started`;
    },
    onRest: () => void invalidateAfter(queryClient, 'verifyLicense'),
  };
  return (
    <BulkDialog task={task} onClose={onClose}>
      <p>
        For <b>{selection.words}</b>: all of their licenses are looked up at their sources again.
      </p>
      <p>
        The work here is to start the verifications; their results come in over the next minutes. Sources that
        charge a fee charge it for each.
      </p>
    </BulkDialog>
  );
}
