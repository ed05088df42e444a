import type { components } from '../../src/api/schema';
import { isDisciplined, type KnownLicense, statusAt } from './board-facts';
import { careerOf } from './careers';
import type { CompactAuthority } from './compacts';
import type { Credentials } from './credentials';
import { addYears, dateTimeFrom } from './dates';
import { oddDetails } from './edge-cases-details';
import { isStateRegistration } from './controlled-substances';
import { definitions } from './definitions';
import { isMidLevel } from './professions';
import { draw, type Draw } from './random';
import type { Question } from './source-question';

type FlexibleData = components['schemas']['FlexibleData'];

const actions = [
  'Letter of concern',
  'Letter of reprimand',
  'Stipulation',
  'Consent agreement',
  'Civil penalty',
];
const sanctions = ['None', 'Probation', 'Education', 'Fine', 'Practice restriction'];
/** Those that leave the license as it is. */
const mild = ['None', 'Education', 'Fine'];

/** A board decides first so many days after it licensed somebody, and again after so many. */
const untilFirst = 400;
const betweenOrders = 120;
const betweenChanges = 45;

const table = (rows: Record<string, string>[]): FlexibleData => ({ type: 'Table', data: rows });

/**
 * Disciplinary actions as boards publish them: a table, or sections of tables and forms. They are dated from
 * the day of issue that the board itself gives, so that none moves when the license is verified again.
 */
export function disciplinaryActions({ license, at, seed }: Question, known: KnownLicense): FlexibleData {
  const { kind, issueDate: issued, attempt } = known;
  const random = draw(`discipline ${license.id}`, seed, 0);
  const action = (days: number, more: Record<string, string> = {}) => {
    const date = dateTimeFrom(Date.parse(issued), untilFirst + days);
    return {
      Date: date.slice(0, 10),
      Action: random.pick(actions),
      Sanction: random.pick(kind === 'DISC' || kind === 'CHANGE' ? sanctions : mild),
      Case: `${date.slice(0, 4)}-${String(100 + random.below(9000)).padStart(4, '0')}`,
      Ends: random.chance(0.5) ? addYears(date, 2).slice(0, 10) : '',
      ...more,
    };
  };
  if (kind === 'CHANGE')
    return table(Array.from({ length: attempt }, (_, nth) => action(nth * betweenChanges)));
  if (kind !== 'DISC') {
    if (!isDisciplined(known)) return table([]);
    // A license that was taken away was so by an order that stands.
    const order = { Action: 'Final order', Sanction: sanctionOf(known), Ends: '' };
    return table([action(0, kind === 'MULTI' ? {} : order)]);
  }
  const anchor = dateTimeFrom(Date.parse(issued), untilFirst);
  const untilYear = new Date(at).getUTCFullYear() + 1;
  return {
    type: 'Section',
    data: {
      'Board orders': table(
        Array.from({ length: 2 + random.below(5) }, (_, nth) => action(nth * betweenOrders)),
      ),
      'Current terms': {
        type: 'Form',
        data: {
          Status: 'Probation',
          'In force until': addYears(anchor, untilYear - Number(anchor.slice(0, 4))).slice(0, 10),
          Conditions: table([
            { Condition: 'Practice in an approved setting', Met: 'Yes' },
            { Condition: 'Quarterly reports of the practice monitor', Met: 'Yes' },
            { Condition: '12 hours of education in record keeping', Met: 'No' },
          ]),
        },
      },
      Malpractice: table([]),
    },
  };
}

/** `Suspension` of a license that is suspended, and the like. */
function sanctionOf(known: KnownLicense): string {
  const status = statusAt({ ...known, at: Date.parse(known.issueDate) });
  return /revo|annul/i.test(status) ? 'Revocation' : /surrender/i.test(status) ? 'Surrender' : 'Suspension';
}

/** Whom a record is about, where a source has several: the one that was asked for is the first. */
export interface OnRecord {
  firstName?: string | undefined;
  lastName?: string | undefined;
  /** Which of several records it is. */
  nth: number;
  /** Whether it is a license of another type. */
  isOther?: boolean;
}

