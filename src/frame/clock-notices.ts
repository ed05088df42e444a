import { clockOffset } from '@/lib/clock';
import { formatDuration } from '@/lib/duration';
import { notify } from '@/ui/notify';

/** After which what is told of a cache is told anew, in milliseconds. */
const pause = 600_000;

let isClockNotified = false;
let copyNotifiedAt = -Infinity;

/**
 * Says that a read was answered by a copy `ageMs` milliseconds old, at once and then every ten minutes; without an age, once
 * by how much the computer's clock differs from the service's, and which of them the console goes by.
 */
export function notifyClockNews(ageMs?: number): void {
  if (ageMs === undefined) notifyWrongClock(clockOffset() ?? 0);
  else if (performance.now() - copyNotifiedAt >= pause) notifyCopy(ageMs);
}

function notifyWrongClock(offset: number): void {
  if (isClockNotified) return;
  isClockNotified = true;
  notify({
    id: 'wrong-clock',
    tone: 'warning',
    title: `The clock of this computer is ${formatDuration(Math.abs(offset))} ${offset > 0 ? 'behind' : 'ahead'}`,
    message:
      'Credence goes by the time of the service. Other programs here may show the wrong day: set the clock.',
    stays: 15_000,
  });
}

function notifyCopy(ageMs: number): void {
  copyNotifiedAt = performance.now();
  notify({
    id: 'cached-answer',
    tone: 'warning',
    title: `What is shown may be ${formatDuration(ageMs)} old`,
    message:
      'A cache between this browser and the service answered in its place, so that changes since then are missing. Tell whoever runs the gateway that /api must not be cached.',
    stays: 60_000,
  });
}
