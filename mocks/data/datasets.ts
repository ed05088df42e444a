import type { components } from '../../src/api/schema';
import { idFor } from '../store/ids';
import { boards } from './datasets-boards';
import { toldInUse, toldOfOthers } from './datasets-told';

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

/** A dataset as it is written down. */
export interface Told {
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
  /** Left out, what is renewed as a whole is a list. */
  isList?: boolean;
  maintenance?: Schemas['MaintenanceDowntimeCronDescription'][];
}

/** Boards and registers of certified people; each is asked by name or certificate. */
const toldOfBoards = boards.map(({ type, name }): Told => {
  const isAssistants = type === 'NationalCommissiononCertificationofPhysicianAssistants';
  return {
    type,
    name,
    tag: 'Board',
    sets: [['person', 'Name', isAssistants ? 'NccpaBoardCertificateInfo' : 'BoardCertificationNumber Npi']],
    intervals: 'Monthly Yearly',
    abilities: 'RM2',
    takes: 600,
  };
});

/** The datasets by which the people of the organization were searched before the service started. */
export const datasetsInUse: readonly DatasetDefinition[] = toldInUse.map(defined);

/** Every dataset (openapi.yaml). */
export const datasetDefinitions: readonly DatasetDefinition[] = [
  ...datasetsInUse,
  ...[...toldOfBoards, ...toldOfOthers].map(defined),
];

function defined({
  type,
  name,
  tag,
  sets,
  abilities,
  intervals,
  hasFee = false,
  takes = 400,
  renewed,
  isList = renewed !== undefined,
  maintenance,
}: Told): DatasetDefinition {
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
    isList,
    processingTime: takes,
    ...(renewed ? { renewed: { every: renewed[0], daysAgo: renewed[1] } } : {}),
    maintenanceWindows: maintenance ?? [],
  };
}

function words(text: string | undefined): string[] {
  return text?.split(' ') ?? [];
}