/** What else a board tells about a license, in its own words. */
export function otherDetails(
  { provider, license, licenseType, seed, edgeCases }: Question,
  { firstName = '', lastName = '', nth, isOther = false }: OnRecord,
  { educations: [education], specialty }: Pick<Credentials, 'educations' | 'specialty'>,
  expires: string,
  authority?: CompactAuthority,
): FlexibleData {
  const odd = edgeCases ? oddDetails(license.origin) : undefined;
  if (odd) return odd;
  const random = draw(`details ${license.id}`, seed, nth);
  if (isStateRegistration(licenseType.name)) {
    const schedules =
      professionOf(provider) === 'Optometrist (OD)' ? 'III, IV, V' : 'II, II N, III, III N, IV, V';
    return {
      type: 'Form',
      data: {
        Registrant: `${lastName}, ${firstName}`.toUpperCase(),
        'Drug schedules': schedules,
        'Registered as': 'Practitioner',
        'Renewal method': random.pick(['Online', 'Paper']),
      },
    };
  }
  const graduated =
    (education?.graduationYear ?? Number((provider.dateOfBirth ?? '1980').slice(0, 4)) + 26) - nth * 3;
  const isSupervised = isMidLevel(licenseType.name) && random.chance(0.4) && !isOther;
  const record: FlexibleData = {
    type: 'Form',
    data: {
      'License name': `${lastName}, ${firstName}`.toUpperCase(),
      'Profile number': `${license.state}-${(isOther ? undefined : licenseType.abbreviations?.[0]) ?? 'L'}-${graduated}-${String(random.below(9999)).padStart(4, '0')}`,
      'First licensed by': random.pick(['Examination', 'Endorsement', 'Reciprocity']),
      'Renewal method': random.pick(['Online', 'Paper']),
      'Practice setting': random.pick(
        careerOf(licenseType.name)?.employers ?? ['Hospital', 'Private practice'],
      ),
      ...(isSupervised ? { 'Supervising physician': 'On file with the board' } : {}),
      'Public profile': `https://verify.${license.state.toLowerCase()}-board.example/profile/${random.below(99_999)}`,
    },
  };
  const isLong = random.chance(0.5);
  const compact = authority && interstate(authority, random, expires);
  if (!isLong && !compact) return record;
  const school = nth === 0 ? education?.schoolName : undefined;
  return {
    type: 'Section',
    data: {
      'License record': record,
      ...compact,
      ...(isLong
        ? {
            'Education and training': {
              type: 'Section',
              data: [
                {
                  type: 'Form',
                  data: {
                    School:
                      school ?? `University of ${random.pick(['Arizona', 'Texas', 'Michigan', 'Oregon'])}`,
                    Graduated: `May ${graduated}`,
                    Degree: education?.degree ?? licenseType.abbreviations?.[0] ?? '',
                  },
                },
                ...(specialty && nth === 0 ? [residency(specialty, graduated)] : []),
              ],
            },
          }
        : {}),
    },
  };
}

function professionOf({ providerTypeId }: Question['provider']): string | undefined {
  return definitions().providerTypes.find(({ id }) => id === providerTypeId)?.name;
}

function residency(specialty: string, graduated: number): FlexibleData {
  return {
    type: 'Table',
    data: [
      { Training: 'Internship', Specialty: specialty, From: `Jul ${graduated}`, To: `Jun ${graduated + 1}` },
      {
        Training: 'Residency',
        Specialty: specialty,
        From: `Jul ${graduated + 1}`,
        To: `Jun ${graduated + 3}`,
      },
    ],
  };
}

/** The authority in other states as the sources of psychologists and physical therapists show it (field.md 1.4). */
function interstate(
  { kind, status, states }: CompactAuthority,
  random: Draw,
  expires: string,
): Record<string, FlexibleData> | undefined {
  const until = expires.slice(0, 10);
  if (kind === 'psychology') {
    return {
      'Interstate practice': {
        type: 'Form',
        data: {
          Compact: 'Psychology Interjurisdictional Compact (PSYPACT)',
          'Authority to Practice Interjurisdictional Telepsychology (APIT)': 'Active',
          ...(status.includes('TAP')
            ? { 'Temporary Authorization to Practice (TAP)': 'Active, 30 workdays a year in each state' }
            : {}),
          'Mobility number': String(1000 + random.below(19_000)),
          'Home state license until': until,
        },
      },
    };
  }
  if (kind !== 'therapy') return undefined;
  return {
    'Compact privileges': {
      type: 'Table',
      data: [...states].toSorted().map((State) => ({
        State,
        'Privilege number': `${State}-CP-${10_000 + random.below(89_999)}`,
        Status: 'Active',
        // A privilege ends with the license of the home state.
        Expires: until,
      })),
    },
  };
}
