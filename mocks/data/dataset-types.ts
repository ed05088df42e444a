import type { components } from '../../src/api/schema';

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
export interface DatasetRow {
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
