import type { components } from '../../src/api/schema';
import { idFor } from '../store/ids';

type Schemas = components['schemas'];
export type DatasetType = Schemas['DatasetType'];
export type EntityKind = Schemas['DatasetEntityType'];
export type ParameterType = Schemas['ParameterType'];
export type ParameterSet = Required<Pick<Schemas['ParameterSet'], 'id' | 'isPreferred'>> & {
  entityType: EntityKind;
  supportedParameterTypes: ParameterType[];
  requiredParameterTypes: ParameterType[];
};

export interface DatasetDefinition {
  type: DatasetType;
  name: string;
  tags: string[];
  parameterSets: ParameterSet[];
  intervals: Schemas['MonitoringInterval'][];
  aliases: boolean;
  references: boolean;
  relevance: boolean;
  monitoring: boolean;
  continuous: boolean;
  severalMonitors: boolean;
  hasFee: boolean;
  /** A list whose records can be uploaded; all others are asked one by one. */
  isList: boolean;
  /** How long a scan takes, in milliseconds. */
  processingTime: number;
  /** How often a list is renewed, in days, and how many days before the epoch it was last. */
  renewed?: { every: number; daysAgo: number };
  maintenanceWindows: Schemas['MaintenanceDowntimeCronDescription'][];
}

interface Told {
  type: DatasetType;
  name: string;
  tag: string;
  /** `required: optional` in order of preference; sets of facilities are told apart by what they ask for. */
  sets: [kind: 'person' | 'facility', required: string, optional?: string][];
  intervals?: string;
  /** A aliases, R references, V match relevance, M monitoring, C continuous, 2 several monitors. */
  abilities: string;
  hasFee?: boolean;
  takes?: number;
  renewed?: [every: number, daysAgo: number];
  maintenance?: Schemas['MaintenanceDowntimeCronDescription'][];
}

export const sanctionsTag = 'SanctionsAndExclusions';

const often = 'Daily Weekly Monthly';

