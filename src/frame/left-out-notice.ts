import { count } from '@/lib/words';
import { notify } from '@/ui/notify';

/** Says that `leftOut` entries of lists are not shown, since they came without an id. */
export function notifyLeftOut(leftOut: number): void {
  notify({
    id: 'left-out',
    tone: 'warning',
    title: `${count(leftOut, 'entry', 'entries')} cannot be shown`,
    message:
      'The service listed what has no id, so that nothing could be done with it. All others are shown; tell support.',
    stays: 600_000,
  });
}
