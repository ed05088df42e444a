import { useQueryClient } from '@tanstack/react-query';
import { BulkDialog } from '@/jobs/bulk-dialog';
import type { BulkTask } from '@/jobs/bulk';
import { count } from '@/lib/words';
import { callsOf, type TakeCall } from './-take-over';
import type { Takeable } from './-proposal';
import { takeOnce } from './-take-over-store';

interface TakeOverDialogProps {
  items: readonly Takeable[];
  /** Whose file it goes into. */
  name: string;
  importId: string;
  providerId: string;
  onClose: () => void;
}

/** Takes several things over: what goes out is said before, what failed stays chosen, nothing goes out twice. */
export function TakeOverDialog({ items, name, importId, providerId, onClose }: TakeOverDialogProps) {
  const queryClient = useQueryClient();
  const calls = callsOf(items);
  const task: BulkTask<TakeCall> = {
    title: `Apply ${count(items.length, 'value')} to the profile`,
    one: 'change',
    many: 'changes',
    expected: calls.length,
    collect: async () => calls,
    label: ({ label }) => label,
    async run({ items: some, take }) {
      const isSent = await takeOnce({ queryClient, importId, providerId, items: some, take });
      return isSent ? 'Applied' : 'Applied before';
    },
    // Each builds upon what the one before has left.
    concurrency: 1,
  };
  return (
    <BulkDialog task={task} onClose={onClose}>
      <p>
        This goes into the file of <b>{name}</b>, in {count(calls.length, 'change')}:
      </p>
      <ul>
        {calls.map(({ label }) => (
          <li key={label}>{label}</li>
        ))}
      </ul>
      <p>What is on file and not named here stays as it is.</p>
    </BulkDialog>
  );
}
