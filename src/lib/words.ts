import { formatNumber, textOf } from './values';

// With the words they are used with, from the module that dates are written by as well.
export { formatNumber, textOf };

const dash = '–';

const acronyms = new Set(
  'ABMS AHA AMA CAGE CAQH CDS CEP CLIA CMS CSV CVO DBA DCN DEA DMF DO DOB DUNS ECFMG EIN HTML HTTP ID LBN LEIE MD NCCPA NP NPDB NPI NSC NUCC OFAC OIG PA PDF PECOS RN SAM SDN SSN TIN TRICARE UEI UPIN URL'.split(
    ' ',
  ),
);

/** Values whose capitals do not say it the way people do. */
const spoken: Record<string, string> = {
  NameMismatch: 'Name differs',
  LicenseTypeMismatch: 'License type differs',
  ReCredentialing: 'Recredentialing',
  ExpiresSoon: 'Expires soon',
  Cancelled: 'Canceled',
  GenerateReport: 'Report generated',
  Aar: 'Adverse action report',
  Jocr: 'Judgment or conviction report',
  Mmpr: 'Medical malpractice payment report',
  LegacyAar: 'Adverse action report, legacy form',
  LegacyMmpr: 'Medical malpractice payment report, legacy form',
  NonProcurement: 'Nonprocurement',
  ctCode: 'CT code',
  DatasetUploaded: 'List or database uploaded',
};

/**
 * An enumeration value in words: `LicenseExpiresSoon` → `License expires soon`, `NpiRecord` → `NPI record`.
 * What the service calls a scan or match of a dataset is a scan or match. A value nobody knew is split at its capitals; text that already has spaces stays as it is; absent → `–`.
 */
export function spellOut(value?: string | null): string {
  const text = textOf(value);
  if (!text) return dash;
  const known = Object.hasOwn(spoken, text) ? spoken[text] : undefined;
  if (known) return known;
  if (/\s/.test(text)) return text;
  const words = text
    .replace(/^Dataset(?=Scan|Match)/, '')
    .replace(/[_-]+/g, ' ')
    .replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
    .split(' ')
    .filter(Boolean);
  return words.map((word, index) => inSentence(word, index === 0)).join(' ') || text;
}

/** Words as the start of a sentence. */
export function capitalized(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Words within a sentence: `License number` → `license number`; what begins in capitals, such as `NPI`, stays. */
export function uncapitalized(words: string): string {
  return /^\p{Lu}[\p{Lu}\d]/u.test(words) ? words : words.charAt(0).toLowerCase() + words.slice(1);
}

function inSentence(word: string, first: boolean): string {
  const upper = word.toUpperCase();
  if (acronyms.has(upper) && (word === upper || word.length > 2)) return upper;
  if (word.length > 1 && word === upper) return word;
  const one = upper.slice(0, -1);
  if (upper.length > 3 && upper.endsWith('S') && acronyms.has(one)) return `${one}s`;
  return first ? capitalized(word) : word.toLowerCase();
}

interface Named {
  firstName?: string | null;
  lastName?: string | null;
}

/** `Last, First` as lists and sorting want it; the one that is there; `–` when neither is. */
export function personName(person?: Named | null): string {
  return isolated([textOf(person?.lastName), textOf(person?.firstName)].filter(Boolean).join(', ')) || dash;
}

/** `First Last` as sentences and titles want it; `–` when neither is there. */
export function fullName(person?: Named | null): string {
  return isolated([textOf(person?.firstName), textOf(person?.lastName)].filter(Boolean).join(' ')) || dash;
}

/** The name of a facility, in titles, sentences and lists; `–` when it has none. */
export function facilityName(facility?: { name?: string | null } | null): string {
  return isolated(textOf(facility?.name)) || dash;
}

/** A name with direction marks of its own must not turn the sentence around it: it is set apart (UAX #9, isolates). */
function isolated(name: string): string {
  return /[\u202A-\u202E\u2066-\u2069]/.test(name) ? `\u2068${name}\u2069` : name;
}

/** `count(1, 'license')` → `1 license`, `count(2000, 'match')` → `2,000 matches`; a plural may be given. */
export function count(value: number, singular: string, plural: string = pluralOf(singular)): string {
  return `${formatNumber(value)} ${value === 1 ? singular : plural}`;
}

function pluralOf(word: string): string {
  if (/(?:s|x|z|ch|sh)$/.test(word)) return `${word}es`;
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`;
  return `${word}s`;
}

/** A social security number without all but its end: `123-45-6120` → `•••-••-6120`. */
export function masked(value: string): string {
  const last = value.replace(/\D/g, '').slice(-4);
  return `•••-••-${last.padStart(4, '•')}`;
}

/** A user by name, else by address. */
export function userWords(
  user: { firstName?: string; lastName?: string; email?: string } | undefined,
): string | undefined {
  const name = fullName(user);
  return name === '–' ? textOf(user?.email) || undefined : name;
}

/** How something that the service did was begun, within a sentence: `manually`, `by a monitor`. */
export function triggerPhrase(trigger: string): string {
  if (trigger === 'Manual') return 'manually';
  return trigger === 'Monitor' ? 'by a monitor' : `by ${spellOut(trigger).toLowerCase()}`;
}
