import type { components } from '../../src/api/schema';
import { datasetDefinitions } from '../data/datasets';
import { sanctionsTag } from '../data/dataset-rows';
import type { ProviderRecord, World } from '../store/world';
import { type ListQuery, keyOfFilters, listPage } from './lists';
import { fold, searchableName } from './names';
import { isDeactivated } from './provider-lookup';
import { remembered } from './remembered';

type Schemas = components['schemas'];
type Category = Schemas['MonitoringCategory'];

/** What a provider has to be monitored in to be monitored fully. */
const required = datasetDefinitions
  .filter(
    ({ tags, monitoring, parameterSets }) =>
      tags.includes(sanctionsTag) &&
      monitoring &&
      parameterSets.some(({ entityType }) => entityType === 'Practitioner'),
  )
  .map(({ type }) => type);

const order = new Map<string, number>(required.map((type, index) => [type, index]));

export interface CoverageFilters extends ListQuery {
  name?: string;
  npi?: number;
  credentialingStatus?: string[];
  monitoringCategory?: Category;
}

/**
 * A page of active providers with the sanctions and exclusions datasets that are monitored for each, by last
 * name unless asked otherwise. Deactivated providers need no monitoring and are left out.
 */
export function listCoverage(world: World, query: CoverageFilters) {
  const { cursor, count, offset, sortDirection, sortedBy = 'LastName', ...filters } = query;
  const { npi, credentialingStatus, monitoringCategory } = filters;
  const name = fold(filters.name ?? '');
  const monitored = monitoredDatasets(world);
  return listPage(
    {
      name: `coverage ${sortedBy}`,
      sources: [world.providers, world.monitors],
      view: () => world.providers.view(sortedBy),
      filterKey: keyOfFilters({ ...filters, active: true }),
      filter: (provider) =>
        !isDeactivated(provider) &&
        (npi === undefined || provider.npi === npi) &&
        (!credentialingStatus || credentialingStatus.includes(provider.credentialingStatus ?? '')) &&
        (monitoringCategory === undefined || categoryOf(monitored.get(provider.id)) === monitoringCategory) &&
        (!name || searchableName(provider).includes(name)),
    },
    { cursor, count, offset, sortDirection },
    { sortedBy },
    (provider) => coverageOf(world, provider, monitored.get(provider.id)),
  );
}

/** How many active providers are in each category; the same as the list finds. */
export function aggregateCoverage(world: World): Schemas['ProviderSanctionsMonitoringAggregations'] {
  return remembered('coverage counts', [world.providers, world.monitors], () => {
    const monitored = monitoredDatasets(world);
    const counts = { NotMonitored: 0, PartiallyMonitored: 0, FullyMonitored: 0 };
    for (const provider of world.providers.all()) {
      if (!isDeactivated(provider)) counts[categoryOf(monitored.get(provider.id))] += 1;
    }
    return {
      notMonitored: counts.NotMonitored,
      partiallyMonitored: counts.PartiallyMonitored,
      fullyMonitored: counts.FullyMonitored,
    };
  });
}

type Monitored = ReadonlyMap<string, ReadonlySet<string>>;

/** The datasets of this kind that are monitored, by provider. */
function monitoredDatasets(world: World): Monitored {
  return remembered('monitored datasets', [world.monitors], () => {
    const monitored = new Map<string, Set<string>>();
    for (const { providerId, datasetType } of world.monitors.all()) {
      if (providerId === undefined || !isRequired(datasetType)) continue;
      const types = monitored.get(providerId);
      if (types) types.add(datasetType);
      else monitored.set(providerId, new Set([datasetType]));
    }
    return monitored;
  });
}

/** Whether it belongs to full coverage that a dataset is monitored. */
export function isRequired(datasetType: string | undefined): datasetType is string {
  return datasetType !== undefined && order.has(datasetType);
}

function categoryOf(types: ReadonlySet<string> | undefined): Category {
  const count = types?.size ?? 0;
  if (count === 0) return 'NotMonitored';
  return count === required.length ? 'FullyMonitored' : 'PartiallyMonitored';
}

/** A provider with the datasets of this kind that are monitored for it. */
export function coverageOf(
  world: World,
  provider: ProviderRecord,
  monitored: ReadonlySet<string> = new Set(),
): Schemas['ProviderSanctionsMonitoring'] {
  const { id, firstName, lastName, npi, credentialingStatus } = provider;
  return {
    id,
    firstName,
    lastName,
    npi,
    providerType: world.providerTypes.find((type) => type.id === provider.providerTypeId),
    credentialingStatus,
    credentialedDate: provider.credentialedDate,
    nextCredentialingDate: provider.nextCredentialingDate,
    monitorArray: [...monitored].toSorted((a, b) => (order.get(a) ?? 0) - (order.get(b) ?? 0)),
    monitoringCategory: categoryOf(monitored),
  };
}
