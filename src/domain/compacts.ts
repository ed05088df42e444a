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

/** Plain words: small letters, `MultiState` and `multi-state` as two of them. */
const plain = (value: unknown) =>
  textOf(value)
    .replace(/([\p{Ll}])(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Words that say nothing else of a license in the compact than that it is one. */
const neutralWords = new Set(
  'active compact current licence licensed license licenses licensure lpn lvn nlc nurse nursing only pn practical privilege privileges registered rn status unencumbered valid vn vocational yes'.split(
    ' ',
  ),
);

/** What a source plainly says of somebody who holds no multistate license: `No`, `Not multistate`, `No compact privilege`. */
const none =
  /^(?:none|no|non|not|without)(?: a| an)?(?: (?:multistate|nlc|compact))*(?: licen[sc]e| privileges?| status)?$/;

/**
 * Reads what a source says about a nurse's license in the compact (field.md 1.3): `Multistate`, `Multi-State privileges`,
 * `Single State`. It is multistate only where every other word says so too; what mentions it in any other way, `Multistate
 * surrendered`, `Was multistate`, is not understood, which is no yes.
 */
export function compactStatus(value: unknown): CompactStatus {
  const words = plain(value)
    .replace(/\bmulti ?states?\b/g, 'multistate')
    .replace(/\bsingle ?states?\b/g, 'single state')
    .replace(/\be ?nlc\b/g, 'nlc');
  if (none.test(words)) return 'single state';
  const listed = new Set(words.split(' ').filter((word) => !neutralWords.has(word)));
  const rest = [...listed].join(' ');
  return rest === 'multistate' || rest === 'single state' ? rest : 'unknown';
}

/** Says that what is named beside it is not, or not any more. */
const negated =
  /\b(?:no|not|non|without|former|formerly|inactive|suspended|deactivated|revoked|ended|expired|pending|denied)\b/;

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
  const words = plain(value);
  if (words === '' || negated.test(words)) return undefined;
  return authorities.find(([pattern]) => pattern.test(words))?.[1];
}