const told: Told[] = [
  {
    type: 'OigExclusions',
    name: 'OIG exclusions',
    tag: sanctionsTag,
    sets: [
      ['person', 'Name', 'DateOfBirth Npi Address'],
      ['person', 'Npi'],
      ['facility', 'FacilityName', 'Npi'],
    ],
    intervals: `${often} Yearly`,
    abilities: 'AVM',
    renewed: [30, 10],
  },
  {
    type: 'Sam',
    name: 'SAM exclusions',
    tag: sanctionsTag,
    sets: [
      ['person', 'Name', 'Npi Address'],
      ['facility', 'FacilityName'],
    ],
    intervals: often,
    abilities: 'AVM',
    renewed: [1, 0],
  },
  {
    type: 'OfacSdn',
    name: 'OFAC specially designated nationals',
    tag: sanctionsTag,
    sets: [
      ['person', 'Name', 'DateOfBirth'],
      ['facility', 'FacilityName'],
    ],
    intervals: often,
    abilities: 'AVM',
    renewed: [7, 3],
  },
  {
    type: 'OfacConsolidated',
    name: 'OFAC consolidated sanctions',
    tag: sanctionsTag,
    sets: [
      ['person', 'Name', 'DateOfBirth'],
      ['facility', 'FacilityName'],
    ],
    intervals: often,
    abilities: 'AVM',
    renewed: [7, 3],
  },
  {
    type: 'StateSanctionsAndExclusions',
    name: 'State sanctions and exclusions',
    tag: sanctionsTag,
    sets: [
      ['person', 'Name', 'DateOfBirth Npi License'],
      ['facility', 'FacilityName'],
    ],
    intervals: 'Weekly Monthly',
    abilities: 'AVM',
    takes: 800,
    renewed: [14, 5],
  },
  {
    type: 'MedicareOptOut',
    name: 'Medicare opt-out affidavits',
    tag: sanctionsTag,
    sets: [
      ['person', 'Name Npi'],
      ['person', 'Name', 'Address'],
    ],
    intervals: 'Monthly Yearly',
    abilities: 'AVM',
    renewed: [30, 19],
  },
  {
    type: 'OigFugitives',
    name: 'OIG most wanted fugitives',
    tag: sanctionsTag,
    sets: [['person', 'Name', 'DateOfBirth']],
    intervals: 'Monthly',
    abilities: 'AVM',
    renewed: [60, 41],
  },
  {
    type: 'CmsPreclusion',
    name: 'CMS preclusion list',
    tag: sanctionsTag,
    sets: [
      ['person', 'Name', 'Npi DateOfBirth'],
      ['facility', 'FacilityName', 'Npi'],
    ],
    intervals: 'Monthly',
    abilities: 'AVM',
    renewed: [30, 16],
  },
  {
    type: 'Tricare',
    name: 'TRICARE sanctions',
    tag: sanctionsTag,
    sets: [
      ['person', 'Name'],
      ['facility', 'FacilityName'],
    ],
    intervals: 'Monthly',
    abilities: 'AVM',
    // Nobody has renewed it for long; freshness is what people look at first.
    renewed: [1000, 214],
  },
  {
    type: 'Dmf',
    name: 'Death master file',
    tag: 'Identity',
    sets: [['person', 'Name DateOfBirth', 'Ssn']],
    intervals: 'Weekly Monthly',
    abilities: 'AVM',
    renewed: [7, 2],
  },
  {
    type: 'Npdb',
    name: 'National practitioner databank',
    tag: 'Databank',
    sets: [['person', 'Name DateOfBirth Ssn', 'Npi License Address Education Gender']],
    intervals: 'Continuous Yearly',
    abilities: 'MC',
    hasFee: true,
    takes: 900,
  },
  {
    type: 'Npi',
    name: 'National provider identifier registry',
    tag: 'Registry',
    sets: [
      ['person', 'Npi', 'Name'],
      ['facility', 'Npi'],
    ],
    intervals: 'Weekly Monthly Yearly',
    abilities: 'M',
    maintenance: [
      {
        expression: '0 3 * * 0',
        description: 'Every Sunday from 3:00 AM to 5:00 AM Eastern time',
        isUnderMaintenanceInTheNextHour: false,
        trigger: 'Automated',
        isExpired: false,
      },
    ],
  },
  {
    type: 'Dea',
    name: 'DEA registrations',
    tag: 'Registry',
    sets: [['person', 'Dea', 'Name']],
    intervals: 'Monthly Yearly',
    abilities: 'RM2',
    hasFee: true,
    takes: 700,
    maintenance: [
      {
        expression: '30 11 * * *',
        description: 'The registry moves to a new system and is closed until this evening',
        isUnderMaintenanceInTheNextHour: true,
        trigger: 'Manual',
        expiresIn: '0.07:30:00',
        isExpired: false,
      },
    ],
  },
  {
    type: 'Abms',
    name: 'American Board of Medical Specialties',
    tag: 'Board',
    sets: [['person', 'Name', 'Npi DateOfBirth']],
    intervals: 'Monthly Yearly',
    abilities: 'RM2',
    hasFee: true,
  },
  {
    type: 'AmericanBoardofInternalMedicine',
    name: 'American Board of Internal Medicine',
    tag: 'Board',
    sets: [['person', 'Name', 'BoardCertificationNumber']],
    intervals: 'Yearly',
    abilities: 'RM2',
    takes: 600,
  },
  {
    type: 'Nsc',
    name: 'Student records clearinghouse',
    tag: 'Education',
    sets: [['person', 'Name DateOfBirth Education']],
    abilities: 'R',
    hasFee: true,
    takes: 950,
  },
  {
    type: 'JointCommission',
    name: 'Joint Commission accreditations',
    tag: 'Facility',
    sets: [['facility', 'FacilityName', 'FacilityAccreditationInfo']],
    intervals: 'Yearly',
    abilities: 'M',
  },
];

/** Every dataset that the organization has (service.md, Datasets). */
export const datasetDefinitions: readonly DatasetDefinition[] = told.map(
  ({ type, name, tag, sets, abilities, intervals, hasFee = false, takes = 400, renewed, maintenance }) => {
    const kinds = new Set<string>();
    return {
      type,
      name,
      tags: [tag],
      parameterSets: sets.map(([kind, required, optional], nth) => {
        const isPreferred = !kinds.has(kind);
        kinds.add(kind);
        const requiredParameterTypes = words(required) as ParameterType[];
        return {
          id: idFor(`parameter set ${type}`, 0, nth),
          entityType: kind === 'person' ? 'Practitioner' : 'Facility',
          requiredParameterTypes,
          supportedParameterTypes: [...requiredParameterTypes, ...(words(optional) as ParameterType[])],
          isPreferred,
        };
      }),
      intervals: words(intervals) as DatasetDefinition['intervals'],
      aliases: abilities.includes('A'),
      references: abilities.includes('R'),
      relevance: abilities.includes('V'),
      monitoring: abilities.includes('M'),
      continuous: abilities.includes('C'),
      severalMonitors: abilities.includes('2'),
      hasFee,
      isList: renewed !== undefined,
      processingTime: takes,
      ...(renewed ? { renewed: { every: renewed[0], daysAgo: renewed[1] } } : {}),
      maintenanceWindows: maintenance ?? [],
    };
  },
);

function words(text: string | undefined): string[] {
  return text?.split(' ') ?? [];
}
