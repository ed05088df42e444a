const dash = '–';

const two = (value: number): string => String(value).padStart(2, '0');

/** Milliseconds → `800 ms`, `3.2 s`, `40 s`, `2 min 06 s`, `1 h 05 min`, `2 d 4 h`; `–` when absent. */
export function formatDuration(milliseconds?: number | null): string {
  if (milliseconds === undefined || milliseconds === null || !Number.isFinite(milliseconds)) return dash;
  const size = Math.max(0, milliseconds);
  if (size < 1_000) return `${Math.round(size)} ms`;
  if (size < 9_950) return `${Number((size / 1_000).toFixed(1))} s`;
  const seconds = Math.round(size / 1_000);
  if (seconds < 60) return `${seconds} s`;
  if (seconds < 3_600) return `${Math.floor(seconds / 60)} min ${two(seconds % 60)} s`;
  const minutes = Math.round(seconds / 60);
  if (minutes < 1_440) return `${Math.floor(minutes / 60)} h ${two(minutes % 60)} min`;
  const hours = Math.round(minutes / 60);
  return `${Math.floor(hours / 24)} d ${hours % 24} h`;
}
