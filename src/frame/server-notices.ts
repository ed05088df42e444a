import { clockOffset } from '@/lib/clock';
import { formatDuration } from '@/lib/duration';
import { notify } from '@/ui/notify';

let isClockTold = false;

/** Says once that the computer's clock differs from the service's, by how much, and which of them the console goes by. */
export function tellWrongClock(): void {
  const offset = clockOffset();
  if (isClockTold || offset === undefined) return;
  isClockTold = true;
  notify({
    id: 'wrong-clock',
    tone: 'warning',
    title: `The clock of this computer is ${formatDuration(Math.abs(offset))} ${offset > 0 ? 'behind' : 'ahead'}`,
    message:
      'Credence goes by the time of the service. Other programs here may show the wrong day: set the clock.',
    stays: 600_000,
  });
}

/** Says that what is shown came from a cache on the way, and how old it may be. `ageMs` in milliseconds. */
export function tellCachedAnswer(ageMs: number): void {
  notify({
    id: 'cached-answer',
    tone: 'warning',
    title: `What is shown may be ${formatDuration(ageMs)} old`,
    message:
      'A cache between this browser and the service answered in its place, so that changes since then are missing. Tell whoever runs the gateway that /api must not be cached.',
    stays: 600_000,
  });
}
