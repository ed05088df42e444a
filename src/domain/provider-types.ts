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
  [
    'Physician (MD)|doctor of medicine|medical doctor|physician and surgeon|physicians and surgeons|physician|physicians|anesthesiologist|cardiologist|dermatologist|endocrinologist|gastroenterologist|gynecologist|hospitalist|internist|neurologist|neurosurgeon|obstetrician|oncologist|ophthalmologist|orthopedist|pediatrician|psychiatrist|pulmonologist|radiologist|surgeon|urologist',
    'MD',
    'yes',
    true,
  ],
  ['Physician (DO)|doctor of osteopathic medicine|osteopathic physician', 'DO', 'yes', true],
  [
    'Dentist|doctor of dental surgery|doctor of dental medicine|doctor of medicine in dentistry|dental surgeon|oral surgeon|oral and maxillofacial surgeon|maxillofacial surgeon',
    'DDS DMD',
    'yes',
    false,
  ],
  [
    'Podiatrist|doctor of podiatric medicine|podiatric physician|podiatric physician and surgeon|podiatric surgeon',
    'DPM',
    'yes',
    true,
  ],
  ['Optometrist|doctor of optometry|optometric physician', 'OD', 'some', false],
  ['Optician|dispensing optician', '', 'no', false],
  [
    'Chiropractor|doctor of chiropractic|chiropractic physician|chiropractic neurologist|chiropractic radiologist',
    'DC',
    'no',
    false,
  ],
  [
    'Nurse practitioner|certified nurse practitioner|advanced practice registered nurse|advanced practice nurse|advanced registered nurse practitioner',
    'NP APRN ARNP CNP FNP CRNP',
    'yes',
    true,
    collaborates,
  ],
  ['Physician assistant|physicians assistant|physician associate', 'PA PA-C', 'yes', true, collaborates],
  ['Certified registered nurse anesthetist|nurse anesthetist', 'CRNA', 'yes', true, collaborates],
  ['Certified nurse midwife|nurse midwife', 'CNM', 'yes', true, collaborates],
  // Midwives who are no nurses: of them nothing is asked (field.md 2.13 names CNM alone).
  ['Midwife|certified professional midwife|certified midwife', 'CPM', 'no', false],
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
  ['Pharmacy technician|pharmacist technician', 'CPhT', 'no', false],
  ['Psychologist|licensed psychologist|neuropsychologist', 'PsyD PSY', 'some', false, { compact: 'PSYPACT' }],
  ['Physical therapist|doctor of physical therapy', 'PT DPT', 'no', false, { compact: 'PT compact' }],
  [
    'Physical therapist assistant|physical therapy assistant|pt assistant',
    'PTA',
    'no',
    false,
    { compact: 'PT compact' },
  ],
  ['Occupational therapist', 'OT OTR', 'no', false],
  ['Occupational therapy assistant|occupational therapist assistant|ot assistant', 'OTA COTA', 'no', false],
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
  // RT alone stands for both, so that it says nothing; `RT (R)` names what is radiated.
  [
    'Respiratory therapist|registered respiratory therapist|respiratory care practitioner',
    'RRT RCP',
    'no',
    false,
  ],
  [
    'Radiologic technologist|radiology technologist|radiographer|rt r|rt n|rt t|rt s|rt m|rt ct|rt mr|rt ci|rt vi|rt vs|rt bd|rt bs|r t r',
    'ARRT',
    'no',
    false,
  ],
  ['Surgical technologist', 'CST', 'no', false],
  ['Dental hygienist|registered dental hygienist', 'RDH', 'no', false],
  ['Dental assistant', 'CDA', 'no', false],
  ['Acupuncturist|licensed acupuncturist|acupuncture physician', 'LAc', 'no', false],
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

