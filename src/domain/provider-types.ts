import { textOf } from '@/lib/words';

/** What credentialing asks of a profession (field.md 2.13, 2.7, 2.8). */
export interface ProviderKind {
  /** As the trade calls it: `Nurse practitioner`. */
  name: string;
  /** `NP`, `APRN`: as degrees and license types are written. */
  abbreviations: readonly string[];
  /** Whether its people prescribe under a DEA number of their own: all, some by state or privilege, none. */
  prescribes: 'yes' | 'some' | 'no';
  /** Whether a board's certificate is usual, so that its absence is said; it is verified wherever it is claimed. */
  isBoardCertified: boolean;
  /** The compact under which one license, or a privilege beside it, counts in other states. */
  compact?: 'NLC' | 'PSYPACT' | 'PT compact';
  /** Whether many states ask for a collaborating or supervising physician. */
  collaborates?: boolean;
}

type Row = readonly [
  names: string,
  abbreviations: string,
  prescribes: ProviderKind['prescribes'],
  board: boolean,
  more?: Pick<ProviderKind, 'compact' | 'collaborates'>,
];

const collaborates = { collaborates: true } as const;

/** Names by which a type is known, the first as the trade calls it; longer names are looked for before shorter ones. */
const rows: readonly Row[] = [
  ['Physician (MD)|doctor of medicine|medical doctor|physician and surgeon|physician', 'MD', 'yes', true],
  ['Physician (DO)|doctor of osteopathic medicine|osteopathic physician', 'DO', 'yes', true],
  ['Dentist|doctor of dental surgery|doctor of dental medicine|oral surgeon', 'DDS DMD', 'yes', false],
  ['Podiatrist|doctor of podiatric medicine|podiatric physician', 'DPM', 'yes', true],
  ['Optometrist|doctor of optometry', 'OD', 'some', false],
  ['Chiropractor|doctor of chiropractic|chiropractic physician', 'DC', 'no', false],
  [
    'Nurse practitioner|certified nurse practitioner|advanced practice registered nurse|advanced practice nurse|advanced registered nurse practitioner',
    'NP APRN ARNP CNP FNP CRNP',
    'yes',
    true,
    collaborates,
  ],
  ['Physician assistant|physician associate', 'PA PA-C', 'yes', true, collaborates],
  ['Certified registered nurse anesthetist|nurse anesthetist', 'CRNA', 'yes', true, collaborates],
  ['Certified nurse midwife|nurse midwife|midwife', 'CNM', 'yes', true, collaborates],
  ['Clinical nurse specialist', 'CNS', 'yes', true, collaborates],
  ['Registered nurse|registered professional nurse', 'RN', 'no', false, { compact: 'NLC' }],
  [
    'Licensed practical nurse|licensed vocational nurse|practical nurse|vocational nurse',
    'LPN LVN',
    'no',
    false,
    { compact: 'NLC' },
  ],
  ['Pharmacist|registered pharmacist|doctor of pharmacy', 'PharmD RPh', 'some', false],
  ['Pharmacy technician', 'CPhT', 'no', false],
  ['Psychologist|licensed psychologist', 'PsyD PSY', 'some', false, { compact: 'PSYPACT' }],
  ['Physical therapist|doctor of physical therapy', 'PT DPT', 'no', false, { compact: 'PT compact' }],
  ['Physical therapist assistant|physical therapy assistant', 'PTA', 'no', false, { compact: 'PT compact' }],
  ['Occupational therapist', 'OT OTR', 'no', false],
  ['Occupational therapy assistant', 'OTA COTA', 'no', false],
  ['Speech-language pathologist|speech language pathologist|speech pathologist', 'SLP', 'no', false],
  ['Audiologist|doctor of audiology', 'AuD', 'no', false],
  ['Registered dietitian|dietitian|dietician|nutritionist', 'RD RDN LDN', 'no', false],
  ['Clinical social worker|licensed clinical social worker|social worker', 'LCSW LICSW LMSW', 'no', false],
  [
    'Professional counselor|licensed professional counselor|mental health counselor|counselor',
    'LPC LPCC LMHC LCPC',
    'no',
    false,
  ],
  ['Marriage and family therapist|licensed marriage and family therapist', 'LMFT MFT', 'no', false],
  ['Behavior analyst|board certified behavior analyst|behaviour analyst', 'BCBA LBA', 'no', false],
  ['Paramedic|emergency medical technician', 'EMT EMT-P NRP', 'no', false],
  ['Respiratory therapist|registered respiratory therapist', 'RRT RT', 'no', false],
  ['Radiologic technologist|radiology technologist', 'ARRT', 'no', false],
  ['Surgical technologist', 'CST', 'no', false],
  ['Dental hygienist|registered dental hygienist', 'RDH', 'no', false],
  ['Dental assistant', 'CDA', 'no', false],
  ['Acupuncturist|licensed acupuncturist', 'LAc', 'no', false],
  ['Genetic counselor', 'CGC', 'no', false],
  ['Massage therapist|licensed massage therapist', 'LMT', 'no', false],
  ['Community health worker', 'CHW', 'no', false],
  ['Doula', '', 'no', false],
  ['Anesthesiologist assistant|certified anesthesiologist assistant', 'CAA', 'no', true],
  ['Medical assistant|certified medical assistant', 'CMA', 'no', false],
  ['Naturopathic physician|naturopath|naturopathic doctor', 'ND NMD', 'some', false],
  ['Athletic trainer', 'ATC', 'no', false],
  ['Art therapist|music therapist', 'ATR MT-BC', 'no', false],
];

