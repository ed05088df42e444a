import { textOf } from '@/lib/words';

/** Why the OIG excluded somebody, by the section of the Social Security Act that its record names. */
export interface LeieCode {
  /** `conviction of program-related crimes`, as it goes on in a sentence. */
  reason: string;
  isMandatory: boolean;
  /** `at least 5 years`; undefined where the OIG's page states none. */
  least?: string;
}

const mandatory = (reason: string, least = 'at least 5 years'): LeieCode => ({
  reason,
  least,
  isMandatory: true,
});
const permissive = (reason: string, least?: string): LeieCode => ({
  reason,
  ...(least && { least }),
  isMandatory: false,
});

/**
 * The OIG's exclusion authorities (field.md 3.1): oig.hhs.gov/exclusions/authorities.asp, read in November 2026. Of b8
 * and b14 no least duration is known. Keys are the part behind 1128, without brackets.
 */
const codes: Record<string, LeieCode> = {
  a1: mandatory('conviction of program-related crimes'),
  a2: mandatory('conviction relating to patient abuse or neglect'),
  a3: mandatory('felony conviction relating to health care fraud'),
  a4: mandatory('felony conviction relating to controlled substances'),
  c3gi: mandatory('second conviction that makes exclusion mandatory', 'at least 10 years'),
  c3gii: mandatory('third or further conviction that makes exclusion mandatory', 'permanent'),
  b1: permissive('misdemeanor conviction relating to fraud, or fraud in other programs', 'at least 3 years'),
  b1a: permissive('misdemeanor conviction relating to health care fraud', 'at least 3 years'),
  b1b: permissive('conviction relating to fraud in programs other than health care', 'at least 3 years'),
  b2: permissive('conviction relating to obstruction of an investigation or audit', 'at least 3 years'),
  b3: permissive('misdemeanor conviction relating to controlled substances', 'at least 3 years'),
  b4: permissive(
    'license revoked, suspended or surrendered',
    'at least as long as the licensing board’s measure',
  ),
  b5: permissive(
    'exclusion or suspension under a federal or state health care program',
    'at least as long as that program’s measure',
  ),
  b6: permissive('excessive charges, or unnecessary or substandard services'),
  b7: permissive('fraud, kickbacks and other prohibited activities'),
  b8: permissive('entity controlled by an excluded person'),
  b14: permissive('default on a health education loan'),
};

/**
 * The code of an exclusion, however it is spelled: `1128a1`, `1128(a)(1)`, `Sec. 1128 (A) 1`, `42 USC 1320a-7(a)(1)`.
 * Undefined for all else, 1128A(a) among it, which is another section than 1128(a).
 */
export function leieCode(exclusionType: unknown): LeieCode | undefined {
  const plain = textOf(exclusionType)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/^(?:42\s*u\.?\s*s\.?\s*c\.?)?\s*(?:sec(?:tion|\.)?|§+)?\s*/, '')
    .replace(/^1320a[-\p{Pd}]?7/u, '1128')
    .replaceAll(/[\s().,;:/\p{Pd}]/gu, '');
  const [, section = ''] = /^1128([abc]\d{1,2}[a-i]{0,4})$/.exec(plain) ?? [];
  return Object.hasOwn(codes, section) ? codes[section] : undefined;
}

/**
 * A code in words, behind the code as it came: `1128a1: conviction of program-related crimes. Mandatory, at least 5
 * years`. An unknown code stands alone; without one, ''.
 */
export function leieWords(exclusionType: unknown): string {
  const spelling = textOf(exclusionType);
  const code = leieCode(exclusionType);
  if (!code) return spelling;
  const duration = code.least ?? 'no least duration known';
  return `${spelling}: ${code.reason}. ${code.isMandatory ? 'Mandatory' : 'Permissive'}, ${duration}`;
}