/** A text in plain words: `Physician’s Asst.` is `physicians assistant`. */
const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/['’`´]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(/\basst\b/g, 'assistant')
    .trim();

/** Names in plain words, the longest first: `physician assistant` before `physician`. */
const byName = rows
  .flatMap(([names], index) => names.split('|').map((name) => [` ${plain(name)} `, index] as const))
  .toSorted(([one], [other]) => other.length - one.length);

/** Abbreviations as they are written, so that `PA` is a physician assistant and `pa` in a word is nobody. */
const byAbbreviation = new Map(
  rows.flatMap(([, abbreviations], index) =>
    abbreviations
      .split(' ')
      .filter(Boolean)
      .map((abbreviation) => [abbreviation.toUpperCase(), index] as const),
  ),
);

/**
 * Words that make somebody else of whom they stand with: who helps a dentist, learns to be one or sells to one is none.
 * Where such a word belongs to a name that is known (`Dental assistant`) it is read as that name.
 */
const elseWords = new Set(
  (
    'assistant assistants aide aides helper extender technician technicians tech techs technologist orderly attendant ' +
    'student students trainee intern interns extern resident residents apprentice graduate candidate applicant ' +
    'associate lay homeopathic ayurvedic holistic veterinary liaison recruiter relations scribe secretary ' +
    'receptionist clerk biller coder administrator manager coordinator representative rep sales billing staffing'
  ).split(' '),
);

/** Whose adjective before a physician's name makes another profession of it: `dental radiologist`. */
const otherFields = /^(?:dental|chiropractic|podiatric|optometric|naturopathic|acupuncture|nurse|nursing)$/;

/** Names that several professions go by: the exact one beside it says which. */
const general = /^(?:physicians?|midwife|advanced (?:practice|registered) .+)$/;
const generalAbbreviations = new Set(['APRN', 'ARNP']);

const isPhysicianAt = (index: number) => rows[index]?.[0].startsWith('Physician (') ?? false;

/**
 * What is known of a type of provider, by its name or abbreviation: `Physician (MD)`, `Nurse practitioner`, `LCSW`,
 * `Dentist, DDS`. Never a profession by a part of its words: `Physician liaison` and `Nurse practitioner student` are none.
 * Undefined for a type that nobody knows, which is asked for nothing that only some professions have.
 */
export function providerKind(type: string | undefined | null): ProviderKind | undefined {
  const text = textOf(type);
  if (!text) return undefined;
  const words = ` ${plain(text)} `;
  const first = byName.find(([name]) => words.includes(name));
  const rest = (first ? words.replace(first[0], ' ') : words).replace(' first assistant ', ' ').split(' ');
  if (rest.some((word) => elseWords.has(word)) || words.includes(` non${first?.[0] ?? ' '}`))
    return undefined;
  if (first && isPhysicianAt(first[1]) && rest.some((word) => otherFields.test(word))) return undefined;
  const written = writtenIn(text);
  const index = first ? exactly(first, words, written) : (written ?? abbreviationAlone(text));
  return index === undefined ? undefined : providerKinds[index];
}

type Named = readonly [name: string, at: number];

/** `Physician (DO)`, `APRN (CRNA)`: what stands beside a name that several go by is more exact than it. */
function exactly([name, index]: Named, words: string, written: number | undefined): number {
  const isGeneral = isPhysicianAt(index) || general.test(name.trim());
  if (!isGeneral) return index;
  const exact = byName.find(
    ([other]) => words.includes(other) && !general.test(other.trim()) && !name.includes(other),
  );
  return written ?? exact?.[1] ?? index;
}

/** The abbreviation in capitals that says most: `CNP` of `APRN-CNP`, `CRNA` of `APRN, CRNA`. */
function writtenIn(text: string): number | undefined {
  const known = text
    .split(/[^\p{L}\p{N}-]+/u)
    .filter((word) => word.length > 1 && (word === word.toUpperCase() || word === text))
    .flatMap((word) => (byAbbreviation.has(word.toUpperCase()) ? [word] : word.split('-')))
    .map((word) => word.toUpperCase())
    .filter((word) => byAbbreviation.has(word));
  const [first, ...others] = known.map((word) => byAbbreviation.get(word));
  // Every nurse of advanced practice is a registered nurse, too: only a prescriber's says more.
  const exact = others.find((index) => index !== first && index !== undefined && rows[index]?.[2] === 'yes');
  return generalAbbreviations.has(known[0] ?? '') ? (exact ?? first) : first;
}

/** `PharmD`, `AuD`: abbreviations with small letters, where they are all there is or stand in brackets. */
function abbreviationAlone(text: string): number | undefined {
  return text
    .split(/[\s,;/()]+/)
    .map((word) =>
      /\p{Lu}.*\p{Lu}/u.test(word) ? byAbbreviation.get(word.replace(/\./g, '').toUpperCase()) : undefined,
    )
    .find((index) => index !== undefined);
}

/** Whether a type needs a DEA number: its people prescribe. An unknown type does not (field.md 2.13). */
export const prescribes = (type: string | undefined | null): ProviderKind['prescribes'] =>
  providerKind(type)?.prescribes ?? 'no';
