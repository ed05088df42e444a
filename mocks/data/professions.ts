/** A provider type with the license that most of its people hold. */
export interface Profession {
  name: string;
  abbreviations: string[];
  aliases: string[];
  /** Which kind of board licenses it. */
  board: 'medical' | 'nursing' | 'health';
  /** Code of the NUCC (field.md 4.1), and the grouping that it belongs to. */
  taxonomy: string;
  group: string;
  /** How most boards write license numbers. */
  prefix: string;
  /** Of so many people in a state that licenses all of them, this many are of it. */
  ratio: number;
  /** Whether a state, by its code, licenses it. */
  isLicensedIn: (state: string) => boolean;
}

const groups = {
  physicians: 'Allopathic and Osteopathic Physicians',
  nurses: 'Nursing Service Providers',
  advanced: 'Physician Assistants and Advanced Practice Nursing Providers',
  behavioral: 'Behavioral Health and Social Service Providers',
  pharmacy: 'Pharmacy Service Providers',
  dental: 'Dental Providers',
  podiatry: 'Podiatric Medicine and Surgery Service Providers',
  eyes: 'Eye and Vision Services Providers',
  chiropractic: 'Chiropractic Providers',
  rehabilitation: 'Respiratory, Developmental, Rehabilitative and Restorative Service Providers',
  speech: 'Speech, Language and Hearing Service Providers',
  dietary: 'Dietary and Nutritional Service Providers',
  emergency: 'Emergency Medical Service Providers',
  other: 'Other Service Providers',
} as const;

/** They license few professions. */
const territories = new Set('AS GU MP PR VI'.split(' ') as readonly string[]);

/** Where the organization works, and the service looks up whatever the boards license. */
const wellCovered = new Set(
  'AZ CA CO FL GA IL MA MI MN NC NJ NM NV NY OH OR PA TX UT VA WA'.split(' ') as readonly string[],
);

/**
 * By name: abbreviations, aliases, board, taxonomy, group, prefix, share, and who licenses it: `all` with the territories,
 * `states`, or those that are well covered but the ones named, which leave the title to the national board.
 */
const rows: Readonly<Record<string, string>> = {
  'Physician (MD)':
    'MD | Doctor of Medicine,Medical Doctor,Physician and Surgeon | medical | 207R00000X | physicians | MD | 210 | all',
  'Registered nurse': 'RN | Registered Professional Nurse | nursing | 163W00000X | nurses | RN | 130 | all',
  'Nurse practitioner':
    'NP,APRN | Advanced Practice Registered Nurse,Certified Nurse Practitioner | nursing | 363L00000X | advanced | APRN | 110 | all',
  'Physician assistant': 'PA | Physician Associate | medical | 363A00000X | advanced | PA | 80 | states',
  'Physician (DO)':
    'DO | Doctor of Osteopathic Medicine,Osteopathic Physician | medical | 207Q00000X | physicians | DO | 60 | states',
  Pharmacist: 'RPH | Registered Pharmacist | health | 183500000X | pharmacy | PH | 30 | states',
  Dentist:
    'DDS,DMD | Doctor of Dental Surgery,General Dentist | health | 122300000X | dental | D | 30 | states',
  Psychologist: 'PSY | Licensed Psychologist | health | 103T00000X | behavioral | PSY | 30 | states',
  'Licensed practical nurse (LPN/LVN)':
    'LPN,LVN | Licensed Practical Nurse,Licensed Vocational Nurse | nursing | 164W00000X | nurses | LPN | 35 | states',
  'Certified registered nurse anesthetist (CRNA)':
    'CRNA | Nurse Anesthetist | nursing | 367500000X | advanced | CRNA | 20 | covered',
  'Certified nurse midwife (CNM)':
    'CNM | Nurse Midwife | nursing | 367A00000X | advanced | CNM | 16 | covered',
  'Clinical nurse specialist (CNS)':
    'CNS | APRN Clinical Nurse Specialist | nursing | 364S00000X | advanced | CNS | 12 | covered',
  'Podiatrist (DPM)':
    'DPM | Doctor of Podiatric Medicine,Podiatric Physician | health | 213E00000X | podiatry | DPM | 16 | covered',
  'Optometrist (OD)': 'OD | Doctor of Optometry | health | 152W00000X | eyes | OD | 16 | covered',
  'Chiropractor (DC)':
    'DC | Doctor of Chiropractic,Chiropractic Physician | health | 111N00000X | chiropractic | DC | 16 | covered',
  'Physical therapist (PT)':
    'PT,DPT | Licensed Physical Therapist | health | 225100000X | rehabilitation | PT | 34 | covered',
  'Occupational therapist (OT)':
    'OT,OTR | Licensed Occupational Therapist | health | 225X00000X | rehabilitation | OT | 20 | covered',
  'Speech-language pathologist (SLP)':
    'SLP | Speech Pathologist | health | 235Z00000X | speech | SLP | 18 | covered',
  'Audiologist (AuD)': 'AUD | Doctor of Audiology | health | 231H00000X | speech | AUD | 12 | covered',
  'Registered dietitian (RD)':
    'RD,LD,RDN | Licensed Dietitian,Dietitian Nutritionist | health | 133V00000X | dietary | LD | 16 | covered AZ CA CO MI VA',
  'Clinical social worker (LCSW)':
    'LCSW | Licensed Clinical Social Worker | health | 1041C0700X | behavioral | LCSW | 34 | covered',
  'Professional counselor (LPC)':
    'LPC,LPCC | Licensed Professional Counselor,Licensed Mental Health Counselor | health | 101YP2500X | behavioral | LPC | 28 | covered',
  'Marriage and family therapist (LMFT)':
    'LMFT,MFT | Licensed Marriage and Family Therapist | health | 106H00000X | behavioral | LMFT | 18 | covered',
  'Behavior analyst (BCBA)':
    'BCBA,LBA | Licensed Behavior Analyst | health | 103K00000X | behavioral | LBA | 18 | covered CA CO FL GA PA',
  'Paramedic (EMT-P)':
    'EMT-P,NRP | Emergency Medical Technician-Paramedic | health | 146L00000X | emergency | EMTP | 16 | covered',
  'Respiratory therapist (RRT)':
    'RRT,RCP | Respiratory Care Practitioner | health | 227900000X | rehabilitation | RCP | 16 | covered',
  'Dental hygienist (RDH)':
    'RDH | Registered Dental Hygienist | health | 124Q00000X | dental | DH | 16 | covered',
  'Acupuncturist (LAc)': 'LAC | Licensed Acupuncturist | health | 171100000X | other | LAC | 12 | covered',
};

