import { hashText } from '../store/ids';
import type { FacilityRecord } from '../store/records';
import type { Draw } from './random';

/** What a facility is, and what it therefore has (field.md 2.12). */
export interface FacilityKind {
  /** How its name ends. */
  name: string;
  /** Names of its license type, and of the program of the Joint Commission that accredits such facilities. */
  license: string;
  program: string;
  /** Codes of what it is credentialed in, the kind itself first. */
  taxonomies: readonly [string, string, string];
  /** Code of its enrollment in Medicare. */
  enrollment: string;
  /** How its number at CMS goes on after the state's; a clinic has that of its laboratory (CLIA), others have none. */
  certified?: 'laboratory' | ((random: Draw) => string);
  /** Few are registered for controlled substances. */
  dispenses?: boolean;
}

const between = (from: number, to: number) => (random: Draw) =>
  String(from + random.below(to - from)).padStart(4, '0');

const hospital = {
  license: 'General Acute Care Hospital',
  program: 'Hospital',
  taxonomies: ['282N00000X', '291U00000X', '261QR0200X'],
  enrollment: '00-01',
  certified: between(1, 880),
  dispenses: true,
} as const;

/** In the order in which names are drawn. */
export const facilityKinds: readonly FacilityKind[] = [
  { name: 'Medical Center', ...hospital },
  { name: 'Regional Hospital', ...hospital },
  {
    name: 'Surgery Center',
    license: 'Ambulatory Surgical Center',
    program: 'Ambulatory Health Care',
    taxonomies: ['261QA1903X', '261QE0800X', '261QP3300X'],
    enrollment: '12-02',
    certified: (random) => `C${String(1000 + random.below(900)).padStart(7, '0')}`,
    dispenses: true,
  },
  {
    name: 'Family Clinic',
    license: 'Outpatient Clinic',
    program: 'Ambulatory Health Care',
    taxonomies: ['261QP2300X', '261QU0200X', '261Q00000X'],
    enrollment: '12-70',
    certified: 'laboratory',
  },
  {
    name: 'Community Health Center',
    license: 'Outpatient Clinic',
    program: 'Ambulatory Health Care',
    taxonomies: ['261QF0400X', '261QC1500X', '261QP2300X'],
    enrollment: '12-70',
    certified: between(1800, 1990),
  },
  {
    name: 'Imaging, LLC',
    license: 'Imaging Center',
    program: 'Ambulatory Health Care',
    taxonomies: ['261QR0200X', '261QM1200X', '261QR0206X'],
    enrollment: '12-47',
  },
  {
    name: 'Rehabilitation Institute',
    license: 'Rehabilitation Hospital',
    program: 'Hospital',
    taxonomies: ['283X00000X', '261QR0400X', '261QP2000X'],
    enrollment: '00-01',
    certified: between(3025, 3100),
    dispenses: true,
  },
  {
    name: 'Home Health, Inc.',
    license: 'Home Health Agency',
    program: 'Home Care',
    taxonomies: ['251E00000X', '251F00000X', '253Z00000X'],
    enrollment: '00-08',
    certified: between(7000, 8500),
  },
];

/** What a facility is by its name; undefined where that does not tell. */
export function facilityKindOf(name: string | undefined): FacilityKind | undefined {
  return facilityKinds.find((kind) => name?.endsWith(kind.name));
}

/** The numbers of states at CMS, with which those of facilities and laboratories begin. */
const stateNumbers = new Map(
  'AL01 AK02 AZ03 AR04 CA05 CO06 CT07 DE08 DC09 FL10 GA11 HI12 ID13 IL14 IN15 IA16 KS17 KY18 LA19 ME20 MD21 MA22 MI23 MN24 MS25 MO26 MT27 NE28 NV29 NH30 NJ31 NM32 NY33 NC34 ND35 OH36 OK37 OR38 PA39 PR40 RI41 SC42 SD43 TN44 TX45 UT46 VT47 VI48 VA49 WA50 WV51 WI52 WY53 AS64 GU65 MP66'
    .split(' ')
    .map((row) => [row.slice(0, 2), row.slice(2)]),
);

/** A number that CMS could have given to a facility of a kind; undefined for one that it does not certify. */
export function certificationNumberFor(
  { certified }: FacilityKind,
  state: string | undefined,
  random: Draw,
): string | undefined {
  const number = stateNumbers.get(state ?? '') ?? '03';
  if (certified === 'laboratory') return `${number}D${2_000_000 + random.below(300_000)}`;
  return certified && number + certified(random);
}

/** How many days ago a facility was first licensed, certified by CMS, and accredited for the last time. */
export function pastOfFacility({ id }: Pick<FacilityRecord, 'id'>) {
  const hash = hashText(`past ${id}`) >>> 0;
  // Long before the organization knew of it; CMS comes after the state.
  const licensed = 1600 + (hash % 8000);
  const certified = licensed - 30 - ((hash >>> 7) % 160);
  // Accreditation is for three years.
  return { licensed, certified, accredited: 20 + ((hash >>> 11) % 1040) };
}
