import type { components } from '../../src/api/schema';
import type { Definitions } from '../store/definitions';
import { idFor } from '../store/ids';
import type { LicenseTypeRecord } from '../store/records';
import { stateRegistration } from './controlled-substances';
import { type Profession, professions } from './professions';
import { segments as segmentNames } from './words';

type Schemas = components['schemas'];

const states =
  'AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY AS GU MP PR VI';
const stateNames =
  'Alabama,Alaska,Arizona,Arkansas,California,Colorado,Connecticut,Delaware,District of Columbia,Florida,Georgia,Hawaii,Idaho,Illinois,Indiana,Iowa,Kansas,Kentucky,Louisiana,Maine,Maryland,Massachusetts,Michigan,Minnesota,Mississippi,Missouri,Montana,Nebraska,Nevada,New Hampshire,New Jersey,New Mexico,New York,North Carolina,North Dakota,Ohio,Oklahoma,Oregon,Pennsylvania,Rhode Island,South Carolina,South Dakota,Tennessee,Texas,Utah,Vermont,Virginia,Washington,West Virginia,Wisconsin,Wyoming,American Samoa,Guam,Northern Mariana Islands,Puerto Rico,U.S. Virgin Islands';

export const usStates = states
  .split(' ')
  .map((code, index) => ({ code, name: stateNames.split(',')[index] ?? code }));

/** Boards that do not run smoothly, so that every kind of trouble can be seen. */
const troubles: Record<
  string,
  { issue: Schemas['LicenseSourceIssue']; availability: string; degraded: boolean }
> = {
  'NV nursing': { issue: 'AutomationDegraded', availability: 'Available', degraded: true },
  'NM medical': { issue: 'AutomationDegraded', availability: 'Available', degraded: true },
  'OH health': { issue: 'PossibleIssue', availability: 'Available', degraded: true },
  'PR medical': { issue: 'SourceIssue', availability: 'Unavailable', degraded: true },
  'GU nursing': { issue: 'AutomationIssue', availability: 'Limited', degraded: true },
};

/** Boards that charge for each look-up. */
const paid = new Set(['NY medical', 'NJ medical', 'PA nursing', 'IL health', 'WV medical']);

/** Boards that close for maintenance now and then. */
const maintenance: Record<string, Schemas['MaintenanceDowntimeCronDescription'][]> = {
  'TX medical': [
    {
      expression: '0 2 * * 6',
      description: 'Every Saturday from 2:00 AM to 6:00 AM Central time',
      isUnderMaintenanceInTheNextHour: true,
      trigger: 'Automated',
      expiresIn: '0.02:15:00',
      isExpired: false,
    },
  ],
  'GA nursing': [
    {
      expression: '0 5 3 8 *',
      description: 'Moved to a new site on August 3',
      isUnderMaintenanceInTheNextHour: false,
      trigger: 'Manual',
      isExpired: true,
    },
  ],
  'FL health': [
    {
      expression: '0 0 1 * *',
      description: 'On the first of each month from midnight to 3:00 AM Eastern time',
      isUnderMaintenanceInTheNextHour: false,
      trigger: 'Manual',
      isExpired: false,
    },
  ],
};

const boardNames = {
  medical: (state: string) => `${state} Medical Board`,
  nursing: (state: string) => `${state} Board of Nursing`,
  health: (state: string) => `${state} Division of Health Professions`,
};

/** Most states look physicians up at the same place as other health professions; some have a medical board. */
function boardFor(state: string, index: number, board: Profession['board']): Profession['board'] {
  const key = `${state} medical`;
  const hasOwn = index % 4 === 0 || key in troubles || key in maintenance || paid.has(key);
  return board === 'medical' && !hasOwn ? 'health' : board;
}

const isVocational = (state: string, name: string) =>
  (state === 'CA' || state === 'TX') && name.startsWith('Licensed practical nurse');

/** What the sources of a state have to be asked with. */
function parametersIn(code: string): Schemas['LicenseLookupParameter'][] {
  return code === 'LA' ? ['LicenseNumber', 'Ssn'] : ['LicenseNumber'];
}

