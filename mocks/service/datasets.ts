import type { components } from '../../src/api/schema';
import { datasetSchema } from '../data/datasets-schema';
import { datasetDefinitions } from '../data/datasets';
import type { DatasetDefinition } from '../data/dataset-types';
import type { World } from '../store/world';
import { columnsOf } from './csv-layouts';
import { notFound } from './errors';
import { sortedEntries } from './license-types';
import { type ListQuery, keyOfFilters, listPage } from './lists';
import { day, hour } from './time';

type Dataset = components['schemas']['Dataset'];
type DatasetMetadata = components['schemas']['DatasetMetadata'];

const byType = new Map<string, DatasetDefinition>(
  datasetDefinitions.map((definition) => [definition.type, definition]),
);

/**
 * What is known of a dataset, such as its parameter sets, intervals and abilities.
 * @throws ServiceError 404 for one that this organization does not have.
 */
export function findDataset(datasetType: string): DatasetDefinition {
  const definition = byType.get(datasetType);
  if (!definition) throw notFound('dataset');
  return definition;
}

/** The same, or undefined for a type that this organization does not have. */
export function datasetOf(datasetType: string): DatasetDefinition | undefined {
  return byType.get(datasetType);
}

/** Every dataset of the organization. */
export function allDatasets(): readonly DatasetDefinition[] {
  return datasetDefinitions;
}

/** Whether a dataset can be searched for practitioners or facilities. */
export function supports({ parameterSets }: DatasetDefinition, entityType: string): boolean {
  return parameterSets.some((set) => set.entityType === entityType);
}

export interface DatasetFilters extends ListQuery {
  tags?: string[];
  entityTypes?: string[];
}

/** A page of datasets that have any of the tags and can be searched for any of the kinds of entity. */
export function listDatasets(world: World, query: DatasetFilters) {
  const { tags, entityTypes, sortedBy = 'Name' } = query;
  return listPage(
    {
      name: `datasets ${sortedBy}`,
      sources: [],
      view: () => {
        const rows = datasetDefinitions.map((definition) => ({ id: definition.type, definition }));
        return sortedEntries(rows, ({ definition: { name, type } }) => (sortedBy === 'Type' ? type : name));
      },
      filterKey: keyOfFilters({ tags, entityTypes }),
      filter: ({ definition }) =>
        (!tags || tags.some((tag) => definition.tags.includes(tag))) &&
        (!entityTypes || entityTypes.some((type) => supports(definition, type))),
    },
    query,
    { sortedBy },
    ({ definition }) => toDataset(world, definition),
  );
}

/** @throws ServiceError 404. */
export function readDataset(world: World, datasetType: string): Dataset {
  return toDataset(world, findDataset(datasetType));
}

/**
 * When the records of a dataset were last renewed, as a date-time: by an upload, or by the operator. Undefined for
 * registries, which are asked one by one. `at`, in milliseconds, asks how it was then; left out, now.
 */
export function lastUpdated(
  world: World,
  { type, renewed }: DatasetDefinition,
  at = world.clock.now(),
): string | undefined {
  const upload = uploadAt(world, type, at);
  if (upload) return upload.uploadedAt;
  if (!renewed) return undefined;
  const first = Math.floor(world.epoch / day) * day - renewed.daysAgo * day + 4 * hour;
  const since = Math.floor((at - first) / (renewed.every * day));
  return new Date(first + since * renewed.every * day).toISOString();
}

/** The state of a dataset that a scan compares with, now or at a time in milliseconds; undefined for registries. */
export function datasetMetadata(
  world: World,
  definition: DatasetDefinition,
  at = world.clock.now(),
): DatasetMetadata | undefined {
  const importDate = lastUpdated(world, definition, at)?.slice(0, 10);
  if (importDate === undefined) return undefined;
  const upload = uploadAt(world, definition.type, at);
  const importFileName = upload?.fileName ?? `${definition.type}-${importDate}.csv`;
  return { importDate, importFileName };
}

/** Scans from before an upload know nothing of it. */
function uploadAt(world: World, type: string, at: number) {
  const upload = world.datasetUploads.get(type);
  return upload && Date.parse(upload.uploadedAt) <= at ? upload : undefined;
}

function toDataset(world: World, definition: DatasetDefinition): Dataset {
  const { type, name, tags, parameterSets, intervals, hasFee, maintenanceWindows } = definition;
  const entityTypes = new Set(parameterSets.map((set) => set.entityType));
  return {
    name,
    type,
    tags,
    parameterSets,
    supportedEntityTypes: [...entityTypes],
    status: { expectedProcessingTime: definition.processingTime },
    monitoringIntervals: intervals,
    lastUpdated: lastUpdated(world, definition),
    schema: datasetSchema(type),
    ...(definition.isList ? { properties: { uploadColumns: columnsOf(type) } } : {}),
    capabilities: {
      SupportsMultipleMonitors: definition.severalMonitors,
      SupportsReferences: definition.references,
      SupportsAliases: definition.aliases,
      SupportsMatchRelevance: definition.relevance,
      SupportsContinuousMonitoring: definition.continuous,
      SupportsOnDemandScanning: true,
      SupportsMonitoring: definition.monitoring,
    },
    maintenanceWindows,
    hasPassThroughFee: hasFee,
  };
}
