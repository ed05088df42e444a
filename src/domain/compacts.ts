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

/** Says that what is named beside it is not, or not any more. */
const negated =
  /\b(?:no|not|non|without|former|formerly|inactive|suspended|deactivated|revoked|ended|expired|pending|denied)\b/;

/**
 * Reads what a source says about a nurse's license in the compact: `Multistate`, `Multi-State privileges`, `Single State`.
 * What is negated or not understood is no multistate license.
 */
export function compactStatus(value: unknown): CompactStatus {
  const words = textOf(value)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  if (negated.test(words)) return 'single state';
  if (/\bsingle ?states?\b/.test(words)) return 'single state';
  return /\bmulti ?states?\b/.test(words) ? 'multistate' : 'unknown';
}

/** Compacts that give an authority or a privilege beside the license of the home state (field.md 1.4). */
export type Authority = 'PSYPACT' | 'PT compact' | 'IMLC';

const authorities: readonly (readonly [RegExp, Authority])[] = [
  [
    /\bpsypact\b|\bapit\b|\bauthority to practice inter ?jurisdictional|\btemporary authori[sz]ation to practice\b/,
    'PSYPACT',
  ],
  [/\b(?:pt|physical therap\w+) (?:licensure )?compact\b/, 'PT compact'],
  [/\bimlcc?\b|\binterstate medical licensure compact\b/, 'IMLC'],
];

/** The compact that the words of a certificate, a license type or a source name; undefined where they name none. */
export function authorityIn(value: unknown): Authority | undefined {
  const words = textOf(value)
    .replace(/([\p{Ll}])(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  if (words === '' || negated.test(words)) return undefined;
  return authorities.find(([pattern]) => pattern.test(words))?.[1];
}
