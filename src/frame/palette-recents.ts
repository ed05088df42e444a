import { readStored, writeStored } from '@/lib/storage';
import type { Hit } from './palette-search';

const place = 'palette-recents';
const most = 5;

/** Records chosen before in this session. They name people, so they end with the session. */
export function recentHits(): Hit[] {
  const kept = readStored('session', place);
  if (!Array.isArray(kept)) return [];
  return kept.filter(
    (hit): hit is Hit =>
      typeof hit === 'object' &&
      hit !== null &&
      'to' in hit &&
      'label' in hit &&
      typeof hit.label === 'string',
  );
}

export function rememberHit({ id, icon, label, detail, to, params }: Hit): void {
  if (!to || !params) return;
  const rest = recentHits().filter((other) => other.id !== id);
  writeStored('session', place, [{ id, icon, label, detail, to, params }, ...rest].slice(0, most));
}