/** The types of providers that are known by name and abbreviation. */
export const providerKinds: readonly ProviderKind[] = rows.map(
  ([names, abbreviations, prescribes, isBoardCertified, more]) => ({
    name: names.split('|')[0] ?? '',
    abbreviations: abbreviations.split(' ').filter(Boolean),
    prescribes,
    isBoardCertified,
    ...more,
  }),
);

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Names in plain words, the longest first: `physician assistant` before `physician`. */
const byName = rows
  .flatMap(([names], at) => names.split('|').map((name) => [` ${plain(name)} `, at] as const))
  .toSorted(([one], [other]) => other.length - one.length);

/** Abbreviations as they are written, so that `PA` is a physician assistant and `pa` in a word is nobody. */
const byAbbreviation = new Map(
  rows.flatMap(([, abbreviations], at) =>
    abbreviations.split(' ').map((abbreviation) => [abbreviation.toUpperCase(), at] as const),
  ),
);

/**
 * What is known of a type of provider, by its name or abbreviation: `Physician (MD)`, `Nurse practitioner`, `LCSW`,
 * `Dentist, DDS`. Undefined for a type that nobody knows, which is asked for nothing that only some professions have.
 */
export function providerKind(type: string | undefined | null): ProviderKind | undefined {
  const text = textOf(type);
  if (!text) return undefined;
  const words = ` ${plain(text)} `;
  const named = byName.find(([name]) => words.includes(name));
  // `Physician (DO)`: the degree is more exact than the name before it.
  const written = text
    .split(/[^\p{L}\p{N}-]+/u)
    .filter((word) => word.length > 1 && (word === word.toUpperCase() || word === text))
    .map((word) => byAbbreviation.get(word.toUpperCase()))
    .find((at) => at !== undefined);
  const isPhysician = named !== undefined && rows[named[1]]?.[0].startsWith('Physician (');
  const at = isPhysician ? (written ?? named[1]) : (named?.[1] ?? written ?? abbreviationAlone(text));
  return at === undefined ? undefined : providerKinds[at];
}

/** `PharmD`, `AuD`: abbreviations with small letters, where they are all there is or stand in brackets. */
function abbreviationAlone(text: string): number | undefined {
  return text
    .split(/[\s,;/()]+/)
    .map((word) =>
      /\p{Lu}.*\p{Lu}/u.test(word) ? byAbbreviation.get(word.replace(/\./g, '').toUpperCase()) : undefined,
    )
    .find((at) => at !== undefined);
}

/** Whether a type needs a DEA number: its people prescribe. An unknown type does not (field.md 2.13). */
export const prescribes = (type: string | undefined | null): ProviderKind['prescribes'] =>
  providerKind(type)?.prescribes ?? 'no';