function licenseTypes(): LicenseTypeRecord[] {
  return usStates.flatMap(({ code, name: stateName }, stateIndex) => [
    ...professions.flatMap((kind, index): LicenseTypeRecord[] => {
      if (!kind.isLicensedIn(code)) return [];
      const board = boardFor(code, stateIndex, kind.board);
      const key = `${code} ${board}`;
      const trouble = troubles[key];
      const hasPassThroughFee = paid.has(key);
      const requiredParameters = parametersIn(code);
      const optionalParameters: Schemas['LicenseLookupParameter'][] = ['Name'];
      const type: LicenseTypeRecord = {
        id: idFor(`license type ${code}`, 0, index),
        name: kind.name,
        taxonomy: kind.taxonomy,
        // The last of the names is what California and Texas call practical nurses.
        aliases: isVocational(code, kind.name) ? kind.aliases.toReversed() : kind.aliases,
        abbreviations: isVocational(code, kind.name) ? kind.abbreviations.toReversed() : kind.abbreviations,
        states: [code as Schemas['UsState']],
        issuedIn: [code],
        verificationParameters: { [code]: { requiredParameters, optionalParameters } },
        sources: [
          { state: code as Schemas['UsState'], requiredParameters, optionalParameters, hasPassThroughFee },
        ],
        source: {
          id: idFor(`source ${board}`, 0, stateIndex),
          name: boardNames[board](stateName),
          state: code,
          availability: trouble?.availability ?? 'Available',
          isDegraded: trouble?.degraded ?? false,
          url: `https://verify.${code.toLowerCase()}-${board}.example/lookup`,
        },
        sourceStatus: {
          ...(trouble ? { issue: trouble.issue } : {}),
          averageProcessingTime: 1500 + ((stateIndex * 37 + index * 91) % 2400),
          averageFailureRate: trouble ? 0.18 + (stateIndex % 5) / 20 : ((stateIndex * 7 + index) % 20) / 1000,
        },
        maintenanceWindows: maintenance[key] ?? [],
        hasPassThroughFee,
      };
      return [type];
    }),
    ...registrationTypes(code, stateIndex),
  ]);
}

/** Behind the professions of a state, so that none of theirs has another id. */
function registrationTypes(code: string, stateIndex: number): LicenseTypeRecord[] {
  const registration = stateRegistration(code);
  if (!registration) return [];
  const { name, abbreviation, agency } = registration;
  const requiredParameters = parametersIn(code);
  const optionalParameters: Schemas['LicenseLookupParameter'][] = ['Name'];
  const state = code as Schemas['UsState'];
  return [
    {
      id: idFor(`license type ${code}`, 0, 900),
      name,
      aliases: ['State controlled substance registration'],
      abbreviations: [abbreviation],
      states: [state],
      issuedIn: [code],
      verificationParameters: { [code]: { requiredParameters, optionalParameters } },
      sources: [{ state, requiredParameters, optionalParameters, hasPassThroughFee: false }],
      source: {
        id: idFor('source controlled substances', 0, stateIndex),
        name: agency,
        state: code,
        availability: 'Available',
        isDegraded: false,
        url: `https://verify.${code.toLowerCase()}-controlled-substances.example/lookup`,
      },
      sourceStatus: {
        averageProcessingTime: 1500 + ((stateIndex * 53) % 2400),
        averageFailureRate: ((stateIndex * 11) % 20) / 1000,
      },
      maintenanceWindows: [],
      hasPassThroughFee: false,
    },
  ];
}

const taxonomyGroups = [
  ...new Set(professions.map(({ group }) => group)),
  'Student, Health Care',
  'Technologists, Technicians and Other Technical Service Providers',
];

const named = (kind: string, names: readonly string[]) =>
  names.map((name, index) => ({ id: idFor(kind, 0, index), name }));

function byState(types: readonly LicenseTypeRecord[]): Map<string, LicenseTypeRecord[]> {
  const found = new Map<string, LicenseTypeRecord[]>(usStates.map(({ code }) => [code, []]));
  for (const type of types) for (const state of type.issuedIn) found.get(state)?.push(type);
  return found;
}

let made: Definitions | undefined;

/** What the service defines for every organization. It never changes, so every world shares one copy. */
export function definitions(): Definitions {
  if (made) return made;
  const types = licenseTypes();
  made = {
    taxonomyGroups: named('taxonomy group', taxonomyGroups),
    providerTypes: named(
      'provider type',
      professions.map(({ name }) => name),
    ),
    segments: named('segment', segmentNames),
    licenseTypes: types,
    licenseTypeById: new Map(types.map((type) => [type.id, type])),
    licenseTypesByState: byState(types),
  };
  return made;
}
