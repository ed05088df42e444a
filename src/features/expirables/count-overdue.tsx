import { useQueryClient } from '@tanstack/react-query';
import { CountControl } from '@/features/walk/count-control';
import { cancelReading, readOn, useWalk } from './walk';

/**
 * Counts what is overdue from Today: what was read on this device before is only brought up to date, so the second count takes
 * a few requests where the first took one for everybody. It goes on while other screens are open.
 */
export function CountOverdue() {
  const queryClient = useQueryClient();
  const { reading, progress, error } = useWalk((walk) => walk);
  return (
    <CountControl
      of="Expirables overdue"
      progress={progress}
      isCounted={reading !== undefined}
      error={error}
      onCount={() => void readOn(queryClient)}
      onStop={cancelReading}
    />
  );
}
