import { spellOut } from '@/lib/words';
import type { Settings } from '@/ui/settings';

/** What the settings are called, for a preview of what will change. */
export const settingNames = {
  auditLeast: 'Least files of an audit',
  auditMost: 'Most files of an audit',
  auditShare: 'Part of the files in an audit, in percent',
  colorScheme: 'Colors',
  density: 'Table rows',
  idleMinutes: 'Minutes until the lock',
  matchReasons: 'Match reasons',
  navCollapsed: 'Navigation collapsed',
  reviewReasons: 'Review reasons',
  reviewWindowDays: 'Days for which evidence counts',
  shortcutKeys: 'Changed keys',
  singleKeyShortcuts: 'Single-key shortcuts',
} as const satisfies Record<keyof Settings, string>;

/** A value of a setting in a few words; of lists, how much there is. */
export function settingWords(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  if (typeof value === 'string') return spellOut(value);
  if (typeof value !== 'object' || value === null) return String(value);
  const inner = Object.entries(value).map(([name, part]) =>
    Array.isArray(part) ? `${spellOut(name)} ${part.length}` : `${name} ${String(part)}`,
  );
  return inner.join(', ') || 'none';
}