/** Provider types, the most frequent first. Small territories license the first three alone. */
export const professions: readonly Profession[] = Object.entries(rows).map(([name, row]): Profession => {
  const [short = '', aliases = '', board, taxonomy = '', group, prefix = '', ratio, where = ''] =
    row.split(' | ');
  return {
    name,
    abbreviations: short.split(','),
    aliases: aliases.split(','),
    board: board as Profession['board'],
    taxonomy,
    group: groups[group as keyof typeof groups],
    prefix,
    ratio: Number(ratio),
    isLicensedIn: licensedIn(where),
  };
});

function licensedIn(where: string): Profession['isLicensedIn'] {
  const [scope, ...without] = where.split(' ');
  if (scope === 'all') return () => true;
  if (scope === 'states') return (state) => !territories.has(state);
  return (state) => wellCovered.has(state) && !without.includes(state);
}

interface Choice {
  kind: number;
  /** Shares of all professions up to this one. */
  upTo: number;
}

const choices = new Map<string, Choice[]>();

/** The place among the professions of the one that a number from 0 to 1 draws in a state, by their shares. */
export function professionIn(state: string, drawn: number): number {
  let known = choices.get(state);
  if (!known) {
    let upTo = 0;
    known = professions.flatMap((profession, kind) =>
      profession.isLicensedIn(state) ? [{ kind, upTo: (upTo += profession.ratio) }] : [],
    );
    choices.set(state, known);
  }
  const wanted = drawn * (known.at(-1)?.upTo ?? 0);
  return known.find(({ upTo }) => wanted < upTo)?.kind ?? 0;
}

const byName = new Map(professions.map((profession) => [profession.name, profession]));

/** The profession of a provider type or a license type; undefined for one that the organization added. */
export function professionCalled(name: string | undefined): Profession | undefined {
  return name === undefined ? undefined : byName.get(name);
}

/** Nurses whose license may be for all states of a compact (field.md 1.3). */
export function isNurse(name: string | undefined): boolean {
  return name === 'Registered nurse' || name === 'Licensed practical nurse (LPN/LVN)';
}

/** Nurses in advanced practice: registered nurses with a second license. */
const advancedNurses: ReadonlySet<string | undefined> = new Set([
  'Nurse practitioner',
  'Certified registered nurse anesthetist (CRNA)',
  'Certified nurse midwife (CNM)',
  'Clinical nurse specialist (CNS)',
]);

/** Whether a provider type is one of nurses in advanced practice. */
export function isAdvancedNurse(name: string | undefined): boolean {
  return advancedNurses.has(name);
}

/** Who prescribes under the authority of another, and has a DEA number with an M (field.md 2.8). */
export function isMidLevel(name: string | undefined): boolean {
  return name === 'Physician assistant' || advancedNurses.has(name);
}
