import { textOf } from '@/lib/words';

/**
 * States in which the Nurse Licensure Compact works, as of 2026-07-02 (field.md 1.3, S10b). Massachusetts, Guam and the
 * Virgin Islands have enacted it in part, and are not among them.
 */
export const nurseCompact = {
  asOf: '2026-07-02',
  states: new Set(
    'AL AZ AR CO CT DE FL GA ID IN IA KS KY LA ME MD MS MO MT NE NH NJ NM NC ND OH OK PA RI SC SD TN TX UT VT VA WA WV WI WY'.split(
      ' ',
    ),
  ) as ReadonlySet<string>,
} as const;

/** What a source says about a license in a compact. */
export type CompactStatus = 'multistate' | 'single state' | 'unknown';

/**
 * Reads what a source says about a nurse's license in the compact: `Multistate`, `Multi-State privileges`, `Single State`.
 * What is negated or not understood is no multistate license.
 */
export function compactStatus(value: unknown): CompactStatus {
  const words = textOf(value)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  if (
    /\b(?:no|not|non|without|former|formerly|inactive|suspended|deactivated|revoked|ended|expired)\b/.test(
      words,
    )
  )
    return words === '' ? 'unknown' : 'single state';
  if (/\bsingle ?states?\b/.test(words)) return 'single state';
  return /\bmulti ?states?\b/.test(words) ? 'multistate' : 'unknown';
}
